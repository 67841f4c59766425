//! `y = a * x + y`, rounded twice as Rust does, never fused.

pub fn body(i: usize, a: f32, x: &[f32], y: &mut [f32]) {
    y[i] = a * x[i] + y[i];
}

#[cfg(target_arch = "nvptx64")]
#[no_mangle]
pub unsafe extern "ptx-kernel" fn saxpy(n: usize, a: f32, x: *const f32, y: *mut f32) {
    let i = crate::device::thread();
    if i < n {
        body(i, a, core::slice::from_raw_parts(x, n), core::slice::from_raw_parts_mut(y, n));
    }
}
