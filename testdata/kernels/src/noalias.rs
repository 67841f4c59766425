//! rust-lang/rust#54878: a helper with two `&mut` arguments, inlined into a loop that is then unrolled. The pointers of one
//! round differ from each other but not from the other round's, which LLVM before 12 forgets.

/// Starting with the words 10 and 20 and the rounds 1, 0, 1: word 0 goes to word 1 and becomes 7, comes back as 10,
/// goes again and becomes 7. The load of the last round must see what the second one stored.
///
/// # Safety
/// `rounds[i] % 2` is never `i % 2`, here and in `local_body`.
pub unsafe fn body(words: &mut [u32; 2], rounds: &[u32; 3]) -> u32 {
    dep_b::move_in_rounds(words, rounds);
    words[0].wrapping_mul(100).wrapping_add(words[1])
}

/// The same with a helper of this crate, which rustc inlines itself and leaves alias scopes behind.
pub unsafe fn local_body(words: &mut [u32; 2], rounds: &[u32]) -> u32 {
    let p = words.as_mut_ptr();
    for (i, to) in rounds.iter().enumerate() {
        local_move_seven(&mut *p.add(i % 2), &mut *p.add((*to % 2) as usize));
    }
    words[0].wrapping_mul(100).wrapping_add(words[1])
}

#[inline(always)]
fn local_move_seven(from: &mut u32, to: &mut u32) {
    *to = *from;
    *from = 7;
}

#[cfg(target_arch = "nvptx64")]
mod entries {
    use crate::device::thread;

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn noalias(n: usize, words: *mut [u32; 2], rounds: *const [u32; 3], out: *mut u32) {
        let i = thread();
        if i < n {
            *out.add(i) = super::body(&mut *words.add(i), &*rounds.add(i));
        }
    }

    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn noalias_local(n: usize, words: *mut [u32; 2], count: usize, rounds: *const u32, out: *mut u32) {
        let i = thread();
        if i < n {
            *out.add(i) = super::local_body(&mut *words.add(i), core::slice::from_raw_parts(rounds.add(i * count), count));
        }
    }
}
