// Strings: parsing, characters, bytes, UTF-8, a small tokeniser.
#![no_std]
#[derive(Clone, Copy, PartialEq)]
pub enum Token<'a> { Number(u64), Word(&'a str), Sign(char), Bad(&'a [u8]) }
pub struct Lexer<'a>(&'a str);
impl<'a> Iterator for Lexer<'a> {
    type Item = Token<'a>;
    fn next(&mut self) -> Option<Token<'a>> {
        self.0 = self.0.trim_start();
        let c = self.0.chars().next()?;
        let end = |f: fn(char) -> bool| self.0.find(|c| !f(c)).unwrap_or(self.0.len());
        let (n, make): (usize, fn(&'a str) -> Token<'a>) = if c.is_ascii_digit() {
            (end(|c| c.is_ascii_digit()), |s| s.parse().map_or(Token::Bad(s.as_bytes()), Token::Number))
        } else if c.is_alphabetic() {
            (end(char::is_alphanumeric), Token::Word)
        } else {
            (c.len_utf8(), |s| s.chars().next().map_or(Token::Bad(&[]), Token::Sign))
        };
        let (head, tail) = self.0.split_at(n);
        self.0 = tail;
        Some(make(head))
    }
}
#[no_mangle] pub fn tokens(s: &str) -> u64 { Lexer(s).map(|t| match t { Token::Number(n) => n, Token::Word(w) => w.len() as u64, Token::Sign(c) => c as u64, Token::Bad(_) => 0 }).fold(0, |a, b| a.wrapping_mul(31) ^ b) }
#[no_mangle] pub fn utf8(b: &[u8]) -> Result<usize, usize> { core::str::from_utf8(b).map(|s| s.chars().count()).map_err(|e| e.valid_up_to()) }
#[no_mangle] pub fn parsed(s: &str) -> (Option<i32>, Option<u8>, Option<bool>) { (s.parse().ok(), u8::from_str_radix(s, 16).ok(), s.parse().ok()) }
#[no_mangle] pub fn encoded(c: char, to: &mut [u8; 4]) -> usize { c.to_ascii_uppercase().encode_utf8(to).len() }
#[no_mangle] pub fn palindrome(s: &str) -> bool { s.bytes().eq(s.bytes().rev()) || s.eq_ignore_ascii_case("no") }
#[no_mangle] pub fn replaced(b: &mut [u8]) -> usize { b.iter_mut().filter(|b| b.is_ascii_lowercase()).map(|b| b.make_ascii_uppercase()).count() }
