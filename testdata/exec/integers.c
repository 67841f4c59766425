// Arithmetic on integers of all widths: wrapping, division, shifts, comparisons, conversions between widths.
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static uint64_t seed = 88172645463325252u;
static uint64_t next(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return seed;
}

static uint64_t hash = 1469598103934665603u;
static void mix(uint64_t v) {
  for (int i = 0; i < 8; i++) hash = (hash ^ (v >> (8 * i) & 255)) * 1099511628211u;
}
static void mix128(u128 v) { mix((uint64_t)v), mix((uint64_t)(v >> 64)); }

#define UNSIGNED(T)                                                              \
  __attribute__((noinline)) static void unsigned_##T(T a, T b) {                 \
    mix((T)(a + b)), mix((T)(a - b)), mix((T)((uint64_t)a * b));                                \
    if (b) mix(a / b), mix(a % b);                                               \
    mix((T)(a << (b % (8 * sizeof(T))))), mix((T)(a >> (b % (8 * sizeof(T)))));  \
    mix((T)(a & b)), mix((T)(a | b)), mix((T)(a ^ b)), mix((T)~a);               \
    mix(a < b), mix(a <= b), mix(a > b), mix(a == b), mix(a ? b : 3);            \
    mix((T)(a < b ? a : b)), mix((T)(a > b ? a : b));                            \
  }
#define SIGNED(T, U)                                                             \
  __attribute__((noinline)) static void signed_##T(T a, T b) {                   \
    mix((T)((U)a + (U)b)), mix((T)((U)a - (U)b)), mix((T)(0 - (U)a));            \
    if (b && !(b == -1 && a == (T)((U)1 << (8 * sizeof(T) - 1)))) mix(a / b), mix(a % b); \
    mix(a >> ((U)b % (8 * sizeof(T))));                                          \
    mix(a < b), mix(a <= b), mix(a >= b);                                        \
    mix((T)(a < b ? a : b)), mix((T)(a > b ? a : b)), mix((T)(a < 0 ? 0 - (U)a : (U)a)); \
    T r;                                                                         \
    mix(__builtin_add_overflow(a, b, &r)), mix(r);                               \
    mix(__builtin_sub_overflow(a, b, &r)), mix(r);                               \
    mix(__builtin_mul_overflow(a, b, &r)), mix(r);                               \
    U u;                                                                         \
    mix(__builtin_add_overflow((U)a, (U)b, &u)), mix(u);                         \
    mix(__builtin_sub_overflow((U)a, (U)b, &u)), mix(u);                         \
    mix(__builtin_mul_overflow((U)a, (U)b, &u)), mix(u);                         \
  }
UNSIGNED(uint8_t) UNSIGNED(uint16_t) UNSIGNED(uint32_t) UNSIGNED(uint64_t)
SIGNED(int8_t, uint8_t) SIGNED(int16_t, uint16_t) SIGNED(int32_t, uint32_t) SIGNED(int64_t, uint64_t)

__attribute__((noinline)) static void wide(u128 a, u128 b) {
  mix128(a + b), mix128(a - b), mix128(a * b), mix128(a ^ b), mix128(a & b), mix128(-a);
  if (b) mix128(a / b), mix128(a % b), mix128((u128)((i128)(a >> 1) / (i128)(b | 1))), mix128((u128)(-(i128)(a >> 1) % (i128)(b >> 1 | 1)));
  mix128(a << (int)(b & 127)), mix128(a >> (int)(b & 127)), mix128((u128)((i128)a >> (int)(b & 127)));
  mix(a < b), mix(a == b), mix((i128)a < (i128)b), mix(a >= b);
  mix128(a < b ? a : b);
  u128 r;
  mix(__builtin_add_overflow(a, b, &r)), mix128(r);
  mix(__builtin_sub_overflow(a, b, &r)), mix128(r);
  mix(__builtin_mul_overflow(a, b, &r)), mix128(r);
  i128 s;
  mix(__builtin_add_overflow((i128)a, (i128)b, &s)), mix128((u128)s);
  mix(__builtin_sub_overflow((i128)a, (i128)b, &s)), mix128((u128)s);
}

// _BitInt is the way to odd widths in C.
#define ODD(N)                                                                   \
  __attribute__((noinline)) static void odd##N(u128 x, u128 y) {                 \
    unsigned _BitInt(N) a = (unsigned _BitInt(N))x, b = (unsigned _BitInt(N))y;  \
    _BitInt(N) c = (_BitInt(N))x, d = (_BitInt(N))y;                             \
    mix128((u128)(unsigned _BitInt(N))(a + b)), mix128((u128)(unsigned _BitInt(N))(a * b));           \
    mix128((u128)(unsigned _BitInt(N))(a - b)), mix128((u128)(a >> (int)(y % N)));                    \
    mix128((u128)(i128)(c >> (int)(y % N))), mix(a < b), mix(c < d);             \
    if (b) mix128((u128)(a / b)), mix128((u128)(a % b));                         \
    struct { char tag; _BitInt(N) v; } s = {1, c};                               \
    mix128((u128)(i128)s.v), mix(sizeof s);                                      \
  }
ODD(3) ODD(7) ODD(17) ODD(24) ODD(33) ODD(48) ODD(63) ODD(65) ODD(100) ODD(127)

__attribute__((noinline)) static void conversions(uint64_t v) {
  mix((uint64_t)(int64_t)(int8_t)v), mix((uint64_t)(int64_t)(int16_t)v), mix((uint64_t)(int64_t)(int32_t)v);
  mix((uint8_t)v), mix((uint16_t)v), mix((uint32_t)v), mix((_Bool)v), mix128((u128)(i128)(int64_t)v), mix128((u128)v);
}

int main(void) {
  static const uint64_t corners[] = {0, 1, 2, 3, 5, 7, 10, 63, 64, 127, 128, 129, 255, 256, 32767, 32768, 65535, 65536, 2147483647u,
                                     2147483648u, 4294967295u, 4294967296u, 9223372036854775807u, 9223372036854775808u, -2u, -1u};
  const int n = sizeof corners / sizeof *corners;
  for (int i = 0; i < n + 20; i++) {
    for (int j = 0; j < n + 20; j++) {
      uint64_t a = i < n ? corners[i] : next(), b = j < n ? corners[j] : next() >> (next() & 63);
      unsigned_uint8_t(a, b), unsigned_uint16_t(a, b), unsigned_uint32_t(a, b), unsigned_uint64_t(a, b);
      signed_int8_t(a, b), signed_int16_t(a, b), signed_int32_t(a, b), signed_int64_t(a, b);
      u128 x = (u128)a << 64 | b, y = (u128)(i128)(int64_t)b * (a | 1);
      wide(x, y), wide(y, a), wide(a, b), wide(x, x + 1);
      odd3(x, y), odd7(x, y), odd17(x, y), odd24(x, y), odd33(x, y), odd48(x, y), odd63(x, y), odd65(x, y), odd100(x, y), odd127(y, x);
      conversions(a);
    }
    printf("%d %016llx\n", i, (unsigned long long)hash);
  }
  return (int)(hash & 127);
}
