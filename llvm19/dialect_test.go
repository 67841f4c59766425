package llvm19

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// A table decides about every attribute, and what it keeps LLVM 19 knows.
func TestAttrTables(t *testing.T) {
	for name, rules := range map[string]*legalize.AttrRules{"GPUs": gpuAttrs, "other targets": hostAttrs} {
		if kinds := rules.Forgotten(); len(kinds) > 0 {
			t.Errorf("the table for %s says nothing of %v", name, kinds)
		}
		for k := ir.StringAttr + 1; k <= ir.LastAttrKind; k++ {
			if rules.Fates[k] == legalize.KeepAttr && rules.Translate[k] == nil && !k.InDialect(ir.LLVM19) {
				t.Errorf("the table for %s keeps %v, which LLVM 19 does not have", name, k)
			}
		}
	}
}

// And about every kind of metadata.
func TestMetadataTable(t *testing.T) {
	if kinds := attachments.Forgotten(); len(kinds) > 0 {
		t.Errorf("the table says nothing of %v", kinds)
	}
}

func tool(t *testing.T, name string, in []byte) []byte {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skipf("this test needs %s: %v", name, err)
	}
	cmd := exec.Command(path, "-o", "-")
	cmd.Stdin = bytes.NewReader(in)
	var log bytes.Buffer
	cmd.Stderr = &log
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, log.Bytes())
	}
	return out
}

// What LLVM 22 may write of a kernel is, downgraded, what LLVM 19 reads and its verifier takes.
func TestDowngradeOfKernels(t *testing.T) {
	const in = `target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.abs.i32(i32, i1)
declare {i128, i1} @llvm.umul.with.overflow.i128(i128, i128)
declare float @llvm.fabs.f32(float)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
@alloc.0 = private unnamed_addr constant [2 x i8] c"ab", section ".rodata"
define ptx_kernel void @k(ptr captures(none) dead_on_return noundef align 8 %p, ptr captures(address) initializes((0, 4)) %q, i128 range(i128 0, 9) %w) noinline nocreateundeforpoison memory(argmem: readwrite, target_mem0: none) "nvvm.maxntid"="64" "target-cpu"="sm_80" {
  %a = load i32, ptr %p, align 8, !noundef !0, !noalias.addrspace !1
  %b = call i32 @llvm.abs.i32(i32 %a, i1 true)
  %c = icmp samesign ult i32 %b, 5
  %d = trunc nuw i32 %b to i8
  %e = call {i128, i1} @llvm.umul.with.overflow.i128(i128 %w, i128 %w)
  %f = extractvalue {i128, i1} %e, 1
  %g = and i1 %c, %f
  %h = freeze i1 %g
  %i = load float, ptr %q, align 4
  %j = call float @llvm.fabs.f32(float %i)
  %k = fptrunc fast float %j to half
  %l = gep_placeholder
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i8 %d, ptr %p, align 1
  store i1 %h, ptr %l, align 1
  store half %k, ptr %q, align 2
  ret void
}
!0 = !{}
!1 = !{i32 5, i32 6}`
	text := strings.Replace(in, "gep_placeholder", "getelementptr nuw i8, ptr @alloc.0, i64 1", 1)
	out, err := Downgrade("test", tool(t, "llvm-as-22", []byte(text)))
	if err != nil {
		t.Fatal(err)
	}
	got := string(tool(t, "llvm-dis-19", out))
	for _, want := range []string{`target datalayout = "` + DataLayout + `"`, "@alloc_$_0 = private unnamed_addr constant [2 x i8]",
		"define ptx_kernel void @k(ptr nocapture noundef align 8 %0, ptr initializes((0, 4)) %1, i128 range(i128 0, 9) %2)",
		"memory(argmem: readwrite)", `!{ptr @k, !"kernel", i32 1, !"maxntidx", i32 64}`, "call i32 @llvm.abs.i32(i32", "icmp ult i32",
		"trunc nuw i32", "freeze i1", "@llvm.nvvm.fabs.f(float", "fptrunc float", "getelementptr nuw i8", "call void @llvm.nvvm.barrier0()",
		"!noundef !"} {
		if !strings.Contains(strings.ReplaceAll(got, `"alloc_$_0"`, "alloc_$_0"), want) {
			t.Errorf("%q is missing", want)
		}
	}
	for _, no := range []string{"noinline", "captures(", "dead_on_return", "section", "target-cpu", "samesign", "overflow", "addrspace(5)", "fast"} {
		if strings.Contains(got, no) {
			t.Errorf("%q is there", no)
		}
	}
	if t.Failed() {
		t.Log(got)
	}
}
