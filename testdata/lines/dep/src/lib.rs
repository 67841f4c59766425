#![no_std]

#[inline(never)]
pub fn kept(x: u32) -> u32 {
    x.rotate_left(7) ^ 0x9e37 // in call_other_crate
}

#[inline(always)]
pub fn inlined(x: u32) -> u32 {
    let y = x.wrapping_mul(77); // in call_other_crate, inlined
    y ^ (y >> 5) // in call_other_crate, inlined
}

#[inline(never)]
pub fn dropped(x: u32) -> u32 {
    x / 3 // nowhere
}
