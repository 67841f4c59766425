// Vectors of all shapes: odd lengths and long ones, of every element; swizzles, masks, conversions, reductions, builtins element by
// element, memory under a mask, in structs, arrays and arguments.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define VECTOR(T, N) typedef T T##x##N __attribute__((ext_vector_type(N)))
typedef int8_t i8;
typedef uint8_t u8;
typedef int16_t i16;
typedef uint16_t u16;
typedef int32_t i32;
typedef uint32_t u32;
typedef int64_t i64;
typedef uint64_t u64;
typedef float f32;
typedef double f64;
typedef _Bool bit;

static uint64_t state = 3;
static uint64_t next(void) { return state = state * 6364136223846793005u + 1442695040888963407u, state ^ state >> 33; }
static uint64_t hash = 9;
static void mix(uint64_t v) { hash = (hash ^ v) * 0x9e3779b97f4a7c15u, hash ^= hash >> 30; }

#define INTEGERS(T, U, N)                                                                                                                \
  VECTOR(T, N);                                                                                                                          \
  VECTOR(bit, N);                                                                                                                        \
  struct hold_##T##N { char c; T##x##N v; T##x##N pair[2]; };                                                                            \
  static T##x##N global_##T##N = {1, 2};                                                                                                 \
  __attribute__((noinline)) static T##x##N work_##T##N(T##x##N a, T##x##N b, int k) {                                                    \
    T##x##N r = __builtin_elementwise_add_sat(a, b) ^ __builtin_elementwise_sub_sat(a, b);                                               \
    r += __builtin_elementwise_min(a, b) & __builtin_elementwise_max(a, b);                                                              \
    r ^= __builtin_elementwise_popcount(a) + __builtin_elementwise_bitreverse(b);                                                        \
    r += __builtin_elementwise_clzg(a, b) - __builtin_elementwise_ctzg(b, a);                                                            \
    r ^= __builtin_elementwise_fshl(a, b, b) + __builtin_elementwise_fshr(b, a, r);                                                      \
    r -= a / (b & 63 | 1) + a % 7;                                                                                                  \
    r ^= a << 2 | b >> 1;                                                                                                                \
    r[k % N] ^= r[(k + 1) % N];                                                                                                          \
    return r;                                                                                                                            \
  }                                                                                                                                      \
  __attribute__((noinline)) static struct hold_##T##N hold_##T##N(struct hold_##T##N h) {                                                \
    T##x##N t = h.v;                                                                                                                     \
    h.v = h.pair[1], h.pair[1] = h.pair[0] + global_##T##N, h.pair[0] = t, h.c++;                                                        \
    global_##T##N += t;                                                                                                                  \
    return h;                                                                                                                            \
  }                                                                                                                                      \
  __attribute__((noinline)) static void memory_##T##N(bit##x##N mask, T##x##N v, T *p) {                                                 \
    T##x##N got = __builtin_masked_load(mask, p, v);                                                                                     \
    __builtin_masked_store(mask, got + 1, p);                                                                                            \
    T##x##N spread = __builtin_masked_expand_load(mask, p, v);                                                                           \
    __builtin_masked_compress_store(mask, spread ^ got, p);                                                                              \
  }                                                                                                                                      \
  __attribute__((noinline)) static void all_##T##N(void) {                                                                               \
    for (int i = 0; i < 6; i++) {                                                                                                        \
      T##x##N a, b;                                                                                                                      \
      T place[N];                                                                                                                        \
      for (int k = 0; k < N; k++) a[k] = (T)(next() >> (k & 31)), b[k] = (T)next(), place[k] = (T)(next() >> 8);                         \
      T##x##N r = work_##T##N(a, b, i);                                                                                                  \
      memory_##T##N(__builtin_convertvector(a < b, bit##x##N), r, place);                                                                \
      struct hold_##T##N h = hold_##T##N((struct hold_##T##N){(char)i, a, {b, r}});                                                      \
      for (int k = 0; k < N; k++) mix((U)r[k]), mix((U)h.v[k]), mix((U)h.pair[0][k]), mix((U)h.pair[1][k]), mix((U)place[k]);             \
      mix((U)__builtin_reduce_add(r)), mix((U)__builtin_reduce_mul(r | 1)), mix((U)__builtin_reduce_max(a)), mix((U)__builtin_reduce_min(b)); \
      mix((U)__builtin_reduce_xor(a)), mix((U)__builtin_reduce_or(a & 3)), mix((U)__builtin_reduce_and(b | 9));                           \
      T##x##N less = __builtin_convertvector(a <= b, T##x##N) + (a != b ? a : b);                                                        \
      mix((U)less[0] ^ (U)less[N - 1]);                                                                                                  \
    }                                                                                                                                    \
    printf(#T " x " #N " %016llx %zu\n", (unsigned long long)hash, sizeof(T##x##N));                                                     \
  }
INTEGERS(i8, u8, 2) INTEGERS(u8, u8, 3) INTEGERS(i8, u8, 16) INTEGERS(u8, u8, 32) INTEGERS(i16, u16, 4) INTEGERS(u16, u16, 5) INTEGERS(i16, u16, 8)
INTEGERS(i32, u32, 2) INTEGERS(u32, u32, 3) INTEGERS(i32, u32, 4) INTEGERS(u32, u32, 7) INTEGERS(i32, u32, 16) INTEGERS(i64, u64, 2) INTEGERS(u64, u64, 3) INTEGERS(i64, u64, 8)

