; Every pair of orderings that cmpxchg may have since LLVM 13, where failure may be stronger than success.
target triple = "x86_64-pc-linux-gnu"

@cell = global i32 5
@format = private constant [16 x i8] c"%d %d %d %d %d\0A\00"

declare i32 @printf(ptr, ...)

define i32 @try1(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new monotonic monotonic
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try2(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new monotonic acquire
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try3(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new monotonic seq_cst
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try4(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new acquire monotonic
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try5(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new acquire acquire
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try6(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new acquire seq_cst
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try7(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new release monotonic
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try8(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new release acquire
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try9(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new release seq_cst
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try10(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new acq_rel monotonic
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try11(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new acq_rel acquire
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try12(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new acq_rel seq_cst
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try13(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new seq_cst monotonic
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try14(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new seq_cst acquire
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @try15(i32 %want, i32 %new) {
  %r = cmpxchg ptr @cell, i32 %want, i32 %new seq_cst seq_cst
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %bit = zext i1 %ok to i32
  %scaled = mul i32 %old, 10
  %both = add i32 %scaled, %bit
  ret i32 %both
}

define i32 @main() {
  %a1 = call i32 @try1(i32 99, i32 1)
  %b1 = call i32 @try1(i32 5, i32 6)
  %c1 = load atomic i32, ptr @cell seq_cst, align 4
  %w1 = call i32 (ptr, ...) @printf(ptr @format, i32 1, i32 %a1, i32 %b1, i32 %c1, i32 0)
  %a2 = call i32 @try2(i32 99, i32 1)
  %b2 = call i32 @try2(i32 6, i32 7)
  %c2 = load atomic i32, ptr @cell seq_cst, align 4
  %w2 = call i32 (ptr, ...) @printf(ptr @format, i32 2, i32 %a2, i32 %b2, i32 %c2, i32 0)
  %a3 = call i32 @try3(i32 99, i32 1)
  %b3 = call i32 @try3(i32 7, i32 8)
  %c3 = load atomic i32, ptr @cell seq_cst, align 4
  %w3 = call i32 (ptr, ...) @printf(ptr @format, i32 3, i32 %a3, i32 %b3, i32 %c3, i32 0)
  %a4 = call i32 @try4(i32 99, i32 1)
  %b4 = call i32 @try4(i32 8, i32 9)
  %c4 = load atomic i32, ptr @cell seq_cst, align 4
  %w4 = call i32 (ptr, ...) @printf(ptr @format, i32 4, i32 %a4, i32 %b4, i32 %c4, i32 0)
  %a5 = call i32 @try5(i32 99, i32 1)
  %b5 = call i32 @try5(i32 9, i32 10)
  %c5 = load atomic i32, ptr @cell seq_cst, align 4
  %w5 = call i32 (ptr, ...) @printf(ptr @format, i32 5, i32 %a5, i32 %b5, i32 %c5, i32 0)
  %a6 = call i32 @try6(i32 99, i32 1)
  %b6 = call i32 @try6(i32 10, i32 11)
  %c6 = load atomic i32, ptr @cell seq_cst, align 4
  %w6 = call i32 (ptr, ...) @printf(ptr @format, i32 6, i32 %a6, i32 %b6, i32 %c6, i32 0)
  %a7 = call i32 @try7(i32 99, i32 1)
  %b7 = call i32 @try7(i32 11, i32 12)
  %c7 = load atomic i32, ptr @cell seq_cst, align 4
  %w7 = call i32 (ptr, ...) @printf(ptr @format, i32 7, i32 %a7, i32 %b7, i32 %c7, i32 0)
  %a8 = call i32 @try8(i32 99, i32 1)
  %b8 = call i32 @try8(i32 12, i32 13)
  %c8 = load atomic i32, ptr @cell seq_cst, align 4
  %w8 = call i32 (ptr, ...) @printf(ptr @format, i32 8, i32 %a8, i32 %b8, i32 %c8, i32 0)
  %a9 = call i32 @try9(i32 99, i32 1)
  %b9 = call i32 @try9(i32 13, i32 14)
  %c9 = load atomic i32, ptr @cell seq_cst, align 4
  %w9 = call i32 (ptr, ...) @printf(ptr @format, i32 9, i32 %a9, i32 %b9, i32 %c9, i32 0)
  %a10 = call i32 @try10(i32 99, i32 1)
  %b10 = call i32 @try10(i32 14, i32 15)
  %c10 = load atomic i32, ptr @cell seq_cst, align 4
  %w10 = call i32 (ptr, ...) @printf(ptr @format, i32 10, i32 %a10, i32 %b10, i32 %c10, i32 0)
  %a11 = call i32 @try11(i32 99, i32 1)
  %b11 = call i32 @try11(i32 15, i32 16)
  %c11 = load atomic i32, ptr @cell seq_cst, align 4
  %w11 = call i32 (ptr, ...) @printf(ptr @format, i32 11, i32 %a11, i32 %b11, i32 %c11, i32 0)
  %a12 = call i32 @try12(i32 99, i32 1)
  %b12 = call i32 @try12(i32 16, i32 17)
  %c12 = load atomic i32, ptr @cell seq_cst, align 4
  %w12 = call i32 (ptr, ...) @printf(ptr @format, i32 12, i32 %a12, i32 %b12, i32 %c12, i32 0)
  %a13 = call i32 @try13(i32 99, i32 1)
  %b13 = call i32 @try13(i32 17, i32 18)
  %c13 = load atomic i32, ptr @cell seq_cst, align 4
  %w13 = call i32 (ptr, ...) @printf(ptr @format, i32 13, i32 %a13, i32 %b13, i32 %c13, i32 0)
  %a14 = call i32 @try14(i32 99, i32 1)
  %b14 = call i32 @try14(i32 18, i32 19)
  %c14 = load atomic i32, ptr @cell seq_cst, align 4
  %w14 = call i32 (ptr, ...) @printf(ptr @format, i32 14, i32 %a14, i32 %b14, i32 %c14, i32 0)
  %a15 = call i32 @try15(i32 99, i32 1)
  %b15 = call i32 @try15(i32 19, i32 20)
  %c15 = load atomic i32, ptr @cell seq_cst, align 4
  %w15 = call i32 (ptr, ...) @printf(ptr @format, i32 15, i32 %a15, i32 %b15, i32 %c15, i32 0)
  ret i32 0
}
