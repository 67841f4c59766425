// Atomic operations on one thread: what they return and leave behind.
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

#define ALL(T, F)                                                                                      \
  __attribute__((noinline)) static void atomics_##T(_Atomic T *p, T v) {                              \
    printf(#T ": " F, atomic_fetch_add(p, v));                                                         \
    printf(" " F, atomic_fetch_sub_explicit(p, 3, memory_order_relaxed));                              \
    printf(" " F, atomic_fetch_or_explicit(p, 5, memory_order_acquire));                               \
    printf(" " F, atomic_fetch_and_explicit(p, (T)~2, memory_order_release));                          \
    printf(" " F, atomic_fetch_xor_explicit(p, v, memory_order_acq_rel));                              \
    printf(" " F, __c11_atomic_fetch_max(p, 100, memory_order_seq_cst));                               \
    printf(" " F, __c11_atomic_fetch_min(p, 50, memory_order_relaxed));                                \
    printf(" " F, __c11_atomic_fetch_nand(p, 9, memory_order_relaxed));                                \
    printf(" " F, atomic_exchange(p, 77));                                                             \
    T want = 76;                                                                                       \
    int no = atomic_compare_exchange_strong(p, &want, 1);                                              \
    int yes = atomic_compare_exchange_strong_explicit(p, &want, 2, memory_order_acq_rel, memory_order_relaxed); \
    while (!atomic_compare_exchange_weak(p, &want, 8)) {}                                              \
    atomic_store_explicit(p, atomic_load_explicit(p, memory_order_acquire) + 1, memory_order_release); \
    printf(" %d %d " F " " F "\n", no, yes, want, atomic_load(p));                                     \
  }
ALL(int8_t, "%d") ALL(uint8_t, "%u") ALL(int16_t, "%d") ALL(uint16_t, "%u") ALL(int32_t, "%d") ALL(uint32_t, "%u") ALL(int64_t, "%ld") ALL(uint64_t, "%lu")

static _Atomic int8_t a;
static _Atomic uint8_t b;
static _Atomic int16_t c;
static _Atomic uint16_t d;
static _Atomic int32_t e;
static _Atomic uint32_t f;
static _Atomic int64_t g;
static _Atomic uint64_t h;
static int x = 1, y = 2;
static int *_Atomic pointer = &x;
static _Atomic float number = 1.5f;
static _Atomic double wide = -2;
static atomic_flag flag = ATOMIC_FLAG_INIT;

int main(void) {
  for (int i = -200; i < 200; i += 37)
    atomics_int8_t(&a, (int8_t)i), atomics_uint8_t(&b, (uint8_t)i), atomics_int16_t(&c, (int16_t)(i * 99)), atomics_uint16_t(&d, (uint16_t)(i * 99)),
        atomics_int32_t(&e, i * 1048576), atomics_uint32_t(&f, (uint32_t)i), atomics_int64_t(&g, (int64_t)i * (1ll << 50)), atomics_uint64_t(&h, (uint64_t)i);
  int *old = atomic_exchange(&pointer, &y), *want = &x;
  printf("%d %d", *old, *atomic_load(&pointer));
  int no = atomic_compare_exchange_strong(&pointer, &want, &x);
  printf(" %d %d %d\n", no, *want, *atomic_load(&pointer));
  atomic_store(&number, atomic_load(&number) * 3);
  float was = atomic_exchange(&number, 9.25f);
  wide += 0.75, wide = -wide;
  printf("%g %g %g\n", was, atomic_load(&number), atomic_load(&wide));
  int first = atomic_flag_test_and_set(&flag), second = atomic_flag_test_and_set(&flag);
  atomic_flag_clear(&flag);
  printf("%d %d %d\n", first, second, atomic_flag_test_and_set(&flag));
  atomic_thread_fence(memory_order_seq_cst), atomic_signal_fence(memory_order_acq_rel), atomic_thread_fence(memory_order_acquire);
  return 0;
}
