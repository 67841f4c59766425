//! Kernels that the linker must turn into PTX, one topic a module.
//!
//! Every module has a body in plain Rust, which the host program in `vectors/` runs on the CPU for the expected
//! answer, and an entry for nvptx64 that calls the body with its thread's number. README.md lists the entries.
#![cfg_attr(target_arch = "nvptx64", no_std)]
#![cfg_attr(target_arch = "nvptx64", feature(abi_ptx, stdarch_nvptx, asm_experimental_arch))]
#![allow(improper_ctypes_definitions)]

pub mod dependencies;
pub mod dyn_table;
pub mod noalias;
pub mod params;
pub mod recursion;
pub mod saxpy;
pub mod shared;
pub mod slices;
pub mod statics;

#[cfg(target_arch = "nvptx64")]
mod device;
