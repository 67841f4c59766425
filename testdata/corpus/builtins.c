// What compilers make intrinsics of: bits, overflow, memory, hints, sizes.
int counts(unsigned a, unsigned long b) {
	return __builtin_popcount(a) + __builtin_popcountl(b) + (a ? __builtin_clz(a) + __builtin_ctz(a) : 0) + (b ? __builtin_clzl(b) + __builtin_ctzl(b) : 0) +
	       __builtin_ffs((int)a) + __builtin_parity(a) + __builtin_clrsb((int)a);
}
unsigned long swaps(unsigned short a, unsigned b, unsigned long c) { return __builtin_bswap16(a) ^ __builtin_bswap32(b) ^ __builtin_bswap64(c); }
unsigned reversed(unsigned a, unsigned long b) { return __builtin_bitreverse32(a) ^ (unsigned)__builtin_bitreverse64(b) ^ __builtin_bitreverse8((unsigned char)a); }
unsigned rotated(unsigned a, unsigned n) { return __builtin_rotateleft32(a, n) ^ __builtin_rotateright32(a, 5) ^ (a << (n & 31) | a >> (-n & 31)); }
int overflow(int a, int b, int *out) { return __builtin_sadd_overflow(a, b, out) | __builtin_ssub_overflow(*out, b, out) << 1 | __builtin_smul_overflow(*out, a, out) << 2; }
unsigned long unsigned_overflow(unsigned long a, unsigned long b, unsigned long *out) {
	return __builtin_add_overflow(a, b, &out[0]) | __builtin_sub_overflow(a, b, &out[1]) << 1 | __builtin_mul_overflow(a, b, &out[2]) << 2;
}
int mixed_overflow(int a, unsigned long b, short *out) { return __builtin_add_overflow(a, b, out); }
void memory(char *to, const char *from, unsigned long n) {
	__builtin_memcpy(to, from, n);
	__builtin_memmove(to + 1, to, n);
	__builtin_memset(to, 7, n);
	__builtin_memcpy(to, from, 16);
	__builtin_memset(to + 16, 0, 40);
}
int hinted(int a, const int *p) {
	if (__builtin_expect(a > 100, 0))
		return -1;
	if (__builtin_expect_with_probability(a > 50, 1, 0.9))
		a++;
	__builtin_prefetch(p, 0, 3);
	__builtin_prefetch(p + 16, 1, 1);
	const int *q = __builtin_assume_aligned(p, 32);
	__builtin_assume(a >= 0);
	return q[a & 3];
}
unsigned long sizes(char *p) { char local[10]; local[0] = *p; return __builtin_object_size(local, 0) + __builtin_object_size(p, 1) + (unsigned long)__builtin_constant_p(p); }
int absolute(int a, long b) { return __builtin_abs(a) + (int)__builtin_labs(b); }
int limits(int a, int b) { return (a < b ? a : b) * (a > b ? a : b); }
unsigned saturated(unsigned a, unsigned b) { unsigned s; return __builtin_add_overflow(a, b, &s) ? ~0u : s; }
void trapped(int a) { if (a == 0) __builtin_trap(); if (a == 1) __builtin_debugtrap(); }
unsigned long length(const char *s) { unsigned long n = 0; while (s[n]) n++; return n; }
float rounded(float a) { return __builtin_roundf(a) + __builtin_nearbyintf(a) + __builtin_fmaf(a, a, 1); }
#ifdef __x86_64__
void *frames(void) { return (char *)__builtin_return_address(0) - (unsigned long)__builtin_frame_address(0); }
unsigned long cycles(void) { return __builtin_readcyclecounter(); }
double mathematics(double a) { return __builtin_sin(a) + __builtin_exp(a) + __builtin_pow(a, 2.5) + __builtin_log2(a); }
#endif
