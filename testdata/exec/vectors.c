// Small vectors, written as such.
#include <stdint.h>
#include <stdio.h>

typedef int32_t i4 __attribute__((vector_size(16)));
typedef uint32_t u4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef double d2 __attribute__((vector_size(16)));
typedef uint8_t b16 __attribute__((vector_size(16)));
typedef int16_t s8 __attribute__((vector_size(16)));
typedef int64_t l2 __attribute__((vector_size(16)));
typedef float f2 __attribute__((vector_size(8)));
typedef int32_t i3 __attribute__((ext_vector_type(3)));
typedef _Bool m8 __attribute__((ext_vector_type(8)));

__attribute__((noinline)) static i4 ints(i4 a, i4 b) { return (a + b) * (a - b) ^ (a & ~b) | (a >> 3) - (b << 1) + (a < b) + (b & (a == b)); }
__attribute__((noinline)) static u4 divide(u4 a, u4 b) { return a / b + a % b * 3 + (a >> (b & 31)); }
__attribute__((noinline)) static f4 floats(f4 a, f4 b) { return a * b - a / b + -a + __builtin_elementwise_fma(a, b, a); }
__attribute__((noinline)) static d2 doubles(d2 a, double s) { return a * s + (d2){1, 2}; }
__attribute__((noinline)) static b16 bytes(b16 a, b16 b) { return __builtin_elementwise_add_sat(a, b) - __builtin_elementwise_sub_sat(b, a) + __builtin_elementwise_max(a, b); }
__attribute__((noinline)) static s8 shorts(s8 a, s8 b) { return __builtin_elementwise_min(a, b) + __builtin_elementwise_abs(a) + __builtin_shufflevector(a, b, 7, 8, 0, 15, 3, 3, -1, 9) * (s8){1, 1, 1, 1, 1, 1, 0, 1}; }
__attribute__((noinline)) static int64_t sums(l2 a, i4 b) { return (a[0] >> 1) + (a[1] >> 1) + __builtin_reduce_add(b) + __builtin_reduce_max(b) + __builtin_reduce_xor(b) + __builtin_reduce_and(b); }
__attribute__((noinline)) static i4 convert(f4 a) { return __builtin_convertvector(a, i4); }
__attribute__((noinline)) static f4 back(i4 a) { return __builtin_convertvector(a, f4); }
__attribute__((noinline)) static int pick(i4 a, int i) { a[i & 3] = i; return a[(i + 1) & 3] + a[i & 3]; }
__attribute__((noinline)) static i3 three(i3 a) { return a.zxy * 3 + a; }
__attribute__((noinline)) static m8 mask(s8 a, s8 b) { return __builtin_convertvector(a > b, m8); }

static i4 stored[3] = {{1, 2, 3, 4}, {-5, 6, -7, 8}, {0x7fffffff, -2147483647 - 1, 0, -1}};
static const f4 constants = {1.5f, -2, 0, 1e20f};

int main(void) {
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      i4 r = ints(stored[i], stored[j]);
      u4 q = divide((u4)stored[i], (u4)stored[j] | 1);
      f4 f = floats(back(stored[i]), constants + 3);
      printf("%d %d %d %d  %u %u %u %u  %g %g %g %g\n", r[0], r[1], r[2], r[3], q[0], q[1], q[2], q[3], f[0], f[1], f[2], f[3]);
      b16 b = bytes((b16)stored[i], (b16)stored[j]);
      s8 s = shorts((s8)stored[i], (s8)stored[j]);
      for (int k = 0; k < 16; k++) printf("%d ", b[k]);
      for (int k = 0; k < 8; k++) printf("%d ", s[k]);
      m8 m = mask((s8)stored[i], (s8)stored[j]);
      for (int k = 0; k < 8; k++) printf("%d", m[k]);
      printf("\n%lld %d\n", (long long)sums((l2)stored[i], stored[j]), pick(stored[i], j));
    }
  }
  i4 c = convert((f4){1.9f, -1.9f, 1000, 0});
  d2 d = doubles((d2){0.5, 4}, 3);
  i3 t = three((i3){1, 2, 3});
  f2 h = (f2){1, 2} + 0.5f;
  printf("%d %d %d %d %g %g %d %d %d %g %g %zu\n", c[0], c[1], c[2], c[3], d[0], d[1], t[0], t[1], t[2], h[0], h[1], sizeof(i3));
  return 0;
}
