target triple = "x86_64-unknown-linux-gnu"
$group = comdat any
module asm "nop"
@tls = thread_local global i32 1
@float = constant { float, double, x86_fp80, <4 x half> } { float 1.5, double 0.1, x86_fp80 0xK3FFF8000000000000000, <4 x half> splat (half 1.0) }
@block = constant ptr blockaddress(@invokes, %next)
@expr = constant i64 sub (i64 ptrtoint (ptr @tls to i64), i64 3)
declare i32 @personality(...)
declare void @callee(i32, ...)
define weak_odr i32 @invokes(ptr %f, i32 %x) comdat($group) gc "own" prefix i32 3 personality ptr @personality {
  %1 = alloca { i32, [2 x i64] }, align 8
  invoke void (i32, ...) @callee(i32 %x, double 1.0) to label %next unwind label %pad
next:
  %v = insertvalue { i32, i64 } poison, i32 %x, 0
  %u = extractvalue { i32, i64 } %v, 1
  %e = insertelement <2 x i32> undef, i32 %x, i32 1
  %s = shufflevector <2 x i32> %e, <2 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %g = fadd fast double 1.0, 2.0
  %h = freeze double %g
  %k = cmpxchg weak ptr %1, i32 0, i32 %x acq_rel monotonic
  fence seq_cst
  indirectbr ptr %f, [label %next2, label %next3]
next2:
  unreachable
next3:
  ret i32 0
pad:
  %p = landingpad { ptr, i32 } cleanup catch ptr null filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } %p
}
@ifunc = ifunc i32 (), ptr @resolver
define internal ptr @resolver() { ret ptr null }
