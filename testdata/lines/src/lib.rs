//! Small kernels. A comment `in KERNEL` says that the kernel's PTX, with what it calls, has a .loc of that line; `inlined` that it is said to
//! be inlined somewhere; `site` that something is said to be inlined there; `nowhere` that no .loc has the line.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

use core::arch::nvptx::{_thread_idx_x, trap};

mod other;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn straight(p: *mut u32) {
    let x = *p; // in straight
    let y = x.wrapping_mul(x); // in straight
    *p.add(1) = y ^ 5; // in straight
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn branches(p: *mut u32, n: u32) {
    match *p {
        0..9 => *p = n.count_ones(), // in branches
        100..1000 => {
            for i in 0..n { // in branches
                *p.add(i as usize) += *p.add(i as usize + 1) * i; // in branches
            }
        }
        _ => {}
    }
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn index(p: *const u32, n: usize, q: *mut u32) {
    let s = core::slice::from_raw_parts(p, n);
    let i = _thread_idx_x() as usize; // in index, site
    *q.add(i) = s[i]; // in index
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn call_other_unit(p: *mut u32) {
    *p = other::far(*p); // in call_other_unit
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn call_other_crate(p: *mut u32) {
    *p = dep::kept(*p); // in call_other_crate
    *p.add(1) = dep::inlined(*p.add(2)); // in call_other_crate, site
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn closures(p: *mut f32, k: f32) {
    let f = |x: f32| x * k; // in closures, inlined
    let s = core::slice::from_raw_parts(p, 64).iter().map(|&x| f(x)).sum::<f32>(); // in closures, site
    *p = s; // in closures
}

#[no_mangle]
pub unsafe extern "C" fn dead(p: *mut u32) -> u32 {
    *p / 7 // nowhere
}

macro_rules! twice {
    ($e:expr) => {
        $e + $e // nowhere
    };
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn macros(p: *const u32, q: *mut u32) {
    *q = twice!(*p.add(3) ^ 9); // in macros
}
