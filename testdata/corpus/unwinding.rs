// std with unwinding: threads, files, locks, catching panics. Not for GPUs.
use std::collections::HashMap;
use std::io::{self, BufRead, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::{mpsc, Arc, Mutex};
thread_local!(static DEPTH: std::cell::Cell<u32> = std::cell::Cell::new(0));
struct Guard(String);
impl Drop for Guard { fn drop(&mut self) { DEPTH.with(|d| d.set(d.get() + self.0.len() as u32)) } }
fn risky(v: i32) -> i32 { let _g = Guard(v.to_string()); if v > 3 { panic!("too many: {v}") } v * 2 }
#[no_mangle] pub fn caught(v: i32) -> Result<i32, String> { catch_unwind(AssertUnwindSafe(|| risky(v) + risky(v + 1))).map_err(|e| e.downcast_ref::<String>().cloned().unwrap_or_default()) }
#[no_mangle] pub fn counted(text: &str) -> HashMap<String, usize> { let mut m = HashMap::new(); for w in text.split_whitespace() { *m.entry(w.to_lowercase()).or_insert(0) += 1 } m }
#[no_mangle] pub fn copied(from: &mut dyn BufRead, to: &mut dyn Write) -> io::Result<usize> { let mut n = 0; for line in from.lines() { let line = line?; writeln!(to, "{n}: {line}")?; n += 1 } Ok(n) }
#[no_mangle] pub fn threads(n: u32) -> u64 {
    let total = Arc::new(Mutex::new(0u64));
    let (tx, rx) = mpsc::channel();
    let all: Vec<_> = (0..n).map(|i| { let (total, tx) = (total.clone(), tx.clone()); std::thread::spawn(move || { *total.lock().unwrap() += u64::from(i); tx.send(i).unwrap() }) }).collect();
    drop(tx);
    for t in all { t.join().unwrap() }
    let sum = *total.lock().unwrap();
    sum + rx.iter().map(u64::from).sum::<u64>()
}
