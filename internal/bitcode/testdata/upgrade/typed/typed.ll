; Typed pointers in names, and forms of intrinsics, attributes and constructors, as LLVM 7 and 14 write them.
; OLD: lifetime\.(start|end)\.p0\(i64|@llvm\..*\.v?[0-9]*p0[a-z]|no-frame-pointer|null-pointer-is|\[1 x \{ i32, ptr \}\]
; GONE: stacksave powi.f32 experimental.vector.reduce.add.i32.v4i32
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.foo.1 = type { i32, i8* }
@llvm.global_ctors = appending global [1 x { i32, void ()* }] [{ i32, void ()* } { i32 65535, void ()* @ctor }]
declare void @ctor()
declare void @llvm.lifetime.start.p0i8(i64, i8* nocapture)
declare void @llvm.lifetime.end.p0i8(i64, i8* nocapture)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1)
declare <4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>*, i32, <4 x i1>, <4 x i32>)
declare <2 x i8*> @llvm.masked.gather.v2p0i8.v2p0p0i8(<2 x i8**>, i32, <2 x i1>, <2 x i8*>)
declare i8* @llvm.stacksave()
declare float @llvm.powi.f32(float, i32)
declare i64 @llvm.objectsize.i64.p0i8(i8*, i1)
declare i8* @llvm.ptr.annotation.p0i8(i8*, i8*, i8*, i32)
declare i32 @llvm.experimental.vector.reduce.add.i32.v4i32(<4 x i32>)
declare %struct.foo.1* @llvm.ssa.copy.p0s_struct.foo.1s(%struct.foo.1* returned)
declare {}* @llvm.invariant.start.p0i8(i64, i8* nocapture)
define i64 @f(i8* %p, <4 x i32>* %v, <2 x i8**> %g, %struct.foo.1* %s, float %x) #0 {
  %a = alloca %struct.foo.1
  %b = bitcast %struct.foo.1* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %b)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %b, i8* align 8 %p, i64 16, i1 false)
  %l = call <4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>* %v, i32 4, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> undef)
  %m = call <2 x i8*> @llvm.masked.gather.v2p0i8.v2p0p0i8(<2 x i8**> %g, i32 0, <2 x i1> <i1 true, i1 false>, <2 x i8*> undef)
  %e = extractelement <2 x i8*> %m, i32 0
  %r = call i32 @llvm.experimental.vector.reduce.add.i32.v4i32(<4 x i32> %l)
  %ss = call i8* @llvm.stacksave()
  %pw = call float @llvm.powi.f32(float %x, i32 %r)
  %c = call %struct.foo.1* @llvm.ssa.copy.p0s_struct.foo.1s(%struct.foo.1* %s)
  %an = call i8* @llvm.ptr.annotation.p0i8(i8* %e, i8* null, i8* null, i32 3)
  %i = call {}* @llvm.invariant.start.p0i8(i64 4, i8* %an)
  store float %pw, float* undef
  %o = call i64 @llvm.objectsize.i64.p0i8(i8* %an, i1 true)
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %b)
  ret i64 %o
}
attributes #0 = { "no-frame-pointer-elim"="true" "null-pointer-is-valid"="true" }
