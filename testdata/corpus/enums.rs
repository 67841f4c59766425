// Enumerations with and without fields, niches, nested matches, a small interpreter.
#![no_std]
use core::num::NonZeroU32;
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
#[repr(i16)]
pub enum Level { Low = -5, Middle, High = 300 }
#[derive(Clone, Copy)]
pub enum Op<'a> { Push(i64), Add, Mul, Jump { to: usize, unless: bool }, Call(fn(i64) -> i64), Text(&'a str), Big([u32; 6]), Unit }
pub enum Tree<'a> { Leaf(u8), Pair(&'a Tree<'a>, &'a Tree<'a>), Many(&'a [Tree<'a>]) }
impl Level { pub fn next(self) -> Option<Level> { Some(match self { Level::Low => Level::Middle, Level::Middle => Level::High, Level::High => return None }) } }
#[no_mangle] pub fn niche(a: Option<NonZeroU32>, b: Option<&u64>, c: Option<bool>, d: Option<Option<char>>) -> u64 {
    a.map_or(0, |v| u64::from(v.get())) + b.copied().unwrap_or(9) + match c { None => 2, Some(v) => v as u64 } + match d { Some(Some(c)) => c as u64, Some(None) => 1, None => 0 }
}
#[no_mangle] pub fn run(code: &[Op]) -> Result<i64, usize> {
    let (mut stack, mut top, mut at) = ([0i64; 16], 0usize, 0usize);
    for _ in 0..1000 {
        let op = match code.get(at) { Some(op) => op, None => break };
        at += 1;
        match *op {
            Op::Push(v) => { *stack.get_mut(top).ok_or(at)? = v; top += 1 }
            Op::Add | Op::Mul if top < 2 => return Err(at),
            Op::Add => { top -= 1; stack[top - 1] = stack[top - 1].wrapping_add(stack[top]) }
            Op::Mul => { top -= 1; stack[top - 1] = stack[top - 1].wrapping_mul(stack[top]) }
            Op::Jump { to, unless } => if (stack[top.max(1) - 1] == 0) != unless { at = to },
            Op::Call(f) if top > 0 => stack[top - 1] = f(stack[top - 1]),
            Op::Text(s) => at += s.len() & 1,
            Op::Big([a, .., z]) if a > z => return Err(a as usize),
            _ => {}
        }
    }
    top.checked_sub(1).map(|t| stack[t]).ok_or(at)
}
#[no_mangle] pub fn depth(t: &Tree) -> u32 { match t { Tree::Leaf(n) => u32::from(*n & 1), Tree::Pair(a, b) => 1 + depth(a).max(depth(b)), Tree::Many(l) => 1 + l.iter().map(depth).max().unwrap_or(0) } }
#[no_mangle] pub fn level(v: i16) -> Option<Level> { [Level::Low, Level::Middle, Level::High].iter().copied().find(|l| *l as i16 == v).and_then(Level::next) }
#[no_mangle] pub fn compare(a: Level, b: Level) -> core::cmp::Ordering { a.cmp(&b).reverse() }
