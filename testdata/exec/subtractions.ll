; The atomic operations that came with LLVM 20.
target triple = "x86_64-pc-linux-gnu"

@line = private unnamed_addr constant [13 x i8] c"%u %u %u %u\0A\00"
@n = global i32 5

declare i32 @printf(ptr, ...)

define i32 @main() {
  %a = atomicrmw usub_cond ptr @n, i32 6 seq_cst
  %b = atomicrmw usub_cond ptr @n, i32 3 monotonic
  %c = atomicrmw usub_sat ptr @n, i32 9 acq_rel
  %d = load i32, ptr @n
  %p = call i32 (ptr, ...) @printf(ptr @line, i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 0
}
