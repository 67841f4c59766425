// What panics: bounds, arithmetic, unwraps, slices, messages; and what aborts or never returns.
#![no_std]
#[no_mangle] pub fn index(a: &[u32], i: usize, j: usize) -> u32 { a[i] + a[i..j].len() as u32 + a[..j][0] }
#[no_mangle] pub fn divide(a: i32, b: i32) -> i32 { a / b + a % b }
#[no_mangle] pub fn unwrap(a: Option<u8>, b: Result<u16, i8>) -> u32 { u32::from(a.unwrap()) + u32::from(b.expect("no number")) }
#[no_mangle] pub fn asserted(a: u32, b: u32) { assert!(a < b, "{} is not below {}", a, b); assert_eq!(a & 1, 0); debug_assert!(b > 3); }
#[no_mangle] pub fn message(v: u8) -> u8 { match v { 0 => panic!("zero"), 1 => unreachable!("one {v}"), 2 => todo!(), n => n } }
#[no_mangle] pub fn copied(a: &mut [u8], b: &[u8]) { a.copy_from_slice(b); a.swap(1, 2); let (x, y) = a.split_at_mut(3); x[0] = y[0] }
#[no_mangle] pub fn text(s: &str, i: usize) -> &str { &s[i..] }
#[no_mangle] pub fn cell(c: &core::cell::RefCell<u32>) -> u32 { *c.borrow_mut() += 1; *c.borrow() }
pub struct Guard<'a>(&'a mut u32);
impl Drop for Guard<'_> { fn drop(&mut self) { *self.0 += 1 } }
#[no_mangle] pub fn dropped(v: &mut u32, a: &[u32], i: usize) -> u32 { let g = Guard(v); let r = a[i]; core::mem::drop(g); r }
#[no_mangle] pub fn forever() -> ! { loop { core::hint::spin_loop() } }
#[no_mangle] pub unsafe fn promised(a: &[u32], i: usize) -> u32 { if i >= a.len() { core::hint::unreachable_unchecked() } a[i] + *a.get_unchecked(i / 2) }
