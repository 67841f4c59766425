// Integers of all widths: checked, saturating, overflowing, 128 bits, conversions to and from floats.
#![no_std]
#[no_mangle] pub fn mul(a: u128, b: u128) -> u128 { a.wrapping_mul(b) ^ a.rotate_left(b as u32 & 127) }
#[no_mangle] pub fn div(a: i128, b: i128) -> Option<i128> { a.checked_div(b)?.checked_add(a.checked_rem(b)?) }
#[no_mangle] pub fn saturating(a: i8, b: i16, c: u32, d: i64) -> i128 {
    i128::from(a.saturating_add(b as i8)) + i128::from(b.saturating_sub(3)) + i128::from(c.saturating_mul(5)) + i128::from(d.saturating_neg())
}
#[no_mangle] pub fn overflowing(a: u64, b: u64) -> (u64, bool) { let (s, o) = a.overflowing_add(b); let (p, q) = s.overflowing_mul(b); (p, o ^ q) }
#[no_mangle] pub fn bits(a: u32, b: u64, c: u128) -> u32 { a.leading_zeros() + b.trailing_zeros() + c.count_ones() + a.reverse_bits() % 7 + c.leading_ones() + b.swap_bytes() as u32 }
#[no_mangle] pub fn shifts(a: i64, n: u32) -> i64 { a.checked_shl(n).unwrap_or(0) ^ a.wrapping_shr(n) ^ (a >> (n & 63)) }
#[no_mangle] pub fn to_float(a: u128, b: i64, c: u8) -> f64 { a as f64 + b as f64 * 0.5 + f64::from(c) + (a as f32) as f64 }
#[no_mangle] pub fn from_float(a: f64, b: f32) -> (i128, u8, i32, u64) { (a as i128, b as u8, a as i32, b as u64) }
#[no_mangle] pub fn euclid(a: i32, b: i32) -> i32 { if b == 0 { 0 } else { a.wrapping_rem_euclid(b).wrapping_add(a.wrapping_div_euclid(b)) } }
#[no_mangle] pub fn pow(a: u32, n: u32) -> Option<u32> { a.checked_pow(n).filter(|v| v.is_power_of_two()) }
#[no_mangle] pub fn parts(a: u64) -> [u8; 8] { let mut b = a.to_be_bytes(); b.reverse(); let c = u64::from_le_bytes(b) ^ 5; c.to_ne_bytes() }
#[no_mangle] pub fn narrow(a: i64) -> Result<i16, u8> { i16::try_from(a).map_err(|_| a as u8) }
#[no_mangle] pub fn arithmetic(a: i32, b: i32) -> i32 { (a + b) * (a - b) / (b | 1) }
#[no_mangle] pub static LIMITS: [i128; 3] = [i128::MIN, -1, i128::MAX];
#[no_mangle] pub fn classify(v: i128) -> u8 { match v { i128::MIN..=-2 => 0, -1 => 1, 0..=99 => 2, 0x1_0000_0000_0000_0000 => 3, _ => 4 } }
