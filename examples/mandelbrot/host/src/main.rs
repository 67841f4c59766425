//! Computes a picture of the Mandelbrot set on the GPU, says how fast that was, and compares with the CPU's: libNVVM is told to compute as
//! Rust says, so the pictures are the same, number for number.
use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;

use cudarc::driver::{sys, CudaContext, LaunchConfig, PushKernelArg};
use cudarc::nvrtc::Ptx;

/// What build.rs built of the crate `device`.
const PTX: &str = include_str!(env!("DEVICE_PTX"));

/// Pixels of a side of the picture, and iterations of a point at most.
const SIZE: u32 = 1024;
const LIMIT: u32 = 200;

fn main() -> ExitCode {
    let start = Instant::now();
    let expected = on_cpu();
    let cpu = start.elapsed().as_secs_f64() * 1e3;
    println!("CPU, one thread: {cpu:.1} ms for {SIZE} x {SIZE} points");
    if let Err(why) = find_gpu() {
        println!("no GPU here: {why}; the kernel was built ({} bytes of PTX) and did not run", PTX.len());
        return ExitCode::SUCCESS;
    }
    match on_gpu() {
        Ok((gpu, picture)) => {
            let different = picture.iter().zip(&expected).filter(|(a, b)| a != b).count();
            println!("kernel: {gpu:.3} ms, {:.0} times as fast; {different} points differ from the CPU's", cpu / gpu);
            ExitCode::from((different != 0) as u8)
        }
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

fn on_cpu() -> Vec<u32> {
    (0..SIZE * SIZE)
        .map(|pixel| {
            let (re, im) = device::point(pixel, SIZE);
            device::escape(re, im, LIMIT)
        })
        .collect()
}

/// Why there is no GPU, if there is none. cudarc itself panics where the driver's library is missing.
fn find_gpu() -> Result<(), String> {
    if !unsafe { sys::is_culib_present() } {
        return Err("NVIDIA's driver (libcuda) is not installed".to_string());
    }
    match CudaContext::device_count() {
        Ok(0) => Err("the driver sees none".to_string()),
        Ok(_) => Ok(()),
        Err(e) => Err(format!("the driver says {e}")),
    }
}

/// The kernel's time in milliseconds, the best of five, and the picture.
fn on_gpu() -> Result<(f64, Vec<u32>), Box<dyn Error>> {
    let context = CudaContext::new(0)?;
    let (major, minor) = context.compute_capability()?;
    println!("GPU: {}, compute capability {major}.{minor}", context.name()?);
    let module = context.load_module(Ptx::from_src(PTX)).map_err(|e| {
        format!("the driver does not load the PTX: {e}\n(nvvm-bitcode-linker doctor FILE.ptx says which drivers do)")
    })?;
    let kernel = module.load_function("mandelbrot")?;
    let stream = context.default_stream();
    let mut picture = stream.alloc_zeros::<u32>((SIZE * SIZE) as usize)?;
    let mut best = f64::INFINITY;
    for _ in 0..5 {
        let timed = Some(sys::CUevent_flags::CU_EVENT_DEFAULT);
        let before = stream.record_event(timed)?;
        let mut launch = stream.launch_builder(&kernel);
        launch.arg(&mut picture).arg(&SIZE).arg(&LIMIT);
        // The kernel writes SIZE * SIZE elements, which the picture has.
        unsafe { launch.launch(LaunchConfig::for_num_elems(SIZE * SIZE)) }?;
        let after = stream.record_event(timed)?;
        stream.synchronize()?;
        best = best.min(f64::from(before.elapsed_ms(&after)?));
    }
    Ok((best, stream.clone_dtoh(&picture)?))
}
