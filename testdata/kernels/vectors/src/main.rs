//! Runs every kernel's body on this CPU and writes what to launch and what to expect, as JSON on standard output.
//!
//! One object a line: the kernel, the launch's shape, and the arguments in order. A `value` is passed as it is; a `buffer`
//! is copied to the device, its address passed, and afterwards it holds `expect`, or is unchanged where that is absent.
//! All are bytes in hexadecimal, little endian.
use kernels::*;
use std::fmt::Write;

fn main() {
    let launches = [
        saxpy_launch(),
        sort_i32_launch(),
        sort_f32_launch(),
        search_i32_launch(),
        search_f32_launch(),
        sum_i32_launch(),
        sum_f32_launch(),
        gather_i32_launch(),
        gather_f32_launch(),
        by_value_launch(),
        nested_launch(),
        wide_launch(),
        arrays_launch(),
        dyn_table_launch(),
        shared_reverse_launch(),
        block_sum_launch(),
        recursion_launch(),
        statics_launch(),
        noalias_launch(),
        alias_scopes_launch(),
        dependencies_launch(),
        kernel_in_dependency_launch(),
    ];
    println!("[");
    for (i, launch) in launches.iter().enumerate() {
        println!("{}{}", launch.json(), if i + 1 < launches.len() { "," } else { "" });
    }
    println!("]");
}

/// Threads in all launches but those that need whole blocks; more than `N`, so that some must do nothing.
const N: usize = 40;

struct Launch {
    kernel: &'static str,
    grid: usize,
    block: usize,
    args: Vec<String>,
}

impl Launch {
    fn new(kernel: &'static str) -> Launch {
        Launch { kernel, grid: 3, block: 16, args: vec![] }
    }

    fn value(mut self, bytes: Vec<u8>) -> Launch {
        self.args.push(format!("{{\"value\":\"{}\"}}", hex(&bytes)));
        self
    }

    fn size(self, n: usize) -> Launch {
        self.value((n as u64).to_le_bytes().to_vec())
    }

    fn input<T: Bytes>(mut self, data: &[T]) -> Launch {
        self.args.push(format!("{{\"buffer\":\"{}\"}}", hex(&flat(data))));
        self
    }

    fn buffer<T: Bytes>(mut self, before: &[T], after: &[T]) -> Launch {
        self.args.push(format!("{{\"buffer\":\"{}\",\"expect\":\"{}\"}}", hex(&flat(before)), hex(&flat(after))));
        self
    }

    /// A buffer of zeros that the kernel fills.
    fn output<T: Bytes + Default + Clone>(self, after: &[T]) -> Launch {
        let zeros = vec![T::default(); after.len()];
        self.buffer(&zeros, after)
    }

    fn json(&self) -> String {
        format!("{{\"kernel\":\"{}\",\"grid\":{},\"block\":{},\"args\":[{}]}}", self.kernel, self.grid, self.block, self.args.join(","))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, b| {
        write!(text, "{b:02x}").unwrap();
        text
    })
}

/// Numbers as the device's memory holds them: little endian.
trait Bytes {
    fn bytes(&self) -> Vec<u8>;
}

macro_rules! bytes {
    ($($t:ty)*) => { $(impl Bytes for $t { fn bytes(&self) -> Vec<u8> { self.to_le_bytes().to_vec() } })* };
}
bytes!(u8 u16 i32 u32 i64 u64 i128 u128 f32 f64);

impl<T: Bytes, const LEN: usize> Bytes for [T; LEN] {
    fn bytes(&self) -> Vec<u8> {
        flat(self)
    }
}

fn flat<T: Bytes>(items: &[T]) -> Vec<u8> {
    items.iter().flat_map(Bytes::bytes).collect()
}

/// A reproducible sequence: Knuth's MMIX generator, its upper half.
struct Sequence(u64);

impl Sequence {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 32) as u32
    }

    fn floats(&mut self, n: usize) -> Vec<f32> {
        (0..n).map(|_| (self.next() as i32 >> 8) as f32 / 1024.0).collect()
    }

    fn ints(&mut self, n: usize) -> Vec<i32> {
        (0..n).map(|_| self.next() as i32).collect()
    }
}

fn saxpy_launch() -> Launch {
    let mut s = Sequence(1);
    let (a, x, before) = (1.1f32, s.floats(N), s.floats(N));
    let mut y = before.clone();
    (0..N).for_each(|i| saxpy::body(i, a, &x, &mut y));
    Launch::new("saxpy").size(N).value(a.bytes()).input(&x).buffer(&before, &y)
}

/// Long enough for every stage of the sort: small rows are sorted by insertion.
const WIDTH: usize = 70;
const ROWS: usize = 17;

