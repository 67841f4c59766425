package legalize

import (
	"strings"
	"testing"
)

func TestArchitectures(t *testing.T) {
	for name, want := range map[string]int{
		"llvm.nvvm.redux.sync.add": 80, "llvm.nvvm.redux.sync.fmin.abs": 100, "llvm.nvvm.read.ptx.sreg.cluster.ctaid.x": 90,
		"llvm.nvvm.read.ptx.sreg.ctaid.x": 0, "llvm.nvvm.idp4a.s.u": 61, "llvm.nvvm.fma.rn.f": 0, "llvm.nvvm.fma.rn.f16": 53,
		"llvm.nvvm.fma.rn.relu.bf16x2": 80, "llvm.nvvm.cp.async.bulk.commit.group": 90, "llvm.nvvm.cp.async.wait.all": 80,
		"llvm.nvvm.fmax.nan.f": 80, "llvm.nvvm.fmax.f": 0, "llvm.nvvm.match.all.sync.i32p": 70,
	} {
		if got := capabilityFor(name); got != want {
			t.Errorf("%s needs sm_%d, the table says %d", name, want, got)
		}
	}
	for key := range neededBy {
		if !strings.Contains(nvvmTable, "\n"+key+"\t") && !strings.Contains(nvvmTable, "\n"+key+".") {
			t.Errorf("no intrinsic is named %s", key)
		}
	}
	for capability, want := range map[int]string{75: "in function f (test): llvm.nvvm.redux.sync.add needs sm_80 or later, and it is compiled for sm_75", 80: "", 0: ""} {
		err := architecturesOn(t, capability, "declare i32 @llvm.nvvm.redux.sync.add(i32, i32)\ndefine i32 @f(i32 %x) {\n  %r = call i32 @llvm.nvvm.redux.sync.add(i32 %x, i32 -1)\n  ret i32 %r\n}")
		if got := ""; err != nil {
			if got = err.Error(); got != want {
				t.Errorf("sm_%d: %s", capability, got)
			}
		} else if want != "" {
			t.Errorf("sm_%d: no error", capability)
		}
	}
	if err := architecturesOn(t, 0, "declare double @llvm.nvvm.ex2.approx.d(double)\ndefine double @f(double %x) {\n  %r = call double @llvm.nvvm.ex2.approx.d(double %x)\n  ret double %r\n}"); err == nil ||
		err.Error() != "in function f (test): llvm.nvvm.ex2.approx.f64: PTX has no ex2.approx.f64" {
		t.Errorf("ex2.approx.d: %v", err)
	}
}

func architecturesOn(t *testing.T, capability int, in string) error {
	t.Helper()
	set := Pass{Name: "capability", Module: func(c *Context) error {
		c.Capability = capability
		return nil
	}}
	_, err := rewrite(t, true, in, set, Architectures())
	return err
}
