; Intrinsics of every target as LLVM 6 to 21 had them. xlvm. stands for llvm., so that the assembler leaves them alone.
; GONE: memcpy.p0i8.p0i8.i64 memmove.p1i8.p0i32.i32 memset.p0i8.i32 stacksave stackrestore va_start va_end va_copy frameaddress
; GONE: experimental.vector.reduce.add.v4i32 experimental.vector.reduce.v2.fadd.f32.v4f32 objectsize.i64.p0i8 powi.f32 flt.rounds
; GONE: lifetime.end.p0i8 thread.pointer annotation.i32 var.annotation ptr.annotation.p0i8 convert.none masked.load.v4i32.p0v4i32
; GONE: experimental.vector.extract.v2i32.v4i32 stackprotectorcheck vector.splice.v4i32 masked.gather.v2i32.v2p0i32
; OLD: attachedcall
; OLD: lifetime\.(start|end)\.p[05]\(i64
; OLD: @llvm\.(masked|objectsize).*\.p0[a-z]
; OLD: @llvm\.ctlz\.i32\(i32( %[0-9]+)?\)
; OLD: @llvm\.memcpy.*i32 16, i1
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%pair = type { i32, i32 }

declare void @xlvm.memcpy.p0i8.p0i8.i64(ptr, ptr, i64, i32, i1)
declare void @xlvm.memcpy.p0i32.p0i32.i64(ptr, ptr, i64, i1)
declare void @xlvm.memcpy.p0s_struct.foo.1s.p0i8.i64(ptr, ptr, i64, i1)
declare void @xlvm.memmove.p1i8.p0i32.i32(ptr addrspace(1), ptr, i32, i32, i1)
declare void @xlvm.memset.p0i8.i32(ptr, i8, i32, i32, i1)
declare i32 @xlvm.ctlz.i32(i32)
declare <2 x i64> @xlvm.cttz.v2i64(<2 x i64>)
declare i64 @xlvm.cttz.i64(i64, i1)
declare ptr @xlvm.stacksave()
declare void @xlvm.stackrestore(ptr)
declare void @xlvm.va_start(ptr)
declare void @xlvm.va_copy(ptr, ptr)
declare void @xlvm.va_end(ptr)
declare ptr @xlvm.frameaddress(i32)
declare ptr @xlvm.frameaddress.p0i8(i32)
declare ptr @xlvm.thread.pointer()
declare void @xlvm.prefetch(ptr, i32, i32, i32)
declare i32 @xlvm.eh.typeid.for(ptr)
declare void @xlvm.lifetime.start.p0(i64, ptr)
declare void @xlvm.lifetime.end.p0i8(i64, ptr)
declare void @xlvm.lifetime.start.p5(i64, ptr addrspace(5))
declare ptr @xlvm.invariant.start.p0i8(i64, ptr)
declare ptr @xlvm.invariant.group.barrier(ptr)
declare i32 @xlvm.experimental.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @xlvm.experimental.vector.reduce.umax.v4i32(<4 x i32>)
declare float @xlvm.experimental.vector.reduce.fmin.v4f32(<4 x float>)
declare float @xlvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)
declare float @xlvm.experimental.vector.reduce.v2.fmul.f32.v4f32(float, <4 x float>)
declare <2 x i32> @xlvm.experimental.vector.extract.v2i32.v4i32(<4 x i32>, i64)
declare <4 x i32> @xlvm.experimental.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64)
declare <4 x i32> @xlvm.experimental.vector.reverse.v4i32(<4 x i32>)
declare <4 x i32> @xlvm.experimental.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @xlvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @xlvm.experimental.stepvector.v4i32()
declare <8 x i32> @xlvm.experimental.vector.interleave2.v8i32(<4 x i32>, <4 x i32>)
declare { <2 x i32>, <2 x i32> } @xlvm.experimental.vector.deinterleave2.v4i32(<4 x i32>)
declare <4 x i32> @xlvm.experimental.vector.partial.reduce.add.v4i32.v4i32.v16i32(<4 x i32>, <16 x i32>)
declare i32 @xlvm.experimental.vector.extract.last.active.v4i32(<4 x i32>, <4 x i1>, i32)
declare i64 @xlvm.objectsize.i64.p0i8(ptr, i1)
declare i64 @xlvm.objectsize.i64.p0(ptr, i1, i1)
declare i64 @xlvm.objectsize.i64.p0v4i32(ptr, i1, i1, i1)
declare i32 @xlvm.annotation.i32(i32, ptr, ptr, i32)
declare void @xlvm.var.annotation(ptr, ptr, ptr, i32)
declare ptr @xlvm.ptr.annotation.p0i8(ptr, ptr, ptr, i32)
declare ptr @xlvm.ptr.annotation.p0i32(ptr, ptr, ptr, i32, ptr)
declare float @xlvm.powi.f32(float, i32)
declare double @xlvm.powi.f64.i16(double, i16)
declare i32 @xlvm.flt.rounds()
declare void @xlvm.stackprotectorcheck(ptr)
declare <4 x i32> @xlvm.masked.load.v4i32.p0v4i32(ptr, i32, <4 x i1>, <4 x i32>)
declare void @xlvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
declare <2 x i32> @xlvm.masked.gather.v2i32.v2p0i32(<2 x ptr>, i32, <2 x i1>, <2 x i32>)
declare void @xlvm.masked.scatter.v2f64.v2p0(<2 x double>, <2 x ptr>, i32, <2 x i1>)
declare <4 x ptr> @xlvm.masked.load.v4p0i8.p0v4p0i8(ptr, i32, <4 x i1>, <4 x ptr>)
declare i1 @xlvm.is.constant.sl_p0i8i32s({ ptr, i32 })
declare ptr @xlvm.ssa.copy.p0f_isVoidi32f(ptr)
declare ptr @xlvm.launder.invariant.group.p0a4p0p0i8(ptr)

