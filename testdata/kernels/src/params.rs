//! Kernel parameters that are no scalars: structs with padding, 128-bit integers and arrays, all by value.

/// Fields of four sizes, with padding inside and at the end: 24 bytes, aligned to 8.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Record {
    pub tag: u8,
    pub count: u32,
    pub scale: f64,
    pub marks: [u16; 3],
}

/// A struct that holds a struct, an array and a pointer-sized field: 152 bytes, aligned to 8.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Nested {
    pub first: Record,
    pub words: [u64; 15],
    pub last: u8,
}

/// Three floats: 12 bytes, aligned to 4.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Vec3 {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

pub fn by_value_body(i: usize, r: Record) -> f64 {
    r.scale * (r.tag as u32 + r.count + r.marks[i % 3] as u32) as f64
}

pub fn nested_body(i: usize, p: Nested, v: Vec3) -> f64 {
    by_value_body(i, p.first) + p.words[i % 15] as f64 + p.last as f64 + (v.x - v.y * v.z) as f64
}

/// Wraps around; the rotation and the comparison need all 128 bits.
pub fn wide_body(x: u128, a: u128, b: i128) -> u128 {
    let product = x.wrapping_mul(a).rotate_left(13);
    if (product as i128) < b {
        product ^ (a >> 67)
    } else {
        product.wrapping_sub(b as u128)
    }
}

pub fn array_body(i: usize, weights: [f32; 4], offsets: [u8; 3]) -> f32 {
    weights[i % 4] + offsets[i % 3] as f32
}

#[cfg(target_arch = "nvptx64")]
mod entries {
    use super::*;
    use crate::device::thread;

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn by_value(n: usize, record: Record, out: *mut f64) {
        let i = thread();
        if i < n {
            *out.add(i) = by_value_body(i, record);
        }
    }

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn nested_by_value(out: *mut f64, p: Nested, n: u32, v: Vec3) {
        let i = thread();
        if i < n as usize {
            *out.add(i) = nested_body(i, p, v);
        }
    }

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn wide(n: u32, a: u128, b: i128, x: *const u128, out: *mut u128) {
        let i = thread();
        if i < n as usize {
            *out.add(i) = wide_body(*x.add(i), a, b);
        }
    }

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn arrays(n: u32, weights: [f32; 4], offsets: [u8; 3], out: *mut f32) {
        let i = thread();
        if i < n as usize {
            *out.add(i) = array_body(i, weights, offsets);
        }
    }
}
