// What C makes of LLVM IR, as much of it as fits one file. No headers: the same text is compiled for x86-64 and for nvptx64.
typedef __UINT8_TYPE__ u8;
typedef __UINT16_TYPE__ u16;
typedef __UINT32_TYPE__ u32;
typedef __UINT64_TYPE__ u64;
typedef __INT64_TYPE__ i64;
typedef float f4 __attribute__((vector_size(16)));
typedef int v4 __attribute__((vector_size(16)));
typedef int v8 __attribute__((vector_size(32)));

struct point { int x, y; };
struct big { u64 words[8]; u8 tail; };
struct __attribute__((packed)) packed { u8 a; u32 b; u16 c; };
union either { double d; u32 w[2]; };
struct bits { u32 a : 3, b : 11; int c : 18; };
struct node { struct node *next; int v; };

// Variables of every kind of initialiser.
int zero;
int common_zero __attribute__((weak));
static int hidden_counter = 3;
const char text[] = "text with \"quotes\", \x01 and a zero";
const char no_zero[4] = {'a', 'b', 'c', 'd'};
const u16 halves[] = {1, 2, 0xFFFF};
const u64 wide[] = {1, 0x8000000000000000ull, ~0ull};
const float floats[] = {0.0f, -0.0f, 1.5f, 1e-40f, 3.4e38f};
const double doubles[] = {0.1, -1.0 / 3, 1e308};
const struct packed packed_const = {1, 2, 3};
const union either either_const = {.w = {7, 8}};
struct node ring[2] = {{&ring[1], 1}, {&ring[0], 2}};
int *inner = &((int *)ring)[3];
u64 as_number = (u64)&zero;
u64 difference = (u64)&hidden_counter + 16;
void *const table[] = {&zero, (char *)text + 3, 0};
__attribute__((section("own"), aligned(64), used)) int placed = 1;
__attribute__((visibility("hidden"))) int concealed = 2;
__attribute__((visibility("protected"))) extern int guarded;
extern int elsewhere;
extern int perhaps __attribute__((weak));

int arithmetic(int a, int b, unsigned c, unsigned d) {
  int s = a + b - a * b;
  if (b) s += a / b + a % b;
  if (d) s += c / d + c % d;
  s ^= (a << (b & 31)) | (a >> (b & 31)) & (int)(c >> (d & 31));
  return s;
}

u64 widths(u8 a, u16 b, u32 c, i64 d) { return a + b + c + d + (u64)(signed char)a + (u64)(short)b; }

#ifndef NO_I128
unsigned __int128 wide_multiply(u64 a, u64 b) { return (unsigned __int128)a * b + ((unsigned __int128)1 << 100); }
__int128 wide_divide(__int128 a, __int128 b) { return b ? a / b : 0; }
#endif

double mathematics(float a, double b, int c) {
  return a * b + (double)c - (float)c / a + (b < a ? b : a) + (u32)b + (i64)a + (a != a) - -b;
}

#ifdef HALF
_Float16 half_sum(_Float16 a, _Float16 b) { return a * b + (_Float16)0.333; }
__bf16 brain(float a) { return (__bf16)a; }
float from_brain(__bf16 a) { return (float)a; }
#endif

#ifdef __x86_64__
long double extended(long double a) { return a * 1.1L + 2; }
__float128 quad(__float128 a) { return a + (__float128)1.5; }
int printf(const char *, ...);
int count(int n, ...) {
  __builtin_va_list list, copy;
  __builtin_va_start(list, n);
  __builtin_va_copy(copy, list);
  int s = 0;
  while (n--) s += __builtin_va_arg(list, int);
  s += (int)__builtin_va_arg(copy, double);
  __builtin_va_end(copy);
  __builtin_va_end(list);
  return printf("%d %f\n", s, 1.0);
}
_Thread_local int per_thread = 4;
static _Thread_local int per_thread_here;
extern _Thread_local int per_thread_elsewhere;
int threads(void) { return per_thread + per_thread_here++ + per_thread_elsewhere; }
int aliased(int x) { return x + 1; }
int another(int x) __attribute__((alias("aliased")));
int weakly(int x) __attribute__((weak, alias("aliased")));
static int chosen_a(int x) { return x; }
static void *choose(void) { return (void *)chosen_a; }
int resolved(int x) __attribute__((ifunc("choose")));
int use_resolved(int x) { return resolved(x) + another(x) + weakly(x); }
__asm__(".globl from_module_assembler\nfrom_module_assembler: ret");
u64 registers(u64 a, u32 *p) {
  u64 r;
  u32 lo, hi;
  __asm__("mov %1, %0" : "=r"(r) : "r"(a) : "cc");
  __asm__ volatile("rdtsc" : "=a"(lo), "=d"(hi));
  __asm__ volatile("lock incl %0" : "+m"(*p) : : "memory");
  return r + lo + ((u64)hi << 32);
}
int jumps(int x) {
  __asm__ goto("test %0, %0; jnz %l1" : : "r"(x) : : away);
  return 0;
away:
  return 1;
}
__attribute__((ms_abi)) int other_convention(int a, int b) { return a * b; }
__attribute__((regparm(3))) void nothing(void) {}
int setjmp_like(void **buf) { return __builtin_setjmp(buf); }
__attribute__((preserve_most)) void preserves(void);
void call_preserves(void) { preserves(); }
#else
__attribute__((nvptx_kernel)) void kernel(int *p, struct big b) { p[__nvvm_read_ptx_sreg_tid_x()] += b.words[1]; }
__attribute__((address_space(3))) int shared_word;
__attribute__((address_space(4))) const int constant_word = 9;
extern __attribute__((address_space(3))) int dynamic_shared[];
int shared_sum(int i) { return shared_word + constant_word + dynamic_shared[i]; }
void barrier(void) { __asm__ volatile("bar.sync 0;" ::: "memory"); }
u32 lane(void) {
  u32 r;
  __asm__("mov.u32 %0, %%laneid;" : "=r"(r));
  return r;
}
#endif

