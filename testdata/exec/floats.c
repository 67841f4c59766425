// Floating-point arithmetic, comparisons, conversions, rounding, and the numbers at the edges.
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t bits(double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  return d != d ? 0x7ff8000000000000u : u; // all NaNs are one: their payloads are open
}
static uint32_t bitsf(float f) {
  uint32_t u;
  memcpy(&u, &f, 4);
  return f != f ? 0x7fc00000u : u;
}
static uint64_t hash = 7;
static void mix(uint64_t v) { hash = (hash ^ v) * 0x9e3779b97f4a7c15u, hash ^= hash >> 29; }

__attribute__((noinline)) static void doubles(double a, double b) {
  mix(bits(a + b)), mix(bits(a - b)), mix(bits(a * b)), mix(bits(a / b)), mix(bits(-a)), mix(bits(fmod(a, b)));
  mix(a < b), mix(a <= b), mix(a == b), mix(a != b), mix(a > b), mix(!(a >= b)), mix(isunordered(a, b)), mix(islessgreater(a, b));
  mix(bits(a < b ? a : b)), mix(bits(fabs(a))), mix(bits(copysign(a, b))), mix(bits(sqrt(a)));
  mix(bits(floor(a))), mix(bits(ceil(a))), mix(bits(trunc(a))), mix(bits(rint(a))), mix(bits(nearbyint(a))), mix(bits(round(a)));
  mix(bits(roundeven(a))), mix(bits(fma(a, b, a))), mix(bits(__builtin_fma(a, a, b)));
  if (a != b) mix(bits(fmin(a, b))), mix(bits(fmax(a, b))); // which zero they choose is open
  mix(bitsf((float)a)), mix(isnan(a)), mix(isinf(a)), mix(isfinite(b)), mix(signbit(a) != 0), mix(isnormal(a));
  if (fabs(a) < 2e9) mix((uint64_t)(int32_t)a), mix((uint64_t)(int64_t)a);
  if (a >= 0 && a < 1.8e19) mix((uint64_t)a);
  if (a > -128 && a < 128) mix((uint64_t)(int8_t)a);
  if (fabs(a) < 1e38) mix((uint64_t)((__int128)a >> 60)), mix((uint64_t)(__int128)a);
}
__attribute__((noinline)) static void singles(float a, float b) {
  mix(bitsf(a + b)), mix(bitsf(a - b)), mix(bitsf(a * b)), mix(bitsf(a / b)), mix(bitsf(-a)), mix(bitsf(fmodf(a, b)));
  mix(a < b), mix(a <= b), mix(a == b), mix(a != b), mix(a > b), mix(!(a >= b)), mix(isunordered(a, b));
  mix(bitsf(fabsf(a))), mix(bitsf(copysignf(a, b))), mix(bitsf(sqrtf(a))), mix(bitsf(floorf(a))), mix(bitsf(ceilf(a)));
  mix(bitsf(truncf(a))), mix(bitsf(rintf(a))), mix(bitsf(roundf(a))), mix(bitsf(fmaf(a, b, b))), mix(bits(a));
  if (a != b) mix(bitsf(fminf(a, b))), mix(bitsf(fmaxf(a, b)));
  if (fabsf(a) < 2e9f) mix((uint64_t)(int32_t)a);
  if (a >= 0 && a < 4e9f) mix((uint32_t)a);
}
__attribute__((noinline)) static void integers(uint64_t v) {
  mix(bits((double)v)), mix(bits((double)(int64_t)v)), mix(bits((double)(uint32_t)v)), mix(bits((double)(int32_t)v));
  mix(bits((double)(uint8_t)v)), mix(bits((double)(int8_t)v)), mix(bits((double)(int16_t)v));
  mix(bitsf((float)v)), mix(bitsf((float)(int64_t)v)), mix(bitsf((float)(uint32_t)v)), mix(bitsf((float)(int32_t)v));
  mix(bits((double)((__int128)v * (int64_t)v))), mix(bitsf((float)((unsigned __int128)v << 64 | v)));
}

// Numbers of the 80-bit format, constants of it, and back.
__attribute__((noinline)) static long double extended(long double x, int n) {
  for (int i = 1; i < n; i++) x = x / i + 1.1L;
  return x * 0x1.23456789abcdef01p-3L;
}

__attribute__((noinline)) static double newton(double x) {
  double r = 1;
  for (int i = 0; i < 40; i++) r = 0.5 * (r + x / r);
  return r;
}
__attribute__((noinline)) static double series(int n) {
  double s = 0, c = 0;
  for (int i = 1; i <= n; i++) {
    double y = 1.0 / ((double)i * i) - c, t = s + y;
    c = (t - s) - y, s = t;
  }
  return s;
}
__attribute__((noinline)) static int mandelbrot(double x, double y) {
  double a = 0, b = 0;
  int n = 0;
  for (; n < 100 && a * a + b * b < 4; n++) {
    double t = a * a - b * b + x;
    b = 2 * a * b + y, a = t;
  }
  return n;
}

int main(void) {
  static const double corners[] = {0.0, -0.0, 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 4503599627370496.5, 2147483647, -2147483648.0,
                                   4294967295.0, 9007199254740993.0, 1e19, -1e19, 1e300, -1e300, DBL_MIN, DBL_TRUE_MIN, -DBL_TRUE_MIN, DBL_MAX, DBL_EPSILON,
                                   FLT_MAX, FLT_MIN, FLT_TRUE_MIN, 16777217.0, 3.141592653589793, 100.125, INFINITY, -INFINITY, NAN};
  const int n = sizeof corners / sizeof *corners;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) doubles(corners[i], corners[j]), singles((float)corners[i], (float)corners[j]);
    integers(bits(corners[i])), integers((uint64_t)i), integers(~(uint64_t)i), integers(1ull << (i * 2 % 64)), integers((1ull << (i * 2 % 64)) + 1);
    printf("%d %g %016llx\n", i, corners[i], (unsigned long long)hash);
  }
  printf("%La %Lg\n", extended(1.0L, 20), extended(-3.5L, 3));
  printf("%.17g %.17g %.9g\n", newton(2), series(5000), (double)(float)series(50));
  for (int y = -8; y <= 8; y++) {
    for (int x = -20; x <= 10; x++) putchar(" .:-=+*#%@"[mandelbrot(x / 10.0, y / 8.0) / 11]);
    putchar('\n');
  }
  printf("%g %a %e %f\n", 1.0 / 3, 0.1, 12345.678, -0.0);
  return 0;
}
