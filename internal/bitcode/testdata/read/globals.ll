; Variables, functions, aliases and ifuncs with everything that their records hold.
source_filename = "globals \22quoted\22"
target datalayout = "e-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl one"
module asm "one: .quad 1 # \22\09tab"
$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$single = comdat nodeduplicate
$same = comdat samesize

@any = global i32 1, comdat
@exact_member = global i32 1, comdat($exact)
@largest = linkonce_odr constant i32 2, comdat, align 8
@single = global i32 3, comdat
@same = global i32 3, comdat
@external = external global i32
@external_const = external constant i64, align 16
@weak_any = weak global i32 1
@weak_odr = weak_odr hidden global i32 1
@linkonce = linkonce protected global i32 1
@common = common global [4 x i32] zeroinitializer, align 16
@appending = appending global [2 x ptr] [ptr @any, ptr @largest]
@internal = internal unnamed_addr global i32 5
@private = private local_unnamed_addr constant [3 x i8] c"a\00b"
@extern_weak = extern_weak global i32
@available = available_externally global i32 9
@tls_general = thread_local global i32 0
@tls_local = thread_local(localdynamic) global i32 1
@tls_initial = external thread_local(initialexec) global i32
@tls_exec = internal thread_local(localexec) global i32 2
@space = addrspace(3) global [0 x i32] undef, align 4
@initialized = externally_initialized global i32 0
@imported = external dllimport global i32
@exported = dllexport global i32 0
@sectioned = global i32 1, section "data,\22x\22", align 1
@parted = global i32 1, partition "part"
@modelled = global i32 1, code_model "large"
@local = dso_local global i32 1
@attributed = global i32 1 #4
@with_metadata = global i32 1, !associated !0, !type !1, !type !2
@"name with spaces \01 and \FF" = global i32 1
@0 = private global i32 1
@1 = global ptr @0
@llvm.used = appending global [1 x ptr] [ptr @internal], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }]

@alias = alias i32, ptr @any
@hidden_alias = hidden unnamed_addr alias i32, ptr @internal
@weak_alias = weak_odr dso_local alias i8, getelementptr (i8, ptr @common, i64 4)
@tls_alias = thread_local(initialexec) alias i32, ptr @tls_general
@exported_alias = dllexport alias i32, ptr @external_def
@function_alias = internal alias void (), ptr @ctor
@parted_alias = alias i32, ptr @any, partition "part"
@external_def = global i32 3
@ifunc = ifunc i32 (i32), ptr @resolver
@hidden_ifunc = weak hidden ifunc void (), ptr @resolver, partition "part"

define internal void @ctor() { ret void }
define internal ptr @resolver() { ret ptr @ctor }
define weak_odr hidden fastcc zeroext i8 @everything(i8 signext %a, ptr byval({ i32, i64 }) align 16 %b) unnamed_addr #0 section "text" partition "part" comdat($any) align 32 gc "shadow-stack" prefix i32 17 prologue i8 -112 personality ptr @personality !kind !3 {
  ret i8 %a
}
define available_externally void @available_function() { ret void }
define void @spaced() addrspace(1) { ret void }
define void @calls_spaced() {
  call addrspace(1) void @spaced()
  ret void
}
declare extern_weak void @weak_function()
declare dllimport void @imported_function()
declare i32 @personality(...)
declare !kind !3 void @declared_with_metadata() local_unnamed_addr #1
define coldcc void @cold() #2 { ret void }
define ghccc void @ghc() { ret void }
define cc 1023 void @numbered() { ret void }
define ptx_kernel void @kernel() { ret void }
define amdgpu_kernel void @amd() { ret void }
define swiftcc ptr @swift(ptr swiftself %a, ptr swifterror %b, ptr swiftasync %c) { ret ptr %a }
define tailcc void @tail() #3 { ret void }
define void @2() {
  call void @2()
  ret void
}
define linkonce_odr void @largest_function() comdat($largest) { ret void }
attributes #0 = { nounwind "target-cpu"="x86-64" "key" "other"="with \22quotes\22" }
attributes #1 = { cold }
attributes #2 = { minsize optsize }
attributes #3 = { uwtable(sync) }
attributes #4 = { "bss-section"="own" }
!0 = !{ptr @any}
!1 = !{i64 0, !"id"}
!2 = !{i64 8, !4}
!3 = !{!"text", i32 3, ptr @any, null, !3}
!4 = distinct !{}
