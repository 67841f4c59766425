//! Recursion that no optimiser turns into a loop.

/// Ackermann's function: one of its calls is no tail call.
#[inline(never)]
pub fn ackermann(m: u32, n: u32) -> u32 {
    match (m, n) {
        (0, n) => n + 1,
        (m, 0) => ackermann(m - 1, 1),
        (m, n) => ackermann(m - 1, ackermann(m, n - 1)),
    }
}

/// Hofstadter's female and male sequences: two functions that need each other.
#[inline(never)]
pub fn female(n: u32) -> u32 {
    if n == 0 { 1 } else { n - male(female(n - 1)) }
}

#[inline(never)]
pub fn male(n: u32) -> u32 {
    if n == 0 { 0 } else { n - female(male(n - 1)) }
}

pub fn body(i: usize) -> u32 {
    let i = i as u32;
    ackermann(i % 3, i % 7) * 1000 + female(i % 20) * 10 + male(i % 20)
}

#[cfg(target_arch = "nvptx64")]
#[no_mangle]
pub unsafe extern "ptx-kernel" fn recursion(n: usize, out: *mut u32) {
    let i = crate::device::thread();
    if i < n {
        *out.add(i) = body(i);
    }
}
