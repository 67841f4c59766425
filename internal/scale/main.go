// scale links synthetic programs of growing size and prints how time and memory grow with them.
//
//	scale [-linker FILE] [-arch ARCH] [-most N] [-only TEXT]
//
// Each kind of program is made in sizes from 1 to 16, and linked up to the bitcode that libNVVM would be given. The last columns are the CPU time
// and the memory for a unit of size, beside those of size 1: where they stay, or fall, both grow no faster than the program. llvm-as-22 assembles
// the programs.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

const head = `target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
`

// largest is the size at which a program has all that its kind says.
const largest = 16

// A kind is a way to be large. write makes the text of a file of a program of a size.
type kind struct {
	name  string
	files func(size int) int
	write func(w io.Writer, size, file int)
}

func oneFile(int) int { return 1 }

var kinds = []kind{
	{"20,000 functions, 2,000 kernels", oneFile, writeFunctions},
	{"a function of 200,000 instructions", oneFile, writeInstructions},
	{"100 MB of constants", oneFile, writeConstants},
	{"5,000 inputs", func(size int) int { return 5000 * size / largest }, writeInput},
}

func writeFunctions(w io.Writer, size, _ int) {
	functions, kernels := 20000*size/largest, 2000*size/largest
	fmt.Fprint(w, head)
	for i := range functions {
		fmt.Fprintf(w, "define internal i32 @f%d(i32 %%x) {\n %%a = mul i32 %%x, %d\n %%b = call i32 @llvm.fshl.i32(i32 %%a, i32 %%x, i32 %d)\n"+
			" %%c = icmp ugt i32 %%b, 7\n br i1 %%c, label %%l, label %%r\nl:\n %%d = udiv i32 %%b, %d\n br label %%r\nr:\n"+
			" %%e = phi i32 [ %%d, %%l ], [ %%a, %%0 ]\n ret i32 %%e\n}\n", i, i+3, i%31+1, i+2)
	}
	each := functions / kernels
	for k := range kernels {
		fmt.Fprintf(w, "define ptx_kernel void @k%d(ptr %%p) {\n %%v0 = load i32, ptr %%p\n", k)
		for i := range each {
			fmt.Fprintf(w, " %%v%d = call i32 @f%d(i32 %%v%d)\n", i+1, k*each+i, i)
		}
		fmt.Fprintf(w, " store i32 %%v%d, ptr %%p\n ret void\n}\n", each)
	}
	fmt.Fprint(w, "declare i32 @llvm.fshl.i32(i32, i32, i32)\n")
}

func writeInstructions(w io.Writer, size, _ int) {
	fmt.Fprint(w, head)
	fmt.Fprintf(w, "define ptx_kernel void @k(ptr %%p) {\n")
	for i := range 200000 * size / largest / 4 {
		fmt.Fprintf(w, " %%g%d = getelementptr i8, ptr %%p, i64 %d\n %%a%d = load i32, ptr %%g%d\n %%b%d = xor i32 %%a%d, %d\n store i32 %%b%d, ptr %%g%d\n", i, i*4, i, i, i, i, i, i, i)
	}
	fmt.Fprint(w, " ret void\n}\n")
}

func writeConstants(w io.Writer, size, _ int) {
	const table = 100000
	fmt.Fprint(w, head)
	tables := 100_000_000 * size / largest / table
	for i := range tables {
		fmt.Fprintf(w, "@t%d = internal constant [%d x i8] c\"", i, table)
		line, x := make([]byte, table), uint32(i+1) // equal ones would be one
		for j := range line {
			x = x*1664525 + 1013904223
			line[j] = 'a' + byte(x>>24)%26
		}
		w.Write(line)
		fmt.Fprint(w, "\"\n")
	}
	fmt.Fprintf(w, "define ptx_kernel void @k(ptr %%p, i64 %%i) {\n")
	for i := range tables {
		fmt.Fprintf(w, " %%g%d = getelementptr i8, ptr @t%d, i64 %%i\n %%v%d = load volatile i8, ptr %%g%d\n", i, i, i, i)
	}
	fmt.Fprint(w, " ret void\n}\n")
}

func writeInput(w io.Writer, _, file int) {
	fmt.Fprint(w, head)
	fmt.Fprintf(w, "define i32 @f%d(i32 %%x) {\n %%a = mul i32 %%x, %d\n ret i32 %%a\n}\n", file, file+3)
	fmt.Fprintf(w, "define ptx_kernel void @k%d(ptr %%p) {\n %%v = load i32, ptr %%p\n %%r = call i32 @f%d(i32 %%v)\n store i32 %%r, ptr %%p\n ret void\n}\n", file, file/2)
	if file/2 != file {
		fmt.Fprintf(w, "declare i32 @f%d(i32)\n", file/2)
	}
}

func main() {
	linker := flag.String("linker", "bin/nvvm-bitcode-linker", "the linker")
	arch := flag.String("arch", "sm_80", "architecture")
	only := flag.String("only", "", "only the kinds that have `TEXT` in their names")
	most := flag.Int("most", largest, "the largest size")
	flag.Parse()
	if err := run(*linker, *arch, *only, *most); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(linker, arch, only string, most int) error {
	for _, k := range kinds {
		if !strings.Contains(k.name, only) {
			continue
		}
		fmt.Printf("%s at %d, for %s\n%6s %10s %10s %10s %12s %12s\n", k.name, largest, arch, "size", "wall s", "CPU s", "MB", "CPU/size", "MB/size")
		var first measure
		for size := 1; size <= most; size *= 2 {
			m, err := k.link(linker, arch, size)
			if err != nil {
				return fmt.Errorf("%s, size %d: %w", k.name, size, err)
			}
			if size == 1 {
				first = m
			}
			unit := func(now, then float64) float64 { return now / float64(size) / then }
			fmt.Printf("%6d %10.2f %10.2f %10.0f %12.2f %12.2f\n", size, m.wall.Seconds(), m.cpu.Seconds(), m.memory,
				unit(m.cpu.Seconds(), first.cpu.Seconds()), unit(m.memory, first.memory))
		}
	}
	return nil
}

// A measure is what a process took. memory is in MB, the most that was resident.
type measure struct {
	wall, cpu time.Duration
	memory    float64
}

// link makes a program and links it.
func (k kind) link(linker, arch string, size int) (m measure, err error) {
	dir, err := os.MkdirTemp("", "scale-")
	if err != nil {
		return m, err
	}
	defer os.RemoveAll(dir)
	args := []string{"--arch", arch, "--keep-kernels", "--emit=llvm-bc", "-o", filepath.Join(dir, "out.bc")}
	for file := range k.files(size) {
		path := filepath.Join(dir, fmt.Sprintf("%d.bc", file))
		if err := k.assemble(path, size, file); err != nil {
			return m, err
		}
		args = append(args, path)
	}
	cmd := exec.Command(linker, args...)
	start := time.Now()
	if out, err := cmd.CombinedOutput(); err != nil {
		return m, fmt.Errorf("%w\n%.2000s", err, out)
	}
	usage := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	return measure{time.Since(start), cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), float64(usage.Maxrss) / 1024}, nil
}

// assemble has llvm-as make a file.
func (k kind) assemble(path string, size, file int) error {
	cmd := exec.Command("llvm-as-22", "-disable-verify", "-o", path)
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		return err
	}
	w := bufio.NewWriterSize(in, 1<<20)
	k.write(w, size, file)
	if err := w.Flush(); err != nil {
		return err
	}
	if err := in.Close(); err != nil {
		return err
	}
	return cmd.Wait()
}
