// Numbers: checked, wrapping, saturating and overflowing arithmetic of every width, casts, parsing and printing.
#![no_std]
#![no_main]

include!("support.rs.inc");

struct Hash(u64);
impl Hash {
    fn add(&mut self, v: impl Into<u128>) {
        let v: u128 = v.into();
        for w in [v as u64, (v >> 64) as u64] {
            self.0 = (self.0 ^ w).wrapping_mul(0x100000001b3).rotate_left(29);
        }
    }
}

macro_rules! integers {
    ($name:ident, $t:ty, $u:ty) => {
        #[inline(never)]
        fn $name(h: &mut Hash, a: $t, b: $t) {
            let mut put = |v: $t| h.add(v as $u);
            put(a.wrapping_add(b));
            put(a.wrapping_sub(b));
            put(a.wrapping_mul(b));
            put(a.saturating_add(b));
            put(a.saturating_sub(b));
            put(a.saturating_mul(b));
            put(a.checked_add(b).unwrap_or(1));
            put(a.checked_sub(b).unwrap_or(2));
            put(a.checked_mul(b).unwrap_or(3));
            put(a.checked_div(b).unwrap_or(4));
            put(a.checked_rem(b).unwrap_or(5));
            put(a.checked_neg().unwrap_or(6));
            put(a.checked_shl(b as u32).unwrap_or(7));
            put(a.wrapping_shr(b as u32));
            put(a.checked_pow(3).unwrap_or(8));
            if b != 0 {
                put(a.wrapping_div_euclid(b));
                put(a.wrapping_rem_euclid(b));
            }
            put(a.min(b));
            put(a.max(b));
            put(a.swap_bytes());
            put(a.reverse_bits());
            put(a.rotate_left(b as u32 & 127));
            put(a.rotate_right(b as u32 & 63));
            put(a.clamp(b.min(5), b.max(9)));
            let (s, o) = a.overflowing_mul(b);
            put(s);
            put(o as $t);
            put(a.count_ones() as $t);
            put(a.leading_zeros() as $t);
            put(a.trailing_zeros() as $t);
            put(a.leading_ones() as $t);
            put(a.cmp(&b) as $t);
            put(a.abs_diff(b) as $t);
        }
    };
}
integers!(int_u8, u8, u8);
integers!(int_u16, u16, u16);
integers!(int_u32, u32, u32);
integers!(int_u64, u64, u64);
integers!(int_u128, u128, u128);
integers!(int_usize, usize, u64);
integers!(int_i8, i8, u8);
integers!(int_i16, i16, u16);
integers!(int_i32, i32, u32);
integers!(int_i64, i64, u64);
integers!(int_i128, i128, u128);

#[inline(never)]
fn casts(h: &mut Hash, d: f64) {
    let f = d as f32;
    h.add(d as u8);
    h.add(d as i8 as u8);
    h.add(d as u16);
    h.add(d as i16 as u16);
    h.add(d as u32);
    h.add(d as i32 as u32);
    h.add(d as u64);
    h.add(d as i64 as u64);
    h.add(d as u128);
    h.add(d as i128 as u128);
    h.add(f as u8);
    h.add(f as i32 as u32);
    h.add(f as u64);
    h.add(f as i64 as u64);
    h.add(f as u128);
    h.add(f as i128 as u128);
}

#[inline(never)]
fn floats(h: &mut Hash, a: f64, b: f64) {
    let mut put = |v: f64| h.add(if v.is_nan() { 1u64 } else { v.to_bits() });
    put(a + b);
    put(a - b);
    put(a * b);
    put(a / b);
    put(a % b);
    put(-a);
    put(a.abs());
    put(a.copysign(b));
    if a != b {
        put(a.min(b));
        put(a.max(b));
    }
    put(a.clamp(-2.0, 3.0));
    put(f64::from_bits(a.to_bits() ^ 1));
    let (a, b) = (a as f32, b as f32);
    let mut put = |v: f32| h.add(if v.is_nan() { 1u32 } else { v.to_bits() });
    put(a + b);
    put(a - b);
    put(a * b);
    put(a / b);
    put(a % b);
    put(-a);
    put(a.abs());
    put(a.copysign(b));
    h.add(a.total_cmp(&b) as u8);
    h.add(a.partial_cmp(&b).map_or(9, |o| o as u8));
    h.add(a.is_sign_negative() as u8);
    h.add(a.classify() as u8);
}

