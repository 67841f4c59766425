//! Shared memory through inline assembly, and barriers.

/// What a block leaves: its part of `x` in reverse order.
pub fn reverse_body(block: &mut [u32]) {
    block.reverse();
}

/// What a block leaves of its part, a power of two long: partial sums, and the wrapping sum of all in the first word.
pub fn block_sum_body(block: &mut [u32]) -> u32 {
    let mut half = block.len() / 2;
    while half > 0 {
        for t in 0..half {
            block[t] = block[t].wrapping_add(block[t + half]);
        }
        half /= 2;
    }
    block[0]
}

#[cfg(target_arch = "nvptx64")]
mod entries {
    use crate::device::{block_size, load_shared, store_shared, thread, thread_in_block, tile, TILE};
    use core::arch::nvptx::_syncthreads;

    /// Every thread takes part, so `x` has as many words as the grid has threads, and a block at most `TILE`.
    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn shared_reverse(x: *mut u32) {
        let (t, size) = (thread_in_block(), block_size());
        assert!(size <= TILE);
        let base = tile();
        store_shared(base + 4 * t, *x.add(thread()));
        _syncthreads();
        *x.add(thread()) = load_shared(base + 4 * (size - 1 - t));
    }

    /// Halves the block in global memory until one word is left, with a barrier after each step; blocks are powers of two.
    #[no_mangle]
    pub unsafe extern "ptx-kernel" fn block_sum(x: *mut u32, sums: *mut u32) {
        let (i, t) = (thread(), thread_in_block());
        let mut half = block_size() / 2;
        while half > 0 {
            if t < half {
                *x.add(i) = (*x.add(i)).wrapping_add(*x.add(i + half as usize));
            }
            _syncthreads();
            half /= 2;
        }
        if t == 0 {
            *sums.add(i / block_size() as usize) = *x.add(i);
        }
    }
}
