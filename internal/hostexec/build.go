package hostexec

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// build runs a command in a directory of its own; OUT in it stands for a file there, whose contents it returns.
func build(t testing.TB, line ...string) []byte {
	t.Helper()
	dir := t.TempDir()
	out := filepath.Join(dir, "out.bc")
	args := make([]string, len(line))
	for i, a := range line {
		args[i] = strings.ReplaceAll(a, "OUT", out)
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir = dir
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(line, " "), err, text)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Clang compiles a C file to bitcode of LLVM 22.
func Clang(t testing.TB, file string, flags ...string) []byte {
	t.Helper()
	line := []string{"clang-22", "--target=x86_64-pc-linux-gnu", "-std=gnu2x", "-w", "-emit-llvm", "-c", "-o", "OUT"}
	return build(t, append(append(line, flags...), file)...)
}

// Assemble makes bitcode of LLVM 22 of assembly.
func Assemble(t testing.TB, text string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "module.ll")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return build(t, "llvm-as-22", "-o", "OUT", file)
}

// Rust compiles a Rust program without std, and gives its bitcode, with what it uses of the libraries and nothing else, and the
// program that the compiler makes of it.
func Rust(t testing.TB, file string, flags ...string) (bitcode []byte, program string) {
	t.Helper()
	program = filepath.Join(t.TempDir(), "program")
	// Without a link there is no merging of the libraries' bitcode into the program's.
	line := []string{rustc(t), "--edition=2021", "--crate-type=bin", "-Awarnings", "-Cpanic=abort", "-Clto=fat", "-Ccodegen-units=1",
		"--emit=llvm-bc=OUT", "--emit=link=" + program, "-Clink-args=-no-pie -lc -lgcc_s"}
	whole := build(t, append(append(line, flags...), file)...)
	all := program + ".bc"
	if err := os.WriteFile(all, whole, 0o600); err != nil {
		t.Fatal(err)
	}
	return build(t, "opt-22", "-passes=internalize,globaldce", "-internalize-public-api-list=main", "-o", "OUT", all), program
}

// rustc gives the compiler that the project's scripts choose.
func rustc(t testing.TB) string {
	t.Helper()
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("bash", "-c", `set -e; found=$(scripts/find-rust); eval "$found"; printf %s "$RUSTC"`)
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		t.Skip("scripts/find-rust finds no rustc")
	}
	return string(out)
}
