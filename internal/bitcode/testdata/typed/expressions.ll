; Constant expressions of LLVM 14 that LLVM 22 has as instructions only: in bodies each use becomes instructions.
@a = external global i32
@b = external global [8 x i64]
@c = external global i8
@held = global i8* getelementptr (i8, i8* @c, i64 sub (i64 ptrtoint (i8* @c to i64), i64 ptrtoint (i32* @a to i64)))

declare void @use(i64, i32, i1)
declare void @pair({ i64, i64 }, [2 x i64], <2 x i64>)
declare float @real(float)

define i8* @places() {
  ret i8* select (i1 icmp eq (i8* blockaddress(@joined, %mid), i8* null), i8* blockaddress(@joined, %join), i8* blockaddress(@joined, %end))
}

define i64 @plain() {
  %r = add i64 mul (i64 ptrtoint (i32* @a to i64), i64 3), udiv (i64 ptrtoint (i8* @c to i64), i64 7)
  ret i64 %r
}

define i64 @shared() {
  %r = xor i64 and (i64 shl (i64 ptrtoint (i32* @a to i64), i64 3), i64 or (i64 shl (i64 ptrtoint (i32* @a to i64), i64 3), i64 1)), 5
  ret i64 %r
}

define void @args() {
  call void @use(i64 zext (i32 ptrtoint (i32* @a to i32) to i64), i32 lshr exact (i32 ptrtoint (i32* @a to i32), i32 2), i1 icmp ult (i64* getelementptr ([8 x i64], [8 x i64]* @b, i64 0, i64 3), i64* bitcast (i32* @a to i64*)))
  call void @pair({ i64, i64 } { i64 sext (i8 ptrtoint (i8* @c to i8) to i64), i64 4 }, [2 x i64] [i64 srem (i64 ptrtoint (i8* @c to i64), i64 3), i64 ashr (i64 ptrtoint (i8* @c to i64), i64 3)], <2 x i64> <i64 urem (i64 ptrtoint (i8* @c to i64), i64 3), i64 1>)
  ret void
}

define i32 @memory(i32* %p, i1 %c) {
  store i32 select (i1 icmp eq (i32* @a, i32* bitcast (i8* @c to i32*)), i32 1, i32 2), i32* select (i1 icmp ne (i8* @c, i8* null), i32* @a, i32* null)
  %v = load i32, i32* getelementptr (i32, i32* @a, i64 mul nuw (i64 ptrtoint (i8* @c to i64), i64 3))
  %s = select i1 icmp sgt (i64 ptrtoint (i8* @c to i64), i64 0), i32 %v, i32 trunc (i64 sdiv exact (i64 ptrtoint (i8* @c to i64), i64 9) to i32)
  %x = call float @real(float fadd (float uitofp (i32 ptrtoint (i32* @a to i32) to float), float 1.0))
  %y = fcmp olt float %x, fneg (float sitofp (i32 ptrtoint (i32* @a to i32) to float))
  br i1 icmp ugt (i32* @a, i32* null), label %one, label %two
one:
  ret i32 %s
two:
  ret i32 fptosi (float fmul (float uitofp (i32 ptrtoint (i32* @a to i32) to float), float 2.0) to i32)
}

define i64 @joined(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 1, label %join
    i32 2, label %join
    i32 3, label %mid
  ]
mid:
  br label %join
other:
  br i1 icmp eq (i8* @c, i8* bitcast (i32* @a to i8*)), label %join, label %end
join:
  %p = phi i64 [ mul (i64 ptrtoint (i32* @a to i64), i64 3), %entry ], [ mul (i64 ptrtoint (i32* @a to i64), i64 3), %entry ], [ 4, %mid ], [ and (i64 ptrtoint (i32* @a to i64), i64 3), %other ]
  %q = phi i64 [ 1, %entry ], [ 1, %entry ], [ shl (i64 ptrtoint (i32* @a to i64), i64 3), %mid ], [ or (i64 ptrtoint (i32* @a to i64), i64 3), %other ]
  %r = add i64 %p, %q
  ret i64 %r
end:
  %e = phi i8* [ blockaddress(@joined, %end), %other ]
  ret i64 lshr (i64 ptrtoint (i8* @c to i64), i64 3)
}
