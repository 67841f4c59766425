package main

import (
	"bytes"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
	"github.com/spf13/pflag"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/driver"
	"nvvm-bitcode-linker/internal/wheels"
)

var update = flag.Bool("update", false, "write the generated pages of docs (make docs)")

// docsDir holds the pages for users.
var docsDir = filepath.Join(root, "docs")

// generated pages, by their path below docs.
func generated(t *testing.T) map[string]string {
	pages := map[string]string{"options.md": optionsPage(), "dialects.md": dialectsPage()}
	cmd := newCommand()
	cmd.InitDefaultHelpCmd()
	cmd.InitDefaultCompletionCmd()
	manPages(t, cmd, pages)
	return pages
}

// TestDocs compares the generated pages with what the code says now.
func TestDocs(t *testing.T) {
	pages := generated(t)
	for name, want := range pages {
		path := filepath.Join(docsDir, name)
		if *update {
			if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(want), 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		got, err := os.ReadFile(path)
		if err != nil || string(got) != want {
			t.Errorf("docs/%s is not what the code says: make docs writes it (%v)", name, err)
		}
	}
	found, err := filepath.Glob(filepath.Join(docsDir, "man", "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range found {
		if _, ok := pages["man/"+filepath.Base(path)]; !ok {
			t.Errorf("%s is of no command any more", path)
		}
	}
}

// manPages adds the manual pages of a command and those below it.
func manPages(t *testing.T, cmd *cobra.Command, pages map[string]string) {
	if cmd.Hidden || strings.HasPrefix(cmd.CommandPath(), "nvvm-bitcode-linker completion ") || cmd.Name() == "help" {
		return
	}
	cmd.DisableAutoGenTag = true
	var b bytes.Buffer
	title := strings.ReplaceAll(cmd.CommandPath(), " ", "-")
	err := doc.GenMan(cmd, &doc.GenManHeader{Title: strings.ToUpper(title), Section: "1", Source: "nvvm-bitcode-linker", Manual: "User Commands", Date: &time.Time{}}, &b)
	if err != nil {
		t.Fatal(err)
	}
	pages["man/"+title+".1"] = strings.Replace(b.String(), `"Jan 0001"`, `""`, 1) // the same whenever it is made
	for _, sub := range cmd.Commands() {
		manPages(t, sub, pages)
	}
}

const generatedNote = "\n<!-- Generated from the code by make docs. -->\n\n"

func optionsPage() string {
	var b strings.Builder
	b.WriteString("# Options and environment\n" + generatedNote)
	b.WriteString(`Every option of a link has a variable too. The command line decides where both are given. Cargo links again when a flag changes, in
` + "`rustflags`" + ` as ` + "`-C link-arg=--arch=sm_120`" + `; it does not when a variable does, nor when the linker itself changes.

`)
	root := newCommand()
	optionTable(&b, root.Flags(), true)
	b.WriteString(`
## Variables that are no options

| variable | meaning |
|---|---|
| ` + "`LIBNVVM_PATH`" + ` | libNVVM: the library, or the root of an installation |
| ` + "`CUDA_TOOLKIT_PATH`, `CUDA_HOME`, `CUDA_PATH`" + ` | the root of an installation; of these and ` + "`LIBNVVM_PATH`" + `, the first that is set decides, unless ` + "`--libnvvm`" + ` does |
| ` + "`NVVM_LINKER_CACHE`" + ` | where ` + "`setup`" + ` puts what it brings; else ` + "`$XDG_CACHE_HOME/nvvm-bitcode-linker`" + `, else ` + "`~/.cache/nvvm-bitcode-linker`" + ` |
| ` + "`GOGC`, `GOMEMLIMIT`" + ` | how eagerly memory is collected, as in every Go program |

## Options that are passed over

What rustc, build scripts and compilers pass to other linkers and changes nothing in PTX is accepted (` + "`--as-needed`, `--gc-sections`, `-Wl,...`" + `
and their kind). An option that is not known is an error. ` + "`@FILE`" + ` stands for the arguments in a file.
`)
	for _, cmd := range root.Commands() {
		fmt.Fprintf(&b, "\n## %s\n\n%s.\n\n", cmd.Name(), cmd.Short)
		fmt.Fprintf(&b, "    nvvm-bitcode-linker %s\n\n", cmd.Use)
		own := pflag.NewFlagSet(cmd.Name(), pflag.ContinueOnError)
		own.SortFlags = false
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if shared := root.Flags().Lookup(f.Name); shared == nil || shared.Usage != f.Usage {
				own.AddFlag(f)
			}
		})
		if own.HasFlags() {
			optionTable(&b, own, false)
		}
		if cmd.Name() == "verify" {
			b.WriteString("\nand of the options of a link those that say what is linked and how it is compiled.\n")
		}
	}
	b.WriteString("\n`completion SHELL` writes completions for bash, zsh, fish or powershell, `help COMMAND` explains a command.\n")
	return b.String()
}

