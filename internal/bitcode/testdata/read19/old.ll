; What LLVM 19 writes in another form than LLVM 22: attributes, memory effects, ranges, debug records.
source_filename = "old"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@array = global [4 x i32] zeroinitializer
@gep = constant ptr getelementptr inbounds inrange(-4, 8) (i8, ptr @array, i64 4)
@flags = constant ptr getelementptr nusw nuw (i8, ptr @array, i64 4)
@mul = constant ptr getelementptr (i8, ptr @array, i64 mul (i64 ptrtoint (ptr @array to i64), i64 1))
declare void @pointers(ptr nocapture readonly %0, ptr nocapture writeonly nonnull %1, ptr nocapture readnone dead_on_unwind %2)
declare void @effects_1() memory(none)
declare void @effects_2() memory(read)
declare void @effects_3() memory(argmem: readwrite)
declare void @effects_4() memory(inaccessiblemem: write, argmem: read)
declare void @effects_5() memory(write, argmem: none)
declare range(i32 1, 9) i32 @ranged(i64 range(i64 -1, 7) %0)
declare ptr @allocates(i64) #0
define i32 @body(i32 %x, ptr %p, <2 x i64> %v) #1 {
  %1 = trunc nuw i32 %x to i16
  %2 = zext nneg i16 %1 to i32
  %3 = or disjoint i32 %2, 65536
  %4 = getelementptr nusw i8, ptr %p, i32 %3
  %5 = atomicrmw uinc_wrap ptr %4, i32 5 syncscope("device") monotonic, align 4
  %6 = uitofp nneg i32 %5 to float
  %7 = atomicrmw fmax ptr %p, float %6 monotonic, align 4
  %8 = call i32 @ranged(i64 5)
  %9 = call i32 @llvm.scmp.i32.i64(i64 1, i64 2)
  ret i32 %8
}
declare i32 @llvm.scmp.i32.i64(i64, i64)
attributes #0 = { allockind("alloc") allocsize(0) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable vscale_range(2,4) }
