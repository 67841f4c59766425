; Constants that LLVM 19 writes in another form than LLVM 22.
source_filename = "constants"
target datalayout = "e-p:64:64-i64:64"
@array = global [4 x i32] zeroinitializer
@signed = constant ptr ptrauth (ptr @function, i32 2)
@varied = constant ptr ptrauth (ptr @function, i32 1, i64 1234, ptr @varied)
@sum = constant i64 add nuw (i64 ptrtoint (ptr @array to i64), i64 16)
declare void @function()
