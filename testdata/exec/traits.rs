// Trait objects, closures, enums, generics, collections on a heap of our own, cells and atomics.
#![no_std]
#![no_main]

extern crate alloc;

include!("support.rs.inc");

use alloc::{borrow::Cow, boxed::Box, collections::{BTreeMap, BinaryHeap, VecDeque}, format, rc::Rc, string::String, vec, vec::Vec};
use core::alloc::{GlobalAlloc, Layout};
use core::cell::{Cell, RefCell};
use core::sync::atomic::{AtomicBool, AtomicI32, AtomicPtr, AtomicU8, AtomicUsize, Ordering::*};

#[repr(align(64))]
struct Heap([u8; 1 << 20]);
static mut HEAP: Heap = Heap([0; 1 << 20]);
static USED: AtomicUsize = AtomicUsize::new(0);
struct Bump;
unsafe impl GlobalAlloc for Bump {
    unsafe fn alloc(&self, l: Layout) -> *mut u8 {
        let mut at = USED.load(Relaxed);
        loop {
            let start = at.next_multiple_of(l.align());
            if start + l.size() > 1 << 20 {
                return core::ptr::null_mut();
            }
            match USED.compare_exchange_weak(at, start + l.size(), AcqRel, Acquire) {
                Ok(_) => return unsafe { (&raw mut HEAP).cast::<u8>().add(start) },
                Err(now) => at = now,
            }
        }
    }
    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}
#[global_allocator]
static BUMP: Bump = Bump;

trait Shape {
    fn area(&self) -> f64;
    fn name(&self) -> Cow<'static, str> {
        "shape".into()
    }
    fn grow(&mut self, by: f64);
}
struct Square(f64);
struct Rect { w: f64, h: f64, label: String }
impl Shape for Square {
    fn area(&self) -> f64 { self.0 * self.0 }
    fn grow(&mut self, by: f64) { self.0 += by }
}
impl Shape for Rect {
    fn area(&self) -> f64 { self.w * self.h }
    fn name(&self) -> Cow<'static, str> { format!("{}!", self.label).into() }
    fn grow(&mut self, by: f64) { self.w += by; self.h -= by / 2.0 }
}
impl Drop for Rect {
    fn drop(&mut self) { DROPPED.fetch_add(1, SeqCst); }
}
static DROPPED: AtomicI32 = AtomicI32::new(0);

