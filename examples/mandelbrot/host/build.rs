//! Builds the crate `device` for the GPU, so that `cargo build` of the host is all there is to do. The PTX's path is in DEVICE_PTX for
//! `include_str!`. What decides comes from the environment:
//!   GPU_ARCH              the architecture, sm_75 unless set: a plain one's PTX runs on every later GPU
//!   NVVM_BITCODE_LINKER   the linker, where it is not in PATH
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

fn main() {
    let var = |name: &str, default: &str| {
        println!("cargo:rerun-if-env-changed={name}");
        env::var(name).unwrap_or(default.to_string())
    };
    let arch = var("GPU_ARCH", "sm_75");
    let linker = var("NVVM_BITCODE_LINKER", "nvvm-bitcode-linker");
    println!("cargo:rerun-if-changed=../device");
    if fs::exists(&linker).unwrap_or(false) {
        println!("cargo:rerun-if-changed={linker}");
    }

    // A target folder of its own, or the two cargos would wait for each other.
    let target = PathBuf::from(env::var("OUT_DIR").unwrap()).join("device");
    let status = Command::new(env::var("CARGO").unwrap())
        .args(["rustc", "--package", "device", "--lib", "--crate-type", "cdylib", "--release"])
        .args(["--target", "nvptx64-nvidia-cuda", "-Zbuild-std=core", "--target-dir"])
        .arg(&target)
        .args(["--", "-C", &format!("link-arg=--arch={arch}")])
        .env("RUSTC_BOOTSTRAP", "1") // build-std and the kernel ABI are not stable yet
        .env("CARGO_TARGET_NVPTX64_NVIDIA_CUDA_LINKER", &linker)
        .env("CARGO_TARGET_NVPTX64_NVIDIA_CUDA_RUSTFLAGS", "-C target-cpu=sm_75")
        .env_remove("RUSTFLAGS") // those of the host
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .status()
        .expect("cargo can not be run");
    assert!(status.success(), "the crate `device` was not built for the GPU: see the messages above");
    let ptx = target.join("nvptx64-nvidia-cuda/release/device.ptx");
    println!("cargo:rustc-env=DEVICE_PTX={}", ptx.display());
}
