; ModuleID = 'test'
source_filename = "a \22b\22.c"

%pair = type { i32, [4 x i64] }

define void @arithmetic(i32, float, i64, half, i8*) {
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
  %24 = trunc i64 %2 to i32
  %25 = zext i32 %0 to i64
  %26 = sext i32 %0 to i64
  %27 = fptoui float %1 to i32
  %28 = fptosi float %1 to i32
  %29 = uitofp i32 %0 to float
  %30 = sitofp i32 %0 to float
  %31 = fptrunc float %1 to half
  %32 = fpext half %3 to float
  %33 = ptrtoint i8* %4 to i64
  %34 = inttoptr i64 %2 to i8*
  %35 = bitcast i32 %0 to float
  %36 = addrspacecast i8* %4 to i8 addrspace(5)*
  %37 = icmp eq i32 %0, %0
  %38 = icmp ne i32 %0, %0
  %39 = icmp ugt i32 %0, %0
  %40 = icmp uge i32 %0, %0
  %41 = icmp ult i32 %0, %0
  %42 = icmp ule i32 %0, %0
  %43 = icmp sgt i32 %0, %0
  %44 = icmp sge i32 %0, %0
  %45 = icmp slt i32 %0, %0
  %46 = icmp sle i32 %0, %0
  %47 = fcmp reassoc ninf false float %1, %1
  %48 = fcmp reassoc ninf oeq float %1, %1
  %49 = fcmp reassoc ninf ogt float %1, %1
  %50 = fcmp reassoc ninf oge float %1, %1
  %51 = fcmp reassoc ninf olt float %1, %1
  %52 = fcmp reassoc ninf ole float %1, %1
  %53 = fcmp reassoc ninf one float %1, %1
  %54 = fcmp reassoc ninf ord float %1, %1
  %55 = fcmp reassoc ninf uno float %1, %1
  %56 = fcmp reassoc ninf ueq float %1, %1
  %57 = fcmp reassoc ninf ugt float %1, %1
  %58 = fcmp reassoc ninf uge float %1, %1
  %59 = fcmp reassoc ninf ult float %1, %1
  %60 = fcmp reassoc ninf ule float %1, %1
  %61 = fcmp reassoc ninf une float %1, %1
  %62 = fcmp reassoc ninf true float %1, %1
  %63 = icmp eq i8* %4, null
  %64 = select i1 %63, i32 %0, i32 0
  ret void
}

define i32 @memory(%pair addrspace(1)*, i32*, i64) {
  %4 = alloca %pair, align 8
  %5 = alloca inalloca i32, i64 %2, align 4
  %6 = getelementptr inbounds %pair, %pair addrspace(1)* %0, i64 %2, i32 1, i64 %2
  %7 = load volatile i32, i32* %1, align 4, !range !0
  store volatile i64 %2, i64 addrspace(1)* %6, align 8
  %8 = load atomic volatile i32, i32* %1 syncscope("singlethread") acquire, align 4
  store atomic i32 5, i32* %1 syncscope("a\22b") release, align 4
  fence syncscope("block") seq_cst
  fence acq_rel
  %9 = cmpxchg weak volatile i32* %1, i32 %7, i32 %8 syncscope("block") acq_rel monotonic
  %10 = atomicrmw volatile xchg i32* %1, i32 3 monotonic
  %11 = atomicrmw volatile add i32* %1, i32 3 acquire
  %12 = atomicrmw volatile sub i32* %1, i32 3 release
  %13 = atomicrmw volatile and i32* %1, i32 3 acq_rel
  %14 = atomicrmw volatile nand i32* %1, i32 3 seq_cst
  %15 = atomicrmw volatile or i32* %1, i32 3 monotonic
  %16 = atomicrmw volatile xor i32* %1, i32 3 acquire
  %17 = atomicrmw volatile max i32* %1, i32 3 release
  %18 = atomicrmw volatile min i32* %1, i32 3 acq_rel
  %19 = atomicrmw volatile umax i32* %1, i32 3 seq_cst
  %20 = atomicrmw volatile umin i32* %1, i32 3 monotonic
  %21 = bitcast i32* %1 to i8*
  %22 = va_arg i8* %21, i64
  %23 = insertvalue %pair undef, i32 1, 0
  %24 = extractvalue %pair %23, 1, 3
  ret i32 %7
}

