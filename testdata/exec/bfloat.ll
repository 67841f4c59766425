; Numbers of 16 bits with the exponent of 32.
target triple = "x86_64-pc-linux-gnu"

@line = private unnamed_addr constant [7 x i8] c"%d %x\0A\00"
@b = global bfloat 0xR3FC0

declare i32 @printf(ptr, ...)

define i32 @main() {
  %v = load bfloat, ptr @b
  %f = fpext bfloat %v to float
  %g = fmul float %f, 3.0
  store bfloat 0xRC049, ptr @b
  %w = load bfloat, ptr @b
  %i = bitcast bfloat %w to i16
  %z = zext i16 %i to i32
  %n = fptosi float %g to i32
  %p = call i32 (ptr, ...) @printf(ptr @line, i32 %n, i32 %z)
  ret i32 0
}
