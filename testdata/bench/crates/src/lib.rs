//! Kernels over crates that people link into GPU code: each thread works on one element.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

use core::arch::nvptx::{_block_dim_x, _block_idx_x, _thread_idx_x, trap};
use core::fmt::Write;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}

fn element() -> usize {
    unsafe { _block_idx_x() as usize * _block_dim_x() as usize + _thread_idx_x() as usize }
}

/// SHA-256 of each 64 bytes.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn hash_sha256(messages: *const [u8; 64], digests: *mut [u8; 32]) {
    use sha2::Digest;
    let i = element();
    *digests.add(i) = sha2::Sha256::digest(*messages.add(i)).into();
}

/// BLAKE3 of each 64 bytes.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn hash_blake3(messages: *const [u8; 64], digests: *mut [u8; 32]) {
    let i = element();
    *digests.add(i) = *blake3::hash(&*messages.add(i)).as_bytes();
}

/// Multiples of ed25519's base point.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn multiply_ed25519(scalars: *const [u8; 32], points: *mut [u8; 32]) {
    use curve25519_dalek::{constants::ED25519_BASEPOINT_POINT, scalar::Scalar};
    let i = element();
    *points.add(i) = (Scalar::from_bytes_mod_order(*scalars.add(i)) * ED25519_BASEPOINT_POINT).compress().to_bytes();
}

/// Multiples of secp256k1's generator, x coordinates.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn multiply_secp256k1(scalars: *const u64, xs: *mut [u8; 32]) {
    use k256::elliptic_curve::point::AffineCoordinates;
    let i = element();
    let p = k256::ProjectivePoint::GENERATOR * k256::Scalar::from(*scalars.add(i));
    *xs.add(i) = p.to_affine().x().into();
}

/// Functions that no hardware has.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn special_functions(x: *const f64, y: *mut f64) {
    let i = element();
    let v = *x.add(i);
    *y.add(i) = libm::lgamma(v) + libm::erf(v) * libm::cbrt(v) + libm::pow(v, 1.5) + libm::j0(v);
}

/// Points turned about an axis and moved.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn transform_points(points: *mut [f32; 3], angle: f32) {
    use glam::{Affine3A, Quat, Vec3};
    let p = &mut *points.add(element());
    let m = Affine3A::from_rotation_translation(Quat::from_axis_angle(Vec3::Y, angle), Vec3::new(1.0, 2.0, 3.0)).inverse();
    *p = m.transform_point3(Vec3::from_array(*p)).to_array();
}

/// The decimal digits of numbers, through core::fmt.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn print_numbers(x: *const f64, text: *mut [u8; 32]) {
    struct Text<'a>(&'a mut [u8; 32], usize);
    impl core::fmt::Write for Text<'_> {
        fn write_str(&mut self, s: &str) -> core::fmt::Result {
            for &b in s.as_bytes() {
                *self.0.get_mut(self.1).ok_or(core::fmt::Error)? = b;
                self.1 += 1;
            }
            Ok(())
        }
    }
    let i = element();
    let _ = write!(Text(&mut *text.add(i), 0), "{}: {:.3}", i, *x.add(i));
}

/// Rows of 64 words, each sorted by one thread.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn sort_rows(rows: *mut [u32; 64]) {
    (*rows.add(element())).sort_unstable();
}

/// The sum of a thousand random numbers, for each seed.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn random_sums(seeds: *const u64, sums: *mut u64) {
    use rand_xoshiro::rand_core::{RngCore, SeedableRng};
    let i = element();
    let mut r = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(*seeds.add(i));
    *sums.add(i) = (0..1000).fold(0, |s: u64, _| s.wrapping_add(r.next_u64()));
}
