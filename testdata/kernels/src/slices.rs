//! Slice algorithms of core, each thread on its own row of a matrix with `width` columns.

pub fn sort_i32_body(row: &mut [i32]) {
    row.sort_unstable();
}

/// Sorts downwards by IEEE total order, through a comparison closure.
pub fn sort_f32_body(row: &mut [f32]) {
    row.sort_unstable_by(|a, b| b.total_cmp(a));
}

/// Where `needle` is in the sorted `row`, or minus one less than where it would be inserted.
pub fn search_i32_body(row: &[i32], needle: i32) -> i64 {
    place(row.binary_search(&needle))
}

/// The same in a row that is sorted upwards by IEEE total order.
pub fn search_f32_body(row: &[f32], needle: f32) -> i64 {
    place(row.binary_search_by(|x| x.total_cmp(&needle)))
}

fn place(found: Result<usize, usize>) -> i64 {
    match found {
        Ok(at) => at as i64,
        Err(at) => -1 - at as i64,
    }
}

pub fn sum_i32_body(row: &[i32]) -> i32 {
    row.iter().fold(0i32, |sum, x| sum.wrapping_add(*x))
}

/// Sums in order: no reassociation is allowed.
pub fn sum_f32_body(row: &[f32]) -> f32 {
    row.iter().sum()
}

/// Sums `row[i]` for every `i` in `indices`; an index out of range panics.
pub fn gather_i32_body(row: &[i32], indices: &[u32]) -> i32 {
    indices.iter().map(|i| row[*i as usize]).fold(0, i32::wrapping_add)
}

/// The same over floats.
pub fn gather_f32_body(row: &[f32], indices: &[u32]) -> f32 {
    let mut sum = 0.0;
    for i in 0..row.len() {
        sum += row[indices[i] as usize];
    }
    sum
}

#[cfg(target_arch = "nvptx64")]
mod entries {
    use super::*;
    use crate::device::thread;
    use core::slice::{from_raw_parts, from_raw_parts_mut};

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn sort_i32(rows: usize, width: usize, data: *mut i32) {
        let i = thread();
        if i < rows {
            sort_i32_body(from_raw_parts_mut(data.add(i * width), width));
        }
    }

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn sort_f32(rows: usize, width: usize, data: *mut f32) {
        let i = thread();
        if i < rows {
            sort_f32_body(from_raw_parts_mut(data.add(i * width), width));
        }
    }

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn search_i32(n: usize, width: usize, row: *const i32, needles: *const i32, out: *mut i64) {
        let i = thread();
        if i < n {
            *out.add(i) = search_i32_body(from_raw_parts(row, width), *needles.add(i));
        }
    }

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn search_f32(n: usize, width: usize, row: *const f32, needles: *const f32, out: *mut i64) {
        let i = thread();
        if i < n {
            *out.add(i) = search_f32_body(from_raw_parts(row, width), *needles.add(i));
        }
    }

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn sum_i32(rows: usize, width: usize, data: *const i32, out: *mut i32) {
        let i = thread();
        if i < rows {
            *out.add(i) = sum_i32_body(from_raw_parts(data.add(i * width), width));
        }
    }

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn sum_f32(rows: usize, width: usize, data: *const f32, out: *mut f32) {
        let i = thread();
        if i < rows {
            *out.add(i) = sum_f32_body(from_raw_parts(data.add(i * width), width));
        }
    }

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn gather_i32(rows: usize, width: usize, data: *const i32, count: usize, indices: *const u32, out: *mut i32) {
        let i = thread();
        if i < rows {
            *out.add(i) = gather_i32_body(from_raw_parts(data.add(i * width), width), from_raw_parts(indices, count));
        }
    }

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn gather_f32(rows: usize, width: usize, data: *const f32, count: usize, indices: *const u32, out: *mut f32) {
        let i = thread();
        if i < rows {
            *out.add(i) = gather_f32_body(from_raw_parts(data.add(i * width), width), from_raw_parts(indices, count));
        }
    }
}
