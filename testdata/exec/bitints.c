// Integers of odd widths, up to hundreds of bits: arithmetic, shifts, comparisons, switches, conversions, in memory, in structs, by value.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t state = 0x9e3779b97f4a7c15u;
static uint64_t next(void) { return state ^= state << 13, state ^= state >> 7, state ^= state << 17; }
static uint64_t hash = 1;
static void mix(uint64_t v) { hash = (hash ^ v) * 0x100000001b3u, hash ^= hash >> 32; }

#define WIDTH(N, PRODUCT)                                                                                                                \
  typedef unsigned _BitInt(N) u##N;                                                                                                      \
  typedef _BitInt(N) s##N;                                                                                                               \
  struct pack##N { char before; s##N v; u##N w; char after; };                                                                           \
  static s##N table##N[] = {0, 1, -1, (s##N)1 << (N - 2), -((s##N)1 << (N - 2)) * 2, 1 - 2, 5};                                          \
  static u##N counter##N = (u##N)-3;                                                                                                     \
  static void mix##N(u##N v) { for (int i = 0; i < N; i += 60) mix((uint64_t)(v >> i)); }                                                \
  __attribute__((noinline)) static u##N arithmetic##N(u##N a, u##N b) {                                                                  \
    u##N r = (a + b) * (a ^ b) - (b & ~a) + (a << 1) + -b;                                                                               \
    return b ? r + a / b * (u##N)3 + a % b : r;                                                                                                \
  }                                                                                                                                      \
  __attribute__((noinline)) static s##N signed##N(s##N a, s##N b) {                                                                      \
    if (b == 0 || b == -1) b = 3;                                                                                                        \
    return (s##N)((u##N)(a / b) * (u##N)5 + (u##N)(a % b) + (u##N)(a >> 2) + (u##N)(a < b ? a : b));                                           \
  }                                                                                                                                      \
  __attribute__((noinline)) static u##N shifts##N(u##N a, unsigned n) {                                                                  \
    n %= N;                                                                                                                              \
    return (a << n) ^ (a >> n) ^ (u##N)((s##N)a >> n) ^ (a << n | a >> (N - n) % N);                                                     \
  }                                                                                                                                      \
  __attribute__((noinline)) static unsigned compares##N(u##N a, u##N b) {                                                                \
    return (a < b) | (a <= b) << 1 | (a == b) << 2 | ((s##N)a < (s##N)b) << 3 | ((s##N)a >= (s##N)b) << 4 | (!a) << 5;                   \
  }                                                                                                                                      \
  __attribute__((noinline)) static unsigned overflows##N(s##N a, s##N b) {                                                               \
    s##N s, d, p = 0;                                                                                                                    \
    u##N t, e;                                                                                                                           \
    unsigned o = __builtin_add_overflow(a, b, &s) | __builtin_sub_overflow(a, b, &d) << 1;                                               \
    o |= __builtin_add_overflow((u##N)a, (u##N)b, &t) << 2 | __builtin_sub_overflow((u##N)a, (u##N)b, &e) << 3;                          \
    o |= (unsigned)PRODUCT(a, b, &p) << 4;                                                                                               \
    mix##N((u##N)s ^ (u##N)d ^ t ^ e ^ (u##N)p);                                                                                         \
    return o;                                                                                                                            \
  }                                                                                                                                      \
  __attribute__((noinline)) static int switches##N(s##N v) {                                                                             \
    switch (v) {                                                                                                                         \
    case 0: return 1;                                                                                                                    \
    case 5: return 2;                                                                                                                    \
    case -1: return 3;                                                                                                                   \
    case (s##N)1 << (N - 2): return 4;                                                                                                   \
    }                                                                                                                                    \
    return v > 0 ? 5 : 6;                                                                                                                \
  }                                                                                                                                      \
  __attribute__((noinline)) static struct pack##N structs##N(struct pack##N p, u##N *q) {                                                \
    p.v = (s##N)(p.w + (u##N)1), p.w = *q, *q += (u##N)2, p.before++, p.after--;                                                                     \
    return p;                                                                                                                            \
  }                                                                                                                                      \
  __attribute__((noinline)) static void conversions##N(u##N a) {                                                                         \
    mix((uint8_t)a), mix((uint32_t)(s##N)a), mix((uint64_t)(int64_t)(s##N)a);                                                            \
    mix##N((u##N)(int8_t)(a & 255)), mix##N((u##N)(uint64_t)a);                                                                          \
    if (N <= 128) {                                                                                                                      \
      double d = (double)(s##N)a;                                                                                                        \
      float f = (float)a;                                                                                                                \
      uint64_t u;                                                                                                                        \
      memcpy(&u, &d, 8), mix(u), mix(f == 0);                                                                                  \
    }                                                                                                                                    \
  }                                                                                                                                      \
  __attribute__((noinline)) static void all##N(void) {                                                                                   \
    for (int i = 0; i < 40; i++) {                                                                                                       \
      u##N a = 0, b = 0;                                                                                                                 \
      for (int k = 0; k < N; k += 50) a = (u##N)(a << (N > 50 ? 50 : 0)) ^ (u##N)next(), b = (u##N)(b << (N > 50 ? 50 : 0)) ^ (u##N)next(); \
      if (i < 7) a = (u##N)table##N[i];                                                                                                  \
      if (i % 4 == 1) b = (u##N)table##N[i / 4 % 7];                                                                                     \
      mix##N(arithmetic##N(a, b)), mix##N((u##N)signed##N((s##N)a, (s##N)b));                                                            \
      for (unsigned n = 0; n < N; n += 1 + N / 5) mix##N(shifts##N(a, n));                                                               \
      mix(compares##N(a, b)), mix(overflows##N((s##N)a, (s##N)b)), mix((uint64_t)switches##N((s##N)a));                                  \
      struct pack##N p = structs##N((struct pack##N){1, (s##N)a, b, 2}, &counter##N);                                                    \
      mix##N((u##N)p.v), mix##N(p.w), mix((uint64_t)p.before + (uint64_t)p.after);                                                       \
      conversions##N(a);                                                                                                                 \
      table##N[i % 7] = (s##N)(b + a);                                                                                                   \
    }                                                                                                                                    \
    printf(#N " %016llx %zu\n", (unsigned long long)hash, sizeof(u##N));                                                                 \
  }
// The compiler has no products of more than 128 bits that say whether they overflow.
#define WRAPPED(a, b, p) (*(p) = (a) & (b), 1)
#define SMALL(N) WIDTH(N, __builtin_mul_overflow)
#define LARGE(N) WIDTH(N, WRAPPED)
SMALL(3) SMALL(7) SMALL(8) SMALL(13) SMALL(17) SMALL(24) SMALL(31) SMALL(33) SMALL(47) SMALL(61) SMALL(64) SMALL(65)
SMALL(90) SMALL(127) SMALL(128) LARGE(129) LARGE(200) LARGE(256)

struct fields { _BitInt(9) a : 5; unsigned _BitInt(40) b : 33; _BitInt(3) c : 2; };
__attribute__((noinline)) static struct fields fields(struct fields f, int k) {
  f.a ^= k, f.b = f.b * 7 + (unsigned)k, f.c = (_BitInt(2))(k & 1);
  return f;
}
static unsigned _BitInt(20) grid[3][3] = {{1, 2, 3}, {4, 5, 6}, {1048575, 8, 9}};

int main(void) {
  all3(), all7(), all8(), all13(), all17(), all24(), all31(), all33(), all47(), all61(), all64(), all65(), all90(), all127(), all128();
  all129(), all200(), all256();
  struct fields f = {3, 5, 1};
  for (int i = 0; i < 6; i++) f = fields(f, i * 5), printf("%d %llu %d\n", (int)f.a, (unsigned long long)f.b, (int)f.c);
  unsigned _BitInt(20) s = 0;
  for (int i = 0; i < 9; i++) s += grid[i / 3][i % 3], grid[i % 3][i / 3] -= s;
  for (int i = 0; i < 9; i++) printf("%u ", (unsigned)grid[i / 3][i % 3]);
  printf("%u\n", (unsigned)s);
  return 0;
}