#[derive(Debug, Clone, PartialEq)]
enum Tree {
    Leaf,
    Value(i64),
    Node(Box<Tree>, char, Box<Tree>),
    Many(Vec<Tree>),
    Named { name: &'static str, inner: Option<Box<Tree>>, flag: bool },
}

fn eval(t: &Tree) -> Result<i64, String> {
    Ok(match t {
        Tree::Leaf => 0,
        Tree::Value(v) => *v,
        Tree::Node(a, '+', b) => eval(a)? + eval(b)?,
        Tree::Node(a, '*', b) => eval(a)?.checked_mul(eval(b)?).ok_or("overflow")?,
        Tree::Node(a, '/', b) => match (eval(a)?, eval(b)?) {
            (_, 0) => return Err("division by zero".into()),
            (x, y) => x / y,
        },
        Tree::Node(_, op, _) => return Err(format!("unknown {op:?}")),
        Tree::Many(list) => list.iter().map(eval).sum::<Result<i64, _>>()?,
        Tree::Named { flag: true, inner: Some(t), .. } => -eval(t)?,
        Tree::Named { name, .. } => name.len() as i64,
    })
}

#[inline(never)]
fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C {
    move |x| g(f(x))
}
fn adders(n: i32) -> Vec<Box<dyn Fn(i32) -> i32>> {
    (0..n).map(|i| -> Box<dyn Fn(i32) -> i32> { if i % 2 == 0 { Box::new(move |x| x + i) } else { Box::new(move |x| x * i) } }).collect()
}

static TABLE: [fn(u32) -> u32; 4] = [double, |x| x + 1, u32::swap_bytes, double];
fn double(x: u32) -> u32 { x.wrapping_mul(2) }

static WORDS: &[(&str, &[&str])] = &[("one", &["uno", "eins"]), ("two", &[]), ("three", &["tres", "drei", "trois"])];

struct Fib(u64, u64);
impl Iterator for Fib {
    type Item = u64;
    fn next(&mut self) -> Option<u64> {
        let v = self.0;
        let s = self.0.checked_add(self.1)?;
        (self.0, self.1) = (self.1, s);
        Some(v)
    }
}

fn run(out: &mut Out) -> i32 {
    let mut shapes: Vec<Box<dyn Shape>> = vec![Box::new(Square(2.0)), Box::new(Rect { w: 2.0, h: 3.5, label: "rect".into() }), Box::new(Square(0.5))];
    for s in shapes.iter_mut() {
        s.grow(0.25);
        writeln!(out, "{} {}", s.name(), s.area()).unwrap();
    }
    shapes.sort_by(|a, b| b.area().partial_cmp(&a.area()).unwrap());
    shapes.truncate(1);
    shapes.clear();
    writeln!(out, "dropped {}", DROPPED.load(SeqCst)).unwrap();

    use Tree::*;
    let value = |v| Box::new(Value(v));
    let trees = [
        Node(value(6), '*', Box::new(Node(value(3), '+', value(4)))),
        Node(value(6), '/', Box::new(Leaf)),
        Node(value(i64::MAX), '*', value(2)),
        Node(value(1), '?', value(2)),
        Many(vec![Value(1), Named { name: "abc", inner: None, flag: true }, Named { name: "", inner: Some(value(9)), flag: true }]),
    ];
    for t in &trees {
        writeln!(out, "{:?} {:?} {}", eval(t), t, t == &t.clone()).unwrap();
    }
    writeln!(out, "{:#?}", trees[4]).unwrap();

    let f = compose(|x: i32| x * 3, |y| format!("<{y}>"));
    writeln!(out, "{} {}", f(5), adders(7).iter().fold(1, |a, f| f(a))).unwrap();
    writeln!(out, "{:?}", TABLE.iter().scan(3u32, |s, f| { *s = f(*s); Some(*s) }).collect::<Vec<_>>()).unwrap();
    for (word, others) in WORDS {
        writeln!(out, "{word}: {}", others.join(", ")).unwrap();
    }

    let mut map = BTreeMap::new();
    let mut heap = BinaryHeap::new();
    let mut queue = VecDeque::new();
    let mut r = Random(7);
    for i in 0..300u32 {
        let k = r.next() % 97;
        *map.entry(k).or_insert(0u32) += i;
        heap.push((k as u8, i));
        queue.push_back(k);
        if i % 3 == 0 { queue.pop_front(); }
        if i % 5 == 0 { map.remove(&(k / 2)); }
    }
    writeln!(out, "{} {:?} {:?}", map.len(), map.range(10..20).collect::<Vec<_>>(), map.iter().map(|(k, v)| *k * *v as u64).sum::<u64>()).unwrap();
    writeln!(out, "{:?} {:?} {:?}", heap.pop(), heap.into_sorted_vec().iter().step_by(60).collect::<Vec<_>>(), queue.iter().rev().take(5).collect::<Vec<_>>()).unwrap();
    let mut text = String::new();
    for (i, f) in Fib(0, 1).enumerate().filter(|(i, _)| i % 9 == 0) {
        text.push_str(&format!("{i}={f};"));
    }
    text.insert(3, 'é');
    writeln!(out, "{text} {}", text.replace("=", "->").len()).unwrap();

    let shared = Rc::new(RefCell::new(vec![1u8]));
    let other = shared.clone();
    other.borrow_mut().extend_from_slice(&[2, 3]);
    let cell = Cell::new(5);
    cell.set(cell.replace(9) + cell.get());
    writeln!(out, "{:?} {} {} {}", shared, Rc::strong_count(&other), cell.get(), shared.try_borrow_mut().is_ok()).unwrap();

    let (a, b, c) = (AtomicU8::new(250), AtomicBool::new(true), AtomicPtr::new(&raw mut HEAP as *mut u8));
    let before = (a.fetch_add(10, AcqRel), b.fetch_xor(true, Relaxed), a.swap(77, Acquire), a.fetch_max(80, Release), a.fetch_update(SeqCst, Relaxed, |x| x.checked_mul(4)));
    let _ = c.compare_exchange(core::ptr::null_mut(), core::ptr::null_mut(), SeqCst, SeqCst).map_err(|p| p.is_null());
    core::sync::atomic::fence(SeqCst);
    writeln!(out, "{before:?} {a:?} {b:?} {}", c.load(Acquire).is_null()).unwrap();
    11
}
