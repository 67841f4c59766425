// Functions of C's mathematics, as the intrinsics of LLVM that stand for them, on numbers and on vectors of them.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef float f2 __attribute__((ext_vector_type(2)));
typedef double d3 __attribute__((ext_vector_type(3)));

static uint64_t hash = 5;
static void mix(double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  hash = (hash ^ (d == d ? u : 9)) * 0x100000001b3u, hash ^= hash >> 31;
}

#define ONE(F)                                                                          \
  __attribute__((noinline)) static void all_##F(double d, float f) {                        \
    double a = __builtin_elementwise_##F(d);                                            \
    float b = __builtin_elementwise_##F(f);                                             \
    d3 v = __builtin_elementwise_##F((d3){d, f, 0.25});                                 \
    f2 w = __builtin_elementwise_##F((f2){f, 0.5f});                                    \
    mix(a), mix(b), mix(v.x), mix(v.y), mix(v.z), mix(w.x), mix(w.y);                   \
  }
ONE(sin) ONE(cos) ONE(tan) ONE(asin) ONE(acos) ONE(atan) ONE(sinh) ONE(cosh) ONE(tanh) ONE(exp) ONE(exp2) ONE(exp10) ONE(log) ONE(log2) ONE(log10)

__attribute__((noinline)) static void two(double d, double e, float f, float g) {
  mix(__builtin_elementwise_pow(d, e)), mix(__builtin_elementwise_pow(f, g));
  mix(__builtin_elementwise_atan2(d, e)), mix(__builtin_elementwise_atan2(f, g));
  mix(__builtin_elementwise_fmod(d, e)), mix(__builtin_elementwise_fmod(f, g));
  mix(__builtin_elementwise_copysign(d, e));
}
__attribute__((noinline)) static void whole(double d, float f, int n) {
  mix(__builtin_powi(d, n)), mix(__builtin_powif(f, n));
  mix(__builtin_ldexp(d, n * 9)), mix(__builtin_ldexpf(f, n));
  int e = 0, g = 0;
  if (d - d == 0) mix(__builtin_frexp(d, &e)), mix(__builtin_frexpf(f, &g)), mix(e), mix(g);
  double i;
  float j;
  mix(__builtin_modf(d, &i)), mix(i), mix(__builtin_modff(f, &j)), mix(j);
  if (fabs(d) < 1e9) mix((double)lrint(d)), mix((double)llround(d)), mix((double)lroundf(f)), mix((double)llrintf(f));
}

int main(void) {
  static const double numbers[] = {0.0, -0.0, 1, -1, 0.5, -0.3, 2.75, -7.5, 100.25, 1e-300, 1e300, INFINITY, -INFINITY, NAN, 3.141592653589793};
  for (int i = 0; i < 15; i++) {
    double d = numbers[i];
    float f = (float)d;
    all_sin(d, f), all_cos(d, f), all_tan(d, f), all_asin(d, f), all_acos(d, f), all_atan(d, f), all_sinh(d, f), all_cosh(d, f), all_tanh(d, f);
    all_exp(d, f), all_exp2(d, f), all_exp10(d, f), all_log(d, f), all_log2(d, f), all_log10(d, f);
    for (int k = 0; k < 15; k++) two(d, numbers[k], f, (float)numbers[k]), whole(d, f, k - 7);
    printf("%g %016llx\n", d, (unsigned long long)hash);
  }
  return 0;
}
