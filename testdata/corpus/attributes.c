// Functions and parameters with attributes, and calling conventions.
#define A(...) __attribute__((__VA_ARGS__))
A(noreturn, cold) void fail(int);
A(pure) int pure_one(const int *);
A(const) int const_one(int);
A(malloc, alloc_size(1), returns_nonnull) void *get(unsigned long);
A(malloc, alloc_size(1, 2)) void *get_many(unsigned long, unsigned long);
A(alloc_align(2)) void *get_aligned(unsigned long, unsigned long);
A(nonnull) int not_null(int *, const char *);
A(nonnull(2)) int second_not_null(int *a, int *b) { return a ? *a : *b; }
A(nothrow, leaf) int leaf(int);
A(noduplicate) void once(void);
A(convergent) void together(void);
A(optnone, noinline) int as_written(int v) { int w = v + 0; return w * 1; }
A(minsize) int smallest(int a, int b) { return a / 7 + b / 9; }
A(flatten) int flat(int v) { return as_written(v) + smallest(v, 2); }
A(no_stack_protector) int unprotected(int *p) { int a[20]; a[*p & 7] = 1; return a[*p & 3]; }
A(no_sanitize("address", "thread")) int unsanitised(int *p) { return *p; }
A(aligned(64)) int aligned_code(int v) { return v; }
A(assume_aligned(16)) int *aligned_result(int *p) { return (int *)(((unsigned long)p + 15) & ~15ul); }
A(no_builtin("memcpy")) void no_memcpy(char *a, const char *b) { for (int i = 0; i < 64; i++) a[i] = b[i]; }
A(annotate("corpus")) int annotated(int v) { A(annotate("local")) int w = v; return w + 1; }
A(disable_tail_calls) int no_tail(int v) { return const_one(v); }
A(enforce_tcb("x")) int trusted(int v) { return v; }
#ifdef __x86_64__
A(returns_twice) int twice(void *);
int jumped(void *p) { return twice(p) ? 1 : leaf(2); }
A(naked) void bare(void) { __asm__("ret"); }
A(ms_abi) int windows(int a, double b) { return a + (int)b; }
A(preserve_most) int most(int a) { return a + 1; }
A(vectorcall) double vectors(double a, double b) { return a * b; }
A(target("avx2")) int other_target(int v) { return __builtin_popcount((unsigned)v); }
A(target("arch=skylake,no-sse4.1")) int exact_target(int v) { return v; }
A(no_caller_saved_registers, target("general-regs-only")) int saved(int v) { return v + 3; }
A(nocf_check) int unchecked(int v) { return v; }
A(regcall) int registers(int a, int b, int c, int d, int e, int f, int g) { return a + b + c + d + e + f + g; }
int conventions(int v) { return windows(v, 2.5) + most(v) + (int)vectors(v, v) + registers(1, 2, 3, 4, 5, 6, v); }
#endif
int uses(int *p, int v) {
	if (v < 0)
		fail(v);
	int *q = get(16), *r = get_many(4, 8), *s = get_aligned(64, 32);
	q[0] = *r + *s;
	once();
	together();
	return pure_one(p) + pure_one(p) + const_one(v) + not_null(p, "x") + leaf(v) + q[0] + *aligned_result(p);
}
