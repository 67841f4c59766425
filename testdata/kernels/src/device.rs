//! What only the device has: thread numbers, shared memory, and the panic handler.
use core::arch::asm;
use core::arch::nvptx::{_block_dim_x, _block_idx_x, _thread_idx_x};

#[cfg(not(feature = "spin"))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { core::arch::nvptx::trap() }
}

#[cfg(feature = "spin")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

/// The thread's number in the grid; grids have one dimension.
#[inline(always)]
pub fn thread() -> usize {
    unsafe { _block_idx_x() as usize * _block_dim_x() as usize + _thread_idx_x() as usize }
}

/// The thread's number in its block.
#[inline(always)]
pub fn thread_in_block() -> u32 {
    unsafe { _thread_idx_x() as u32 }
}

/// The number of threads in a block.
#[inline(always)]
pub fn block_size() -> u32 {
    unsafe { _block_dim_x() as u32 }
}

/// Words that a block shares.
pub const TILE: u32 = 256;

/// The shared-space address of `TILE` words. It is not inlined because the variable's name may be declared once only.
#[inline(never)]
pub fn tile() -> u32 {
    let address: u32;
    unsafe { asm!(".shared .align 4 .b8 tile[1024];", "mov.u32 {}, tile;", out(reg32) address) };
    address
}

/// Stores a word of shared memory.
#[inline(always)]
pub unsafe fn store_shared(address: u32, value: u32) {
    asm!("st.shared.u32 [{}], {};", in(reg32) address, in(reg32) value);
}

/// Loads a word of shared memory.
#[inline(always)]
pub unsafe fn load_shared(address: u32) -> u32 {
    let value: u32;
    asm!("ld.shared.u32 {}, [{}];", out(reg32) value, in(reg32) address);
    value
}