define i32 @control(i1, i32) {
  br label %3

; <label>:3:                                      ; preds = %2, %5
  %4 = phi i32 [ %1, %2 ], [ %6, %5 ]
  br i1 %0, label %5, label %address1

; <label>:5:                                      ; preds = %3
  %6 = add i32 %4, 1
  br label %3

address0:                                         ; preds = %7, %address1
  unreachable

; <label>:7:                                      ; preds = %address1
  %8 = select i1 %0, i8* blockaddress(@control, %address0), i8* blockaddress(@control, %address1)
  indirectbr i8* %8, [label %address0, label %address1]

address1:                                         ; preds = %3, %7
  switch i32 %4, label %address0 [
    i32 1, label %7
    i32 -2, label %address0
  ]
}

define i8* @takes() {
  ret i8* blockaddress(@control, %address1)
}

declare i32 @variadic(i32, ...)

declare fastcc float @fast(float, i64*)

declare i1 @llvm.type.test(i8*, metadata)

define i32 @calls(i32, float, i64*, void ()*) {
  %5 = notail call i32 (i32, ...) @variadic(i32 %0, i64 1)
  %6 = tail call arcp contract afn fastcc inreg float @fast(float %1, i64* nest dereferenceable(8) %2) #0 [ "deopt"(i32 1, float %1), "x\22y"() ]
  %7 = call i1 @llvm.type.test(i8* null, metadata float %6)
  %8 = call i1 @llvm.type.test(i8* null, metadata i32 4)
  %9 = call i1 @llvm.type.test(i8* null, metadata !"s")
  %10 = call i1 @llvm.type.test(i8* null, metadata !1)
  call void %3()
  %11 = call i32 asm sideeffect alignstack inteldialect "mov.u32 $0, %tid.x;\0A\09\22", "=r,r"(i32 %0)
  %12 = musttail call i32 @calls(i32 %0, float %1, i64* %2, void ()* %3)
  ret i32 %12
}

define <4 x i32> @vectors(<4 x i32>, i32) {
  %3 = extractelement <4 x i32> %0, i32 %1
  %4 = insertelement <4 x i32> %0, i32 %1, i32 2
  %5 = add <4 x i32> %4, <i32 7, i32 7, i32 7, i32 8>
  %6 = shufflevector <4 x i32> %4, <4 x i32> %5, <4 x i32> <i32 0, i32 7, i32 undef, i32 2>
  %7 = icmp sgt <4 x i32> %4, %6
  %8 = select <4 x i1> %7, <4 x i32> %4, <4 x i32> %6
  ret <4 x i32> %8
}

declare i32 @__gxx_personality_v0(...)

define void @unwinds() personality i32 (...)* @__gxx_personality_v0 {
  invoke void @unwinds()
          to label %1 unwind label %2

; <label>:1:                                      ; preds = %0
  ret void

; <label>:2:                                      ; preds = %0
  %3 = landingpad { i8*, i32 }
          cleanup
          catch i8* null
          filter [1 x i8*] zeroinitializer
  resume { i8*, i32 } %3
}

declare i32 @__CxxFrameHandler3(...)

define void @funclets() personality i32 (...)* @__CxxFrameHandler3 {
  invoke void @unwinds()
          to label %1 unwind label %2

; <label>:1:                                      ; preds = %0, %4
  ret void

; <label>:2:                                      ; preds = %0
  %3 = catchswitch within none [label %4] unwind label %6

; <label>:4:                                      ; preds = %2
  %5 = catchpad within %3 [i8* null, i32 64]
  catchret from %5 to label %1

; <label>:6:                                      ; preds = %2
  %7 = cleanuppad within none []
  cleanupret from %7 unwind to caller
}

attributes #0 = { nounwind }

!0 = !{i32 0, i32 9}
!1 = !{!"n"}