func optionTable(b *strings.Builder, flags *pflag.FlagSet, variables bool) {
	header, rule := "| option | meaning |\n", "|---|---|\n"
	if variables {
		header, rule = "| option | variable | meaning |\n", "|---|---|---|\n"
	}
	b.WriteString(header + rule)
	flags.VisitAll(func(f *pflag.Flag) {
		value, usage := pflag.UnquoteUsage(f)
		name := "--" + f.Name
		if f.Shorthand != "" {
			name = "-" + f.Shorthand + ", " + name
		}
		if value != "" {
			name += " " + value
		}
		fmt.Fprintf(b, "| `%s` |", name)
		if variables {
			fmt.Fprintf(b, " `%s` |", variable(f.Name))
		}
		fmt.Fprintf(b, " %s |\n", strings.ReplaceAll(usage, "|", `\|`))
	})
}

func dialectsPage() string {
	var b strings.Builder
	b.WriteString("# Dialects and versions\n" + generatedNote)
	b.WriteString(`libNVVM reads two forms of LLVM IR. For architectures before Blackwell (below compute_100) it has LLVM 7: typed pointers, and the
bitcode, attributes and intrinsics of 2018. For those after it has a recent LLVM with opaque pointers; there the linker writes
LLVM 19's bitcode, which every libNVVM since CUDA 12.8 reads. A libNVVM that can say which form it wants (since CUDA 13.1) is asked; for
older ones the table decides. ` + "`--dialect`" + ` overrides both, ` + "`--nvvm-latest`" + ` has CUDA 13.5 take the modern form for every architecture.
NVIDIA calls that a preview, so it is not the default; on an H200 some kernels are much faster with it and none is much slower (BENCHMARKS.md).

What goes in: bitcode of LLVM 7 to 22. What a dialect can not express is rewritten, with the same meaning, or refused by name.

## Architectures

PTX for a plain architecture runs on every later GPU, for one with f on the later ones of its family, for one with a on that one only.

| architecture | libNVVM of | dialect | GPUs |
|---|---|---|---|
`)
	for _, a := range driver.Archs() {
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", a.Name, a.CUDA, a.Dialect, a.GPUs)
	}
	b.WriteString(`
## CUDA releases

` + "`setup VERSION`" + ` brings these; a driver loads PTX of its own CUDA release and of older ones.

| version | PTX | drivers that load it | Linux x86-64 | Linux arm64 | Windows x86-64 |
|---|---|---|---|---|---|
`)
	platforms := []string{"linux/amd64", "linux/arm64", "windows/amd64"}
	for _, r := range wheels.Releases("linux/amd64") { // the platform that has them all
		release, _ := arch.ParseRelease(r.Version)
		ptx, _ := release.PTX()
		drivers := "of CUDA " + release.String()
		if _, branch, _ := ptx.FirstRelease(); branch != 0 {
			drivers = fmt.Sprint(branch)
		}
		fmt.Fprintf(&b, "| %s | %v | %s and later |", r.Version, ptx, drivers)
		for _, p := range platforms {
			mark := " - |"
			for _, other := range wheels.Releases(p) {
				if other.Version == r.Version {
					mark = " yes |"
				}
			}
			b.WriteString(mark)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// TestErrorsPage looks for each error that docs/errors.md explains in the code: between the dots, its text stands there.
func TestErrorsPage(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(docsDir, "errors.md"))
	if err != nil {
		t.Fatal(err)
	}
	headings := regexp.MustCompile("(?m)^### `(.*)`$").FindAllSubmatch(page, -1)
	if len(headings) < 10 {
		t.Fatalf("only %d errors are explained", len(headings))
	}
	source := sources(t)
	for _, h := range headings {
		for _, part := range strings.Split(string(h[1]), "...") {
			if part = strings.TrimSpace(part); !strings.Contains(source, part) {
				t.Errorf("docs/errors.md explains %q; no code says %q", h[1], part)
			}
		}
	}
}

// sources gives all code that is no test.
func sources(t *testing.T) string {
	var b strings.Builder
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		data, err := os.ReadFile(path)
		b.Write(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestPagesLink follows the links of the pages to files of the repository.
func TestPagesLink(t *testing.T) {
	pages, err := filepath.Glob(filepath.Join(docsDir, "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "ARCHITECTURE.md"} {
		pages = append(pages, filepath.Join(root, name))
	}
	link := regexp.MustCompile(`\]\(([^)#:]+)(#[^)]*)?\)`)
	for _, page := range pages {
		data, err := os.ReadFile(page)
		if err != nil {
			t.Error(err)
			continue
		}
		for _, m := range link.FindAllSubmatch(data, -1) {
			if _, err := os.Stat(filepath.Join(filepath.Dir(page), string(m[1]))); err != nil {
				t.Errorf("%s: %v", page, err)
			}
		}
	}
}
