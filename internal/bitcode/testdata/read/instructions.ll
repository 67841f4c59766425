; Instructions and their flags; values used before they are defined.
source_filename = "instructions"
target datalayout = "e-p:64:64-A5"
target triple = "x86_64-unknown-linux-gnu"
%pair = type { i32, [2 x i64] }
declare i32 @personality(...)
declare void @callee(i32, ...)
declare i32 @pure(i32)
declare token @llvm.experimental.convergence.entry()
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @preallocated(ptr preallocated(i32))
declare void @llvm.assume(i1)
declare i64 @llvm.read_register.i64(metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)

define i64 @integers(i64 %a, i64 %b) {
  %1 = add nuw i64 %a, %b
  %2 = sub nsw i64 %1, %b
  %3 = mul nuw nsw i64 %2, %b
  %4 = shl nuw i64 %3, 3
  %5 = udiv exact i64 %4, %b
  %6 = sdiv i64 %5, -7
  %7 = urem i64 %6, %b
  %8 = srem i64 %7, %b
  %9 = lshr exact i64 %8, 1
  %10 = ashr i64 %9, 2
  %11 = and i64 %10, 255
  %12 = or disjoint i64 %11, 256
  %13 = xor i64 %12, -1
  %14 = freeze i64 %13
  ret i64 %14
}
define double @floats(double %a, double %b) {
  %1 = fadd fast double %a, %b
  %2 = fsub nnan ninf double %1, %b
  %3 = fmul nsz arcp double %2, %b
  %4 = fdiv contract afn double %3, %b
  %5 = frem reassoc double %4, %b
  %6 = fneg nnan double %5
  %7 = fcmp ninf ult double %6, %b
  %8 = select fast i1 %7, double %6, double %b
  %9 = call nnan nsz double @llvm.sqrt.f64(double %8)
  %10 = fptrunc contract double %9 to float
  %11 = fpext nnan float %10 to double
  ret double %11
}
declare double @llvm.sqrt.f64(double)
define double @casts(i32 %a, ptr %p, float %f, <2 x i32> %v) {
  %1 = zext nneg i32 %a to i64
  %2 = sext i32 %a to i64
  %3 = trunc nuw i64 %1 to i16
  %4 = trunc nsw i64 %2 to i16
  %5 = trunc nuw nsw i64 %2 to i8
  %6 = uitofp nneg i32 %a to double
  %7 = sitofp i16 %3 to double
  %8 = fptoui float %f to i32
  %9 = fptosi float %f to i32
  %10 = ptrtoint ptr %p to i64
  %11 = inttoptr i64 %10 to ptr
  %12 = ptrtoaddr ptr %11 to i64
  %13 = addrspacecast ptr %11 to ptr addrspace(1)
  %14 = bitcast <2 x i32> %v to i64
  %15 = bitcast i64 %14 to double
  %16 = uitofp <2 x i32> %v to <2 x float>
  ret double %15
}
define i1 @comparisons(i32 %a, i32 %b, ptr %p, <2 x i32> %v, float %f) {
  %1 = icmp eq i32 %a, %b
  %2 = icmp samesign ult i32 %a, %b
  %3 = icmp sge i32 %a, 0
  %4 = icmp ne ptr %p, null
  %5 = icmp ugt <2 x i32> %v, zeroinitializer
  %6 = fcmp true float %f, 0.0
  %7 = fcmp uno float %f, %f
  %8 = extractelement <2 x i1> %5, i32 1
  %9 = and i1 %1, %2
  %10 = and i1 %3, %4
  %11 = and i1 %6, %7
  %12 = and i1 %8, %9
  %13 = and i1 %10, %11
  %14 = and i1 %12, %13
  ret i1 %14
}
define void @memory(ptr %p, ptr addrspace(3) %q, i64 %n, i32 %m) {
  %1 = alloca i32, addrspace(5)
  %2 = alloca %pair, i64 %n, align 64, addrspace(5)
  %3 = alloca i8, i32 3
  %4 = alloca inalloca i32, align 4
  %5 = alloca swifterror ptr, align 8
  %6 = load volatile i32, ptr %p, align 1, !range !0, !noundef !1
  %7 = load atomic i32, ptr %p unordered, align 4
  %8 = load atomic volatile i64, ptr addrspace(3) %q syncscope("singlethread") acquire, align 8
  %9 = load atomic i64, ptr %p syncscope("agent") seq_cst, align 8
  store volatile i32 %6, ptr %p, align 2, !nontemporal !2
  store atomic i64 %8, ptr %p syncscope("agent") release, align 16
  store atomic float 1.0, ptr %p monotonic, align 4
  fence acquire
  fence syncscope("workgroup") seq_cst
  fence syncscope("singlethread") acq_rel
  %10 = cmpxchg ptr %p, i32 1, i32 2 acq_rel monotonic
  %11 = cmpxchg weak volatile ptr %p, i64 1, i64 %9 syncscope("agent") seq_cst acquire, align 16
  %12 = cmpxchg ptr %p, ptr null, ptr %p release monotonic, align 8
  %13 = atomicrmw xchg ptr %p, float 1.0 seq_cst
  %14 = atomicrmw add ptr %p, i32 1 monotonic
  %15 = atomicrmw volatile sub ptr %p, i32 1 syncscope("agent") acquire, align 8
  %16 = atomicrmw and ptr %p, i32 1 release
  %17 = atomicrmw nand ptr %p, i32 1 acq_rel
  %18 = atomicrmw or ptr %p, i32 1 monotonic
  %19 = atomicrmw xor ptr %p, i32 1 monotonic
  %20 = atomicrmw max ptr %p, i32 1 monotonic
  %21 = atomicrmw min ptr %p, i32 1 monotonic
  %22 = atomicrmw umax ptr %p, i32 1 monotonic
  %23 = atomicrmw umin ptr %p, i32 1 monotonic
  %24 = atomicrmw fadd ptr %p, double 1.0 monotonic
  %25 = atomicrmw fsub ptr %p, <2 x half> zeroinitializer monotonic
  %26 = atomicrmw fmax ptr %p, float 1.0 monotonic
  %27 = atomicrmw fmin ptr %p, float 1.0 monotonic
  %28 = atomicrmw uinc_wrap ptr %p, i32 7 monotonic
  %29 = atomicrmw udec_wrap ptr %p, i32 7 monotonic
  %30 = atomicrmw usub_cond ptr %p, i32 7 monotonic
  %31 = atomicrmw usub_sat ptr %p, i32 7 monotonic
  %32 = atomicrmw fmaximum ptr %p, float 1.0 monotonic
  %33 = atomicrmw fminimum ptr %p, float 1.0 monotonic, !metadata.kind !3
  ret void
}
define ptr @addresses(ptr %p, i64 %i, <2 x ptr> %v, <2 x i32> %w) {
  %1 = getelementptr %pair, ptr %p, i64 %i, i32 1, i64 1
  %2 = getelementptr inbounds [4 x i32], ptr %1, i32 0, i64 %i
  %3 = getelementptr nusw nuw i8, ptr %2, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %5 = getelementptr %pair, <2 x ptr> %v, <2 x i32> %w, i32 1
  %6 = getelementptr i8, ptr %p, <2 x i32> %w
  %7 = getelementptr %pair, <2 x ptr> %v, <2 x i32> splat (i32 1), <2 x i32> splat (i32 0)
  %8 = getelementptr i8, ptr %4
  ret ptr %8
}
define %pair @aggregates(%pair %a, [2 x %pair] %b) {
  %1 = extractvalue [2 x %pair] %b, 1, 1, 0
  %2 = insertvalue %pair %a, i64 %1, 1, 1
  %3 = insertvalue %pair %2, i32 5, 0
  %4 = extractvalue %pair %3, 1
  %5 = insertvalue %pair poison, [2 x i64] %4, 1
  ret %pair %5
}
define <3 x i8> @vectors(<2 x i8> %a, <2 x i8> %b, i64 %i, <2 x i1> %c, i8 %e) {
  %1 = insertelement <2 x i8> %a, i8 %e, i64 %i
  %2 = extractelement <2 x i8> %1, i8 0
  %3 = shufflevector <2 x i8> %1, <2 x i8> %b, <3 x i32> <i32 3, i32 0, i32 poison>
  %4 = shufflevector <2 x i8> %1, <2 x i8> poison, <3 x i32> zeroinitializer
  %5 = select <2 x i1> %c, <2 x i8> %a, <2 x i8> %b
  %6 = add <3 x i8> %3, %4
  ret <3 x i8> %6
}
; A block before the one that defines what it uses.
define i32 @backwards(i32 %n) {
  br label %defines
uses:
  %later_phi = phi i32 [ %defined, %defines ], [ %again, %uses ]
  %sum = add i32 %later_phi, %defined
  %wide = zext i32 %defined to i64
  %pair = insertvalue { i32, i64 } poison, i32 %defined, 0
  %c = icmp slt i32 %defined, %later_defined
  call void (i32, ...) @callee(i32 %defined, i64 %later_wide, i32 %sum) [ "bundle"(i32 %defined, i64 %later_wide), "empty"() ]
  %again = add i32 %sum, 1
  %chosen = select i1 %c, i32 %defined, i32 %again
  store i32 %defined, ptr addrspace(5) %later_pointer
  switch i32 %defined, label %uses [
    i32 0, label %end
    i32 -5, label %end
  ]
defines:
  %defined = add i32 %n, 1
  %later_defined = add i32 %n, 2
  %later_wide = zext i32 %n to i64
  %later_pointer = alloca i32, addrspace(5)
  br label %uses
end:
  %r = phi i32 [ %chosen, %uses ], [ %chosen, %uses ]
  ret i32 %r
}
define i128 @big_switch(i128 %x) {
  switch i128 %x, label %a [
    i128 18446744073709551616, label %b
    i128 -1, label %b
    i128 0, label %a
  ]
a:
  ret i128 1
b:
  ret i128 2
}
define void @branches(ptr %p, i1 %c) {
  indirectbr ptr %p, [label %a, label %b]
a:
  br i1 %c, label %b, label %a
b:
  %f = phi nnan float [ 1.0, %0 ], [ 2.0, %a ]
  unreachable
}
define i32 @variable_arguments(i32 %n, ...) {
  %list = alloca { i32, i32, ptr, ptr }, addrspace(5)
  %p = addrspacecast ptr addrspace(5) %list to ptr
  %a = va_arg ptr %p, i32
  %b = va_arg ptr %p, { i32, float }
  ret i32 %a
}
define i32 @calls(ptr %f, i32 %x, ptr %q) {
  %1 = tail call i32 @pure(i32 %x) #0
  %2 = notail call fastcc zeroext i8 %f(i32 signext %x, ptr nonnull align 8 dereferenceable(16) %q)
  call void (i32, ...) @callee(i32 %x)
  call void (i32, ...) @callee(i32 %x, double 1.0, ptr byval(%pair) align 8 %q, %pair zeroinitializer)
  call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 16), "nonnull"(ptr %q) ]
  %3 = call i32 @pure(i32 %x) [ "deopt"(i32 %x, i64 7, ptr null), "custom"() ]
  %4 = call i64 @llvm.read_register.i64(metadata !4)
  %5 = call double @llvm.experimental.constrained.fadd.f64(double 1.0, double 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict") [ "metadata.bundle"(metadata !"text", i32 %x, metadata !3) ]
  %6 = call { i32, i64 } asm sideeffect alignstack inteldialect unwind "nop $0", "=r,=r,r,~{memory}"(i32 %x)
  %7 = call i32 asm "", "=r"()
  call void asm sideeffect "use $0", "*m"(ptr elementtype(i32) %q)
  %8 = call token @llvm.call.preallocated.setup(i32 1)
  %9 = call ptr @llvm.call.preallocated.arg(token %8, i32 0) preallocated(i32)
  call void @preallocated(ptr preallocated(i32) %9) [ "preallocated"(token %8) ]
  %10 = musttail call i32 @calls(ptr %f, i32 %x, ptr %q)
  ret i32 %10
}
define i32 @converges(i32 %x) #1 {
  %1 = call token @llvm.experimental.convergence.entry() #1
  %2 = call i32 @pure(i32 %x) #1 [ "convergencectrl"(token %1) ]
  ret i32 %2
}
define void @forwards(i32 %x, ...) {
  musttail call void (i32, ...) @callee(i32 %x, ...)
  ret void
}
define i32 @callbr(i32 %x) {
  %1 = callbr i32 asm "jump ${2:l}", "=r,r,!i,!i"(i32 %x) to label %normal [label %other, label %third]
normal:
  ret i32 %1
other:
  ret i32 2
third:
  ret i32 3
}
define i32 @invokes(ptr %f) personality ptr @personality {
  %1 = invoke i32 @pure(i32 1) #2 [ "deopt"(i32 7) ] to label %next unwind label %pad
next:
  %2 = invoke fastcc i32 (i32, ...) %f(i32 %1, i64 2) to label %end unwind label %pad
end:
  ret i32 %2
pad:
  %3 = landingpad { ptr, i32 } cleanup catch ptr null catch ptr @personality filter [1 x ptr] [ptr @personality] filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } %3
}
attributes #0 = { nounwind memory(none) }
attributes #1 = { convergent }
attributes #2 = { noreturn }
!0 = !{i32 0, i32 10, i32 20, i32 -3}
!1 = !{}
!2 = !{i32 1}
!3 = !{!"node", !1}
!4 = !{!"rsp"}
