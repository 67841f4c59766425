//! A crate of kind bin, for which rustc names no exported symbol, with an allocator: its kernels must be found all the same.
#![no_std]
#![no_main]
#![feature(abi_ptx, stdarch_nvptx)]

extern crate alloc;

use alloc::{boxed::Box, collections::BTreeMap, string::String, vec::Vec};
use core::alloc::{GlobalAlloc, Layout};
use core::arch::nvptx::{_thread_idx_x, free, malloc, trap};
use core::fmt::Write;

/// CUDA's own heap, which aligns to 16 bytes.
struct Heap;

unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.align() > 16 {
            return core::ptr::null_mut();
        }
        malloc(layout.size()).cast()
    }
    unsafe fn dealloc(&self, place: *mut u8, _: Layout) {
        free(place.cast())
    }
}

#[global_allocator]
static HEAP: Heap = Heap;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}

/// Sorts the words of a text by a tree.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn sorted(n: usize, words: *const u32, out: *mut u32) {
    let mut tree = BTreeMap::new();
    for i in 0..n {
        *tree.entry(*words.add(i)).or_insert(0u32) += 1;
    }
    for (i, (word, count)) in tree.into_iter().enumerate() {
        *out.add(2 * i) = word;
        *out.add(2 * i + 1) = count;
    }
}

trait Shape {
    fn area(&self) -> u32;
}
struct Square(u32);
struct Rectangle(u32, u32);
impl Shape for Square {
    fn area(&self) -> u32 {
        self.0 * self.0
    }
}
impl Shape for Rectangle {
    fn area(&self) -> u32 {
        self.0 * self.1
    }
}

/// Adds up areas through boxes.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn areas(n: u32, out: *mut u32) {
    let mut shapes: Vec<Box<dyn Shape>> = Vec::new();
    for i in 0..n {
        if i % 2 == 0 {
            shapes.push(Box::new(Square(i)));
        } else {
            shapes.push(Box::new(Rectangle(i, i + 1)));
        }
    }
    *out.add(_thread_idx_x() as usize) = shapes.iter().map(|s| s.area()).sum();
}

/// Writes a number as text.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn text(n: u64, out: *mut u8) {
    let mut s = String::new();
    let _ = write!(s, "{n}:{:x}", n);
    core::ptr::copy_nonoverlapping(s.as_ptr(), out, s.len());
}
