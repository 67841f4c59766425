; Intrinsics that not every library knows, and what they become.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i32 @llvm.nvvm.redux.sync.umin(i32, i32)
declare i32 @llvm.nvvm.redux.sync.xor(i32, i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.wait.all()
declare void @llvm.nvvm.mma.nobody.knows()

; reductions: redux\.sync\.add\.s32
; reductions: redux\.sync\.min\.u32
; reductions: redux\.sync\.xor\.b32
define ptx_kernel void @reductions(ptr %p, i32 %v, i32 %m) {
  %a = call i32 @llvm.nvvm.redux.sync.add(i32 %v, i32 %m)
  %b = call i32 @llvm.nvvm.redux.sync.umin(i32 %a, i32 %m)
  %c = call i32 @llvm.nvvm.redux.sync.xor(i32 %b, i32 %m)
  store i32 %c, ptr %p
  ret void
}

@buffer = internal addrspace(3) global [8 x i32] undef, align 16

; copies: cp\.async\.ca\.shared\.global\s+\[[^\]]*\], \[[^\]]*\], 4;
; copies: cp\.async\.cg\.shared\.global\s+\[[^\]]*\], \[[^\]]*\], 16;
; copies: cp\.async\.commit_group
; copies: cp\.async\.wait_all
; copies: ld\.shared
define ptx_kernel void @copies(ptr addrspace(1) %p, ptr %out) {
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) @buffer, ptr addrspace(1) %p)
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @buffer, i64 16), ptr addrspace(1) %p)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.all()
  %x = load i32, ptr addrspace(3) @buffer
  store i32 %x, ptr %out
  ret void
}

; unknown refused: in function unknown
define ptx_kernel void @unknown() {
  call void @llvm.nvvm.mma.nobody.knows()
  ret void
}