#define FLOATS(T, B, N)                                                                                                                  \
  VECTOR(T, N);                                                                                                                          \
  VECTOR(B, N);                                                                                                                          \
  __attribute__((noinline)) static T##x##N work_##T##N(T##x##N a, T##x##N b) {                                                           \
    T##x##N r = a * b - a / b + __builtin_elementwise_fma(a, b, a);                                                                      \
    r += __builtin_elementwise_floor(a) - __builtin_elementwise_ceil(b) + __builtin_elementwise_trunc(a) * 2;                            \
    r -= __builtin_elementwise_roundeven(b) + __builtin_elementwise_round(a) + __builtin_elementwise_rint(b);                            \
    r += __builtin_elementwise_sqrt(__builtin_elementwise_abs(a)) + __builtin_elementwise_copysign(b, a);                                \
    return r;                                                                                                                            \
  }                                                                                                                                      \
  __attribute__((noinline)) static T##x##N choose_##T##N(T##x##N a, T##x##N b, int k) {                                                  \
    return k == 0 ? __builtin_elementwise_minimum(a, b) : k == 1 ? __builtin_elementwise_maximum(a, b) : k == 2 ? __builtin_elementwise_minimumnum(a, b) : \
           k == 3 ? __builtin_elementwise_maximumnum(a, b) : a < b ? a : b;                                                              \
  }                                                                                                                                      \
  __attribute__((noinline)) static void all_##T##N(void) {                                                                               \
    static const T edges[] = {0, (T)-0.0, 1, -2.5, (T)__builtin_inf(), (T)-__builtin_inf(), (T)__builtin_nan(""), (T)1e-40, 0.5, 1e30};  \
    for (int i = 0; i < 12; i++) {                                                                                                       \
      T##x##N a, b;                                                                                                                      \
      for (int k = 0; k < N; k++) a[k] = i < 10 ? edges[(i + k) % 10] : (T)((int64_t)next() >> 44) / 8, b[k] = i < 10 ? edges[(i * 3 + k * 7) % 10] : (T)((int64_t)next() >> 48) / 4; \
      for (int c = 0; c < 6; c++) {                                                                                                      \
        T##x##N r = c == 5 ? work_##T##N(a, b) : choose_##T##N(a, b, c);                                                                 \
        B##x##N u;                                                                                                                       \
        memcpy(&u, &r, sizeof r);                                                                                                        \
        for (int k = 0; k < N; k++) mix(r[k] == r[k] ? u[k] : 77);                                                                       \
      }                                                                                                                                  \
      if (i >= 10) {                                                                                                                     \
        B##x##N n = __builtin_convertvector(__builtin_elementwise_abs(a), B##x##N);                                                      \
        T##x##N back = __builtin_convertvector(n * 3, T##x##N);                                                                          \
        for (int k = 0; k < N; k++) mix(n[k]), mix((uint64_t)back[k]);                                                                   \
        mix((uint64_t)(int64_t)__builtin_reduce_maximum(a)), mix((uint64_t)(int64_t)__builtin_reduce_minimum(b));                        \
      }                                                                                                                                  \
    }                                                                                                                                    \
    printf(#T " x " #N " %016llx %zu\n", (unsigned long long)hash, sizeof(T##x##N));                                                     \
  }
FLOATS(f32, u32, 2) FLOATS(f32, u32, 3) FLOATS(f32, u32, 4) FLOATS(f32, u32, 8) FLOATS(f64, u64, 2) FLOATS(f64, u64, 3) FLOATS(f64, u64, 4)

VECTOR(bit, 64);
VECTOR(u8, 16);
VECTOR(u8, 64);
__attribute__((noinline)) static bitx64 bits(bitx64 a, bitx64 b) { return (a & ~b) | (a ^ b); }
__attribute__((noinline)) static f32x4 swizzle(f32x4 v) { return v.wzyx + v.xxyy - v.s0321; }
__attribute__((noinline)) static i32x2 halves(i32x4 v) { v.even = v.odd + v.lo, v.hi.x = 7; return v.hi + v.even; }
__attribute__((noinline)) static u8x16 table(u8x16 t, u8x16 i) {
  u8x16 r;
  for (int k = 0; k < 16; k++) r[k] = t[i[k] & 15];
  return r;
}
__attribute__((noinline)) static i64 variable(i64x8 v, int i, i64 n) { v[i & 7] = n; return v[(i * 3) & 7] + v.s7; }

int main(void) {
  all_i82(), all_u83(), all_i816(), all_u832(), all_i164(), all_u165(), all_i168(), all_i322(), all_u323(), all_i324(), all_u327(), all_i3216();
  all_i642(), all_u643(), all_i648();
  all_f322(), all_f323(), all_f324(), all_f328(), all_f642(), all_f643(), all_f644();
  u8x64 a, b; // clang makes no valid module of an assignment to an element of bits
  for (int i = 0; i < 64; i++) a[i] = next() & 1, b[i] = next() >> 7 & 1;
  bitx64 c = bits(__builtin_convertvector(a, bitx64), __builtin_convertvector(b, bitx64));
  for (int i = 0; i < 64; i++) printf("%d", c[i]);
  f32x4 s = swizzle((f32x4){1, 2, 4, 8});
  i32x2 h = halves((i32x4){1, 20, 300, 4000});
  printf("\n%g %g %g %g %d %d\n", s.x, s.y, s.z, s.w, h.x, h.y);
  u8x16 t, n;
  for (int i = 0; i < 16; i++) t[i] = (u8)next(), n[i] = (u8)(next() >> 9);
  t = table(t, n);
  for (int i = 0; i < 16; i++) printf("%d ", t[i]);
  for (int i = 0; i < 8; i++) printf("%lld ", (long long)variable((i64x8){1, 2, 3, 4, 5, 6, 7, 8}, i, 100));
  printf("\n");
  return 0;
}
