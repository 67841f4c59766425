// Pointers: casts, arithmetic, volatile, arrays of variable length, allocation on the stack, address spaces.
typedef unsigned long word;
#define SPACE(n) __attribute__((address_space(n)))

word to_integer(void *p) { return (word)p ^ ((word)p >> 12); }
void *to_pointer(word w) { return w & 1 ? (void *)0 : (void *)w; }
long distance(const int *a, const int *b) { return b - a; }
int compare(const char *a, const char *b) { return a < b ? -1 : a > b; }
void *align(void *p, word n) { return (void *)(((word)p + n - 1) & -n); }
int deep(int ****p) { return ****p; }
float pun(int v) { union { int i; float f; } u = {v}; return u.f; }
int cast_bytes(const unsigned char *p) { return *(const int *)p + ((const short *)p)[3]; }
int sum_global(SPACE(1) const int *p, SPACE(1) int *q, int n) {
	int s = 0;
	for (int i = 0; i < n; i++) {
		s += p[i];
		q[i] = s;
	}
	return s;
}
#ifdef __NVPTX__
SPACE(3) int shared_memory[32];
SPACE(4) const int constant_memory[4] = {1, 2, 3, 4};
int spaces(int i) { shared_memory[i & 31] = constant_memory[i & 3]; return shared_memory[(i + 1) & 31]; }
int *generic(int i) { return (int *)&shared_memory[i & 31]; }
#endif
#ifndef __NVPTX__
int variable_length(int n, int k) {
	int a[n][2];
	for (int i = 0; i < n; i++) {
		a[i][0] = i * k;
		a[i][1] = ~i;
	}
	int s = 0;
	for (int i = 0; i < n; i++) {
		int part[i + 1];
		part[i] = a[i][0];
		s += part[i] - a[i][1];
	}
	return s;
}
#endif
void take(void *);
void on_stack(word n) { take(__builtin_alloca(n)); char *p = __builtin_alloca_with_align(64, 256); take(p); }
int volatile_twice(volatile int *p) { int a = *p; *p = a + 1; return a + *p; }
void copy(char *restrict to, const char *restrict from, long n) { for (long i = 0; i < n; i++) to[i] = from[i]; }
int negative_index(const int *p, int i) { return p[-i] + p[i - 5]; }
int (*array_pointer(int (*p)[4], int i))[4] { return p + i; }
int three(int a[2][3][4], int i, int j, int k) { return a[i][j][k]; }
_Bool null(const void *p, const void *q) { return !p || p == q; }
void swap(void **a, void **b) { void *t = *a; *a = *b; *b = t; }
const char *skip(const char *s) { while (*s == ' ' || *s == '\t') s++; return s; }