declare void @own()

define i32 @memory(ptr %p, ptr %q, ptr addrspace(1) %g, i64 %n, i32 %k) {
  tail call void @xlvm.memcpy.p0i8.p0i8.i64(ptr nonnull %p, ptr align 2 %q, i64 %n, i32 16, i1 false) #0
  call void @xlvm.memcpy.p0i8.p0i8.i64(ptr align 8 %p, ptr %q, i64 %n, i32 0, i1 true), !own !0
  call void @xlvm.memcpy.p0i32.p0i32.i64(ptr align 4 %p, ptr align 4 %q, i64 %n, i1 false), !own !0
  tail call void @xlvm.memcpy.p0s_struct.foo.1s.p0i8.i64(ptr align 4 %p, ptr align 4 %q, i64 %n, i1 false)
  call void @xlvm.memmove.p1i8.p0i32.i32(ptr addrspace(1) %g, ptr readonly %p, i32 %k, i32 1, i1 false)
  call void @xlvm.memset.p0i8.i32(ptr %p, i8 1, i32 %k, i32 4, i1 false)
  call void @xlvm.prefetch(ptr %p, i32 0, i32 3, i32 1)
  %s = call ptr @xlvm.stacksave()
  call void @xlvm.stackrestore(ptr %s)
  %i = call ptr @xlvm.invariant.start.p0i8(i64 4, ptr %p)
  %b = call ptr @xlvm.invariant.group.barrier(ptr %p)
  call void @xlvm.stackprotectorcheck(ptr %p)
  %c = call ptr @xlvm.ssa.copy.p0f_isVoidi32f(ptr %b)
  %d = call ptr @xlvm.launder.invariant.group.p0a4p0p0i8(ptr %c)
  %z = call i32 @xlvm.ctlz.i32(i32 %k), !range !1
  call void @own() [ "clang.arc.attachedcall"() ]
  call void @own() [ "clang.arc.attachedcall"(), "deopt"(i32 %z) ]
  store ptr %d, ptr %p
  ret i32 %z
}

define void @lifetimes(ptr %p, i1 %c) {
  %a = alloca [4 x i32]
  %b = alloca i8, addrspace(5)
  %cast = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0
  %inner = getelementptr inbounds i8, ptr %a, i64 4
  tail call void @xlvm.lifetime.start.p0(i64 16, ptr nonnull %a), !own !0
  call void @xlvm.lifetime.start.p0(i64 16, ptr %cast)
  call void @xlvm.lifetime.start.p0(i64 16, ptr %inner)
  call void @xlvm.lifetime.start.p5(i64 1, ptr addrspace(5) %b)
  br i1 %c, label %x, label %y
x:
  call void @xlvm.lifetime.end.p0i8(i64 -1, ptr %p)
  call void @xlvm.lifetime.end.p0i8(i64 16, ptr %a)
  br label %y
y:
  %v = phi ptr [ %a, %x ], [ %p, %0 ]
  call void @xlvm.lifetime.end.p0i8(i64 16, ptr %v)
  ret void
}

