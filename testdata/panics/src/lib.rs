//! Kernels that panic in one way each. A comment at a line's end says the message of the assertion that it becomes.
#![no_std]
#![feature(abi_ptx, core_intrinsics)]#![cfg_attr(unstable_black_box, feature(bench_black_box))]
#![allow(unknown_lints, internal_features)]

use core::cell::RefCell;
use core::hint::black_box;

#[panic_handler]
fn never_called(info: &core::panic::PanicInfo) -> ! {
    // Formatting that must not be reached.
    struct Count(usize);
    impl core::fmt::Write for Count {
        fn write_str(&mut self, s: &str) -> core::fmt::Result {
            self.0 += s.len();
            Ok(())
        }
    }
    let mut count = Count(0);
    let _ = core::fmt::write(&mut count, format_args!("{info}"));
    black_box(count.0);
    core::intrinsics::abort()
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn index(p: *mut u32, n: usize, i: usize) {
    let s = core::slice::from_raw_parts_mut(p, n);
    s[i] = 1; // panic: index out of bounds
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn range(p: *mut u32, n: usize, i: usize) {
    let s = core::slice::from_raw_parts_mut(p, n);
    let tail = &mut s[i..]; // panic: slice range out of bounds
    tail.copy_from_slice(&[1, 2, 3]); // panic: copy_from_slice: the slices have different lengths
}

#[no_mangle] #[cfg(not(old))]
pub unsafe extern "ptx-kernel" fn text(p: *mut u32, i: usize) {
    let s = black_box("über");
    *p = s[i..].len() as u32; // panic: str range out of bounds or not on character boundaries
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn unwrap_none(p: *mut u32, n: u32) {
    *p = (*p).checked_add(n).unwrap(); // panic: called `Option::unwrap()` on a `None` value
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn expect_none(p: *mut u32, n: u32) {
    *p = (*p).checked_add(n).expect("must fit"); // panic: must fit
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn unwrap_err(p: *mut u32, n: u32) {
    let small: Result<u8, _> = u8::try_from(n);
    *p = small.unwrap() as u32; // panic: called `Result::unwrap()` on an `Err` value
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn expect_err(p: *mut u32, n: u32) {
    let small: Result<u8, _> = u8::try_from(n);
    *p = small.expect("a byte") as u32; // panic: a byte
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn divide(p: *mut i32, n: i32) {
    let q = *p / black_box(n); // panic: attempt to divide by zero | attempt to divide with overflow
    *p = q % black_box(n); // panic: attempt to calculate the remainder with a divisor of zero | attempt to calculate the remainder with overflow
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn overflow(p: *mut i32, n: i32, k: u32) {
    let sum = *p + n; // panic: attempt to add with overflow
    let difference = *p - n; // panic: attempt to subtract with overflow
    let product = *p * n; // panic: attempt to multiply with overflow
    let opposite = -*p; // panic: attempt to negate with overflow
    let left = *p << k; // panic: attempt to shift left with overflow
    let right = *p >> black_box(k); // panic: attempt to shift right with overflow
    *p = sum ^ difference ^ product ^ opposite ^ left ^ right;
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn plain(p: *mut u32) {
    if *p == 1 {
        panic!("plain text"); // panic: plain text
    }
    *p = 2;
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn formatted(p: *mut u32, n: f32) {
    if *p == 1 {
        panic!("value {} of {n:>8.2?}!", *p); // panic: value {} of {}!
    }
    *p = 2;
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn asserted(p: *mut u32, n: u32) {
    assert!(*p > 3); // panic: assertion failed: *p > 3
    assert!(*p > 4, "only {}", *p); // panic: only {}
    *p = n;
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn equal(p: *mut u32, n: u32) {
    assert_eq!(*p, n, "they {} differ", n); // panic: assertion `left == right` failed
    assert_ne!(*p, 7); // panic: assertion `left != right` failed
    *p = 2;
}

#[no_mangle] #[cfg(not(old))]
pub unsafe extern "ptx-kernel" fn borrowed(p: *mut u32, n: u32) {
    let c = RefCell::new(n);
    if n > 4 {
        let shared = black_box(&c).borrow(); // panic: RefCell already mutably borrowed
        *black_box(&c).borrow_mut() = *shared; // panic: RefCell already borrowed
    }
    *p = c.into_inner();
}

#[track_caller]
#[inline(never)]
fn checked(p: u32) -> u32 {
    if p > 7 {
        panic!("too large")
    }
    p
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn tracked(p: *mut u32, n: u32, m: u32) {
    *p = checked(n);
    *p += checked(m); // panic: attempt to add with overflow
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn never(p: *mut u32, n: u32) {
    match n {
        9 => unreachable!(), // panic: internal error: entered unreachable code
        10 => unreachable!("with {n}"), // panic: internal error: entered unreachable code: with {}
        11 => todo!(), // panic: not yet implemented
        12 => unimplemented!("at {}", *p), // panic: not implemented: at {}
        _ => *p = n,
    }
}