fn sort_i32_launch() -> Launch {
    let mut before = Sequence(2).ints(ROWS * WIDTH);
    before[..WIDTH].iter_mut().for_each(|x| *x &= 3);
    before[WIDTH..2 * WIDTH].sort();
    before[2 * WIDTH..3 * WIDTH].sort_by(|a, b| b.cmp(a));
    let mut after = before.clone();
    after.chunks_mut(WIDTH).for_each(slices::sort_i32_body);
    Launch::new("sort_i32").size(ROWS).size(WIDTH).buffer(&before, &after)
}

fn sort_f32_launch() -> Launch {
    let mut before = Sequence(3).floats(ROWS * WIDTH);
    before[5] = -0.0;
    before[6] = 0.0;
    before[7] = f32::NEG_INFINITY;
    before[8] = f32::from_bits(0x7fc0_1234);
    before[9] = f32::from_bits(0xffc0_0001);
    let mut after = before.clone();
    after.chunks_mut(WIDTH).for_each(slices::sort_f32_body);
    Launch::new("sort_f32").size(ROWS).size(WIDTH).buffer(&before, &after)
}

fn search_i32_launch() -> Launch {
    let mut row = Sequence(4).ints(WIDTH);
    row.sort();
    let needles: Vec<i32> = (0..N).map(|i| row[i].wrapping_add(i as i32 % 2)).collect();
    let found: Vec<i64> = needles.iter().map(|x| slices::search_i32_body(&row, *x)).collect();
    Launch::new("search_i32").size(N).size(WIDTH).input(&row).input(&needles).output(&found)
}

fn search_f32_launch() -> Launch {
    let mut row = Sequence(16).floats(WIDTH);
    row[3] = -0.0;
    row[4] = f32::INFINITY;
    row.sort_by(f32::total_cmp);
    let needles: Vec<f32> = (0..N).map(|i| if i % 2 == 0 { row[i] } else { row[i] + 0.25 }).collect();
    let found: Vec<i64> = needles.iter().map(|x| slices::search_f32_body(&row, *x)).collect();
    Launch::new("search_f32").size(N).size(WIDTH).input(&row).input(&needles).output(&found)
}

fn sum_i32_launch() -> Launch {
    let data = Sequence(5).ints(ROWS * WIDTH);
    let sums: Vec<i32> = data.chunks(WIDTH).map(slices::sum_i32_body).collect();
    Launch::new("sum_i32").size(ROWS).size(WIDTH).input(&data).output(&sums)
}

fn sum_f32_launch() -> Launch {
    let data = Sequence(6).floats(ROWS * WIDTH);
    let sums: Vec<f32> = data.chunks(WIDTH).map(slices::sum_f32_body).collect();
    Launch::new("sum_f32").size(ROWS).size(WIDTH).input(&data).output(&sums)
}

fn gather_indices() -> Vec<u32> {
    let mut s = Sequence(7);
    (0..WIDTH).map(|_| s.next() % WIDTH as u32).collect()
}

fn gather_i32_launch() -> Launch {
    let (data, indices) = (Sequence(8).ints(ROWS * WIDTH), gather_indices());
    let sums: Vec<i32> = data.chunks(WIDTH).map(|row| slices::gather_i32_body(row, &indices)).collect();
    Launch::new("gather_i32").size(ROWS).size(WIDTH).input(&data).size(indices.len()).input(&indices).output(&sums)
}

fn gather_f32_launch() -> Launch {
    let (data, indices) = (Sequence(9).floats(ROWS * WIDTH), gather_indices());
    let sums: Vec<f32> = data.chunks(WIDTH).map(|row| slices::gather_f32_body(row, &indices)).collect();
    Launch::new("gather_f32").size(ROWS).size(WIDTH).input(&data).size(indices.len()).input(&indices).output(&sums)
}

const RECORD: params::Record = params::Record { tag: 200, count: 70_000, scale: 0.1, marks: [1, 500, 65_535] };

/// A record's bytes with zeros for its padding.
fn record_bytes(r: &params::Record) -> Vec<u8> {
    [r.tag.bytes(), vec![0; 3], r.count.bytes(), r.scale.bytes(), r.marks.bytes(), vec![0; 2]].concat()
}

fn by_value_launch() -> Launch {
    let out: Vec<f64> = (0..N).map(|i| params::by_value_body(i, RECORD)).collect();
    Launch::new("by_value").size(N).value(record_bytes(&RECORD)).output(&out)
}

