//! rust-lang/rust#54878: a helper with two `&mut` arguments, inlined into a loop that is then unrolled. The pointers of one
//! round differ from each other but not from the other round's, which LLVM before 12 forgets.

/// Starting with the words 10 and 20 and the rounds 1, 0, 1: word 0 goes to word 1 and becomes 7, comes back as 10,
/// goes again and becomes 7. The load of the last round must see what the second one stored.
///
/// # Safety
/// `rounds[i] % 2` is never `i % 2`, here and in `scopes_body`.
pub unsafe fn body(words: &mut [u32; 2], rounds: &[u32; 3]) -> u32 {
    dep_b::move_in_rounds(words, rounds);
    words[0].wrapping_mul(100).wrapping_add(words[1])
}

/// The same with a helper that rustc has inlined itself, leaving alias scopes behind, and with 9 for 7.
pub unsafe fn scopes_body(words: &mut [u32; 2], rounds: &[u32; 3]) -> u32 {
    dep_b::move_in_rounds_inlined(words, rounds);
    words[0].wrapping_mul(100).wrapping_add(words[1])
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
    pub unsafe extern "ptx-kernel" fn alias_scopes(n: usize, words: *mut [u32; 2], rounds: *const [u32; 3], out: *mut u32) {
        let i = thread();
        if i < n {
            *out.add(i) = super::scopes_body(&mut *words.add(i), &*rounds.add(i));
        }
    }
}
