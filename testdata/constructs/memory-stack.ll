; Allocations on the stack.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64-A5"
target triple = "nvptx64-nvidia-cuda"

declare ptr addrspace(5) @llvm.stacksave.p5()
declare void @llvm.stackrestore.p5(ptr addrspace(5))
declare void @llvm.lifetime.start.p5(ptr addrspace(5))
declare void @llvm.lifetime.end.p5(ptr addrspace(5))

; fixed: st(\.volatile)?\.local\.[bu]32
; fixed not: alloca
define ptx_kernel void @fixed(ptr %p, i64 %i) {
  %a = alloca [4 x i32], addrspace(5)
  %g = addrspacecast ptr addrspace(5) %a to ptr
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %a)
  %e = getelementptr i32, ptr %g, i64 %i
  store volatile i32 1, ptr %e
  %v = load volatile i32, ptr addrspace(5) %a
  store i32 %v, ptr %p
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %a)
  ret void
}

; counted: alloca\.u64 \s*%rd\d+, %rd\d+, 16;
define ptx_kernel void @counted(ptr %p, i64 %n) {
  %a = alloca i8, i64 %n, align 16, addrspace(5)
  store volatile i8 1, ptr addrspace(5) %a
  ret void
}

; What a turn of a loop allocates is given back where the source says so.
; given_back: stacksave\.u64
; given_back: alloca\.u64
; given_back: stackrestore\.u64
define ptx_kernel void @given_back(ptr %p, i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %s = call ptr addrspace(5) @llvm.stacksave.p5()
  %a = alloca i8, i64 %n, addrspace(5)
  store volatile i8 1, ptr addrspace(5) %a
  call void @llvm.stackrestore.p5(ptr addrspace(5) %s)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; nothing_to_give_back not: (alloca|stacksave|stackrestore)\.u64
; nothing_to_give_back: ret
define ptx_kernel void @nothing_to_give_back(ptr %p) {
  %s = call ptr addrspace(5) @llvm.stacksave.p5()
  %a = alloca i32, addrspace(5)
  store volatile i32 1, ptr addrspace(5) %a
  call void @llvm.stackrestore.p5(ptr addrspace(5) %s)
  ret void
}

; Every turn has a node of its own, but ptxas mixes them up where a later turn has the address from a phi.
; list refused: a stack allocation in a loop whose address may outlive its turn
define ptx_kernel void @list(ptr %p, i64 %n) {
  br label %build
build:
  %i = phi i64 [ 0, %0 ], [ %j, %build ]
  %prev = phi ptr addrspace(5) [ null, %0 ], [ %a, %build ]
  %a = alloca { ptr addrspace(5), i64 }, addrspace(5)
  store ptr addrspace(5) %prev, ptr addrspace(5) %a
  %v = getelementptr { ptr addrspace(5), i64 }, ptr addrspace(5) %a, i64 0, i32 1
  store i64 %i, ptr addrspace(5) %v
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %build, label %walk
walk:
  %cur = phi ptr addrspace(5) [ %a, %build ], [ %next, %walk ]
  %sum = phi i64 [ 0, %build ], [ %t, %walk ]
  %w = getelementptr { ptr addrspace(5), i64 }, ptr addrspace(5) %cur, i64 0, i32 1
  %x = load i64, ptr addrspace(5) %w
  %t = add i64 %sum, %x
  %next = load ptr addrspace(5), ptr addrspace(5) %cur
  %e = icmp eq ptr addrspace(5) %next, null
  br i1 %e, label %done, label %walk
done:
  store i64 %t, ptr %p
  ret void
}
