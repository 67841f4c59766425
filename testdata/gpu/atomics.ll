; Made by `make` beside this file, from atomics.py.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i32 @index() alwaysinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %b, %w
  %i = add i32 %m, %t
  ret i32 %i
}

define ptx_kernel void @atomic_xchg_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw xchg ptr %ea, i8 %b syncscope("device") acquire
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_add_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw add ptr %ea, i8 %b syncscope("block") release
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_sub_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw sub ptr %ea, i8 %b acq_rel
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_and_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw and ptr %ea, i8 %b syncscope("device") seq_cst
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_nand_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw nand ptr %ea, i8 %b syncscope("block") monotonic
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_or_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw or ptr %ea, i8 %b acquire
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_xor_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw xor ptr %ea, i8 %b syncscope("device") release
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_max_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw max ptr %ea, i8 %b syncscope("block") acq_rel
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_min_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw min ptr %ea, i8 %b seq_cst
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_umax_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw umax ptr %ea, i8 %b syncscope("device") monotonic
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_umin_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw umin ptr %ea, i8 %b syncscope("block") acquire
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_uinc_wrap_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw uinc_wrap ptr %ea, i8 %b release
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_udec_wrap_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw udec_wrap ptr %ea, i8 %b syncscope("device") acq_rel
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_usub_cond_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw usub_cond ptr %ea, i8 %b syncscope("block") seq_cst
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_usub_sat_i8(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %r = atomicrmw usub_sat ptr %ea, i8 %b monotonic
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i8_monotonic(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %ec = getelementptr i8, ptr %pc, i32 %i
  %c = load i8, ptr %ec
  %x = cmpxchg ptr %ea, i8 %c, i8 %b monotonic monotonic
  %o = extractvalue { i8, i1 } %x, 0
  %s = extractvalue { i8, i1 } %x, 1
  %w = zext i1 %s to i8
  %r = xor i8 %o, %w
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i8_acquire(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %ec = getelementptr i8, ptr %pc, i32 %i
  %c = load i8, ptr %ec
  %x = cmpxchg ptr %ea, i8 %c, i8 %b syncscope("device") acquire acquire
  %o = extractvalue { i8, i1 } %x, 0
  %s = extractvalue { i8, i1 } %x, 1
  %w = zext i1 %s to i8
  %r = xor i8 %o, %w
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i8_release(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %ec = getelementptr i8, ptr %pc, i32 %i
  %c = load i8, ptr %ec
  %x = cmpxchg ptr %ea, i8 %c, i8 %b syncscope("block") release monotonic
  %o = extractvalue { i8, i1 } %x, 0
  %s = extractvalue { i8, i1 } %x, 1
  %w = zext i1 %s to i8
  %r = xor i8 %o, %w
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i8_acq_rel(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %ec = getelementptr i8, ptr %pc, i32 %i
  %c = load i8, ptr %ec
  %x = cmpxchg ptr %ea, i8 %c, i8 %b acq_rel monotonic
  %o = extractvalue { i8, i1 } %x, 0
  %s = extractvalue { i8, i1 } %x, 1
  %w = zext i1 %s to i8
  %r = xor i8 %o, %w
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i8_seq_cst(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  %ec = getelementptr i8, ptr %pc, i32 %i
  %c = load i8, ptr %ec
  %x = cmpxchg ptr %ea, i8 %c, i8 %b syncscope("device") seq_cst seq_cst
  %o = extractvalue { i8, i1 } %x, 0
  %s = extractvalue { i8, i1 } %x, 1
  %w = zext i1 %s to i8
  %r = xor i8 %o, %w
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i8_unordered(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %r = load atomic i8, ptr %ea syncscope("block") unordered, align 1
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i8_monotonic(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %r = load atomic i8, ptr %ea monotonic, align 1
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i8_acquire(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %r = load atomic i8, ptr %ea syncscope("device") acquire, align 1
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i8_seq_cst(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %r = load atomic i8, ptr %ea syncscope("block") seq_cst, align 1
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i8_unordered(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  store atomic i8 %b, ptr %ea unordered, align 1
  %r = add i8 %a, 0
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i8_monotonic(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  store atomic i8 %b, ptr %ea syncscope("device") monotonic, align 1
  %r = add i8 %a, 0
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i8_release(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  store atomic i8 %b, ptr %ea syncscope("block") release, align 1
  %r = add i8 %a, 0
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i8_seq_cst(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %eb = getelementptr i8, ptr %pb, i32 %i
  %b = load i8, ptr %eb
  store atomic i8 %b, ptr %ea seq_cst, align 1
  %r = add i8 %a, 0
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_xchg_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw xchg ptr %ea, i16 %b syncscope("block") seq_cst
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_add_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw add ptr %ea, i16 %b monotonic
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_sub_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw sub ptr %ea, i16 %b syncscope("device") acquire
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_and_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw and ptr %ea, i16 %b syncscope("block") release
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_nand_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw nand ptr %ea, i16 %b acq_rel
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_or_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw or ptr %ea, i16 %b syncscope("device") seq_cst
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_xor_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw xor ptr %ea, i16 %b syncscope("block") monotonic
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_max_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw max ptr %ea, i16 %b acquire
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_min_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw min ptr %ea, i16 %b syncscope("device") release
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_umax_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw umax ptr %ea, i16 %b syncscope("block") acq_rel
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_umin_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw umin ptr %ea, i16 %b seq_cst
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_uinc_wrap_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw uinc_wrap ptr %ea, i16 %b syncscope("device") monotonic
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_udec_wrap_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw udec_wrap ptr %ea, i16 %b syncscope("block") acquire
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_usub_cond_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw usub_cond ptr %ea, i16 %b release
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_usub_sat_i16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %r = atomicrmw usub_sat ptr %ea, i16 %b syncscope("device") acq_rel
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i16_monotonic(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %ec = getelementptr i16, ptr %pc, i32 %i
  %c = load i16, ptr %ec
  %x = cmpxchg ptr %ea, i16 %c, i16 %b syncscope("device") monotonic monotonic
  %o = extractvalue { i16, i1 } %x, 0
  %s = extractvalue { i16, i1 } %x, 1
  %w = zext i1 %s to i16
  %r = xor i16 %o, %w
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i16_acquire(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %ec = getelementptr i16, ptr %pc, i32 %i
  %c = load i16, ptr %ec
  %x = cmpxchg ptr %ea, i16 %c, i16 %b syncscope("block") acquire acquire
  %o = extractvalue { i16, i1 } %x, 0
  %s = extractvalue { i16, i1 } %x, 1
  %w = zext i1 %s to i16
  %r = xor i16 %o, %w
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i16_release(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %ec = getelementptr i16, ptr %pc, i32 %i
  %c = load i16, ptr %ec
  %x = cmpxchg ptr %ea, i16 %c, i16 %b release monotonic
  %o = extractvalue { i16, i1 } %x, 0
  %s = extractvalue { i16, i1 } %x, 1
  %w = zext i1 %s to i16
  %r = xor i16 %o, %w
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i16_acq_rel(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %ec = getelementptr i16, ptr %pc, i32 %i
  %c = load i16, ptr %ec
  %x = cmpxchg ptr %ea, i16 %c, i16 %b syncscope("device") acq_rel monotonic
  %o = extractvalue { i16, i1 } %x, 0
  %s = extractvalue { i16, i1 } %x, 1
  %w = zext i1 %s to i16
  %r = xor i16 %o, %w
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i16_seq_cst(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  %ec = getelementptr i16, ptr %pc, i32 %i
  %c = load i16, ptr %ec
  %x = cmpxchg ptr %ea, i16 %c, i16 %b syncscope("block") seq_cst seq_cst
  %o = extractvalue { i16, i1 } %x, 0
  %s = extractvalue { i16, i1 } %x, 1
  %w = zext i1 %s to i16
  %r = xor i16 %o, %w
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i16_unordered(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %r = load atomic i16, ptr %ea unordered, align 2
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i16_monotonic(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %r = load atomic i16, ptr %ea syncscope("device") monotonic, align 2
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i16_acquire(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %r = load atomic i16, ptr %ea syncscope("block") acquire, align 2
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i16_seq_cst(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %r = load atomic i16, ptr %ea seq_cst, align 2
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i16_unordered(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  store atomic i16 %b, ptr %ea syncscope("device") unordered, align 2
  %r = add i16 %a, 0
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i16_monotonic(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  store atomic i16 %b, ptr %ea syncscope("block") monotonic, align 2
  %r = add i16 %a, 0
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i16_release(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  store atomic i16 %b, ptr %ea release, align 2
  %r = add i16 %a, 0
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i16_seq_cst(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %eb = getelementptr i16, ptr %pb, i32 %i
  %b = load i16, ptr %eb
  store atomic i16 %b, ptr %ea syncscope("device") seq_cst, align 2
  %r = add i16 %a, 0
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_xchg_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw xchg ptr %ea, i32 %b release
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_add_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw add ptr %ea, i32 %b syncscope("device") acq_rel
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_sub_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw sub ptr %ea, i32 %b syncscope("block") seq_cst
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_and_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw and ptr %ea, i32 %b monotonic
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_nand_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw nand ptr %ea, i32 %b syncscope("device") acquire
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_or_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw or ptr %ea, i32 %b syncscope("block") release
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_xor_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw xor ptr %ea, i32 %b acq_rel
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_max_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw max ptr %ea, i32 %b syncscope("device") seq_cst
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_min_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw min ptr %ea, i32 %b syncscope("block") monotonic
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_umax_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw umax ptr %ea, i32 %b acquire
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_umin_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw umin ptr %ea, i32 %b syncscope("device") release
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_uinc_wrap_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw uinc_wrap ptr %ea, i32 %b syncscope("block") acq_rel
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_udec_wrap_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw udec_wrap ptr %ea, i32 %b seq_cst
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_usub_cond_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw usub_cond ptr %ea, i32 %b syncscope("device") monotonic
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_usub_sat_i32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = atomicrmw usub_sat ptr %ea, i32 %b syncscope("block") acquire
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i32_monotonic(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %ec = getelementptr i32, ptr %pc, i32 %i
  %c = load i32, ptr %ec
  %x = cmpxchg ptr %ea, i32 %c, i32 %b syncscope("block") monotonic monotonic
  %o = extractvalue { i32, i1 } %x, 0
  %s = extractvalue { i32, i1 } %x, 1
  %w = zext i1 %s to i32
  %r = xor i32 %o, %w
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i32_acquire(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %ec = getelementptr i32, ptr %pc, i32 %i
  %c = load i32, ptr %ec
  %x = cmpxchg ptr %ea, i32 %c, i32 %b acquire acquire
  %o = extractvalue { i32, i1 } %x, 0
  %s = extractvalue { i32, i1 } %x, 1
  %w = zext i1 %s to i32
  %r = xor i32 %o, %w
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i32_release(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %ec = getelementptr i32, ptr %pc, i32 %i
  %c = load i32, ptr %ec
  %x = cmpxchg ptr %ea, i32 %c, i32 %b syncscope("device") release monotonic
  %o = extractvalue { i32, i1 } %x, 0
  %s = extractvalue { i32, i1 } %x, 1
  %w = zext i1 %s to i32
  %r = xor i32 %o, %w
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i32_acq_rel(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %ec = getelementptr i32, ptr %pc, i32 %i
  %c = load i32, ptr %ec
  %x = cmpxchg ptr %ea, i32 %c, i32 %b syncscope("block") acq_rel monotonic
  %o = extractvalue { i32, i1 } %x, 0
  %s = extractvalue { i32, i1 } %x, 1
  %w = zext i1 %s to i32
  %r = xor i32 %o, %w
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i32_seq_cst(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %ec = getelementptr i32, ptr %pc, i32 %i
  %c = load i32, ptr %ec
  %x = cmpxchg ptr %ea, i32 %c, i32 %b seq_cst seq_cst
  %o = extractvalue { i32, i1 } %x, 0
  %s = extractvalue { i32, i1 } %x, 1
  %w = zext i1 %s to i32
  %r = xor i32 %o, %w
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i32_unordered(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %r = load atomic i32, ptr %ea syncscope("device") unordered, align 4
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i32_monotonic(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %r = load atomic i32, ptr %ea syncscope("block") monotonic, align 4
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i32_acquire(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %r = load atomic i32, ptr %ea acquire, align 4
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i32_seq_cst(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %r = load atomic i32, ptr %ea syncscope("device") seq_cst, align 4
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i32_unordered(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  store atomic i32 %b, ptr %ea syncscope("block") unordered, align 4
  %r = add i32 %a, 0
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i32_monotonic(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  store atomic i32 %b, ptr %ea monotonic, align 4
  %r = add i32 %a, 0
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i32_release(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  store atomic i32 %b, ptr %ea syncscope("device") release, align 4
  %r = add i32 %a, 0
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i32_seq_cst(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  store atomic i32 %b, ptr %ea syncscope("block") seq_cst, align 4
  %r = add i32 %a, 0
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_xchg_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw xchg ptr %ea, i64 %b syncscope("device") monotonic
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_add_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw add ptr %ea, i64 %b syncscope("block") acquire
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_sub_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw sub ptr %ea, i64 %b release
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_and_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw and ptr %ea, i64 %b syncscope("device") acq_rel
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_nand_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw nand ptr %ea, i64 %b syncscope("block") seq_cst
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_or_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw or ptr %ea, i64 %b monotonic
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_xor_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw xor ptr %ea, i64 %b syncscope("device") acquire
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_max_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw max ptr %ea, i64 %b syncscope("block") release
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_min_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw min ptr %ea, i64 %b acq_rel
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_umax_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw umax ptr %ea, i64 %b syncscope("device") seq_cst
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_umin_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw umin ptr %ea, i64 %b syncscope("block") monotonic
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_uinc_wrap_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw uinc_wrap ptr %ea, i64 %b acquire
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_udec_wrap_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw udec_wrap ptr %ea, i64 %b syncscope("device") release
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_usub_cond_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw usub_cond ptr %ea, i64 %b syncscope("block") acq_rel
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_usub_sat_i64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %r = atomicrmw usub_sat ptr %ea, i64 %b seq_cst
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i64_monotonic(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %ec = getelementptr i64, ptr %pc, i32 %i
  %c = load i64, ptr %ec
  %x = cmpxchg ptr %ea, i64 %c, i64 %b monotonic monotonic
  %o = extractvalue { i64, i1 } %x, 0
  %s = extractvalue { i64, i1 } %x, 1
  %w = zext i1 %s to i64
  %r = xor i64 %o, %w
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i64_acquire(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %ec = getelementptr i64, ptr %pc, i32 %i
  %c = load i64, ptr %ec
  %x = cmpxchg ptr %ea, i64 %c, i64 %b syncscope("device") acquire acquire
  %o = extractvalue { i64, i1 } %x, 0
  %s = extractvalue { i64, i1 } %x, 1
  %w = zext i1 %s to i64
  %r = xor i64 %o, %w
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i64_release(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %ec = getelementptr i64, ptr %pc, i32 %i
  %c = load i64, ptr %ec
  %x = cmpxchg ptr %ea, i64 %c, i64 %b syncscope("block") release monotonic
  %o = extractvalue { i64, i1 } %x, 0
  %s = extractvalue { i64, i1 } %x, 1
  %w = zext i1 %s to i64
  %r = xor i64 %o, %w
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i64_acq_rel(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %ec = getelementptr i64, ptr %pc, i32 %i
  %c = load i64, ptr %ec
  %x = cmpxchg ptr %ea, i64 %c, i64 %b acq_rel monotonic
  %o = extractvalue { i64, i1 } %x, 0
  %s = extractvalue { i64, i1 } %x, 1
  %w = zext i1 %s to i64
  %r = xor i64 %o, %w
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i64_seq_cst(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  %ec = getelementptr i64, ptr %pc, i32 %i
  %c = load i64, ptr %ec
  %x = cmpxchg ptr %ea, i64 %c, i64 %b syncscope("device") seq_cst seq_cst
  %o = extractvalue { i64, i1 } %x, 0
  %s = extractvalue { i64, i1 } %x, 1
  %w = zext i1 %s to i64
  %r = xor i64 %o, %w
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i64_unordered(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = load atomic i64, ptr %ea syncscope("block") unordered, align 8
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i64_monotonic(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = load atomic i64, ptr %ea monotonic, align 8
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i64_acquire(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = load atomic i64, ptr %ea syncscope("device") acquire, align 8
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i64_seq_cst(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = load atomic i64, ptr %ea syncscope("block") seq_cst, align 8
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i64_unordered(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  store atomic i64 %b, ptr %ea unordered, align 8
  %r = add i64 %a, 0
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i64_monotonic(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  store atomic i64 %b, ptr %ea syncscope("device") monotonic, align 8
  %r = add i64 %a, 0
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i64_release(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  store atomic i64 %b, ptr %ea syncscope("block") release, align 8
  %r = add i64 %a, 0
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i64_seq_cst(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %eb = getelementptr i64, ptr %pb, i32 %i
  %b = load i64, ptr %eb
  store atomic i64 %b, ptr %ea seq_cst, align 8
  %r = add i64 %a, 0
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_xchg_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw xchg ptr %ea, i128 %b syncscope("block") acq_rel
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_add_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw add ptr %ea, i128 %b seq_cst
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_sub_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw sub ptr %ea, i128 %b syncscope("device") monotonic
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_and_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw and ptr %ea, i128 %b syncscope("block") acquire
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_nand_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw nand ptr %ea, i128 %b release
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_or_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw or ptr %ea, i128 %b syncscope("device") acq_rel
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_xor_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw xor ptr %ea, i128 %b syncscope("block") seq_cst
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_max_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw max ptr %ea, i128 %b monotonic
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_min_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw min ptr %ea, i128 %b syncscope("device") acquire
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_umax_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw umax ptr %ea, i128 %b syncscope("block") release
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_umin_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw umin ptr %ea, i128 %b acq_rel
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_uinc_wrap_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw uinc_wrap ptr %ea, i128 %b syncscope("device") seq_cst
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_udec_wrap_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw udec_wrap ptr %ea, i128 %b syncscope("block") monotonic
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_usub_cond_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw usub_cond ptr %ea, i128 %b acquire
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_usub_sat_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = atomicrmw usub_sat ptr %ea, i128 %b syncscope("device") release
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i128_monotonic(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %ec = getelementptr i128, ptr %pc, i32 %i
  %c = load i128, ptr %ec
  %x = cmpxchg ptr %ea, i128 %c, i128 %b syncscope("device") monotonic monotonic
  %o = extractvalue { i128, i1 } %x, 0
  %s = extractvalue { i128, i1 } %x, 1
  %w = zext i1 %s to i128
  %r = xor i128 %o, %w
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i128_acquire(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %ec = getelementptr i128, ptr %pc, i32 %i
  %c = load i128, ptr %ec
  %x = cmpxchg ptr %ea, i128 %c, i128 %b syncscope("block") acquire acquire
  %o = extractvalue { i128, i1 } %x, 0
  %s = extractvalue { i128, i1 } %x, 1
  %w = zext i1 %s to i128
  %r = xor i128 %o, %w
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i128_release(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %ec = getelementptr i128, ptr %pc, i32 %i
  %c = load i128, ptr %ec
  %x = cmpxchg ptr %ea, i128 %c, i128 %b release monotonic
  %o = extractvalue { i128, i1 } %x, 0
  %s = extractvalue { i128, i1 } %x, 1
  %w = zext i1 %s to i128
  %r = xor i128 %o, %w
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i128_acq_rel(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %ec = getelementptr i128, ptr %pc, i32 %i
  %c = load i128, ptr %ec
  %x = cmpxchg ptr %ea, i128 %c, i128 %b syncscope("device") acq_rel monotonic
  %o = extractvalue { i128, i1 } %x, 0
  %s = extractvalue { i128, i1 } %x, 1
  %w = zext i1 %s to i128
  %r = xor i128 %o, %w
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_cmpxchg_i128_seq_cst(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %ec = getelementptr i128, ptr %pc, i32 %i
  %c = load i128, ptr %ec
  %x = cmpxchg ptr %ea, i128 %c, i128 %b syncscope("block") seq_cst seq_cst
  %o = extractvalue { i128, i1 } %x, 0
  %s = extractvalue { i128, i1 } %x, 1
  %w = zext i1 %s to i128
  %r = xor i128 %o, %w
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i128_unordered(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = load atomic i128, ptr %ea unordered, align 16
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i128_monotonic(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = load atomic i128, ptr %ea syncscope("device") monotonic, align 16
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i128_acquire(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = load atomic i128, ptr %ea syncscope("block") acquire, align 16
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_load_i128_seq_cst(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = load atomic i128, ptr %ea seq_cst, align 16
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i128_unordered(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  store atomic i128 %b, ptr %ea syncscope("device") unordered, align 16
  %r = add i128 %a, 0
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i128_monotonic(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  store atomic i128 %b, ptr %ea syncscope("block") monotonic, align 16
  %r = add i128 %a, 0
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i128_release(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  store atomic i128 %b, ptr %ea release, align 16
  %r = add i128 %a, 0
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_store_i128_seq_cst(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  store atomic i128 %b, ptr %ea syncscope("device") seq_cst, align 16
  %r = add i128 %a, 0
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fadd_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %o = atomicrmw fadd ptr %ea, half %b acquire
  %r = load half, ptr %ea
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fsub_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %o = atomicrmw fsub ptr %ea, half %b syncscope("device") release
  %r = load half, ptr %ea
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmaximum_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %o = atomicrmw fmaximum ptr %ea, half %b syncscope("block") acq_rel
  %r = load half, ptr %ea
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fminimum_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %o = atomicrmw fminimum ptr %ea, half %b seq_cst
  %r = load half, ptr %ea
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmax_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %o = atomicrmw fmax ptr %ea, half %b syncscope("device") monotonic
  %r = load half, ptr %ea
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmin_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %o = atomicrmw fmin ptr %ea, half %b syncscope("block") acquire
  %r = load half, ptr %ea
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_old_fadd_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = atomicrmw fadd ptr %ea, half %b release
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fadd_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %o = atomicrmw fadd ptr %ea, bfloat %b syncscope("device") acq_rel
  %r = load bfloat, ptr %ea
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fsub_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %o = atomicrmw fsub ptr %ea, bfloat %b syncscope("block") seq_cst
  %r = load bfloat, ptr %ea
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmaximum_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %o = atomicrmw fmaximum ptr %ea, bfloat %b monotonic
  %r = load bfloat, ptr %ea
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fminimum_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %o = atomicrmw fminimum ptr %ea, bfloat %b syncscope("device") acquire
  %r = load bfloat, ptr %ea
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmax_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %o = atomicrmw fmax ptr %ea, bfloat %b syncscope("block") release
  %r = load bfloat, ptr %ea
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmin_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %o = atomicrmw fmin ptr %ea, bfloat %b acq_rel
  %r = load bfloat, ptr %ea
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_old_fadd_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = atomicrmw fadd ptr %ea, bfloat %b syncscope("device") seq_cst
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fadd_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %o = atomicrmw fadd ptr %ea, float %b syncscope("block") monotonic
  %r = load float, ptr %ea
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fsub_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %o = atomicrmw fsub ptr %ea, float %b acquire
  %r = load float, ptr %ea
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmaximum_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %o = atomicrmw fmaximum ptr %ea, float %b syncscope("device") release
  %r = load float, ptr %ea
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fminimum_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %o = atomicrmw fminimum ptr %ea, float %b syncscope("block") acq_rel
  %r = load float, ptr %ea
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmax_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %o = atomicrmw fmax ptr %ea, float %b seq_cst
  %r = load float, ptr %ea
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmin_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %o = atomicrmw fmin ptr %ea, float %b syncscope("device") monotonic
  %r = load float, ptr %ea
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_old_fadd_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = atomicrmw fadd ptr %ea, float %b syncscope("block") acquire
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fadd_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %o = atomicrmw fadd ptr %ea, double %b release
  %r = load double, ptr %ea
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fsub_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %o = atomicrmw fsub ptr %ea, double %b syncscope("device") acq_rel
  %r = load double, ptr %ea
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmaximum_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %o = atomicrmw fmaximum ptr %ea, double %b syncscope("block") seq_cst
  %r = load double, ptr %ea
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fminimum_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %o = atomicrmw fminimum ptr %ea, double %b monotonic
  %r = load double, ptr %ea
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmax_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %o = atomicrmw fmax ptr %ea, double %b syncscope("device") acquire
  %r = load double, ptr %ea
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_fmin_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %o = atomicrmw fmin ptr %ea, double %b syncscope("block") release
  %r = load double, ptr %ea
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atomic_old_fadd_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = atomicrmw fadd ptr %ea, double %b acq_rel
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
