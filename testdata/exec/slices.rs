// Iterators over slices, which vectorise: sums, searches, zips, chunks, reversals, saturation, conversions; enums with niches, closures,
// tables of functions, 128 bits by value, wide structs. It prints with C's printf, so that little of core is in it.
#![no_std]
#![no_main]

use core::ffi::{c_char, c_int};

extern "C" {
    fn printf(format: *const c_char, ...) -> c_int;
    fn exit(status: c_int) -> !;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe {
        printf(c"panic\n".as_ptr());
        exit(101)
    }
}

// The libraries are compiled to unwind, and name this.
#[no_mangle]
extern "C" fn rust_eh_personality() {}

fn show(name: &core::ffi::CStr, v: u64) {
    unsafe { printf(c"%s %016llx\n".as_ptr(), name.as_ptr(), v) };
}

struct Random(u64);
impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        self.0 ^ self.0 >> 31
    }
}

macro_rules! integers {
    ($name:ident, $t:ty) => {
        #[inline(never)]
        fn $name(r: &mut Random, label: &core::ffi::CStr) {
            let mut a = [0 as $t; 53];
            let mut b = [0 as $t; 53];
            a.iter_mut().for_each(|v| *v = r.next() as $t);
            b.iter_mut().for_each(|v| *v = (r.next() >> 9) as $t);
            let mut h = a.iter().fold(0 as $t, |s, &v| s.wrapping_add(v)) as u64;
            let mut mix = |v: $t| h = (h ^ v as u64).wrapping_mul(0x9e3779b97f4a7c15).rotate_left(17);
            mix(a.iter().zip(&b).map(|(&x, &y)| x.wrapping_mul(y)).fold(0, |s: $t, v| s ^ v));
            mix(*a.iter().max().unwrap());
            mix(*b.iter().min().unwrap());
            mix(a.iter().filter(|&&v| v & 3 == 1).count() as $t);
            mix(a.iter().position(|&v| v == b[7]).unwrap_or(99) as $t);
            mix(a.iter().rposition(|&v| v > b[7]).unwrap_or(98) as $t);
            mix(a.iter().any(|&v| v == 0) as $t | (b.iter().all(|&v| v != 1) as $t) << 1);
            mix(a.iter().zip(&b).filter(|(x, y)| x < y).count() as $t);
            for (x, y) in a.iter_mut().zip(&b) {
                *x = x.saturating_add(*y) ^ x.saturating_sub(*y) ^ x.rotate_left(3) ^ (*x).min(*y);
            }
            for c in b.chunks_exact_mut(4) {
                c.swap(0, 3);
                c[1] = c[1].wrapping_add(c[2]).swap_bytes();
            }
            a.reverse();
            b.rotate_left(5);
            a.copy_within(10..30, 3);
            b[20..40].copy_from_slice(&a[..20]);
            for w in a.windows(3) {
                mix(w[0].wrapping_sub(w[1]).wrapping_add(w[2].count_ones() as $t));
            }
            for i in (0..53).step_by(7) {
                mix(a[i] / (b[i] | 1).max(1));
                mix(a[i].checked_rem(b[52 - i]).unwrap_or(3));
                mix(a[i].reverse_bits() ^ a[i].leading_zeros() as $t);
                mix(a[i].wrapping_pow(3).wrapping_shl(b[i] as u32));
            }
            mix(a.is_sorted() as $t);
            a.iter().chain(b.iter().rev()).for_each(|&v| mix(v));
            show(label, h);
        }
    };
}
integers!(slice_u8, u8);
integers!(slice_i16, i16);
integers!(slice_u32, u32);
integers!(slice_i64, i64);
integers!(slice_u128, u128);

