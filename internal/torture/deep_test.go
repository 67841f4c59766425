package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
)

const deepHead = `target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
`

// deep are programs in which something refers to something of its kind, and so on, count times.
var deep = []struct {
	name  string
	count int
	write func(b *strings.Builder, n int)
	want  string // in the error; "" for none
}{
	{"blocks", 100000, func(b *strings.Builder, n int) {
		b.WriteString("define ptx_kernel void @k(ptr %p) {\nentry:\n br label %b0\n")
		for i := range n {
			fmt.Fprintf(b, "b%d:\n store volatile i32 %d, ptr %%p\n br label %%b%d\n", i, i, i+1)
		}
		fmt.Fprintf(b, "b%d:\n ret void\n}\n", n)
	}, ""},
	{"nested loops", 5000, func(b *strings.Builder, n int) {
		b.WriteString("define ptx_kernel void @k(ptr %p) {\nentry:\n br label %b0\n")
		for i := range n {
			fmt.Fprintf(b, "b%d:\n br label %%b%d\n", i, i+1)
		}
		fmt.Fprintf(b, "b%d:\n br label %%e%d\n", n, n)
		for i := n; i > 0; i-- {
			fmt.Fprintf(b, "e%d:\n %%c%d = load volatile i1, ptr %%p\n br i1 %%c%d, label %%b%d, label %%e%d\n", i, i, i, i-1, i-1)
		}
		b.WriteString("e0:\n ret void\n}\n")
	}, ""},
	{"values", 50000, func(b *strings.Builder, n int) {
		b.WriteString("define ptx_kernel void @k(ptr %p) {\n %v0 = load i32, ptr %p\n")
		for i := range n {
			fmt.Fprintf(b, " %%v%d = xor i32 %%v%d, %d\n", i+1, i, i)
		}
		fmt.Fprintf(b, " store i32 %%v%d, ptr %%p\n ret void\n}\n", n)
	}, ""},
	{"phis", 10000, func(b *strings.Builder, n int) {
		b.WriteString("define ptx_kernel void @k(ptr %p, i1 %c) {\nentry:\n br label %b0\nb0:\n %v0 = phi i32 [ 0, %entry ]\n br i1 %c, label %b1, label %x0\nx0:\n br label %b1\n")
		for i := 1; i < n; i++ {
			fmt.Fprintf(b, "b%d:\n %%v%d = phi i32 [ %%v%d, %%b%d ], [ %d, %%x%d ]\n br i1 %%c, label %%b%d, label %%x%d\nx%d:\n br label %%b%d\n", i, i, i-1, i-1, i, i-1, i+1, i, i, i+1)
		}
		fmt.Fprintf(b, "b%d:\n %%v%d = phi i32 [ %%v%d, %%b%d ], [ %d, %%x%d ]\n store i32 %%v%d, ptr %%p\n ret void\n}\n", n, n, n-1, n-1, n, n-1, n)
	}, ""},
	{"calls", 20000, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "define internal void @f%d(ptr %%p) {\n call void @f%d(ptr %%p)\n ret void\n}\n", i, i+1)
		}
		fmt.Fprintf(b, "define internal void @f%d(ptr %%p) {\n store i32 1, ptr %%p\n ret void\n}\ndefine ptx_kernel void @k(ptr %%p) {\n call void @f0(ptr %%p)\n ret void\n}\n", n)
	}, ""},
	{"variables", 20000, func(b *strings.Builder, n int) {
		b.WriteString("@g0 = internal constant i32 7\n")
		for i := range n {
			fmt.Fprintf(b, "@g%d = internal constant ptr @g%d\n", i+1, i)
		}
		fmt.Fprintf(b, "define ptx_kernel void @k(ptr %%p) {\n %%v = load ptr, ptr @g%d\n store ptr %%v, ptr %%p\n ret void\n}\n", n)
	}, ""},
	{"aliases", 1000, func(b *strings.Builder, n int) {
		b.WriteString("@a0 = internal constant i32 7\n")
		for i := range n {
			fmt.Fprintf(b, "@a%d = internal alias i32, ptr @a%d\n", i+1, i)
		}
		fmt.Fprintf(b, "define ptx_kernel void @k(ptr %%p) {\n %%v = load i32, ptr @a%d\n store i32 %%v, ptr %%p\n ret void\n}\n", n)
	}, ""},
	{"types", 5000, func(b *strings.Builder, n int) {
		b.WriteString("%t0 = type { i32 }\n")
		for i := range n {
			fmt.Fprintf(b, "%%t%d = type { %%t%d }\n", i+1, i)
		}
		fmt.Fprintf(b, "define ptx_kernel void @k(ptr %%p) {\n %%v = getelementptr %%t%d, ptr %%p, i64 1\n store i32 1, ptr %%v\n ret void\n}\n", n)
	}, ""},
	{"constants", 2000, func(b *strings.Builder, n int) {
		b.WriteString("@g = internal global i64 " + strings.Repeat("sub (i64 ", n) + "ptrtoint (ptr @g to i64)" + strings.Repeat(", i64 ptrtoint (ptr @k to i64))", n) + "\n")
		b.WriteString("define ptx_kernel void @k(ptr %p) {\n %v = load volatile i64, ptr @g\n store i64 %v, ptr %p\n ret void\n}\n")
	}, "its initialiser computes with an address"},
	{"metadata", 20000, func(b *strings.Builder, n int) {
		b.WriteString("define ptx_kernel void @k(ptr %p) {\n br label %l\nl:\n %c = load volatile i1, ptr %p\n br i1 %c, label %l, label %e, !llvm.loop !0\ne:\n ret void\n}\n!0 = distinct !{!0, !1}\n")
		for i := 1; i < n; i++ {
			fmt.Fprintf(b, "!%d = !{!\"llvm.loop.disable_nonforced\", !%d}\n", i, i+1)
		}
		fmt.Fprintf(b, "!%d = !{}\n!some = !{!1}\n", n)
	}, ""},
}

// What is deep is linked and rewritten for both dialects, or refused; it overflows no stack.
func TestDeep(t *testing.T) {
	if _, err := exec.LookPath("llvm-as-22"); err != nil {
		t.Skip("this test needs llvm-as-22: ", err)
	}
	defer debug.SetMaxStack(debug.SetMaxStack(maxStack))
	for _, c := range deep {
		t.Run(c.name, func(t *testing.T) {
			var b strings.Builder
			b.WriteString(deepHead)
			c.write(&b, c.count)
			path := filepath.Join(t.TempDir(), "deep.bc")
			if err := os.WriteFile(path+".ll", []byte(b.String()), 0o666); err != nil {
				t.Fatal(err)
			}
			if out, err := exec.Command("sh", "-c", `ulimit -s unlimited 2>/dev/null; exec llvm-as-22 -o "$1" "$1.ll"`, "sh", path).CombinedOutput(); err != nil {
				t.Fatalf("%v\n%.1000s", err, out)
			}
			for _, d := range dialects {
				data, err := linkFiles(d, path)
				if c.want != "" {
					if err == nil || !strings.Contains(err.Error(), c.want) {
						t.Errorf("%s: got %v, %q expected", d.passes.Name, err, c.want)
					}
				} else if err != nil {
					t.Errorf("%s: %v", d.passes.Name, err)
				} else if _, err := d.downgrade("deep", data); err != nil && d.passes.Name == "llvm19" {
					t.Errorf("%s, read again: %v", d.passes.Name, err)
				}
			}
		})
	}
}
