; Constants and constant expressions.
source_filename = "constants"
target datalayout = "e-p:64:64-p1:32:32"
target triple = "x86_64-unknown-linux-gnu"
%pair = type { i32, ptr }
@array = global [4 x i32] [i32 1, i32 -2, i32 2147483647, i32 -2147483648]
@halves = constant [2 x half] [half 1.0, half 0xHFC01]
@brains = constant [2 x bfloat] [bfloat 1.0, bfloat 0xR0001]
@longs = constant <2 x i64> <i64 -1, i64 9223372036854775807>
@mixed = constant [3 x i32] [i32 1, i32 undef, i32 poison]
@string = constant [5 x i8] c"\00\FF\22\5C\0A"
@cstring = constant [5 x i8] c"text\00"
@empty_array = constant [0 x i32] zeroinitializer
@forward = constant ptr @later
@self = constant ptr @self
@later = constant %pair { i32 ptrtoint (ptr @forward to i32), ptr getelementptr inbounds (%pair, ptr @later, i64 0, i32 1) }
@list = constant [2 x %pair] [%pair { i32 1, ptr @list }, %pair { i32 2, ptr getelementptr ([2 x %pair], ptr @list, i64 0, i64 1) }]
@gep_flags = constant [5 x ptr] [ptr getelementptr (i8, ptr @array, i64 4), ptr getelementptr nusw (i8, ptr @array, i64 4), ptr getelementptr nuw (i8, ptr @array, i64 4), ptr getelementptr inbounds nuw (i8, ptr @array, i64 4), ptr getelementptr nusw nuw (i8, ptr @array, i64 4)]
@gep_range = constant ptr getelementptr inbounds inrange(-8, 16) (i8, ptr @array, i64 8)
@casts = constant [3 x i64] [i64 ptrtoint (ptr @array to i64), i64 ptrtoaddr (ptr @array to i64), i64 ptrtoint (ptr inttoptr (i64 4096 to ptr) to i64)]
@truncated = constant i8 trunc (i64 ptrtoint (ptr @array to i64) to i8)
@spaces = constant ptr addrspace(1) addrspacecast (ptr @array to ptr addrspace(1))
@sum = constant i64 add (i64 ptrtoint (ptr @array to i64), i64 16)
@difference = constant i64 sub nuw nsw (i64 ptrtoint (ptr @array to i64), i64 ptrtoint (ptr @string to i64))
@flipped = constant i64 xor (i64 ptrtoint (ptr @array to i64), i64 -1)
@reinterpreted = constant double bitcast (i64 add (i64 ptrtoint (ptr @array to i64), i64 1) to double)
@equivalent = constant ptr dso_local_equivalent @function
@no_cfi = constant ptr no_cfi @function
@signed = constant ptr ptrauth (ptr @function, i32 1, i64 1234, ptr @signed)
@block = constant ptr blockaddress(@function, %second)
@blocks = constant [2 x ptr] [ptr blockaddress(@function, %third), ptr blockaddress(@earlier, %second)]
@vector_gep = constant <2 x ptr> getelementptr (i8, <2 x ptr> <ptr @array, ptr @string>, <2 x i64> <i64 1, i64 2>)
@vector_parts = constant i32 extractelement (<2 x i32> ptrtoint (<2 x ptr> <ptr @array, ptr @string> to <2 x i32>), i32 1)

define i32 @function(i32 %x) {
  switch i32 %x, label %second [
    i32 1, label %third
  ]
second:
  ret i32 ptrtoint (ptr blockaddress(@function, %third) to i32)
third:
  %p = select i1 true, ptr blockaddress(@later_function, %exit), ptr @array
  %v = load i32, ptr %p
  ret i32 %v
}
define void @earlier() {
  br label %second
second:
  ret void
}
define void @later_function(i1 %c) {
  br i1 %c, label %exit, label %loop
loop:
  br label %loop
exit:
  ret void
}
define [2 x %pair] @aggregates(i64 %i) {
  %p = getelementptr [2 x %pair], ptr @list, i64 0, i64 %i
  %a = load %pair, ptr %p
  %r = insertvalue [2 x %pair] [%pair { i32 7, ptr null }, %pair undef], %pair %a, 1
  ret [2 x %pair] %r
}
define <4 x i32> @splats(<4 x i32> %a) {
  %b = add <4 x i32> %a, splat (i32 7)
  %c = mul <4 x i32> %b, <i32 1, i32 2, i32 undef, i32 4>
  ret <4 x i32> %c
}
define { x86_fp80, fp128, i128 } @wide_values() {
  ret { x86_fp80, fp128, i128 } { x86_fp80 0xK7FFF8000000000000000, fp128 0xL00000000000000007FFF000000000000, i128 -1 }
}
