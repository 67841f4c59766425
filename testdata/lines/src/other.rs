#[inline(never)]
pub fn far(x: u32) -> u32 {
    let y = x.reverse_bits(); // in call_other_unit
    y.wrapping_add(nearer(x)) // in call_other_unit, site
}

#[inline(always)]
fn nearer(x: u32) -> u32 {
    (x ^ 11).wrapping_mul(13) // in call_other_unit, inlined
}