int choices(int x) {
  switch (x) {
  case -1: return 10;
  case 0: return elsewhere;
  case 5 ... 9: return 20;
  case 1000000: return guarded;
  default: return &perhaps ? perhaps : concealed;
  }
}

u64 long_choices(u64 x) {
  switch (x) {
  case 0x100000000ull: return 1;
  case ~0ull: return 2;
  }
  return 3;
}

int computed(int x) {
  static void *const where[] = {&&one, &&two, &&three};
  goto *where[x & 1];
one:
  return 1;
two:
  if (x > 10) goto *where[2];
  return 2;
three:
  return 3;
}

struct big by_value(struct big b, struct point p) {
  b.words[p.x & 7] += p.y;
  return b;
}
struct point small_by_value(struct point p) { return (struct point){p.y, p.x}; }
int bit_fields(struct bits *b) { b->c = b->a - b->b; return b->c; }

int atomics(int *p, u64 *q, u8 *r) {
  int expected = 1;
  __atomic_store_n(p, 1, __ATOMIC_RELEASE);
  int v = __atomic_load_n(p, __ATOMIC_ACQUIRE);
  v += __atomic_fetch_add(p, 2, __ATOMIC_RELAXED);
  v += __atomic_fetch_sub(p, 2, __ATOMIC_ACQ_REL);
  v += __atomic_fetch_and(p, 2, __ATOMIC_SEQ_CST) + __atomic_fetch_or(p, 4, __ATOMIC_ACQUIRE);
  v += __atomic_fetch_xor(p, 2, __ATOMIC_RELEASE) + __atomic_fetch_nand(p, 2, __ATOMIC_SEQ_CST);
  v += __atomic_exchange_n(q, 5, __ATOMIC_SEQ_CST);
  v += __atomic_compare_exchange_n(p, &expected, 3, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);
  v += __atomic_compare_exchange_n(p, &expected, 3, 1, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE);
  v += __atomic_fetch_max(p, 7, __ATOMIC_RELAXED) + __atomic_fetch_min(q, 7, __ATOMIC_RELAXED);
  v += __atomic_load_n(r, __ATOMIC_RELAXED);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  __atomic_signal_fence(__ATOMIC_ACQUIRE);
  return v;
}

int volatiles(volatile int *p) { *p = 1; return *p + p[1]; }

f4 vectors(f4 a, f4 b, v4 c) {
  f4 s = a * b + (f4){1, 2, 3, 4};
  s[c[0] & 3] = a[1];
  s = __builtin_shufflevector(s, b, 7, 0, 2, -1);
  return __builtin_convertvector(c < 3, f4) + s + (f4)(c & 15);
}
v8 wider(v8 a) { return a << 3 | a >> 5; }

u32 builtins(u32 a, u64 b, float f, int *ov) {
  int r;
  *ov = __builtin_add_overflow((int)a, (int)b, &r);
  __builtin_prefetch(ov);
  if (__builtin_expect(a == 3, 0)) return 0;
  __builtin_assume(a != 17);
  return __builtin_popcount(a) + __builtin_clzll(b | 1) + __builtin_ctz(a | 1) + __builtin_bswap32(a) + __builtin_bitreverse32(a) +
         (u32)__builtin_fabsf(f) + (u32)__builtin_sqrtf(f) + r;
}

void memory(void *p, void *q, u64 n) {
  __builtin_memcpy(p, q, n);
  __builtin_memmove(p, q, 16);
  __builtin_memset(p, 0x55, n);
#ifdef __x86_64__
  int room[n & 15 | 1];
#else
  int room[8];
#endif
  room[0] = 3;
  __builtin_memcpy(q, room, sizeof room);
  _Alignas(32) int aligned[8] = {0};
  __builtin_memcpy(q, aligned, sizeof aligned);
}

float looping(float *restrict a, const float *restrict b, int n) {
  float s = 0;
#pragma clang loop vectorize(disable) unroll_count(2)
  for (int i = 0; i < n; i++) s += a[i] * b[i];
#pragma clang loop unroll(disable)
  for (int i = 0; i < n; i++) a[i] = s;
  return s;
}

_Bool booleans(_Bool a, int b) { return a && b > 3 || !a; }
int (*pointer)(int, int, unsigned, unsigned) = arithmetic;
int indirect(int x) { return pointer(x, x, x, x); }
int recursive(int n) { return n < 2 ? 1 : n * recursive(n - 1); }
__attribute__((noinline, cold)) int cold(int x) { return x * 3; }
__attribute__((always_inline)) static inline int inlined(int x) { return cold(x) + 1; }
__attribute__((noreturn)) void stop(void);
__attribute__((pure)) int pure(const int *);
__attribute__((const)) int constant(int);
__attribute__((malloc, alloc_size(1), returns_nonnull, assume_aligned(16))) void *allocate(u64);
__attribute__((nonnull)) int everything(int *p) {
  if (!*p) stop();
  return inlined(*p) + pure(p) + constant(3) + *(int *)allocate(4) + volatiles(p);
}
