//! Calls through vtables and function pointers that stand in statics.

struct Scale(i32);

trait Step: Sync {
    fn step(&self, x: i32) -> i32;
    fn name_length(&self) -> usize;
}

impl Step for Scale {
    fn step(&self, x: i32) -> i32 {
        x.wrapping_mul(self.0)
    }
    fn name_length(&self) -> usize {
        "Scale".len()
    }
}

struct Shift;

impl Step for Shift {
    fn step(&self, x: i32) -> i32 {
        x >> 1
    }
    fn name_length(&self) -> usize {
        "Shift".len() + 1
    }
}

static STEPS: [&dyn Step; 3] = [&Scale(3), &Shift, &Scale(-5)];

fn negate(x: i32) -> i32 {
    x.wrapping_neg()
}

fn square(x: i32) -> i32 {
    x.wrapping_mul(x)
}

static FUNCTIONS: [fn(i32) -> i32; 2] = [negate, square];

/// Closures with and without captures behind `&dyn Fn`, then trait objects and function pointers of statics.
pub fn body(i: usize, bias: i32, x: i32) -> i32 {
    let closures: [&dyn Fn(i32) -> i32; 3] = [&|a| a.wrapping_add(bias), &|a| a.wrapping_mul(3), &|a: i32| a.wrapping_pow(3)];
    let x = closures[i % 3](x);
    let step = STEPS[(i / 3) % 3];
    let x = step.step(x).wrapping_add(step.name_length() as i32);
    FUNCTIONS[(i / 9) % 2](x)
}

#[cfg(target_arch = "nvptx64")]
#[no_mangle]
pub unsafe extern "ptx-kernel" fn dyn_table(n: usize, bias: i32, x: *mut i32) {
    let i = crate::device::thread();
    if i < n {
        *x.add(i) = body(i, bias, *x.add(i));
    }
}
