target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%pair = type { i32, ptr }
@table = internal addrspace(1) constant [2 x ptr] [ptr @helper, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(1) @text to ptr), i64 1)], align 8
@text = private unnamed_addr addrspace(1) constant [4 x i8] c"abc\00"
@shared = external addrspace(3) global [0 x i32], align 4
@alias = alias i32 (i32), ptr @helper
define ptx_kernel void @kernel(ptr nocapture noundef writeonly align 4 dereferenceable(8) %p, i32 %n) #0 !own !3 {
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %end
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %a = getelementptr inbounds %pair, ptr %p, i32 %i, i32 1
  %v = load volatile i32, ptr %a, align 4, !range !4
  %f = call i32 @helper(i32 %v) [ "bundle"(i32 %i, metadata !3) ]
  store i32 %f, ptr %a, align 4
  %old = atomicrmw add ptr %a, i32 1 syncscope("device") monotonic, align 4
  %next = add nuw nsw i32 %i, 1
  %d = icmp eq i32 %next, %n
  br i1 %d, label %end, label %loop, !llvm.loop !5
end:
  call void asm sideeffect "bar.sync 0;", "~{memory}"()
  ret void
}
define internal fastcc i32 @helper(i32 range(i32 0, 10) %x) unnamed_addr #1 {
  switch i32 %x, label %other [
    i32 1, label %one
    i32 -1, label %one
  ]
one:
  ret i32 7
other:
  %w = zext i32 %x to i128
  %y = mul i128 %w, 36893488147419103232
  %z = trunc i128 %y to i32
  ret i32 %z
}
attributes #0 = { nounwind "target-cpu"="sm_80" }
attributes #1 = { noinline memory(none) }
!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1}
!0 = !{ptr @kernel, !"kernel", i32 1}
!1 = !{i32 7, !"PIC Level", i32 2}
!3 = !{!"text", !1, null}
!4 = !{i32 0, i32 9}
!5 = distinct !{!5}