fn nested_launch() -> Launch {
    let words = std::array::from_fn(|i| 1u64 << (3 * i));
    let p = params::Nested { first: RECORD, words, last: 77 };
    let v = params::Vec3 { x: 1.5, y: -2.25, z: 0.3 };
    let out: Vec<f64> = (0..N).map(|i| params::nested_body(i, p, v)).collect();
    let p = [record_bytes(&p.first), p.words.bytes(), p.last.bytes(), vec![0; 7]].concat();
    Launch::new("nested_by_value").output(&out).value(p).value((N as u32).bytes()).value([v.x, v.y, v.z].bytes())
}

fn wide_launch() -> Launch {
    let (a, b) = (0xfedc_ba98_7654_3210_0123_4567_89ab_cdefu128, -(1i128 << 100) + 12345);
    let mut s = Sequence(10);
    let x: Vec<u128> = (0..N).map(|i| ((s.next() as u128) << 96 | s.next() as u128) >> (i % 5 * 31)).collect();
    let out: Vec<u128> = x.iter().map(|x| params::wide_body(*x, a, b)).collect();
    Launch::new("wide").value((N as u32).bytes()).value(a.bytes()).value(b.bytes()).input(&x).output(&out)
}

fn arrays_launch() -> Launch {
    let (weights, offsets) = ([0.5f32, -1.25, 3.0, 1e10], [0u8, 7, 255]);
    let out: Vec<f32> = (0..N).map(|i| params::array_body(i, weights, offsets)).collect();
    Launch::new("arrays").value((N as u32).bytes()).value(weights.bytes()).value(offsets.bytes()).output(&out)
}

fn dyn_table_launch() -> Launch {
    let (bias, before) = (-17i32, Sequence(11).ints(N));
    let after: Vec<i32> = before.iter().enumerate().map(|(i, x)| dyn_table::body(i, bias, *x)).collect();
    Launch::new("dyn_table").size(N).value(bias.bytes()).buffer(&before, &after)
}

fn shared_reverse_launch() -> Launch {
    let before: Vec<i32> = Sequence(12).ints(3 * 96);
    let mut after: Vec<u32> = before.iter().map(|x| *x as u32).collect();
    after.chunks_mut(96).for_each(shared::reverse_body);
    let after: Vec<i32> = after.iter().map(|x| *x as i32).collect();
    Launch { block: 96, ..Launch::new("shared_reverse") }.buffer(&before, &after)
}

fn block_sum_launch() -> Launch {
    let before: Vec<u32> = Sequence(13).ints(3 * 128).iter().map(|x| *x as u32).collect();
    let mut after = before.clone();
    let sums: Vec<u32> = after.chunks_mut(128).map(shared::block_sum_body).collect();
    Launch { block: 128, ..Launch::new("block_sum") }.buffer(&before, &after).output(&sums)
}

fn recursion_launch() -> Launch {
    let out: Vec<u32> = (0..N).map(recursion::body).collect();
    Launch::new("recursion").size(N).output(&out)
}

fn statics_launch() -> Launch {
    let out: Vec<i32> = (0..N).map(statics::body).collect();
    Launch::new("statics").size(N).output(&out).output(&vec![1u32; N])
}

/// Rounds in which no word moves to itself.
const ROUNDS: [u32; 3] = [1, 0, 1];

fn noalias_launch() -> Launch {
    rounds_launch("noalias", noalias::body)
}

fn alias_scopes_launch() -> Launch {
    rounds_launch("alias_scopes", noalias::scopes_body)
}

fn rounds_launch(kernel: &'static str, body: unsafe fn(&mut [u32; 2], &[u32; 3]) -> u32) -> Launch {
    let before: Vec<[u32; 2]> = (0..N as u32).map(|i| [10 + i, 20 + 3 * i]).collect();
    let mut after = before.clone();
    // SAFETY: word i % 2 never moves to itself.
    let out: Vec<u32> = after.iter_mut().map(|words| unsafe { body(words, &ROUNDS) }).collect();
    Launch::new(kernel).size(N).buffer(&before, &after).input(&[ROUNDS; N]).output(&out)
}

fn dependencies_launch() -> Launch {
    let mut s = Sequence(14);
    let x: Vec<u64> = (0..N).map(|_| (s.next() as u64) << 32 | s.next() as u64).collect();
    let table: Vec<u32> = (0..7).map(|_| s.next()).collect();
    let out: Vec<u64> = (0..N).map(|i| dependencies::body(i, &x, &table)).collect();
    Launch::new("dependencies").size(N).input(&x).size(table.len()).input(&table).output(&out)
}

fn kernel_in_dependency_launch() -> Launch {
    let x: Vec<u32> = Sequence(15).ints(N).iter().map(|x| *x as u32).collect();
    let y: Vec<u32> = x.iter().map(|x| dep_b::triple(*x)).collect();
    Launch::new("kernel_in_dependency").size(N).input(&x).output(&y)
}
