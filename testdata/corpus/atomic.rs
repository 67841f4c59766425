// core::sync::atomic in its orders and widths, and what is built on it.
#![no_std]
use core::cell::UnsafeCell;
use core::sync::atomic::{fence, compiler_fence, AtomicBool, AtomicI64, AtomicPtr, AtomicU32, AtomicUsize, Ordering::*};
pub static COUNT: AtomicU32 = AtomicU32::new(3);
static READY: AtomicBool = AtomicBool::new(false);
static HEAD: AtomicPtr<Node> = AtomicPtr::new(core::ptr::null_mut());
pub struct Node { next: *mut Node, value: u64 }
pub struct Lock<T> { taken: AtomicBool, value: UnsafeCell<T> }
impl<T> Lock<T> {
    pub fn with<R>(&self, f: impl FnOnce(&mut T) -> R) -> R {
        while self.taken.compare_exchange_weak(false, true, Acquire, Relaxed).is_err() { core::hint::spin_loop() }
        let r = f(unsafe { &mut *self.value.get() });
        self.taken.store(false, Release);
        r
    }
}
#[no_mangle] pub fn count(n: u32) -> u32 { COUNT.fetch_add(n, Relaxed) ^ COUNT.fetch_sub(1, Release) ^ COUNT.swap(7, AcqRel) ^ COUNT.load(SeqCst) }
#[no_mangle] pub fn bits(a: &AtomicI64, v: i64) -> i64 { a.fetch_and(v, SeqCst) + a.fetch_or(v, Acquire) + a.fetch_xor(v, Relaxed) + a.fetch_max(v, AcqRel) + a.fetch_min(v, Relaxed) + a.fetch_nand(v, Relaxed) }
#[no_mangle] pub fn update(a: &AtomicUsize) -> Result<usize, usize> { a.fetch_update(SeqCst, Acquire, |v| v.checked_mul(3)) }
#[no_mangle] pub unsafe fn push(n: *mut Node) {
    let mut head = HEAD.load(Acquire);
    loop {
        (*n).next = head;
        match HEAD.compare_exchange(head, n, AcqRel, Acquire) { Ok(_) => break, Err(h) => head = h }
    }
}
#[no_mangle] pub fn locked(l: &Lock<[u64; 4]>, i: usize) -> u64 { l.with(|a| { a[i & 3] += 1; a[3] }) }
#[no_mangle] pub fn fences(v: &mut u32) -> bool { *v = 1; fence(Release); compiler_fence(SeqCst); READY.store(true, Relaxed); fence(SeqCst); READY.fetch_not(AcqRel) }
trait Not { fn fetch_not(&self, o: core::sync::atomic::Ordering) -> bool; }
impl Not for AtomicBool { fn fetch_not(&self, o: core::sync::atomic::Ordering) -> bool { self.fetch_xor(true, o) } }
