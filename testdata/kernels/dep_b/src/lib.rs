//! The second dependency: uses the first one, and keeps data of its own.
#![no_std]
#![cfg_attr(target_arch = "nvptx64", feature(abi_ptx, stdarch_nvptx))]

/// A polynomial whose coefficients are a static of this crate.
pub struct Poly {
    coefficients: &'static [u64],
}

static CUBIC: [u64; 4] = [11, 7, 5, 3];
static LINE: [u64; 2] = [1000, 1];

/// The polynomials that this crate knows: a static with pointers to other statics.
pub static POLYS: [Poly; 2] = [Poly { coefficients: &CUBIC }, Poly { coefficients: &LINE }];

impl Poly {
    /// The value at `x`, by Horner's rule, modulo 2^64.
    #[inline(never)]
    pub fn eval(&self, x: u64) -> u64 {
        self.coefficients.iter().rev().fold(0u64, |sum, c| sum.wrapping_mul(x).wrapping_add(*c))
    }
}

/// Calls the other dependency.
#[inline(never)]
pub fn mix_twice(x: u64) -> u64 {
    dep_a::mix(dep_a::mix(x, 1), 2)
}

/// A function of a generic type: it is compiled in the crate that uses it.
pub fn largest<T: PartialOrd + Copy>(items: &[T]) -> Option<T> {
    let (first, rest) = items.split_first()?;
    Some(rest.iter().fold(*first, |a, b| if *b > a { *b } else { a }))
}

/// In round `i` moves word `i % 2` of `words` to word `rounds[i] % 2` and leaves 7 in its place.
///
/// rustc cannot unroll this loop: it does not know how many rounds there are. Whoever joins the modules may inline this
/// function into a caller that does know, and `move_seven` into this one.
///
/// # Safety
/// `rounds[i] % 2` is never `i % 2`.
pub unsafe fn move_in_rounds(words: &mut [u32; 2], rounds: &[u32]) {
    let p = words.as_mut_ptr();
    for (i, to) in rounds.iter().enumerate() {
        dep_a::move_seven(&mut *p.add(i % 2), &mut *p.add((*to % 2) as usize));
    }
}

/// The same with a helper that rustc's LLVM inlines, so that alias scopes stand in the loop instead of a call, and with 9
/// for 7. The pointer keeps rustc's own inliner away, which leaves no scopes, and the call before the loop keeps this
/// function in this rlib: rustc takes leaves along to their users.
///
/// # Safety
/// As for `move_in_rounds`.
pub unsafe fn move_in_rounds_inlined(words: &mut [u32; 2], rounds: &[u32]) {
    let nine = dep_a::nine();
    let helper: fn(&mut u32, &mut u32, u32) = move_and_set;
    let p = words.as_mut_ptr();
    for (i, to) in rounds.iter().enumerate() {
        helper(&mut *p.add(i % 2), &mut *p.add((*to % 2) as usize), nine);
    }
}

fn move_and_set(from: &mut u32, to: &mut u32, value: u32) {
    *to = *from;
    *from = value;
}

/// A kernel that lives in a dependency: `y[i] = 3 * x[i]`.
#[cfg(target_arch = "nvptx64")]
#[no_mangle]
pub unsafe extern "ptx-kernel" fn kernel_in_dependency(n: usize, x: *const u32, y: *mut u32) {
    use core::arch::nvptx::{_block_dim_x, _block_idx_x, _thread_idx_x};
    let i = _block_idx_x() as usize * _block_dim_x() as usize + _thread_idx_x() as usize;
    if i < n {
        *y.add(i) = triple(*x.add(i));
    }
}

/// What `kernel_in_dependency` computes.
pub fn triple(x: u32) -> u32 {
    x.wrapping_mul(3)
}
