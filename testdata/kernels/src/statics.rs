//! Statics that point to statics, and one that the device changes.
use core::sync::atomic::{AtomicU32, Ordering};

struct Node {
    value: i32,
    next: Option<&'static Node>,
    name: &'static str,
}

static LAST: Node = Node { value: -9, next: None, name: "last" };
static MIDDLE: Node = Node { value: 40, next: Some(&LAST), name: "the middle" };
static FIRST: Node = Node { value: 3, next: Some(&MIDDLE), name: "first" };

/// Starts of lists, and a pointer into the middle of another static.
static LISTS: [&Node; 3] = [&FIRST, &MIDDLE, &LAST];
static PRIMES: [u16; 8] = [2, 3, 5, 7, 11, 13, 17, 19];
static TAILS: [&[u16]; 3] = [&PRIMES, PRIMES.split_at(3).1, PRIMES.split_at(6).1];

/// Sums over the list that `i` selects, walking pointers only.
pub fn body(i: usize) -> i32 {
    let mut sum = 0i32;
    let mut node = Some(LISTS[i % 3]);
    while let Some(n) = node {
        sum = sum.wrapping_mul(31).wrapping_add(n.value).wrapping_add(n.name.as_bytes()[i % 4] as i32);
        node = n.next;
    }
    TAILS[i % 3].iter().fold(sum, |s, p| s.wrapping_mul(3).wrapping_add(*p as i32))
}

static TICKETS: AtomicU32 = AtomicU32::new(5);

/// Draws a ticket: the static starts at 5, so `n` threads leave it at `5 + n`.
pub fn ticket() -> u32 {
    TICKETS.fetch_add(1, Ordering::Relaxed)
}

#[cfg(target_arch = "nvptx64")]
#[no_mangle]
pub unsafe extern "ptx-kernel" fn statics(n: usize, out: *mut i32, tickets: *mut u32) {
    let i = crate::device::thread();
    if i < n {
        *out.add(i) = body(i);
        // Threads draw in any order, so each marks the ticket that it drew.
        *tickets.add((ticket() as usize - 5) % n) += 1;
    }
}
