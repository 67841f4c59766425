package legalize

import "testing"

func TestKernels(t *testing.T) {
	pass := []Pass{Kernels()}
	checkShapes(t, []shape{
		{name: "marks", passes: pass, in: "define ptx_kernel void @k() noinline optnone { ret void }\ndefine void @f() noinline { ret void }",
			want: []string{"define ptx_kernel void @k() {", "!nvvm.annotations = !{!0}", `!0 = !{ptr @k, !"kernel", i32 1}`,
				"define void @f() #0"}},
		{name: "bounds", passes: pass,
			in: `define ptx_kernel void @k() "nvvm.maxntid"="256,2" "nvvm.reqntid"="32, 1, 1" "nvvm.minctasm"="2" "nvvm.maxnreg"="40"` +
				` "nvvm.cluster_dim"="2,1,1" "nvvm.maxclusterrank"="8" { ret void }`,
			want: []string{`!{ptr @k, !"kernel", i32 1, !"maxntidx", i32 256, !"maxntidy", i32 2, !"reqntidx", i32 32, !"reqntidy", i32 1, ` +
				`!"reqntidz", i32 1, !"minctasm", i32 2, !"maxnreg", i32 40, !"cluster_dim_x", i32 2, !"cluster_dim_y", i32 1, ` +
				`!"cluster_dim_z", i32 1, !"cluster_max_blocks", i32 8}`}},
		{name: "bounds of four", passes: pass, in: `define ptx_kernel void @k() "nvvm.maxntid"="1,2,3,4" { ret void }`,
			err: `"nvvm.maxntid"="1,2,3,4" has more than 3 numbers`},
		{name: "bounds in words", passes: pass, in: `define ptx_kernel void @k() "nvvm.maxntid"="many" { ret void }`,
			err: `"nvvm.maxntid"="many": a number expected`},
		{name: "parameters", passes: pass,
			in:   `define ptx_kernel void @k(ptr byval(i64) align 8 "nvvm.grid_constant" %a, [2 x i64] alignstack(16) %b) { ret void }`,
			want: []string{`!"align", i32 131088`, `!"grid_constant", !1}`, "!1 = !{i32 1}"}},
		{name: "annotations of inputs", passes: pass,
			in: `define ptx_kernel void @k() "nvvm.maxntid"="64" { ret void }
@t = internal addrspace(1) global i64 0
!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr @k, !"kernel", i32 1}
!1 = !{ptr @k, !"maxntidx", i32 128, !"maxclusterrank", i32 4}
!2 = !{ptr addrspace(1) @t, !"texture", i32 1}
!3 = !{null, !"kernel", i32 1}`,
			want: []string{"!nvvm.annotations = !{!0, !1}", `!{ptr @k, !"kernel", i32 1, !"maxntidx", i32 128, !"cluster_max_blocks", i32 4}`,
				`!{ptr addrspace(1) @t, !"texture", i32 1}`}},
		{name: "a result", passes: pass, in: "define ptx_kernel i32 @k() { ret i32 0 }", err: "in function k (test): a kernel cannot return a value"},
		{name: "a kernel of elsewhere", passes: pass,
			in:   "declare ptx_kernel void @k()\ndefine void @f() { call ptx_kernel void @k()\n ret void }",
			want: []string{"declare void @k()", "  call void @k()"}},
		{name: "a call", passes: pass,
			in:  "define ptx_kernel void @k() { ret void }\ndefine void @f() { call ptx_kernel void @k()\n ret void }",
			err: "in function f (test): it calls the kernel k"},
	})
}
