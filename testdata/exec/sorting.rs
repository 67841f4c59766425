// Slices: sorting, searching, iterators, strings, formatting.
#![no_std]
#![no_main]

include!("support.rs.inc");

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Entry {
    key: u16,
    name: [u8; 3],
    weight: i64,
}

#[inline(never)]
fn sums(v: &[i32]) -> (i64, i32, Option<i32>, usize) {
    let total = v.iter().map(|&x| x as i64).sum();
    let odd = v.iter().filter(|x| *x & 1 == 1).fold(0i32, |a, &b| a.wrapping_mul(31).wrapping_add(b));
    let best = v.iter().zip(v.iter().skip(1)).map(|(a, b)| a.wrapping_sub(*b)).max();
    let runs = v.windows(3).filter(|w| w[0] < w[1] && w[1] < w[2]).count() + v.chunks(7).map(|c| c.len()).sum::<usize>();
    (total, odd, best, runs)
}

#[inline(never)]
fn search<T: Ord + Copy>(v: &[T], x: T) -> Result<usize, usize> {
    v.binary_search(&x)
}

fn text(out: &mut Out) {
    let s = "Grüße, 世界! naïve café";
    writeln!(out, "{} {} {:?}", s.len(), s.chars().count(), s.char_indices().nth(8)).unwrap();
    for word in s.split(' ') {
        write!(out, "<{:>8}|{:<8}|{:^8}>", word, word, word).unwrap();
    }
    let up = s.chars().rev().filter(|c| c.is_ascii_alphabetic()).map(|c| c.to_ascii_uppercase());
    for c in up {
        write!(out, "{}", c).unwrap();
    }
    writeln!(out, " {:?} {:?} {:?}", s.find("世"), s.rfind('é'), "12,-7,x,99999999999".split(',').map(|p| p.parse::<i32>().is_ok()).collect_bits()).unwrap();
    writeln!(out, "{:?} {:?} {:?}", "a\tb\"\u{1F600}\u{7f}", core::str::from_utf8(&[0xff, 65]).is_err(), "β".as_bytes()).unwrap();
}

trait Bits {
    fn collect_bits(self) -> u32;
}
impl<I: Iterator<Item = bool>> Bits for I {
    fn collect_bits(self) -> u32 {
        self.fold(0, |a, b| a << 1 | b as u32)
    }
}

fn run(out: &mut Out) -> i32 {
    let mut r = Random(42);
    for n in [0usize, 1, 2, 5, 19, 64, 200] {
        let mut a = [0i32; 200];
        let mut e = [Entry { key: 0, name: *b"abc", weight: 0 }; 200];
        let mut f = [0f64; 200];
        for i in 0..n {
            a[i] = r.next() as i32 >> (i % 20);
            e[i] = Entry { key: (r.next() % 11) as u16, name: [(r.next() % 5) as u8 + 97; 3], weight: r.next() as i64 };
            f[i] = (r.next() as i32) as f64 / 1e3;
        }
        let before = sums(&a[..n]);
        a[..n].sort_unstable();
        e[..n].sort_unstable_by(|x, y| y.cmp(x));
        f[..n].sort_unstable_by(|x, y| x.partial_cmp(y).unwrap());
        writeln!(out, "{} {:?} {:?}", n, before, sums(&a[..n])).unwrap();
        if n > 0 {
            writeln!(out, "{:?} {:?} {:.3} {:?}", a[n / 2], e[n / 2], f[n / 2], search(&a[..n], a[n / 3])).unwrap();
            let (low, mid, _) = a[..n].select_nth_unstable(n / 2);
            let (low, mid) = (low.len(), *mid);
            writeln!(out, "{} {} {}", low, mid, a[..n].is_sorted()).unwrap();
        }
        a[..n].reverse();
        a[..n].rotate_left(n / 3);
        writeln!(out, "{:?} {:?}", search(&[1u128, 5, 1 << 100][..], 1 << 100), a[..n.min(5)].iter().position(|&x| x < 0)).unwrap();
    }
    text(out);
    7
}
