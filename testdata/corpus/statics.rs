// Statics: numbers, strings, references to each other, functions, sections, uninitialised parts.
#![no_std]
use core::cell::UnsafeCell;
use core::mem::MaybeUninit;
pub struct Entry { name: &'static str, value: Option<&'static Entry>, run: fn(u8) -> u8, tail: [u16; 3] }
fn up(v: u8) -> u8 { v.wrapping_add(1) }
fn down(v: u8) -> u8 { v.wrapping_sub(1) }
pub static FIRST: Entry = Entry { name: "first", value: Some(&SECOND), run: up, tail: [1, 2, 3] };
// A circle, which rustc itself refuses for GPUs.
#[cfg(target_os = "linux")] pub static SECOND: Entry = Entry { name: "second", value: Some(&FIRST), run: down, tail: [0; 3] };
#[cfg(not(target_os = "linux"))] pub static SECOND: Entry = Entry { name: "second", value: None, run: down, tail: [0; 3] };
static WORDS: [&str; 4] = ["a", "", "long \u{3b1}", "a"];
static NESTED: &[&[&[u8]]] = &[&[b"x", b"yz"], &[]];
#[no_mangle] pub static mut BUFFER: [u64; 32] = [0; 32];
pub struct Cell(UnsafeCell<u32>);
unsafe impl Sync for Cell {}
static CELL: Cell = Cell(UnsafeCell::new(5));
static UNINIT: MaybeUninit<[u8; 64]> = MaybeUninit::uninit();
#[no_mangle] pub static PARTLY: (u8, u64, Option<u32>) = (1, 2, None);
#[no_mangle] pub static BIG: u128 = 0x0123_4567_89ab_cdef_0011_2233_4455_6677;
#[cfg(target_os = "linux")] #[link_section = ".corpus"] #[no_mangle] pub static PLACED: [u8; 4] = *b"here";
extern "C" { static outside: i32; fn foreign(p: *const u8, n: usize) -> i32; }
const TABLE: [u32; 256] = { let mut t = [0; 256]; let mut i = 0; while i < 256 { let mut c = i as u32; let mut j = 0; while j < 8 { c = if c & 1 == 1 { c >> 1 ^ 0xedb8_8320 } else { c >> 1 }; j += 1 } t[i] = c; i += 1 } t };
#[no_mangle] pub fn crc(data: &[u8]) -> u32 { !data.iter().fold(!0, |c, b| TABLE[((c ^ u32::from(*b)) & 255) as usize] ^ c >> 8) }
#[no_mangle] pub fn walk(n: usize) -> u8 { let mut e = &FIRST; for _ in 0..n & 7 { e = e.value.unwrap_or(e) } (e.run)(e.name.len() as u8).wrapping_add(e.tail[1] as u8) }
#[no_mangle] pub fn word(i: usize) -> (&'static str, u8) { (WORDS[i & 3], NESTED[0][i & 1][0]) }
#[no_mangle] pub unsafe fn changed(i: usize) -> u64 { BUFFER[i & 31] += 1; *CELL.0.get() += 2; BUFFER[0] + u64::from(*CELL.0.get()) + foreign(UNINIT.as_ptr().cast(), 4) as u64 + outside as u64 }
