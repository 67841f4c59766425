// Closures by value, by reference and behind pointers; functions that take and give them.
#![no_std]
fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C { move |x| g(f(x)) }
fn apply_n(f: &dyn Fn(u32) -> u32, n: u32, v: u32) -> u32 { (0..n).fold(v, |a, _| f(a)) }
fn adder(k: u32) -> impl Fn(u32) -> u32 + Copy { move |v| v.wrapping_add(k) }
fn each(data: &mut [u32], mut f: impl FnMut(usize, &mut u32)) { for (i, v) in data.iter_mut().enumerate() { f(i, v) } }

#[no_mangle] pub fn captures(data: &mut [u32], k: u32) -> u32 {
    let mut total = 0u32;
    let mut last = None;
    each(data, |i, v| { *v = v.rotate_left(i as u32) ^ k; total = total.wrapping_add(*v); last = Some(*v) });
    total ^ last.unwrap_or(k)
}
#[no_mangle] pub fn composed(v: u32) -> u64 { compose(adder(3), |x| u64::from(x) * 5)(v) }
#[no_mangle] pub fn dynamic(n: u32, v: u32) -> u32 {
    let a = adder(v);
    let table: [&dyn Fn(u32) -> u32; 3] = [&a, &|x| x ^ 0xff, &u32::swap_bytes];
    table.iter().map(|f| apply_n(*f, n & 7, v)).fold(0, u32::wrapping_add)
}
#[no_mangle] pub fn pointers(i: usize) -> fn(i32) -> i32 { const T: [fn(i32) -> i32; 3] = [|x| x + 1, i32::abs, |x| x.wrapping_mul(3)]; T[i % 3] }
#[no_mangle] pub fn once(v: Option<[u8; 40]>) -> usize { let f = move || v.map(|a| a.iter().map(|&b| b as usize).sum()); f().unwrap_or_else(|| 7) }
#[no_mangle] pub extern "C" fn outward(f: extern "C" fn(u8, f64) -> i16, v: u8) -> i16 { f(v, 0.5).saturating_add(1) }
