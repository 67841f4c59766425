// Chains of iterators over slices, ranges, characters and own types.
#![no_std]
pub struct Collatz(pub u64);
impl Iterator for Collatz {
    type Item = u64;
    fn next(&mut self) -> Option<u64> {
        match self.0 { 0 | 1 => None, n => { self.0 = if n % 2 == 0 { n / 2 } else { n.checked_mul(3)?.checked_add(1)? }; Some(self.0) } }
    }
}
#[no_mangle] pub fn chain(a: &[u32], b: &[u32]) -> u64 {
    a.iter().chain(b).zip(b.iter().rev()).filter(|(x, y)| x != y).map(|(x, y)| u64::from(*x) * u64::from(*y)).step_by(2).take(9).sum()
}
#[no_mangle] pub fn flat(rows: &[[u8; 3]]) -> usize { rows.iter().flatten().skip_while(|b| **b == 0).take_while(|b| **b < 200).count() }
#[no_mangle] pub fn collatz(n: u64) -> (u64, usize) { Collatz(n).fold((n, 0), |(m, c), v| (m.max(v), c + 1)) }
#[no_mangle] pub fn windows(a: &[i32]) -> Option<i32> { a.windows(3).map(|w| w[0] - 2 * w[1] + w[2]).min_by_key(|v| v.abs()) }
#[no_mangle] pub fn chunks(a: &[u16]) -> u32 { a.chunks(4).map(|c| c.iter().fold(0u32, |s, v| s << 4 ^ u32::from(*v))).fold(0, |a, b| a ^ b) }
#[no_mangle] pub fn text(s: &str) -> usize { s.split(|c: char| c == ',' || c.is_whitespace()).filter(|w| !w.is_empty()).map(|w| w.chars().rev().count()).max().unwrap_or(0) }
#[no_mangle] pub fn scan(a: &[i64]) -> i64 { a.iter().scan(0i64, |s, v| { *s = s.wrapping_add(*v); Some(*s) }).last().unwrap_or(-1) }
#[no_mangle] pub fn found(a: &[u8], k: u8) -> (Option<usize>, bool, bool) { (a.iter().position(|v| *v == k), a.iter().any(|v| *v > k), a.iter().all(|v| *v < k)) }
#[no_mangle] pub fn ranges(n: i8) -> i32 { (-5..=n).rev().map(i32::from).product::<i32>() + (0..n).len() as i32 }
#[no_mangle] pub fn peeked(a: &[u8]) -> u32 {
    let mut it = a.iter().copied().peekable();
    let mut n = 0;
    while let Some(v) = it.next() { while it.peek() == Some(&v) { it.next(); n += 1 } }
    n
}
