// A program that ends by a panic, in a function that was called through a table, after many bounds checks that held.
#![no_std]
#![no_main]

include!("support.rs.inc");

#[inline(never)]
fn matrix(a: &[[u32; 4]; 4], b: &[[u32; 4]; 4]) -> [[u32; 4]; 4] {
    let mut c = [[0; 4]; 4];
    for i in 0..4 {
        for j in 0..4 {
            for k in 0..4 {
                c[i][j] += a[i][k] * b[k][j] % 1000;
            }
        }
    }
    c
}

#[inline(never)]
fn sieve(limit: usize, out: &mut [bool]) -> usize {
    out[..limit].fill(true);
    let mut n = 2;
    while n * n < limit {
        if out[n] {
            (n * n..limit).step_by(n).for_each(|m| out[m] = false);
        }
        n += 1;
    }
    out[2..limit].iter().filter(|p| **p).count()
}

#[inline(never)]
fn longest(a: &[u8], b: &[u8], table: &mut [[u16; 40]; 40]) -> u16 {
    for i in 0..a.len() {
        for j in 0..b.len() {
            table[i + 1][j + 1] = if a[i] == b[j] { table[i][j] + 1 } else { table[i][j + 1].max(table[i + 1][j]) };
        }
    }
    table[a.len()][b.len()]
}

#[inline(never)]
fn index(v: &[i32], at: usize) -> i32 { v[at] }
#[inline(never)]
fn divide(v: &[i32], at: usize) -> i32 { v[0] / (at as i32 - 5) }

fn run(out: &mut Out) -> i32 {
    let mut m = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 1, 2, 3], [4, 5, 6, 7]];
    for _ in 0..5 {
        m = matrix(&m, &[[1, 0, 2, 0], [0, 3, 0, 1], [1, 1, 0, 0], [0, 0, 1, 1]]);
        for row in &mut m {
            for v in row {
                *v %= 1009;
            }
        }
        writeln!(out, "{m:?}").unwrap();
    }
    let mut flags = [false; 1000];
    writeln!(out, "{} {}", sieve(1000, &mut flags), sieve(30, &mut flags)).unwrap();
    writeln!(out, "{}", longest(b"nematode knowledge", b"empty bottle of water", &mut [[0; 40]; 40])).unwrap();
    let table: [fn(&[i32], usize) -> i32; 2] = [divide, index];
    let data = [10, 20, 30, 40, 50, 60, 70];
    for i in 0..9 {
        if i != 5 {
            writeln!(out, "{}", table[i % 2](&data, i)).unwrap();
        }
    }
    writeln!(out, "not printed {}", index(&data, data.len())).unwrap();
    0
}
