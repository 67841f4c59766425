// core::fmt into a buffer of one's own: numbers, floats, padding, derived Debug.
#![no_std]
use core::fmt::{self, Write};
pub struct Buffer { bytes: [u8; 256], len: usize }
impl Write for Buffer {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        let end = self.len + s.len();
        let to = self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?;
        to.copy_from_slice(s.as_bytes());
        self.len = end;
        Ok(())
    }
}
#[derive(Debug, Clone, Copy)]
pub enum Token<'a> { Number(i64), Name { text: &'a str, quoted: bool }, End }
impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self { Token::Number(n) => write!(f, "{n:>8}"), Token::Name { text, .. } => f.pad(text), Token::End => f.write_char('.') }
    }
}
#[no_mangle] pub fn numbers(b: &mut Buffer, a: i32, c: u64) -> fmt::Result { write!(b, "{} {:x} {:#010b} {:+}", a, c, a & 15, c) }
#[no_mangle] pub fn floats(b: &mut Buffer, a: f64, c: f32) -> fmt::Result { write!(b, "{:.3} {:e} {:?} {:>10}", a, a, c, c) }
#[no_mangle] pub fn tokens(b: &mut Buffer, t: &[Token]) -> fmt::Result { for t in t { writeln!(b, "{:<6}|{:?}|{:#?}", t, t, t)? } Ok(()) }
#[no_mangle] pub fn chars(b: &mut Buffer, c: char, s: &str) -> fmt::Result { write!(b, "{:?} {:?} {}", c, s, c.is_alphabetic()) }
#[no_mangle] pub fn pointers(b: &mut Buffer, p: *const u8) -> fmt::Result { write!(b, "{:p} {:?}", p, Some(p)) }
