; Loops and recursion that may not end stay, and so do the calls of them.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @panic() noinline noreturn {
  br label %l
l:
  br label %l
}

; calls: call\.uni\s+panic,
define ptx_kernel void @calls(ptr %p, i32 %v) {
  %c = icmp eq i32 %v, 0
  br i1 %c, label %bad, label %good
bad:
  call void @panic()
  unreachable
good:
  store i32 %v, ptr %p
  ret void
}

; inline: (\$L__BB\d+_\d+):\s*bra
define ptx_kernel void @inline(ptr %p, i32 %v) {
  %c = icmp eq i32 %v, 0
  br i1 %c, label %bad, label %good
bad:
  br label %bad
good:
  store i32 %v, ptr %p
  ret void
}

define internal void @spin() noinline {
  br label %l
l:
  br label %l
}

; before_store: call\.uni\s+spin,
define ptx_kernel void @before_store(ptr %p, i32 %v) {
  call void @spin()
  store i32 %v, ptr %p
  ret void
}

; waits: ld\.volatile\.global
; waits: bra
define ptx_kernel void @waits(ptr %p) {
  br label %l
l:
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %l, label %d
d:
  ret void
}

define internal void @both_ways(i1 %c) noinline {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  br label %a
}

; irreducible: call\.uni\s+both_ways,
define ptx_kernel void @irreducible(ptr %p, i32 %v) {
  %c = icmp eq i32 %v, 0
  call void @both_ways(i1 %c)
  store i32 1, ptr %p
  ret void
}

define internal void @again(i32 %v) noinline {
  call void @again(i32 %v)
  ret void
}

; recursion: call\.uni\s+again,
define ptx_kernel void @recursion(ptr %p, i32 %v) {
  call void @again(i32 %v)
  store i32 %v, ptr %p
  ret void
}

define internal void @ping(i32 %v) noinline {
  call void @pong(i32 %v)
  ret void
}
define internal void @pong(i32 %v) noinline {
  call void @ping(i32 %v)
  ret void
}

; mutual: call\.uni\s+ping,
define ptx_kernel void @mutual(ptr %p, i32 %v) {
  call void @ping(i32 %v)
  store i32 %v, ptr %p
  ret void
}

@pointer = internal global ptr @pointed
define internal void @pointed() noinline {
  %f = load volatile ptr, ptr @pointer
  call void %f()
  ret void
}

; through_pointer: call\.uni\s+pointed,
define ptx_kernel void @through_pointer(ptr %p) {
  call void @pointed()
  store i32 1, ptr %p
  ret void
}
