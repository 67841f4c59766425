//! What rustc makes of LLVM IR for the host: read by the differential test with what /usr/bin/rustc makes of it.
#![crate_type = "lib"]
#![no_std]
pub enum Shape { Circle(f32), Rect { w: f32, h: f32 }, Named(&'static str), Nothing }
pub trait Area { fn area(&self) -> f32; fn name(&self) -> &'static str { "shape" } }
impl Area for Shape {
    fn area(&self) -> f32 {
        match self { Shape::Circle(r) => 3.14 * r * r, Shape::Rect { w, h } => w * h, Shape::Named(s) => s.len() as f32, Shape::Nothing => 0.0 }
    }
}
impl Area for u128 { fn area(&self) -> f32 { *self as f32 } fn name(&self) -> &'static str { "number" } }
pub static TABLE: [&(dyn Area + Sync); 2] = [&Shape::Nothing, &7u128];
pub fn total(extra: &dyn Area) -> f32 { TABLE.iter().map(|a| a.area()).sum::<f32>() + extra.area() + extra.name().len() as f32 }
pub fn sort(v: &mut [i32]) { v.sort_unstable_by(|a, b| b.cmp(a)); }
pub fn search(v: &[u64], x: u64) -> Result<usize, usize> { v.binary_search(&x) }
pub fn wide(a: u128, b: i128) -> Option<u128> { a.checked_mul(b as u128)?.checked_div(3) }
pub fn atomic(a: &core::sync::atomic::AtomicU32) -> u32 {
    use core::sync::atomic::Ordering::*;
    a.fetch_add(1, SeqCst) + a.compare_exchange(1, 2, AcqRel, Acquire).unwrap_or(9) + a.swap(3, Relaxed)
}
pub fn chars(s: &str) -> usize { s.chars().filter(|c| c.is_alphabetic()).count() }
pub fn array(a: [f64; 5], i: usize) -> f64 { a[i] + a.iter().fold(0.0f64, |x, y| x.max(*y)) }
pub struct Droppy<'a>(pub &'a mut u32);
impl Drop for Droppy<'_> { fn drop(&mut self) { *self.0 += 1; } }
pub fn unwinds(f: &dyn Fn(), n: &mut u32) { let _d = Droppy(n); f(); }
pub static mut COUNTER: u64 = 5;
#[no_mangle] pub extern "C" fn exported(x: i32) -> i32 { unsafe { COUNTER += x as u64; COUNTER as i32 } }
#[inline(never)] pub fn recursive(n: u32) -> u32 { if n == 0 { 1 } else { n.wrapping_mul(recursive(n - 1)) } }
pub fn saturating(a: i32, b: i32) -> (i32, bool, u32) { let (s, o) = a.overflowing_add(b); (a.saturating_sub(b), o, s.leading_zeros()) }
pub fn float_casts(x: f64) -> (i32, u8, f32) { (x as i32, x as u8, x as f32) }
