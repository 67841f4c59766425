//! Functions of two dependencies, each in an rlib of its own, one of which uses the other.

pub fn body(i: usize, x: &[u64], table: &[u32]) -> u64 {
    let value = dep_b::POLYS[i % 2].eval(x[i]);
    let top = dep_b::largest(x).unwrap_or(0);
    dep_a::mix(value, top) ^ dep_b::mix_twice(value) ^ dep_a::pick(table, i % table.len()) as u64
}

#[cfg(target_arch = "nvptx64")]
#[no_mangle]
pub unsafe extern "ptx-kernel" fn dependencies(n: usize, x: *const u64, m: usize, table: *const u32, out: *mut u64) {
    let i = crate::device::thread();
    if i < n {
        *out.add(i) = body(i, core::slice::from_raw_parts(x, n), core::slice::from_raw_parts(table, m));
    }
}
