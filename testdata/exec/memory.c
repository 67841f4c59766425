// Copies, fills, moves, allocation on the stack of any size, volatile accesses, strings and sorting.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned char pool[512];
static uint32_t state = 12345;
static uint32_t rnd(void) { return state = state * 1664525 + 1013904223; }

static uint32_t checksum(const void *p, size_t n) {
  uint32_t a = 1, b = 0;
  for (const unsigned char *c = p; n--; c++) a = (a + *c) % 65521, b = (b + a) % 65521;
  return b << 16 | a;
}

__attribute__((noinline)) static void moves(size_t n, size_t from, size_t to) {
  memmove(pool + to, pool + from, n);
  memset(pool + n, (int)n, from % 17);
  unsigned char copy[64];
  memcpy(copy, pool + from, sizeof copy);
  memcpy(pool + 300, copy, n % 64);
  __builtin_memcpy_inline(pool + 400, copy + 3, 21);
  __builtin_memset_inline(pool + 430, 7, 9);
}

// The array's size is known only at run time, and it goes away at the end of each turn.
__attribute__((noinline)) static unsigned variable(unsigned n) {
  unsigned s = 0;
  for (unsigned i = 1; i < n; i++) {
    unsigned a[i], b[i][3];
    for (unsigned j = 0; j < i; j++) a[j] = rnd() >> 20, b[j][j % 3] = a[j] * j;
    for (unsigned j = 0; j < i; j++) s += a[j] ^ b[i - 1 - j][(i - 1 - j) % 3];
  }
  char *raw = __builtin_alloca(n);
  memset(raw, 3, n);
  return s + checksum(raw, n);
}

__attribute__((noinline)) static void quicksort(int *a, int n) {
  if (n < 2) return;
  int pivot = a[(n - 1) / 2], i = -1, j = n;
  for (;;) {
    do i++; while (a[i] < pivot);
    do j--; while (a[j] > pivot);
    if (i >= j) break;
    int t = a[i];
    a[i] = a[j], a[j] = t;
  }
  quicksort(a, j + 1);
  quicksort(a + j + 1, n - j - 1);
}

static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static void sift(double *a, size_t i, size_t n) {
  for (size_t c; (c = 2 * i + 1) < n; i = c) {
    if (c + 1 < n && a[c] < a[c + 1]) c++;
    if (a[i] >= a[c]) return;
    double t = a[i];
    a[i] = a[c], a[c] = t;
  }
}
static void heapsort(double *a, size_t n) {
  for (size_t i = n / 2; i-- > 0;) sift(a, i, n);
  while (n-- > 1) {
    double t = a[0];
    a[0] = a[n], a[n] = t;
    sift(a, 0, n);
  }
}

struct text { char *data; size_t len, cap; };
static void append(struct text *t, const char *s) {
  size_t n = strlen(s);
  while (t->len + n + 1 > t->cap) {
    t->cap = t->cap ? t->cap * 2 : 8;
    t->data = realloc(t->data, t->cap);
  }
  memcpy(t->data + t->len, s, n + 1);
  t->len += n;
}

struct tree { struct tree *left, *right; int key; };
static struct tree *insert(struct tree *t, int key) {
  if (!t) {
    t = calloc(1, sizeof *t);
    t->key = key;
  } else if (key < t->key) t->left = insert(t->left, key);
  else if (key > t->key) t->right = insert(t->right, key);
  return t;
}
static int depth(const struct tree *t) {
  if (!t) return 0;
  int l = depth(t->left), r = depth(t->right);
  return 1 + (l > r ? l : r);
}
static void walk(const struct tree *t, struct text *out) {
  if (!t) return;
  walk(t->left, out);
  char b[16];
  sprintf(b, "%d,", t->key);
  append(out, b);
  walk(t->right, out);
}

static volatile int turns;

int main(void) {
  for (size_t i = 0; i < sizeof pool; i++) pool[i] = (unsigned char)(rnd() >> 24);
  for (size_t i = 0; i < 60; i++) {
    moves(i * 3, i * 2 % 50, i * 7 % 90);
    if (i % 10 == 0) printf("%zu %08x\n", i, checksum(pool, sizeof pool));
  }
  printf("%u %u\n", variable(20), variable(33));

  int a[200];
  for (int i = 0; i < 200; i++) a[i] = (int)(rnd() >> 8) - 5000000;
  quicksort(a, 200);
  for (int i = 0; i < 200; i += 20) printf("%d ", a[i]);
  double d[99];
  for (int i = 0; i < 99; i++) d[i] = (int)rnd() / 1024.0;
  heapsort(d, 99);
  for (int i = 1; i < 99; i++) if (d[i - 1] > d[i]) printf("unsorted at %d\n", i);
  printf("%.3f %.3f\n", d[0], d[98]);
  const char *words[] = {"kernel", "warp", "block", "grid", "lane", "a", "", "warps"};
  qsort(words, 8, sizeof *words, by_text);
  for (int i = 0; i < 8; i++) printf("[%s]", words[i]);

  struct text t = {0};
  for (int i = 0; i < 30; i++) append(&t, i % 3 ? "ab" : "xyz\n"), turns++;
  append(&t, "end");
  printf("\n%zu %d %s %s\n", t.len, turns, strrchr(t.data, 'x'), strstr(t.data, "abab") == t.data + 4 ? "yes" : "no");
  struct tree *root = 0;
  for (int i = 0; i < 60; i++) root = insert(root, (int)(rnd() % 97));
  struct text keys = {0};
  walk(root, &keys);
  printf("%d %s\n", depth(root), keys.data);
  free(t.data), free(keys.data);
  return (int)(checksum(pool, 99) & 63);
}
