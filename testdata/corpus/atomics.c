// Atomic loads, stores, exchanges and read-modify-writes, in all orders and widths.
_Atomic int counter;
_Atomic long big = 5;
_Atomic _Bool flag;
_Atomic(void *) shared_pointer;

int load_all(int *p) { return __atomic_load_n(p, __ATOMIC_RELAXED) + __atomic_load_n(p, __ATOMIC_ACQUIRE) + __atomic_load_n(p, __ATOMIC_SEQ_CST); }
void store_all(short *p, short v) {
	__atomic_store_n(p, v, __ATOMIC_RELAXED);
	__atomic_store_n(p, v, __ATOMIC_RELEASE);
	__atomic_store_n(p, v, __ATOMIC_SEQ_CST);
}
unsigned arithmetic(unsigned *p, unsigned v) {
	unsigned r = __atomic_fetch_add(p, v, __ATOMIC_RELAXED);
	r ^= __atomic_fetch_sub(p, v, __ATOMIC_ACQUIRE);
	r ^= __atomic_fetch_and(p, v, __ATOMIC_RELEASE);
	r ^= __atomic_fetch_or(p, v, __ATOMIC_ACQ_REL);
	r ^= __atomic_fetch_xor(p, v, __ATOMIC_SEQ_CST);
	r ^= __atomic_fetch_nand(p, v, __ATOMIC_SEQ_CST);
	r ^= __atomic_fetch_max(p, v, __ATOMIC_RELAXED);
	r ^= __atomic_fetch_min(p, v, __ATOMIC_RELAXED);
	return r ^ __atomic_exchange_n(p, v, __ATOMIC_ACQ_REL);
}
long signed_limits(long *p, long v) { return __atomic_fetch_max(p, v, __ATOMIC_SEQ_CST) + __atomic_fetch_min(p, v, __ATOMIC_SEQ_CST); }
int swap_strong(int *p, int old, int new) { return __atomic_compare_exchange_n(p, &old, new, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED) ? new : old; }
int swap_weak(char *p, char old, char new) { return __atomic_compare_exchange_n(p, &old, new, 1, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE); }
int bump(void) { counter++; counter += 5; big -= 3; flag = 1; return counter; }
void *exchange(void *p) { return __c11_atomic_exchange(&shared_pointer, p, __ATOMIC_ACQ_REL); }
void fences(void) {
	__atomic_thread_fence(__ATOMIC_ACQUIRE);
	__atomic_thread_fence(__ATOMIC_RELEASE);
	__atomic_thread_fence(__ATOMIC_SEQ_CST);
	__atomic_signal_fence(__ATOMIC_ACQ_REL);
}
float add_float(_Atomic float *p, float v) { return __c11_atomic_load(p, __ATOMIC_RELAXED) + (__c11_atomic_store(p, v, __ATOMIC_RELAXED), v); }
volatile int *watched;
int spin(void) { while (*watched == 0) ; return *watched; }
#if __clang_major__ >= 19
int scoped(int *p) { return __scoped_atomic_fetch_add(p, 1, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP) + __scoped_atomic_load_n(p, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE); }
#endif