#[inline(never)]
fn floats(r: &mut Random) {
    let mut a = [0f32; 41];
    let mut d = [0f64; 41];
    for (i, (x, y)) in a.iter_mut().zip(&mut d).enumerate() {
        *x = (r.next() as i32 >> 12) as f32 / 32.0;
        *y = *x as f64 * 3.0 + i as f64;
    }
    (a[3], a[5], d[9], d[11]) = (f32::INFINITY, -0.0, f64::NEG_INFINITY, 5e-324);
    let mut h = 0u64;
    let mut mix = |v: u64| h = (h ^ v).wrapping_mul(0x100000001b3).rotate_left(23);
    a.iter().for_each(|v| mix(v.to_bits() as u64));
    a.iter().zip(&d).for_each(|(&x, &y)| {
        let s = x as f64 - y * 0.5;
        mix(if s.is_nan() { 7 } else { s.to_bits() });
        mix(x as i32 as u64 ^ x as u8 as u64 ^ y as i64 as u64 ^ y as u32 as u64);
        mix((x.abs() < 9.0) as u64 + x.is_sign_negative() as u64 * 2 + (x.max(1.5) > y as f32) as u64 * 4);
        mix(x.clamp(-3.0, 3.0).to_bits() as u64);
    });
    mix(d.iter().skip(12).fold(0.0, |s, v| s + v).to_bits());
    mix(f64::NAN.max(2.0).to_bits() ^ (f32::NAN as u8) as u64 ^ (f64::INFINITY as i16) as u64);
    show(c"floats", h);
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Shape {
    Empty,
    Point(i8),
    Line { from: u32, to: u16 },
    Wide(Option<core::num::NonZeroU64>),
}

#[inline(never)]
fn shape(n: u64) -> Shape {
    match n % 5 {
        0 => Shape::Empty,
        1 => Shape::Point(n as i8),
        2 => Shape::Line { from: n as u32, to: (n >> 7) as u16 },
        _ => Shape::Wide(core::num::NonZeroU64::new(n & 8)),
    }
}

#[inline(never)]
fn measure(s: &Shape) -> u64 {
    match *s {
        Shape::Empty => 1,
        Shape::Point(-8..=8) => 2,
        Shape::Point(v) => v as u64,
        Shape::Line { from, to: 3.. } if from > 9 => from as u64 * 3,
        Shape::Line { to, .. } => to as u64,
        Shape::Wide(None) => 5,
        Shape::Wide(Some(v)) => v.get() << 33,
    }
}

#[derive(Clone, Copy)]
struct Big {
    a: [u64; 7],
    b: (u8, u128),
}

#[inline(never)]
fn by_value(mut b: Big, k: i128, f: fn(u64, u64) -> u64, g: &dyn Fn(u64) -> u64) -> (Big, i128) {
    b.a[2] = f(b.a[1], b.a[0]);
    b.b.1 = b.b.1.wrapping_mul(k as u128) ^ g(b.a[3]) as u128;
    b.b.0 ^= 1;
    (b, k / 7 - k % 11)
}

static TABLE: [fn(u64, u64) -> u64; 3] = [u64::wrapping_add, u64::wrapping_mul, |a, b| a.abs_diff(b)];
static TEXT: &str = "zwölf Kernel — 十二";
static mut COUNTER: [u16; 4] = [1, 2, 3, 4];

#[no_mangle]
extern "C" fn main() -> c_int {
    let mut r = Random(77);
    slice_u8(&mut r, c"u8");
    slice_i16(&mut r, c"i16");
    slice_u32(&mut r, c"u32");
    slice_i64(&mut r, c"i64");
    slice_u128(&mut r, c"u128");
    floats(&mut r);
    let mut shapes = [Shape::Empty; 30];
    shapes.iter_mut().for_each(|s| *s = shape(r.next() >> 20));
    (1..30).for_each(|i| (1..=i).rev().for_each(|j| if shapes[j] < shapes[j - 1] { shapes.swap(j, j - 1) }));
    show(c"shapes", shapes.iter().fold(0, |h: u64, s| h.rotate_left(9) ^ measure(s)));
    let mut big = Big { a: [1, 2, 3, 4, 5, 6, 7], b: (9, 1 << 90) };
    let mut k = -(1i128 << 70) + 5;
    for i in 0..9 {
        let add = i * 3;
        (big, k) = by_value(big, k, TABLE[i as usize % 3], &move |v| v + add);
        big.a.rotate_right(1);
    }
    show(c"big", big.a.iter().fold((big.b.1 >> 40) as u64 ^ big.b.0 as u64 ^ k as u64, |h, v| h.rotate_left(5) ^ v));
    let letters = TEXT.chars().fold(0u64, |h, c| h.wrapping_mul(31).wrapping_add(c as u64));
    let valid = core::str::from_utf8(&TEXT.as_bytes()[..TEXT.len() - 1]).map_or_else(|e| e.valid_up_to(), str::len);
    show(c"text", letters ^ (valid as u64) << 48);
    let counter = unsafe { &mut *(&raw mut COUNTER) };
    counter.iter_mut().rev().enumerate().for_each(|(i, c)| *c = c.wrapping_mul(i as u16 + 1000));
    show(c"counter", counter.iter().fold(0, |h, &c| h << 16 | c as u64));
    if r.next() == 1 {
        counter[r.next() as usize] = 3;
    }
    0
}
