// Floats: what core has of them, comparisons, bits, constants at the edges.
#![no_std]
#[no_mangle] pub static EDGES: [f64; 6] = [f64::NAN, f64::INFINITY, -0.0, f64::MIN_POSITIVE, 5e-324, f64::MAX];
#[no_mangle] pub fn poly(x: f64) -> f64 { [1.0, -0.5, 0.25, 3.0].iter().rev().fold(0.0, |a, c| a * x + c) }
#[no_mangle] pub fn limits(a: f32, b: f32) -> f32 { a.min(b) + a.max(b) * 2.0 }
#[no_mangle] pub fn bits(a: f64) -> u64 { a.to_bits() ^ f64::from_bits(0x3ff0_0000_0000_0001).to_bits() }
#[no_mangle] pub fn classes(a: f32) -> u32 { a.is_nan() as u32 + a.is_infinite() as u32 * 2 + a.is_sign_negative() as u32 * 4 + matches!(a.classify(), core::num::FpCategory::Subnormal) as u32 * 8 }
#[no_mangle] pub fn ordered(a: f64, b: f64) -> Option<core::cmp::Ordering> { if a.total_cmp(&b).is_lt() { a.partial_cmp(&b) } else { None } }
#[no_mangle] pub fn convert(a: f64, b: i32) -> (f32, i8, u64, f64) { (a as f32, a as i8, a as u64, f64::from(b) + (b as f32) as f64) }
#[no_mangle] pub fn newton(x: f64) -> f64 { let mut y = x; for _ in 0..30 { let z = 0.5 * (y + x / y); if z == y { break } y = z } y }
#[no_mangle] pub fn remainder(a: f32, b: f32) -> f32 { a % b - a / b }
#[no_mangle] pub fn clamped(a: f32) -> f32 { a.clamp(-1.0, 1.0) }
#[no_mangle] pub fn parsed(s: &str) -> f32 { s.parse().unwrap_or(-1.0) }
