// Trait objects, generic dispatch, default methods, associated constants and types, operators.
#![no_std]
use core::ops::{Add, Index, Mul, Neg};

pub trait Shape { const SIDES: u32; fn area(&self) -> f32; fn name(&self) -> &'static str { "shape" } fn sides(&self) -> u32 { Self::SIDES } }
pub trait Visit { fn visit(&mut self, v: i64) -> bool; fn finish(self: &mut Self) -> i64; }
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Default)]
pub struct V2 { x: f32, y: f32 }
pub struct Square(f32);
pub struct Circle { r: f32 }
impl Shape for Square { const SIDES: u32 = 4; fn area(&self) -> f32 { self.0 * self.0 } fn name(&self) -> &'static str { "square" } }
impl Shape for Circle { const SIDES: u32 = 0; fn area(&self) -> f32 { self.r * self.r * 3.14 } }
impl Add for V2 { type Output = V2; fn add(self, o: V2) -> V2 { V2 { x: self.x + o.x, y: self.y + o.y } } }
impl Mul<f32> for V2 { type Output = V2; fn mul(self, k: f32) -> V2 { V2 { x: self.x * k, y: self.y * k } } }
impl Neg for V2 { type Output = V2; fn neg(self) -> V2 { V2 { x: -self.x, y: -self.y } } }
impl Index<usize> for V2 { type Output = f32; fn index(&self, i: usize) -> &f32 { if i == 0 { &self.x } else { &self.y } } }
struct Sum(i64);
struct Max { best: Option<i64>, seen: u32 }
impl Visit for Sum { fn visit(&mut self, v: i64) -> bool { self.0 = self.0.wrapping_add(v); true } fn finish(&mut self) -> i64 { self.0 } }
impl Visit for Max {
    fn visit(&mut self, v: i64) -> bool { self.seen += 1; self.best = Some(self.best.map_or(v, |b| b.max(v))); self.seen < 100 }
    fn finish(&mut self) -> i64 { self.best.unwrap_or(i64::MIN) }
}
fn drive(v: &mut dyn Visit, data: &[i64]) -> i64 { for &d in data { if !v.visit(d) { break } } v.finish() }
fn describe<S: Shape + ?Sized>(s: &S) -> f32 { s.area() + s.sides() as f32 + s.name().len() as f32 }

#[no_mangle] pub fn dynamic(data: &[i64], max: bool) -> i64 {
    let mut sum = Sum(0);
    let mut best = Max { best: None, seen: 0 };
    let v: &mut dyn Visit = if max { &mut best } else { &mut sum };
    drive(v, data)
}
#[no_mangle] pub fn fixed(a: f32) -> f32 { describe(&Square(a)) + describe(&Circle { r: a }) }
#[no_mangle] pub fn operators(a: V2, b: V2) -> f32 { let c = -(a + b * 2.0); c[0] - c[1] + if a < b { 1.0 } else { V2::default().x } }
#[no_mangle] pub static VISITORS: [fn(&mut dyn Visit, &[i64]) -> i64; 1] = [drive];
#[no_mangle] pub fn debug(v: &V2, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result { core::fmt::Debug::fmt(v, f) }
