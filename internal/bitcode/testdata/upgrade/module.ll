; What modules said of themselves and their functions before LLVM 22. xlvm. and xvvm. stand for llvm. and nvvm., and xtbaa for tbaa.
; OLD: no-frame-pointer-elim|null-pointer-is-valid|implicit-section-name|amdgpu-unsafe-fp-atomics|__objc_catlist, 
; OLD: i32 7, !"PIC Level"|i32 1, !"PIE Level"|!"kernel"|!"maxntid|!"reqntid|!"cluster_|!"align"|!"grid_constant"|amdgpu_code|i32 1, !"sign-return
; OLD: \[\{ i32, ptr \}
target triple = "nvptx64-nvidia-cuda"

@objc = global i32 0, section "__DATA, __objc_catlist, regular, no_dead_strip"
@xlvm.global_ctors = appending global [2 x { i32, ptr }] [{ i32, ptr } { i32 65535, ptr @ctor }, { i32, ptr } zeroinitializer]

declare void @ctor()
declare void @g()
declare float @xlvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

define void @k(ptr %p, ptr byval(i32) %q, i32 %n) #0 {
  %v = load i32, ptr %p, !xtbaa !20
  %w = load i32, ptr %p, !xtbaa !21
  %x = load i32, ptr %p, !xtbaa !23
  call void @g() #1
  br label %l
l:
  br label %l, !xlvm.loop !30
}

define void @leaf() "no-frame-pointer-elim-non-leaf" {
  ret void
}

define void @none() "no-frame-pointer-elim"="false" "null-pointer-is-valid"="false" "frame-pointer"="all" {
  ret void
}

define void @more(i32 %n) "nvvm.maxntid"="32, 4" {
  ret void
}

define float @strict(float %a) #1 {
  call void @g() #1
  %r = call float @xlvm.experimental.constrained.fadd.f32(float %a, float %a, metadata !"round.dynamic", metadata !"fpexcept.strict") #1
  ret float %r
}

!xvvm.annotations = !{!0, !1, !2, !0, !4, !5}
!0 = !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 128, !"maxntidz", i32 2, !"reqntidy", i32 3, !"minctasm", i32 2, !"maxnreg", i32 32}
!1 = !{ptr @k, !"cluster_dim_x", i32 2, !"cluster_max_blocks", i32 8, !"align", i32 65552, !"own", i32 1, !"grid_constant", !3}
!2 = !{ptr @leaf, !"kernel", i32 0}
!3 = !{i32 2, i32 1}
!4 = !{ptr @more, !"maxntidz", i32 2, !"align", i32 65544}
!5 = !{ptr @objc, !"texture", i32 1}

!xlvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !24}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 1, !"PIE Level", i32 2}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 1, !"sign-return-address-all", i32 0}
!14 = !{i32 1, !"branch-target-enforcement", i32 0}
!15 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!16 = !{i32 4, !"Objective-C Garbage Collection", i32 84346625}
!17 = !{i32 1, !"amdgpu_code_object_version", i32 400}
!18 = !{i32 6, !"Linker Options", !25}
!19 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular"}
!24 = !{i32 2, !"cf-protection-return", i32 1}
!25 = !{!26}
!26 = !{!"-lfoo"}

!20 = !{!"int", !22}
!21 = !{!"int", !22, i64 1}
!22 = !{!"root"}
!23 = !{!20, !20, i64 0}
!30 = distinct !{!30, !33}
!33 = !{!"llvm.loop.unroll.disable"}

attributes #0 = { "amdgpu-unsafe-fp-atomics"="true" "implicit-section-name"="abc" "no-frame-pointer-elim"="true" "no-frame-pointer-elim-non-leaf" "null-pointer-is-valid"="true" "unsafe-fp-math"="true" }
attributes #1 = { strictfp }
