//! A kernel that needs nothing but core: what most crates for GPUs begin as.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

use core::arch::nvptx::{_block_dim_x, _block_idx_x, _thread_idx_x, trap};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}

/// y += a * x
#[no_mangle]
pub unsafe extern "ptx-kernel" fn saxpy(n: usize, a: f32, x: *const f32, y: *mut f32) {
    let (x, y) = (core::slice::from_raw_parts(x, n), core::slice::from_raw_parts_mut(y, n));
    let i = _block_idx_x() as usize * _block_dim_x() as usize + _thread_idx_x() as usize;
    if i < n {
        y[i] += a * x[i];
    }
}
