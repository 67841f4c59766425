; Types: every kind that bitcode numbers.
source_filename = "types"
target datalayout = "e-p:64:64-p3:32:32-A0"
target triple = "x86_64-unknown-linux-gnu"
%empty = type {}
%packed = type <{ i8, i32, <2 x i16> }>
%nested = type { %packed, [3 x { i1, ptr addrspace(3) }], [0 x i8] }
%opaque = type opaque
%"odd name" = type { i32 }
%holder = type { %"odd name", ptr, target("spirv.Image", void, 1, 0, 7) }
@empty = global %empty zeroinitializer
@packed = global %packed <{ i8 1, i32 2, <2 x i16> <i16 3, i16 4> }>
@nested = global %nested zeroinitializer
@declared = external global %opaque
@odd = global %"odd name" { i32 7 }
@bits = global { i1, i7, i33, i65, i127, i128, i129, i256 } { i1 true, i7 -1, i33 -5, i65 18446744073709551617, i127 -1, i128 170141183460469231731687303715884105727, i129 -3, i256 -57896044618658097711785492504343953926634992332820282019728792003956564819968 }
@floats = global { half, bfloat, float, double, fp128, x86_fp80, ppc_fp128 } { half 0xH3C01, bfloat 0xR3F81, float 0x3FB99999A0000000, double 0x7FF8000000000001, fp128 0xL00000000000000013FFF000000000002, x86_fp80 0xK3FFF8000000000000001, ppc_fp128 0xM3FF0000000000000BC90000000000000 }
@vectors = global { <1 x i1>, <3 x i5>, <2 x ptr addrspace(1)>, <4 x double> } { <1 x i1> <i1 true>, <3 x i5> <i5 1, i5 -2, i5 3>, <2 x ptr addrspace(1)> zeroinitializer, <4 x double> <double 1.0, double -0.0, double 0x7FF0000000000000, double undef> }

declare void @llvm.metadata.parameter(metadata)
declare token @llvm.experimental.convergence.entry()
declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %a, <vscale x 2 x double> %b, ptr %p) {
  %s = add <vscale x 4 x i32> %a, splat (i32 3)
  %t = fadd <vscale x 2 x double> %b, splat (double 1.5)
  store <vscale x 2 x double> %t, ptr %p
  %e = extractelement <vscale x 4 x i32> %a, i64 1
  %i = insertelement <vscale x 4 x i32> poison, i32 %e, i32 0
  %z = shufflevector <vscale x 4 x i32> %i, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %x = xor <vscale x 4 x i32> %s, %z
  ret <vscale x 4 x i32> %x
}
define void @amx() {
  %a = call x86_amx @llvm.x86.tilezero.internal(i16 1, i16 4)
  ret void
}
define { i32, [2 x <2 x half>] } @returns(i256 %wide, target("spirv.Sampler") %s, ptr addrspace(7) %p) {
  ret { i32, [2 x <2 x half>] } { i32 1, [2 x <2 x half>] [<2 x half> <half 1.0, half 2.0>, <2 x half> zeroinitializer] }
}
declare i32 @variadic(ptr, ...)
declare void @only_variadic(...)
declare %holder @holder(%nested)
