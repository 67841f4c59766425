// What is rare: aliases, weak functions, complex numbers, computed jumps, jumps out of functions, tail calls that must be,
// flexible arrays, initialisers by index, hints and questions to the compiler, classes of numbers, accesses that bypass the cache.
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define APART __attribute__((noinline)) static

static int order[2];
__attribute__((weak)) int weak(int x) { return x + 1; }
extern int same(int) __attribute__((alias("weak")));

APART double _Complex product(double _Complex a, double _Complex b) { return a * b + a / b - ~b; }
APART float _Complex single(float _Complex a, float _Complex b) { return a * b - a / b; }

APART int interpreter(const char *p) {
  static void *const labels[] = {&&one, &&two, &&three, &&end};
  int s = 0;
  goto *labels[*p++ - 'a'];
one:
  s += 1;
  goto *labels[*p++ - 'a'];
two:
  s *= 3;
  goto *labels[*p++ - 'a'];
three:
  s -= 5;
  goto *labels[*p++ - 'a'];
end:
  return s;
}

static jmp_buf place;
APART void descend(int n) {
  if (n > 6) longjmp(place, n);
  descend(n + 1);
  order[1]++;
}
APART unsigned tail(unsigned n, unsigned a) {
  if (n == 0) return a;
  __attribute__((musttail)) return tail(n - 1, a * 3 + n);
}
static int forth(int n);
static int (*const back)(int) = forth;
APART int forth(int n) { return n <= 0 ? 5 : back(n - 2) + n; }

struct flexible { int n; short list[]; };
static struct flexible flexible = {3, {10, -20, 30}};
static const char *const names[] = {[2] = "two", [0] = "zero"};
static int sparse[4][3] = {{1}, {[2] = 5}, {2, 3, 4}};
static const struct { unsigned a : 4, : 4, b : 9; _Bool c : 1; union { float f; uint32_t u; } x[2]; } mixed = {9, 300, 1, {{1.5f}, {.u = 7}}};
static int *const inner = &sparse[2][1];
static const uint8_t *const bytes = (const uint8_t *)&mixed.x[1].u;
static char text[12] = "a\0b", *const middle = text + 2;
enum small : uint8_t { FIRST = 200, SECOND };

APART int hints(int x) {
  if (__builtin_expect_with_probability(x > 3, 1, 0.9)) return x * 2;
  __builtin_prefetch(order, 1, 3);
  __builtin_assume(x < 100);
  return __builtin_constant_p(x) ? 1 : __builtin_expect(x, 7) + 1;
}
APART int cases(unsigned x) {
  switch (x & 3) {
  case 0: return 5;
  case 1: return 9;
  case 2: return 12;
  case 3: return 1;
  }
  __builtin_unreachable();
}
APART size_t sizes(char *p, size_t n) {
  char b[10], *q = malloc(n);
  size_t r = __builtin_object_size(b + 3, 0) + (__builtin_object_size(p, 1) == (size_t)-1) * 100 + __builtin_dynamic_object_size(q, 0) * 1000;
  free(q);
  return r;
}
APART int64_t aligned(const int64_t *p) {
  const int64_t *q = __builtin_assume_aligned(p, 32);
  return q[0] + q[1];
}
APART void streaming(int *p) { __builtin_nontemporal_store(__builtin_nontemporal_load(p) + 3, p); }
APART unsigned classes(double d) {
  unsigned c = (unsigned)__builtin_fpclassify(1, 2, 3, 4, 5, d);
  for (int i = 0; i < 10; i++) c = c * 2 + (unsigned)__builtin_isfpclass(d, 1 << 0) + (unsigned)__builtin_isfpclass(d, 0x108);
  return c + (unsigned)__builtin_isfpclass(d, 0x0f0) * 3 + (unsigned)__builtin_signbit(d);
}
struct pair { int64_t a; double b; };
struct three { float x, y, z; };
APART struct three turn(struct three v, struct pair p, struct three *q) {
  *q = v;
  return (struct three){v.z, (float)p.a, (float)p.b};
}
APART void sorted(struct pair *p, size_t n, int (*less)(const void *, const void *)) { qsort(p, n, sizeof *p, less); }
static int by_b(const void *x, const void *y) { return ((const struct pair *)x)->b < ((const struct pair *)y)->b ? -1 : 1; }

int main(void) {
  printf("%d %d\n", same(4), weak(1));
  double _Complex c = product(1 + 2i, 3 - 4i);
  float _Complex f = single(1 + 2i, 0.5f - 4i);
  printf("%g %g %g %g %d\n", __real__ c, __imag__ c, __real__ f, __imag__ f, product(__builtin_inf() + 1i, 0) == 0);
  printf("%d\n", interpreter("aabacbcbd"));
  int jumped = setjmp(place);
  if (!jumped) descend(0);
  printf("%d %d %u %d\n", jumped, order[1], tail(100000, 1), forth(21));
  int sum = 0;
  for (int i = 0; i < flexible.n; i++) sum += flexible.list[i];
  printf("%d %s %s %d %d %d %d\n", sum, names[0], names[2], names[1] == 0, sparse[1][2], sparse[3][0], *inner);
  printf("%u %u %d %g %u %d %s %d %d\n", mixed.a, mixed.b, mixed.c, mixed.x[0].f, mixed.x[1].u, bytes[0], middle, (int)SECOND, (int)sizeof(enum small));
  printf("%d %d %d %d %zu\n", hints(2), hints(9), cases(2), cases(7), sizes(text, 20));
  _Alignas(32) int64_t four[4] = {5, 6};
  int z = 1;
  streaming(&z);
  printf("%lld %d\n", (long long)aligned(four), z);
  const double numbers[] = {0.0, -0.0, 1, -5e-324, __builtin_inf(), -__builtin_inf(), __builtin_nan(""), 1e300};
  for (int i = 0; i < 8; i++) printf("%u ", classes(numbers[i]));
  struct three q, r = turn((struct three){1, 2, 3}, (struct pair){-7, 0.25}, &q);
  struct pair list[] = {{1, 3.5}, {2, -1}, {3, 9}, {4, 0.5}};
  sorted(list, 4, by_b);
  printf("\n%g %g %g %g %lld %lld\n", r.x, r.y, r.z, q.y, (long long)list[0].a, (long long)list[3].a);
  return 3;
}
