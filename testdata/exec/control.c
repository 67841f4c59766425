// Switches, loops, recursion, jumps, and many phis.
#include <stdint.h>
#include <stdio.h>

__attribute__((noinline)) static int dense(int x) {
  switch (x) {
  case 0: return 10;
  case 1: return 7;
  case 2: return -3;
  case 3: x += 5; // falls through
  case 4: return x * 2;
  case 5: case 6: case 7: return x ^ 99;
  case 8: return 1 << 20;
  default: return x < 0 ? -1 : 1;
  }
}

__attribute__((noinline)) static int sparse(uint64_t x) {
  switch (x) {
  case 0: return 1;
  case 1000: return 2;
  case 0xffffffffffffffffu: return 3;
  case 0x8000000000000000u: return 4;
  case 0x100000000u: return 5;
  case 4000000000u ... 4000000010u: return 6;
  default: return 0;
  }
}

__attribute__((noinline)) static int wide(unsigned __int128 x) {
  switch ((uint64_t)(x >> 64) | (uint64_t)x) {
  case 3: return 30;
  case 5: return 50;
  }
  return x == ((unsigned __int128)1 << 100) ? 100 : (int)(x >> 96);
}

__attribute__((noinline)) static char byteswitch(signed char c) {
  switch (c) {
  case -128: return 'm';
  case -1: return 'n';
  case 'a' ... 'f': return (char)(c - 32);
  case 127: return 'x';
  }
  return c;
}

static unsigned ackermann(unsigned m, unsigned n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }

static int odd(unsigned n);
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }

static void hanoi(int n, char from, char to, char via, int *moves) {
  if (n == 0) return;
  hanoi(n - 1, from, via, to, moves);
  if (++*moves % 50 == 0) printf("%d: %c to %c\n", *moves, from, to);
  hanoi(n - 1, via, to, from, moves);
}

// A machine of states with jumps in and out of loops; its cycles have two entries.
__attribute__((noinline)) static unsigned states(unsigned x, unsigned steps) {
  unsigned a = 1, b = x, c = 0;
  if (x & 1) goto second;
first:
  a = a * 3 + b;
  if (steps-- == 0) goto out;
  if (a & 4) {
second:
    b ^= a >> 3;
    c++;
    if (steps-- == 0) goto out;
    if (b % 7 == 0) goto third;
    goto first;
  }
third:
  c += a & b;
  if (steps-- == 0) goto out;
  while (c & 16) {
    c -= 5;
    if (steps-- == 0) goto out;
    if (c % 3 == 0) goto second;
  }
  goto first;
out:
  return a ^ b << 1 ^ c << 2;
}

// Values that go round in a circle through phis, exchanged at once.
__attribute__((noinline)) static unsigned rotate(unsigned n) {
  unsigned a = 1, b = 2, c = 3, d = 5;
  for (unsigned i = 0; i < n; i++) {
    unsigned t = a;
    a = b, b = c, c = d, d = t;
    if (i % 3 == 0) { t = a; a = c; c = t; }
    if (i % 5 == 0) b += d;
  }
  return a + 10 * b + 100 * c + 1000 * d;
}

__attribute__((noinline)) static int collatz(uint64_t n) {
  int steps = 0;
  while (n != 1) n = n % 2 ? 3 * n + 1 : n / 2, steps++;
  return steps;
}

__attribute__((noinline)) static int nested(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) {
    for (int j = i; j < n; j++) {
      if ((i ^ j) == 5) continue;
      for (int k = n; k-- > j;) {
        if (k == 13) break;
        s += i * j - k;
      }
      if (s > 100000) return -s;
    }
  }
  return s;
}

__attribute__((noinline)) static int computed(const unsigned char *code) {
  static void *const ops[] = {&&add, &&mul, &&sub, &&halt};
  int acc = 1;
  goto *ops[*code];
add: acc += 7; goto *ops[*++code];
mul: acc *= 3; goto *ops[*++code];
sub: acc -= 2; goto *ops[*++code];
halt: return acc;
}

int main(void) {
  for (int i = -2; i < 12; i++) printf("dense %d %d\n", i, dense(i));
  static const uint64_t keys[] = {0, 1, 999, 1000, -1u, -1ull, 0x8000000000000000u, 0x100000000u, 3999999999u, 4000000000u, 4000000005u, 4000000010u, 4000000011u};
  for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++) printf("sparse %d\n", sparse(keys[i]));
  printf("wide %d %d %d %d\n", wide(3), wide((unsigned __int128)5 << 64), wide((unsigned __int128)1 << 100), wide(-(unsigned __int128)1));
  for (int i = -128; i < 128; i += 1) printf("%d ", byteswitch((signed char)i));
  printf("\n%u %d %d\n", ackermann(2, 9), even(101), odd(77));
  int moves = 0;
  hanoi(9, 'A', 'B', 'C', &moves);
  for (unsigned i = 0; i < 40; i++) printf("states %u %u rotate %u\n", states(i, 50 + i), states(i * 77, 1000), rotate(i));
  for (uint64_t i = 1; i < 40; i++) printf("%d ", collatz(i));
  printf("\n%d %d %d\n", nested(10), nested(25), nested(40));
  printf("%d\n", computed((const unsigned char *)"\0\1\1\2\0\1\3"));
  return 42;
}
