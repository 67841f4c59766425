; ModuleID = 'test'
source_filename = "a \22b\22.c"

%pair = type { i32, [4 x i64] }

define void @arithmetic(i32 %0, float %1, i64 %2, half %3, ptr %4) {
  %6 = add nuw nsw i32 %0, -3
  %7 = fadd reassoc nnan ninf arcp contract afn float %1, 1.000000e+00
  %8 = sub nuw nsw i32 %0, -3
  %9 = fsub reassoc nnan ninf arcp contract afn float %1, 1.000000e+00
  %10 = mul nuw nsw i32 %0, -3
  %11 = fmul reassoc nnan ninf arcp contract afn float %1, 1.000000e+00
  %12 = udiv exact i32 %0, 2
  %13 = sdiv exact i32 %0, 2
  %14 = fdiv reassoc nnan ninf arcp contract afn float %1, 1.000000e+00
  %15 = urem i32 %0, %0
  %16 = srem i32 %0, %0
  %17 = frem reassoc nnan ninf arcp contract afn float %1, 1.000000e+00
  %18 = shl nuw nsw i32 %0, -3
  %19 = lshr exact i32 %0, 2
  %20 = ashr exact i32 %0, 2
  %21 = and i32 %0, %0
  %22 = or i32 %0, %0
  %23 = xor i32 %0, %0
  %24 = or disjoint i32 %0, %0
  %25 = fneg fast float %1
  %26 = freeze i32 %0
  %27 = trunc nuw nsw i64 %2 to i32
  %28 = zext nneg i32 %0 to i64
  %29 = uitofp nneg i32 %0 to float
  %30 = select nnan i1 true, float %1, float %1
  %31 = trunc i64 %2 to i32
  %32 = zext i32 %0 to i64
  %33 = sext i32 %0 to i64
  %34 = fptoui float %1 to i32
  %35 = fptosi float %1 to i32
  %36 = uitofp i32 %0 to float
  %37 = sitofp i32 %0 to float
  %38 = fptrunc float %1 to half
  %39 = fpext half %3 to float
  %40 = ptrtoint ptr %4 to i64
  %41 = inttoptr i64 %2 to ptr
  %42 = bitcast i32 %0 to float
  %43 = addrspacecast ptr %4 to ptr addrspace(5)
  %44 = icmp eq i32 %0, %0
  %45 = icmp ne i32 %0, %0
  %46 = icmp ugt i32 %0, %0
  %47 = icmp uge i32 %0, %0
  %48 = icmp ult i32 %0, %0
  %49 = icmp ule i32 %0, %0
  %50 = icmp sgt i32 %0, %0
  %51 = icmp sge i32 %0, %0
  %52 = icmp slt i32 %0, %0
  %53 = icmp sle i32 %0, %0
  %54 = fcmp reassoc ninf false float %1, %1
  %55 = fcmp reassoc ninf oeq float %1, %1
  %56 = fcmp reassoc ninf ogt float %1, %1
  %57 = fcmp reassoc ninf oge float %1, %1
  %58 = fcmp reassoc ninf olt float %1, %1
  %59 = fcmp reassoc ninf ole float %1, %1
  %60 = fcmp reassoc ninf one float %1, %1
  %61 = fcmp reassoc ninf ord float %1, %1
  %62 = fcmp reassoc ninf uno float %1, %1
  %63 = fcmp reassoc ninf ueq float %1, %1
  %64 = fcmp reassoc ninf ugt float %1, %1
  %65 = fcmp reassoc ninf uge float %1, %1
  %66 = fcmp reassoc ninf ult float %1, %1
  %67 = fcmp reassoc ninf ule float %1, %1
  %68 = fcmp reassoc ninf une float %1, %1
  %69 = fcmp reassoc ninf true float %1, %1
  %70 = icmp eq ptr %4, null
  %71 = select i1 %70, i32 %0, i32 0
  ret void
}

define i32 @memory(ptr addrspace(1) %0, ptr %1, i64 %2) {
  %4 = alloca %pair, align 8
  %5 = alloca inalloca i32, i64 %2, align 4
  %6 = getelementptr inbounds %pair, ptr addrspace(1) %0, i64 %2, i32 1, i64 %2
  %7 = getelementptr nusw nuw i64, ptr addrspace(1) %6, i64 %2
  %8 = getelementptr inbounds i64, ptr addrspace(1) %6, i64 %2
  %9 = load volatile i32, ptr %1, align 4, !range !0
  store volatile i64 %2, ptr addrspace(1) %6, align 8
  %10 = load atomic volatile i32, ptr %1 syncscope("singlethread") acquire, align 4
  store atomic i32 5, ptr %1 syncscope("a\22b") release, align 4
  fence syncscope("block") seq_cst
  fence acq_rel
  %11 = cmpxchg weak volatile ptr %1, i32 %9, i32 %10 syncscope("block") acq_rel monotonic, align 4
  %12 = atomicrmw volatile xchg ptr %1, i32 3 monotonic, align 4
  %13 = atomicrmw volatile add ptr %1, i32 3 acquire, align 4
  %14 = atomicrmw volatile sub ptr %1, i32 3 release, align 4
  %15 = atomicrmw volatile and ptr %1, i32 3 acq_rel, align 4
  %16 = atomicrmw volatile nand ptr %1, i32 3 seq_cst, align 4
  %17 = atomicrmw volatile or ptr %1, i32 3 monotonic, align 4
  %18 = atomicrmw volatile xor ptr %1, i32 3 acquire, align 4
  %19 = atomicrmw volatile max ptr %1, i32 3 release, align 4
  %20 = atomicrmw volatile min ptr %1, i32 3 acq_rel, align 4
  %21 = atomicrmw volatile umax ptr %1, i32 3 seq_cst, align 4
  %22 = atomicrmw volatile umin ptr %1, i32 3 monotonic, align 4
  %23 = atomicrmw volatile fadd ptr %1, float 0.000000e+00 acquire, align 4
  %24 = atomicrmw volatile fsub ptr %1, float 0.000000e+00 release, align 4
  %25 = atomicrmw volatile fmax ptr %1, float 0.000000e+00 acq_rel, align 4
  %26 = atomicrmw volatile fmin ptr %1, float 0.000000e+00 seq_cst, align 4
  %27 = atomicrmw volatile uinc_wrap ptr %1, i32 3 monotonic, align 4
  %28 = atomicrmw volatile udec_wrap ptr %1, i32 3 acquire, align 4
  %29 = bitcast ptr %1 to ptr
  %30 = va_arg ptr %29, i64
  %31 = insertvalue %pair undef, i32 1, 0
  %32 = extractvalue %pair %31, 1, 3
  ret i32 %9
}

