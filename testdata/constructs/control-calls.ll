; Invokes are calls, since nothing unwinds; guaranteed tail calls outside of cycles too.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @__gxx_personality_v0(...)

define internal void @f(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}

; invokes: call\.uni\s+f,
; invokes: st\.global
; invokes not: trap
define ptx_kernel void @invokes(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void @f(ptr %p) to label %ok unwind label %lp
ok:
  store i32 2, ptr %p
  ret void
lp:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; assembler: membar\.gl
; assembler: st\.global
define ptx_kernel void @assembler(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void asm sideeffect unwind "membar.gl;", "~{memory}"() to label %ok unwind label %lp
ok:
  store i32 2, ptr %p
  ret void
lp:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}

define internal void @forward(ptr %p) noinline {
  musttail call void @f(ptr %p)
  ret void
}
define internal tailcc void @forwards(ptr %p) noinline {
  tail call void @f(ptr %p)
  ret void
}

; tails: call\.uni\s+forward,
; tails: call\.uni\s+forwards,
define ptx_kernel void @tails(ptr %p) {
  call void @forward(ptr %p)
  call tailcc void @forwards(ptr %p)
  ret void
}
