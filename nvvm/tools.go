package nvvm

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Tool is a program or library of NVIDIA's that was found.
type Tool struct {
	Path string
	CUDA string // the CUDA release that it belongs to, as far as the files around it tell, else ""
}

// ToolError says that a part of CUDA was not found.
type ToolError struct {
	Part    Part
	Decided string // what the user set, and so decided
	Looked  []Place
}

func (e *ToolError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s not found", e.Part)
	if e.Decided != "" {
		fmt.Fprintf(&b, " where %s says", e.Decided)
	}
	b.WriteString("; looked at")
	for _, p := range e.Looked {
		fmt.Fprintf(&b, "\n  %v", p)
	}
	if wheel := toolWheels[e.Part]; wheel != "" {
		fmt.Fprintf(&b, "\nto install it: %s", pipCommand(wheel, installs()[0].Version))
	}
	return b.String()
}

// toolWheels are the Python distributions that bring the parts, of the newest CUDA release.
var toolWheels = map[Part]string{PTXAS: "nvidia-cuda-nvcc", Fatbinary: "nvidia-cuda-nvcc", NVJitLink: "nvidia-nvjitlink"}

// FindTools looks for a part beside libNVVM. explicit, a file or the root of an installation, decides when it is given, and name says how it
// was given. Else it is looked for beside the libNVVM of the path library, then where the environment variables say, in all implicit
// places, the newest first, and in PATH. The error is a [ToolError].
func FindTools(part Part, explicit, name, library string) ([]Tool, error) {
	return system().tools(part, explicit, name, library)
}

func (s search) tools(part Part, explicit, name, library string) ([]Tool, error) {
	e := &ToolError{Part: part}
	if explicit != "" {
		file, looked := s.named(explicit, part)
		if file == "" {
			e.Decided, e.Looked = name+"="+explicit, looked
			return nil, e
		}
		return []Tool{{file, cudaNear(file)}}, nil
	}
	var tools []Tool
	seen := map[string]bool{}
	add := func(files ...string) {
		for _, file := range files {
			if real := resolve(file); !seen[real] {
				seen[real] = true
				tools = append(tools, Tool{file, cudaNear(file)})
			}
		}
	}
	look := func(root string) {
		files, looked := s.below(root, part)
		add(files...)
		e.Looked = append(e.Looked, looked...)
	}
	for _, root := range s.rootsOf(library) {
		look(root)
	}
	for _, v := range variables {
		if root := s.getenv(v); root != "" {
			look(root)
		}
	}
	first := len(tools)
	for _, root := range s.implicitRoots() {
		if root.absent {
			e.Looked = append(e.Looked, Place{root.path, "no such directory"})
		} else {
			look(root.path)
		}
	}
	slices.SortStableFunc(tools[first:], func(a, b Tool) int { return compareVersions(b.CUDA, a.CUDA) })
	if part != NVJitLink {
		for _, name := range fileNames[part][s.goos] {
			path, err := exec.LookPath(name)
			if err != nil {
				e.Looked = append(e.Looked, Place{"PATH", "no " + name})
			} else if path, err = filepath.Abs(path); err == nil {
				add(path)
			}
		}
	}
	if len(tools) == 0 {
		return nil, e
	}
	return tools, nil
}

// beside looks for a part in the installation that a libNVVM belongs to, "" where there is none.
func (s search) beside(library string, part Part) string {
	for _, root := range s.rootsOf(library) {
		if files, _ := s.below(root, part); len(files) > 0 {
			return files[0]
		}
	}
	return ""
}

// rootsOf gives the roots that a libNVVM may belong to by the table of layouts, seen from the path it was opened with and from the file
// behind it.
func (s search) rootsOf(library string) []string {
	var roots []string
	if library == "" {
		return nil
	}
	for _, path := range []string{library, resolve(library)} {
		dir := filepath.ToSlash(filepath.Dir(path))
		for _, l := range layouts {
			root, ok := strings.CutSuffix(dir, "/"+l.dir)
			if root = filepath.FromSlash(root); ok && l.part == LibNVVM && l.goos == s.goos && root != "" && !slices.Contains(roots, root) {
				roots = append(roots, root)
			}
		}
	}
	return roots
}
