; ModuleID = 'test'
source_filename = "a \22b\22.c"
target datalayout = "e-i64:64"
target triple = "nvptx64-nvidia-cuda"

module asm "a \22x\22"
module asm "b"

%"out er" = type { %inner.0, [2 x ptr] }
%inner = type { i64 }
%inner.0 = type <{ i8, i32 }>

$group = comdat nodeduplicate
$own = comdat any

@structs = external global %"out er"
@twin = external global %inner
@void = external addrspace(1) global {}
@x = internal unnamed_addr constant i32 7, align 16, !my\20kind !2
@0 = weak dso_local global [5 x i8] c"a\22\5C\0A\FF" #0
@"1z" = extern_weak addrspace(3) externally_initialized global i64, section "s\22ec"
@"t.l-s$_" = hidden thread_local(initialexec) global i8 -1, partition "part", code_model "small"
@"c\01" = linkonce_odr global i32 0, comdat($group)
@own = global i32 undef, comdat

@al = protected local_unnamed_addr alias i32, ptr @x
@i = ifunc i32 (), ptr @resolve

define ptr @resolve() {
  ret ptr null
}

declare !foo !1 signext i32 @d(ptr align 8, i64 zeroext, ...) local_unnamed_addr #1 section ".text.d"

define dso_local void @def() #1 comdat($own) align 4 gc "g" prefix i32 1 prologue i8 2 personality ptr @d !foo !1 {
  ret void
}

define ptx_device i32 @1() {
  ret i32 0
}

attributes #0 = { "k" "v"="w" }
attributes #1 = { nounwind "a"="b" }

!my.names = !{!0, !1}

!0 = !{ptr @1, !3}
!1 = distinct !{!1, null, i32 3, ptr @x}
!2 = !{!"a\00\22"}
!3 = !{}