define i32 @control(i1 %0, i32 %1) {
  br label %3

3:                                                ; preds = %2, %5
  %4 = phi i32 [ %1, %2 ], [ %6, %5 ]
  br i1 %0, label %5, label %address1

5:                                                ; preds = %3
  %6 = add i32 %4, 1
  br label %3

address0:                                         ; preds = %7, %address1
  unreachable

7:                                                ; preds = %address1
  %8 = select i1 %0, ptr blockaddress(@control, %address0), ptr blockaddress(@control, %address1)
  indirectbr ptr %8, [label %address0, label %address1]

address1:                                         ; preds = %3, %7
  switch i32 %4, label %address0 [
    i32 1, label %7
    i32 -2, label %address0
  ]
}

define ptr @takes() {
  ret ptr blockaddress(@control, %address1)
}

declare i32 @variadic(i32, ...)

declare fastcc float @fast(float, ptr)

declare i1 @llvm.type.test(ptr, metadata)

define i32 @calls(i32 %0, float %1, ptr %2, ptr %3) {
  %5 = notail call i32 (i32, ...) @variadic(i32 %0, i64 1)
  %6 = tail call arcp contract afn fastcc inreg float @fast(float %1, ptr nest dereferenceable(8) %2) #0 [ "deopt"(i32 1, float %1), "x\22y"() ]
  %7 = call i1 @llvm.type.test(ptr null, metadata float %6)
  %8 = call i1 @llvm.type.test(ptr null, metadata i32 4)
  %9 = call i1 @llvm.type.test(ptr null, metadata !"s")
  %10 = call i1 @llvm.type.test(ptr null, metadata !1)
  call void %3()
  %11 = call i32 asm sideeffect alignstack inteldialect "mov.u32 $0, %tid.x;\0A\09\22", "=r,r"(i32 %0)
  %12 = musttail call i32 @calls(i32 %0, float %1, ptr %2, ptr %3)
  ret i32 %12
}

define <4 x i32> @vectors(<4 x i32> %0, i32 %1) {
  %3 = extractelement <4 x i32> %0, i32 %1
  %4 = insertelement <4 x i32> %0, i32 %1, i32 2
  %5 = add <4 x i32> %4, <i32 7, i32 7, i32 7, i32 8>
  %6 = shufflevector <4 x i32> %4, <4 x i32> %5, <4 x i32> <i32 0, i32 7, i32 poison, i32 2>
  %7 = icmp sgt <4 x i32> %4, %6
  %8 = select <4 x i1> %7, <4 x i32> %4, <4 x i32> %6
  ret <4 x i32> %8
}

define <vscale x 2 x i64> @scalable(<vscale x 2 x i64> %0) {
  %2 = mul <vscale x 2 x i64> %0, zeroinitializer
  ret <vscale x 2 x i64> %2
}

declare void @target(target("spirv.Image", float, 1, 0, 0, 0, 0, 0, 0))

declare i32 @__gxx_personality_v0(...)

define void @unwinds() personality ptr @__gxx_personality_v0 {
  invoke void @unwinds()
          to label %1 unwind label %2

1:                                                ; preds = %0
  ret void

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] zeroinitializer
  resume { ptr, i32 } %3
}

declare i32 @__CxxFrameHandler3(...)

define void @funclets() personality ptr @__CxxFrameHandler3 {
  invoke void @unwinds()
          to label %1 unwind label %2

1:                                                ; preds = %0, %4
  ret void

2:                                                ; preds = %0
  %3 = catchswitch within none [label %4] unwind label %6

4:                                                ; preds = %2
  %5 = catchpad within %3 [ptr null, i32 64]
  catchret from %5 to label %1

6:                                                ; preds = %2
  %7 = cleanuppad within none []
  cleanupret from %7 unwind to caller
}

define void @jumps(i32 %0) {
  callbr void asm sideeffect "", "r,!i"(i32 %0)
          to label %2 [label %3]

2:                                                ; preds = %1
  ret void

3:                                                ; preds = %1
  call void asm unwind "", "r"(i32 %0)
  ret void
}

attributes #0 = { nounwind }

!0 = !{i32 0, i32 9}
!1 = !{!"n"}
