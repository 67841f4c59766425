package driver

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"nvvm-bitcode-linker/internal/scrub"
	"nvvm-bitcode-linker/nvvm"
)

// A bundle is a directory from which something is repeated, here or elsewhere ([Replay]).
type bundle struct {
	dir   string
	scrub *scrub.Scrubber // nil where paths may stay
}

// The files of a bundle that are read again.
const (
	faultFile  = "fault.json"  // a savedFault
	linkFile   = "link.json"   // a savedLink
	resultFile = "result.json" // a savedResult
	scriptFile = "replay.sh"
)

// script repeats what is in its directory. Nothing of the input is in it.
const script = `#!/bin/sh
# Repeats what this directory holds. Further arguments go to the linker: see replay --help.
exec "${NVVM_BITCODE_LINKER:-nvvm-bitcode-linker}" replay "$@" -- "$(dirname -- "$0")"
`

func (b *bundle) put(name string, data []byte) error {
	if b.scrub != nil {
		data = b.scrub.Bytes(data)
	}
	path := filepath.Join(b.dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(path, data, 0o666)
}

func (b *bundle) putJSON(name string, v any) error {
	data, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	return b.put(name, append(data, '\n'))
}

// putScript adds the script.
func (b *bundle) putScript() error {
	return os.WriteFile(filepath.Join(b.dir, scriptFile), []byte(script), 0o777)
}

// scrubber takes this machine's paths out, where that is asked for: the home, the directory of work, and where inputs and outputs are.
func (o *Options) scrubber(inputs []string) *scrub.Scrubber {
	if !o.Anonymize {
		return nil
	}
	var texts []string
	add := func(path string) {
		if path, err := filepath.Abs(path); err == nil {
			texts = append(texts, ancestors(path)...)
		}
	}
	if home, err := os.UserHomeDir(); err == nil {
		add(home)
	}
	for _, variable := range []string{"CARGO_HOME", "RUSTUP_HOME", "CARGO_TARGET_DIR", "CARGO_MANIFEST_DIR"} {
		if path := os.Getenv(variable); path != "" {
			add(path)
		}
	}
	add(".")
	for _, path := range append([]string{o.Output, o.SaveTemps}, inputs...) {
		if path != "" {
			add(filepath.Dir(path))
		}
	}
	if name, err := os.Hostname(); err == nil && len(name) >= 6 {
		texts = append(texts, name)
	}
	return scrub.New(texts...)
}

// system are directories that say nothing of a machine.
var system = map[string]bool{"usr": true, "opt": true, "lib": true, "lib64": true, "bin": true, "etc": true, "dev": true, "proc": true}

// ancestors gives a path and those of the directories above it that are long enough to be told from other text. A path that ends inside one of
// the machine's own directories is none of the user's.
func ancestors(path string) (list []string) {
	parts := strings.Split(strings.Trim(filepath.ToSlash(path), "/"), "/")
	if system[parts[0]] {
		return nil
	}
	for ; len(path) > len("/root"); path = filepath.Dir(path) {
		list = append(list, path)
	}
	if path == "/root" {
		list = append(list, path+"/")
	}
	return list
}

// savedLibrary says which libNVVM something was compiled with.
type savedLibrary struct {
	Path    string `json:"path"`
	CUDA    string `json:"cuda"`    // "" where nothing tells
	Version string `json:"version"` // nvvmVersion
	IR      string `json:"ir"`      // nvvmIRVersion
}

func saveLibrary(i nvvm.Info) savedLibrary {
	return savedLibrary{Path: i.Path, CUDA: i.CUDA, Version: i.Version.String(), IR: i.IR.String()}
}

// A savedFault is a fault of libNVVM's.
type savedFault struct {
	Tool      string       `json:"tool"`
	Library   savedLibrary `json:"library"`
	Arch      string       `json:"arch"`
	Latest    bool         `json:"latest"` // -nvvm-latest
	Options   []string     `json:"options"`
	Verify    bool         `json:"verify"`
	Libdevice bool         `json:"libdevice"` // the library's, added lazily
	Module    string       `json:"module"`
	Kernels   []string     `json:"kernels"`
	Fault     string       `json:"fault"`
	Alone     []savedAlone `json:"alone,omitempty"`
}

// savedAlone is a kernel that was compiled without the others.
type savedAlone struct {
	Kernel string `json:"kernel"`
	Module string `json:"module"`
	Fault  string `json:"fault"` // "" if it was compiled
}

// keepFault writes a bundle for a fault: beside the output, or where that can not be, among the temporary files. Its name comes from what is in
// it, so that a build that is repeated does not leave more and more.
func (l *linking) keepFault(f *fault, e *FaultError, alone []*part) (string, error) {
	text := func(err error) string {
		if err == nil {
			return ""
		}
		return err.Error()
	}
	s := savedFault{
		Tool: l.Tool, Library: saveLibrary(l.info), Arch: l.arch.Compute(), Latest: l.NVVMLatest, Options: f.job.Options, Verify: f.job.Verify,
		Libdevice: f.job.LazyLibdevice, Module: "module.bc", Kernels: e.Kernels, Fault: text(f.err),
	}
	files := map[string][]byte{s.Module: f.part.bitcode}
	for i, a := range e.Alone {
		one := savedAlone{a.Kernel, fmt.Sprintf("kernel-%d.bc", i+1), text(a.Err)}
		if alone[i] == nil || alone[i].bitcode == nil {
			one.Module = ""
		} else {
			files[one.Module] = alone[i].bitcode
		}
		s.Alone = append(s.Alone, one)
	}
	hash := sha256.New()
	fmt.Fprintf(hash, "%q %q %q %v %v\n", s.Library, s.Arch, s.Options, s.Verify, s.Libdevice)
	hash.Write(f.part.bitcode)
	name := "fault-" + hex.EncodeToString(hash.Sum(nil)[:4])
	inputs, _, _ := l.named() // they were found before
	write := func(dir string) error {
		b := bundle{dir, l.scrubber(inputs)}
		for name, data := range files {
			if err := b.put(name, data); err != nil {
				return err
			}
		}
		if err := b.putJSON(faultFile, s); err != nil {
			return err
		}
		return b.putScript()
	}
	var places []string
	switch {
	case l.SaveTemps != "":
		places = append(places, filepath.Join(l.SaveTemps, name))
	case l.Output != "" && l.Output != os.DevNull:
		places = append(places, l.Output+"."+name)
	}
	for _, dir := range places {
		if err := wholeDirectory(dir, write); err == nil {
			return dir, nil
		}
	}
	dir, err := os.MkdirTemp("", "nvvm-bitcode-linker-"+name+"-") // a name that others can not know
	if err != nil {
		return "", err
	}
	return dir, write(dir)
}

// wholeDirectory makes a directory that has all its files or does not exist. One of the name is left as it is.
func wholeDirectory(dir string, write func(dir string) error) error {
	tmp := filepath.Join(filepath.Dir(dir), fmt.Sprintf(".%s.%d.tmp", filepath.Base(dir), os.Getpid()))
	if err := os.Mkdir(tmp, 0o777); err != nil {
		return err
	}
	defer temporary(tmp)()
	if err := write(tmp); err != nil {
		return err
	}
	if err := os.Rename(tmp, dir); err != nil {
		if info, statErr := os.Stat(dir); statErr == nil && info.IsDir() {
			return nil
		}
		return err
	}
	return nil
}
