// alloc: boxes, vectors, strings, maps, shared pointers, and what unwinds over them. Not for GPUs.
#![no_std]
extern crate alloc;
use alloc::{borrow::Cow, boxed::Box, collections::{BTreeMap, BinaryHeap, VecDeque}, format, rc::{Rc, Weak}, string::String, vec, vec::Vec};
use core::cell::RefCell;
pub struct Node { parent: RefCell<Weak<Node>>, children: RefCell<Vec<Rc<Node>>>, name: String }
pub enum Expr { Number(f64), Neg(Box<Expr>), Binary(Box<Expr>, char, Box<Expr>) }
impl Expr {
    fn eval(&self) -> Option<f64> {
        Some(match self { Expr::Number(n) => *n, Expr::Neg(e) => -e.eval()?, Expr::Binary(a, '+', b) => a.eval()? + b.eval()?, Expr::Binary(a, '*', b) => a.eval()? * b.eval()?, _ => return None })
    }
}
#[no_mangle] pub fn vector(n: u32) -> Vec<u64> { let mut v: Vec<_> = (0..n).map(u64::from).filter(|v| v % 3 != 0).collect(); v.extend_from_slice(&[1, 2]); v.sort(); v.dedup(); v.retain(|v| v & 1 == 0); v }
#[no_mangle] pub fn boxed(k: bool, v: i32) -> Box<dyn Fn(i32) -> i32> { if k { Box::new(move |x| x + v) } else { Box::new(i32::wrapping_neg) } }
#[no_mangle] pub fn eval(a: f64) -> Option<f64> { Expr::Binary(Box::new(Expr::Neg(Box::new(Expr::Number(a)))), '*', Box::new(Expr::Number(2.0))).eval() }
#[no_mangle] pub fn map(words: &[&str]) -> usize { let mut m: BTreeMap<&str, Vec<usize>> = BTreeMap::new(); for (i, w) in words.iter().enumerate() { m.entry(w).or_default().push(i) } m.range("b".."k").map(|(_, v)| v.len()).sum() }
#[no_mangle] pub fn shared(n: &Rc<Node>) -> String { let c = Rc::new(Node { parent: RefCell::new(Rc::downgrade(n)), children: RefCell::default(), name: format!("{}.{}", n.name, n.children.borrow().len()) }); n.children.borrow_mut().push(c.clone()); let name = c.parent.borrow().upgrade().map_or(String::new(), |p| p.name.clone()); name }
#[no_mangle] pub fn queue(a: &[u8]) -> u32 { let mut q: VecDeque<u8> = a.iter().copied().collect(); let mut h = BinaryHeap::new(); while let Some(v) = q.pop_front() { if v > 9 { q.push_back(v / 2) } h.push(v) } h.into_sorted_vec().iter().map(|v| u32::from(*v)).sum() }
#[no_mangle] pub fn text(s: &str) -> Cow<'_, str> { if s.contains('x') { Cow::Owned(s.replace('x', "y").to_uppercase()) } else { Cow::Borrowed(s) } }
#[no_mangle] pub fn grid(w: usize, h: usize) -> Vec<Vec<f32>> { vec![vec![0.5; w]; h] }
