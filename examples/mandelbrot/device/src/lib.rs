//! The Mandelbrot set: a function that both sides compute, and the kernel that calls it for one point a thread.
#![cfg_attr(target_arch = "nvptx64", no_std)]
#![cfg_attr(target_arch = "nvptx64", feature(abi_ptx, stdarch_nvptx))]

/// Iterations of `z = z * z + c` from 0 until `z` is farther than 2 from the origin, at most `limit`.
pub fn escape(re: f64, im: f64, limit: u32) -> u32 {
    let (mut x, mut y) = (0.0, 0.0);
    let mut n = 0;
    while n < limit && x * x + y * y <= 4.0 {
        (x, y) = (x * x - y * y + re, 2.0 * x * y + im);
        n += 1;
    }
    n
}

/// The point of a pixel of a picture of `size` by `size` pixels.
pub fn point(pixel: u32, size: u32) -> (f64, f64) {
    let scale = 2.5 / size as f64;
    ((pixel % size) as f64 * scale - 1.75, (pixel / size) as f64 * scale - 1.25)
}

#[cfg(target_arch = "nvptx64")]
mod kernel {
    use core::arch::nvptx::{_block_dim_x, _block_idx_x, _thread_idx_x, trap};

    /// Writes the iterations of every pixel. `out` has `size * size` elements; threads beyond them do nothing.
    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn mandelbrot(out: *mut u32, size: u32, limit: u32) {
        let pixel = _block_idx_x() as u32 * _block_dim_x() as u32 + _thread_idx_x() as u32;
        if pixel < size * size {
            let (re, im) = super::point(pixel, size);
            *out.add(pixel as usize) = super::escape(re, im, limit);
        }
    }

    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}
