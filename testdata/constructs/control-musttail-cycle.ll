; refused: in function count
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @count(ptr %p, i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = sub i32 %n, 1
  musttail call void @count(ptr %p, i32 %m)
  ret void
done:
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @k(ptr %p, i32 %n) {
  call void @count(ptr %p, i32 %n)
  ret void
}
