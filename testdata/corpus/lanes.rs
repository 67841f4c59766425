// Loops over numbers that LLVM vectorises: sums, products, minima, conversions, interleaved and masked accesses.
#![no_std]
#[no_mangle] pub fn saxpy(a: f32, x: &[f32], y: &mut [f32]) { for (x, y) in x.iter().zip(y) { *y += a * x } }
#[no_mangle] pub fn dot(a: &[i32; 64], b: &[i32; 64]) -> i32 { (0..64).map(|i| a[i].wrapping_mul(b[i])).fold(0, i32::wrapping_add) }
#[no_mangle] pub fn extrema(a: &[u16]) -> (u16, u16) { a.iter().fold((u16::MAX, 0), |(l, h), v| (l.min(*v), h.max(*v))) }
#[no_mangle] pub fn widen(a: &[u8; 32], b: &mut [f32; 32]) { for i in 0..32 { b[i] = f32::from(a[i]) / 255.0 } }
#[no_mangle] pub fn narrow(a: &[f32], b: &mut [u8]) { for (a, b) in a.iter().zip(b) { *b = (a * 255.0) as u8 } }
#[no_mangle] pub fn pairs(a: &[u32]) -> u64 { a.chunks_exact(2).map(|p| u64::from(p[0]) << 32 | u64::from(p[1])).fold(0, |a, b| a ^ b) }
#[no_mangle] pub fn masked(a: &[i64], b: &mut [i64]) { for (a, b) in a.iter().zip(b) { if *a > 0 { *b = a << 1 } } }
#[no_mangle] pub fn saturate(a: &mut [i8], k: i8) { for v in a { *v = v.saturating_add(k) } }
#[no_mangle] pub fn multiply(a: &[[f64; 4]; 4], b: &[[f64; 4]; 4]) -> [[f64; 4]; 4] {
    let mut c = [[0.0; 4]; 4];
    for i in 0..4 { for j in 0..4 { for k in 0..4 { c[i][j] += a[i][k] * b[k][j] } } }
    c
}
#[no_mangle] pub fn counted(a: &[u8]) -> usize { a.iter().filter(|b| **b == b'\n').count() }
#[no_mangle] pub fn rotated(a: &mut [u32; 16]) { for i in 0..16 { a[i] = a[i].rotate_left(i as u32).swap_bytes() } }
#[no_mangle] pub fn selected(a: &[f64], b: &[f64], c: &mut [f64]) { for i in 0..a.len().min(b.len()).min(c.len()) { c[i] = if a[i] < b[i] { a[i] } else { -b[i] } } }
#[no_mangle] pub fn any(a: &[u64; 8], m: u64) -> bool { a.iter().any(|v| v & m != 0) }
