// Slices: sorting, searching, splitting, comparing, copying.
#![no_std]
#[no_mangle] pub fn sort(a: &mut [u32]) { a.sort_unstable() }
#[no_mangle] pub fn sort_by(a: &mut [(i16, u8)]) { a.sort_unstable_by(|x, y| y.1.cmp(&x.1).then(x.0.cmp(&y.0))) }
#[no_mangle] pub fn search(a: &[i64], k: i64) -> Result<usize, usize> { a.binary_search(&k) }
#[no_mangle] pub fn compare(a: &[u8], b: &[u8]) -> core::cmp::Ordering { a.cmp(b) }
#[no_mangle] pub fn equal(a: &[u32; 6], b: &[u32; 6], s: &str) -> bool { a == b && s == "text" && s.starts_with("te") }
#[no_mangle] pub fn rotate(a: &mut [u64], n: usize) { if n < a.len() { a.rotate_left(n); a.reverse(); a.fill(7) } }
#[no_mangle] pub fn split(a: &[u8]) -> usize { a.split(|b| *b == b',').map(<[u8]>::len).max().unwrap_or(0) }
#[no_mangle] pub fn matched(a: &[i32]) -> i32 { match a { [] => 0, [x] => *x, [x, .., y] if x == y => 1, [x, rest @ ..] => *x + rest.len() as i32 } }
#[no_mangle] pub fn moved(a: &mut [u16; 32]) { a.copy_within(4..20, 0); let b = *a; a[16..].clone_from_slice(&b[..16]) }
#[no_mangle] pub fn concat(a: [u8; 3], b: [u8; 5]) -> [u8; 8] { let mut r = [0; 8]; r[..3].copy_from_slice(&a); r[3..].copy_from_slice(&b); r }
#[no_mangle] pub fn select(a: &mut [f32], n: usize) -> f32 { *a.select_nth_unstable_by(n % 8, |x, y| x.total_cmp(y)).1 }
#[no_mangle] pub fn aligned(a: &[u8]) -> (usize, usize) { let (x, y, _) = unsafe { a.align_to::<u32>() }; (x.len(), y.len()) }
