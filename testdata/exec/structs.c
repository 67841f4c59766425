// Structs by value, bit fields, unions, tables of functions, variadic functions, and globals that point to globals.
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stddef.h>

struct small { int8_t a; int32_t b; };
struct pair { double x, y; };
struct mixed { float f; int64_t i; char c[3]; };
struct large { int64_t v[9]; char name[17]; struct small s; };
struct __attribute__((packed)) tight { char c; int64_t v; short s; };
struct __attribute__((aligned(64))) lined { int x; };
struct fields { unsigned a : 3, b : 7; int c : 5; unsigned long long d : 40; int e : 1; };
union both { double d; uint64_t u; struct { uint32_t low, high; } w; unsigned char bytes[8]; };
struct empty {};

__attribute__((noinline)) static struct small make_small(int a, int b) { return (struct small){(int8_t)a, b}; }
__attribute__((noinline)) static struct pair swap(struct pair p) { return (struct pair){p.y, p.x + 1}; }
__attribute__((noinline)) static struct mixed mixed(struct mixed m, float f) { m.f += f, m.i *= 3, m.c[1]++; return m; }
__attribute__((noinline)) static struct large large(struct large l, int k) {
  for (int i = 0; i < 9; i++) l.v[i] += k * i;
  l.name[k & 15] = '!';
  l.s = make_small(k, -k);
  return l;
}
__attribute__((noinline)) static int64_t by_value(struct large l, struct empty e, struct tight t, struct lined n) {
  l.v[0] = 0; // the caller's must not change
  return l.v[1] + l.v[8] + l.name[2] + t.v + t.s + n.x + (int64_t)((uintptr_t)&n % 64);
}
__attribute__((noinline)) static struct fields fields(struct fields f, int k) {
  f.a += k, f.b -= k, f.c ^= k, f.d = f.d * 5 + k, f.e = k;
  return f;
}

struct shape;
struct table { double (*area)(const struct shape *); int (*sides)(const struct shape *); const char *name; };
struct shape { const struct table *table; double a, b; };
static double square_area(const struct shape *s) { return s->a * s->a; }
static double rect_area(const struct shape *s) { return s->a * s->b; }
static double circle_area(const struct shape *s) { return 3 * s->a * s->a; }
static int four(const struct shape *s) { return 4; }
static int none(const struct shape *s) { return 0; }
static const struct table square = {square_area, four, "square"}, rect = {rect_area, four, "rect"}, circle = {circle_area, none, "circle"};
static const struct table *const tables[] = {&square, &rect, &circle, &square};

// Globals that point to globals, into their middles, and in a circle.
struct node { int v; struct node *next; const char *text; int *inner; };
extern struct node second;
static int numbers[5] = {1, 2, 3, 4, 5};
static struct node first = {1, &second, "first" + 1, &numbers[3]};
struct node second = {2, &first, &"second"[2], numbers + 1};
static int *const past = numbers + 5;
static char *texts[2][2] = {{"a", "bb"}, {"ccc", 0}};
static ptrdiff_t distance = (char *)&((struct node *)0)->text - (char *)0;
static const struct { char pad; double d; struct { uint16_t h; uint8_t arr[3]; } s; _Bool yes; } nested = {1, 2.5, {600, {7, 8}}, 1};
static int zeroed[100];
static __int128 big = ((__int128)0x123456789abcdef << 64) | 42;
static float floats[] = {1.5f, -0.0f, 1e-40f, __builtin_inff()};
static void (*const nothing)(void) = 0;

__attribute__((noinline)) static int64_t sum(int n, ...) {
  va_list list, again;
  va_start(list, n);
  va_copy(again, list);
  int64_t s = 0;
  for (int i = 0; i < n; i++) s += i % 2 ? va_arg(list, int64_t) : va_arg(list, int);
  double d = va_arg(list, double);
  struct pair p = va_arg(list, struct pair);
  va_end(list);
  s += va_arg(again, int);
  va_end(again);
  return s + (int64_t)d + (int64_t)p.y;
}

__attribute__((noinline)) static int apply(int (*f)(int, int), int a, int b) { return f ? f(a, b) : -1; }
static int add(int a, int b) { return a + b; }
static int mul(int a, int b) { return a * b; }

int main(void) {
  struct small s = make_small(300, -7);
  printf("%d %d\n", s.a, s.b);
  struct pair p = swap(swap((struct pair){1.5, 2.25}));
  printf("%g %g\n", p.x, p.y);
  struct mixed m = mixed((struct mixed){0.5f, 7, "ab"}, 2);
  printf("%g %lld %s\n", m.f, (long long)m.i, m.c);
  struct large l = {{1, 2, 3, 4, 5, 6, 7, 8, 9}, "sixteen letters.", {1, 2}};
  struct large k = large(l, 5);
  struct tight t = {1, 1ll << 40, -3};
  struct lined n = {9};
  printf("%lld %lld %s %s %d %d\n", (long long)k.v[8], (long long)l.v[8], k.name, l.name, k.s.a, k.s.b);
  printf("%lld", (long long)by_value(k, (struct empty){}, t, n));
  printf(" %lld\n", (long long)k.v[0]);
  struct fields f = {1, 2, 3, 4, 0};
  for (int i = 0; i < 9; i++) f = fields(f, i * 3), printf("%u %u %d %llu %d\n", f.a, f.b, f.c, (unsigned long long)f.d, f.e);
  union both u = {1.5};
  printf("%llx %x %x %d\n", (unsigned long long)u.u, u.w.low, u.w.high, u.bytes[6]);
  u.bytes[7] ^= 128;
  printf("%g\n", u.d);
  for (int i = 0; i < 4; i++) {
    struct shape sh = {tables[i], i + 1, i + 0.5};
    printf("%s %g %d\n", sh.table->name, sh.table->area(&sh), sh.table->sides(&sh));
  }
  struct node *at = &first;
  for (int i = 0; i < 5; i++, at = at->next) printf("%d %s %d\n", at->v, at->text, at->inner[1]);
  for (int *q = past; q-- != numbers;) printf("%d ", *q *= 2);
  printf("%s %s %s %d %td\n", texts[0][0], texts[0][1], texts[1][0], texts[1][1] == 0, distance);
  printf("%d %g %d %d %d %d %d\n", nested.pad, nested.d, nested.s.h, nested.s.arr[1], nested.s.arr[2], nested.yes, zeroed[99]);
  printf("%llx %llx %g %g %g %g %d\n", (unsigned long long)(big >> 64), (unsigned long long)big, floats[0], floats[1], floats[2] * 1e10, floats[3], nothing == 0);
  printf("%lld\n", (long long)sum(5, 1, (int64_t)1 << 35, -3, (int64_t)-4, 5, 2.75, (struct pair){0, 100}));
  printf("%d %d %d\n", apply(add, 3, 4), apply(mul, 3, 4), apply(0, 3, 4));
  printf("%zu %zu %zu %zu %zu\n", sizeof(struct large), sizeof(struct fields), offsetof(struct tight, s), _Alignof(struct lined), sizeof(union both));
  return 0;
}
