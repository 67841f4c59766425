//! The first dependency: functions that stay calls into this rlib until the linker has joined the modules.
#![no_std]

/// One round of a mixing function. `inline(never)` keeps it a call across crates.
#[inline(never)]
pub fn mix(x: u64, salt: u64) -> u64 {
    let x = (x ^ salt).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x ^ (x >> 29)
}

/// `table[i]` with its bounds check and its panic in this crate.
#[inline(never)]
pub fn pick(table: &[u32], i: usize) -> u32 {
    table[i]
}

/// Writes `*from` to `*to` and then 7 to `*from`.
///
/// rustc marks both parameters noalias. This is no leaf, so rustc leaves it in this rlib without `noinline`,
/// and whoever joins the modules may inline it: LLVM 7 then mixes up the noalias scopes of several inlined
/// copies (rust-lang/rust#54878).
pub fn move_seven(from: &mut u32, to: &mut u32) {
    *to = *from;
    *from = seven();
}

#[inline(never)]
fn seven() -> u32 {
    7
}

/// A number that only the joined program knows.
#[inline(never)]
pub fn nine() -> u32 {
    9
}