define <4 x i32> @vectors(<4 x i32> %v, <4 x float> %f, <16 x i32> %w, <2 x i64> %l, ptr %p) {
  %a = call i32 @xlvm.experimental.vector.reduce.add.v4i32(<4 x i32> %v)
  %b = tail call i32 @xlvm.experimental.vector.reduce.umax.v4i32(<4 x i32> %v) #0, !own !0
  %c = call nnan float @xlvm.experimental.vector.reduce.fmin.v4f32(<4 x float> %f)
  %d = call reassoc float @xlvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float %c, <4 x float> %f)
  %e = call float @xlvm.experimental.vector.reduce.v2.fmul.f32.v4f32(float %d, <4 x float> %f)
  %x = call <2 x i32> @xlvm.experimental.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 2)
  %i = call <4 x i32> @xlvm.experimental.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %x, i64 0)
  %r = call <4 x i32> @xlvm.experimental.vector.reverse.v4i32(<4 x i32> %i)
  %s = call <4 x i32> @xlvm.experimental.vector.splice.v4i32(<4 x i32> %r, <4 x i32> %v, i32 -2)
  %t = call <4 x i32> @xlvm.vector.splice.v4i32(<4 x i32> %s, <4 x i32> %v, i32 1)
  %u = call <4 x i32> @xlvm.experimental.stepvector.v4i32()
  %y = call <8 x i32> @xlvm.experimental.vector.interleave2.v8i32(<4 x i32> %t, <4 x i32> %u)
  %z = call { <2 x i32>, <2 x i32> } @xlvm.experimental.vector.deinterleave2.v4i32(<4 x i32> %v)
  %q = call <4 x i32> @xlvm.experimental.vector.partial.reduce.add.v4i32.v4i32.v16i32(<4 x i32> %t, <16 x i32> %w)
  %n = call <2 x i64> @xlvm.cttz.v2i64(<2 x i64> %l)
  %la = call i32 @xlvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %v, <4 x i1> zeroinitializer, i32 %a)
  store <8 x i32> %y, ptr %p
  store { <2 x i32>, <2 x i32> } %z, ptr %p
  store <2 x i64> %n, ptr %p
  ret <4 x i32> %q
}

define void @masked(ptr %p, <2 x ptr> %ps, <4 x i1> %m, <2 x i1> %m2, <2 x double> %d) {
  %a = tail call <4 x i32> @xlvm.masked.load.v4i32.p0v4i32(ptr nonnull %p, i32 4, <4 x i1> %m, <4 x i32> poison), !own !0
  call void @xlvm.masked.store.v4i32.p0(<4 x i32> %a, ptr %p, i32 16, <4 x i1> %m) #0
  %g = call <2 x i32> @xlvm.masked.gather.v2i32.v2p0i32(<2 x ptr> %ps, i32 0, <2 x i1> %m2, <2 x i32> undef)
  %h = call <2 x i32> @xlvm.masked.gather.v2i32.v2p0i32(<2 x ptr> %ps, i32 1, <2 x i1> %m2, <2 x i32> %g)
  call void @xlvm.masked.scatter.v2f64.v2p0(<2 x double> %d, <2 x ptr> %ps, i32 0, <2 x i1> %m2)
  %l = call <4 x ptr> @xlvm.masked.load.v4p0i8.p0v4p0i8(ptr %p, i32 8, <4 x i1> %m, <4 x ptr> zeroinitializer)
  store <4 x ptr> %l, ptr %p
  store <2 x i32> %h, ptr %p
  ret void
}

define i64 @others(ptr %p, i32 %k, float %f, double %d, { ptr, i32 } %s, ...) {
  %a = call i64 @xlvm.objectsize.i64.p0i8(ptr %p, i1 true)
  %b = tail call i64 @xlvm.objectsize.i64.p0(ptr %p, i1 false, i1 true)
  %c = call i64 @xlvm.objectsize.i64.p0v4i32(ptr %p, i1 false, i1 true, i1 false)
  %e = call i32 @xlvm.annotation.i32(i32 %k, ptr %p, ptr null, i32 1)
  tail call void @xlvm.var.annotation(ptr %p, ptr null, ptr null, i32 2)
  %g = call ptr @xlvm.ptr.annotation.p0i8(ptr %p, ptr null, ptr null, i32 3), !own !0
  %h = call ptr @xlvm.ptr.annotation.p0i32(ptr %p, ptr null, ptr null, i32 3, ptr %g)
  %i = call fast float @xlvm.powi.f32(float %f, i32 %e)
  %j = call double @xlvm.powi.f64.i16(double %d, i16 3)
  %l = call i32 @xlvm.flt.rounds()
  %va = alloca ptr
  call void @xlvm.va_start(ptr %va)
  call void @xlvm.va_copy(ptr %p, ptr %va)
  call void @xlvm.va_end(ptr %va)
  %m = call ptr @xlvm.frameaddress(i32 0)
  %n = call ptr @xlvm.frameaddress.p0i8(i32 0)
  %o = call ptr @xlvm.thread.pointer()
  %q = call i32 @xlvm.eh.typeid.for(ptr null)
  %r = call i64 @xlvm.cttz.i64(i64 %a, i1 true)
  %t = call i1 @xlvm.is.constant.sl_p0i8i32s({ ptr, i32 } %s)
  ret i64 %c
}

attributes #0 = { nounwind }

!0 = !{i32 7}
!1 = !{i32 0, i32 33}