fn run(out: &mut Out) -> i32 {
    let mut h = Hash(5);
    let mut r = Random(99);
    let corners = [0u128, 1, 2, 3, 7, 8, 10, 100, 127, 128, 255, 256, 32767, 65535, 1 << 31, (1 << 31) - 1, u32::MAX as u128, 1 << 32, 1 << 63, (1 << 63) - 1, u64::MAX as u128, 1 << 64, 1 << 127, (1 << 127) - 1, u128::MAX, u128::MAX - 1];
    for i in 0..corners.len() + 8 {
        for j in 0..corners.len() + 8 {
            let mut pick = |k: usize| corners.get(k).copied().unwrap_or_else(|| (r.next() as u128) << 64 | r.next() as u128);
            let (a, b) = (pick(i), pick(j));
            int_u8(&mut h, a as u8, b as u8);
            int_u16(&mut h, a as u16, b as u16);
            int_u32(&mut h, a as u32, b as u32);
            int_u64(&mut h, a as u64, b as u64);
            int_u128(&mut h, a, b);
            int_usize(&mut h, a as usize, b as usize);
            int_i8(&mut h, a as i8, b as i8);
            int_i16(&mut h, a as i16, b as i16);
            int_i32(&mut h, a as i32, b as i32);
            int_i64(&mut h, a as i64, b as i64);
            int_i128(&mut h, a as i128, b as i128);
        }
        writeln!(out, "{} {:016x}", i, h.0).unwrap();
    }
    let values = [0.0, -0.0, 0.5, 1.0, -1.0, 1.5, -1.5, 127.5, 128.0, -128.9, 255.9, 256.0, 65535.5, -32769.0, 2147483647.5, 2147483648.0, -2147483649.0, 4294967296.0, 9.3e18, -9.3e18, 1.9e19, 1e30, -1e30, 4e38, -4e38, 1e300, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::MIN_POSITIVE, 5e-324, 0.1, f64::MAX];
    for a in values {
        casts(&mut h, a);
        for b in values {
            floats(&mut h, a, b);
        }
        writeln!(out, "{:?} {} {:e} {:.3} {:+} {:016x}", a, a, a, a, a as f32, h.0).unwrap();
    }
    for s in ["0", "-17", "+5", "", "99999999999999999999", "12a", "3.25", "1e400", "-inf", "0.1", "2.2250738585072011e-308", "ff"] {
        writeln!(out, "{:?} {:?} {:?} {:?} {:?}", s.parse::<u8>().ok(), s.parse::<i64>().ok(), s.parse::<u128>().ok(), s.parse::<f64>().map(|f| f.to_bits()).ok(), u32::from_str_radix(s, 16).ok()).unwrap();
    }
    writeln!(out, "{:#x} {:#o} {:#b} {:08} {:+} {}", u128::MAX, 511, 5u8, -42, 7, i128::MIN).unwrap();
    for n in [0u64, 1, 99, 1 << 20, u64::MAX] {
        writeln!(out, "{} {} {:?} {:?}", n.isqrt(), n.next_power_of_two_or(3), n.checked_ilog2(), n.checked_ilog10()).unwrap();
    }
    3
}

trait Or {
    fn next_power_of_two_or(self, other: u64) -> u64;
}
impl Or for u64 {
    fn next_power_of_two_or(self, other: u64) -> u64 {
        self.checked_next_power_of_two().unwrap_or(other)
    }
}
