// Constant generics, phantom types, specialised containers, associated types, recursion over types.
#![no_std]
use core::marker::PhantomData;
use core::mem::MaybeUninit;
pub struct Stack<T, const N: usize> { items: [MaybeUninit<T>; N], len: usize }
impl<T: Copy, const N: usize> Stack<T, N> {
    pub const fn new() -> Self { Stack { items: [MaybeUninit::uninit(); N], len: 0 } }
    pub fn push(&mut self, v: T) -> Result<(), T> { if self.len == N { return Err(v) } self.items[self.len].write(v); self.len += 1; Ok(()) }
    pub fn pop(&mut self) -> Option<T> { self.len = self.len.checked_sub(1)?; Some(unsafe { self.items[self.len].assume_init() }) }
}
pub struct Matrix<const R: usize, const C: usize>([[i32; C]; R]);
impl<const R: usize, const C: usize> Matrix<R, C> {
    fn transpose(&self) -> Matrix<C, R> { let mut m = [[0; R]; C]; for r in 0..R { for c in 0..C { m[c][r] = self.0[r][c] } } Matrix(m) }
    fn times<const K: usize>(&self, o: &Matrix<C, K>) -> Matrix<R, K> {
        let mut m = [[0i32; K]; R];
        for r in 0..R { for k in 0..K { for c in 0..C { m[r][k] = m[r][k].wrapping_add(self.0[r][c].wrapping_mul(o.0[c][k])) } } }
        Matrix(m)
    }
}
pub trait Unit { const SCALE: f64; }
pub struct Metre; pub struct Foot;
impl Unit for Metre { const SCALE: f64 = 1.0; }
impl Unit for Foot { const SCALE: f64 = 0.3048; }
pub struct Length<U>(f64, PhantomData<U>);
impl<U: Unit> Length<U> { fn to<V: Unit>(&self) -> Length<V> { Length(self.0 * U::SCALE / V::SCALE, PhantomData) } }
pub trait List { fn sum(&self) -> i64; }
impl List for () { fn sum(&self) -> i64 { 0 } }
impl<T: List> List for (i32, T) { fn sum(&self) -> i64 { i64::from(self.0) + self.1.sum() } }
#[no_mangle] pub fn stack(data: &[u16]) -> u32 {
    let mut s = Stack::<u16, 12>::new();
    let mut lost = 0;
    for d in data { if s.push(*d).is_err() { lost += 1 } }
    let mut t = lost;
    while let Some(v) = s.pop() { t = t * 31 + u32::from(v) }
    t
}
#[no_mangle] pub fn matrix(a: &Matrix<2, 3>, b: &Matrix<2, 3>) -> Matrix<2, 2> { a.times(&b.transpose()) }
#[no_mangle] pub fn length(v: f64) -> f64 { Length::<Foot>(v, PhantomData).to::<Metre>().0 + Length::<Metre>(v, PhantomData).to::<Foot>().0 }
#[no_mangle] pub fn list(a: i32) -> i64 { (a, (2, (a ^ 3, ()))).sum() }
#[no_mangle] pub static EMPTY: Stack<[u8; 3], 4> = Stack::new();
unsafe impl<T, const N: usize> Sync for Stack<T, N> {}
