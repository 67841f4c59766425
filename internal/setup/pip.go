package setup

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"nvvm-bitcode-linker/internal/wheels"
)

// pythons are the names under which Python is looked for; an active virtual environment comes first in PATH.
var pythons = map[string][]string{"windows": {"python", "py", "python3"}, "": {"python3", "python"}}

// downloadOptions have pip fetch just the wheels named. No environment is touched: pip download only writes files.
var downloadOptions = []string{"download", "--no-deps", "--only-binary", ":all:"}

// download has pip fetch the wheels of a release into a folder.
func (o *Options) download(ctx context.Context, release wheels.Release, temp, folder string) error {
	python, err := o.python(ctx, release)
	if err != nil {
		return err
	}
	var lines strings.Builder
	args := append([]string{"-m", "pip", "--disable-pip-version-check"}, downloadOptions...)
	for _, w := range release.Wheels {
		fmt.Fprintln(&lines, w.Requirement())
	}
	args = append(args, platformOptions(release)...)
	list := filepath.Join(temp, "requirements.txt")
	if err := os.WriteFile(list, []byte(lines.String()), 0o666); err != nil {
		return err
	}
	args = append(args, "--require-hashes", "--dest", folder, "--requirement", list)
	fmt.Fprintf(o.Log, "downloading %s by the pip of %s\n", pins(release), python)
	cmd := exec.CommandContext(ctx, python, args...)
	cmd.Stdout, cmd.Stderr = o.Log, o.Log // pip shows its bar where that is a terminal
	if err := cmd.Run(); err != nil {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		return fmt.Errorf("pip could not download %s: %w\nwithout a network: on another machine run\n  %s\nand give the folder here with --from",
			pins(release), err, downloadLine([]wheels.Release{release}))
	}
	return nil
}

// python finds a Python that has pip.
func (o *Options) python(ctx context.Context, release wheels.Release) (string, error) {
	names := pythons[runtime.GOOS]
	if names == nil {
		names = pythons[""]
	}
	if o.Python != "" {
		names = []string{o.Python}
	}
	var reasons []string
	for _, name := range names {
		path, err := exec.LookPath(name)
		if err != nil {
			reasons = append(reasons, fmt.Sprintf("%s: %v", name, err))
			continue
		}
		out, err := exec.CommandContext(ctx, path, "-m", "pip", "--version").CombinedOutput()
		if err == nil {
			return path, nil
		}
		first, _, _ := bytes.Cut(bytes.TrimSpace(out), []byte("\n"))
		reasons = append(reasons, fmt.Sprintf("%s: %v: %s", path, err, first))
	}
	return "", fmt.Errorf("no Python with pip was found:\n  %s\ninstall one (Debian: apt install python3-pip), name one with --python, or on another machine run\n  %s\nand give the folder here with --from",
		strings.Join(reasons, "\n  "), downloadLine([]wheels.Release{release}))
}

// downloadLine is a command that brings the wheels of the first release into the folder wheels on any machine with pip.
func downloadLine(releases []wheels.Release) string {
	if len(releases) == 0 {
		return errNone.Error()
	}
	args := append([]string{"python3", "-m", "pip"}, downloadOptions...)
	args = append(args, platformOptions(releases[0])...)
	return strings.Join(append(args, "--dest", "wheels", pins(releases[0])), " ")
}

// platformOptions have pip take the wheels' own platforms for this machine's.
func platformOptions(release wheels.Release) []string {
	var options []string
	seen := map[string]bool{}
	for _, w := range release.Wheels {
		for _, tag := range w.Tags() {
			if !seen[tag] {
				seen[tag] = true
				options = append(options, "--platform", tag)
			}
		}
	}
	return options
}

func pins(release wheels.Release) string {
	var list []string
	for _, w := range release.Wheels {
		list = append(list, w.Pin())
	}
	return strings.Join(list, " ")
}
