// Inline assembly: outputs, tied and early operands, memory, clobbers, jumps, and assembly of the module.
#ifdef __x86_64__
__asm__(".globl corpus_mark\ncorpus_mark:\n\t.byte 1, 2, 3\n");
__asm__("/* a second piece */");
unsigned long rotate(unsigned long v, char n) { __asm__("rol %1, %0" : "+r"(v) : "c"(n) : "cc"); return v; }
unsigned divide(unsigned a, unsigned b, unsigned *rest) {
	unsigned q, r;
	__asm__("divl %4" : "=a"(q), "=d"(r) : "0"(a), "1"(0), "rm"(b) : "cc");
	*rest = r;
	return q;
}
void barrier(void) { __asm__ volatile("mfence" ::: "memory"); }
int from_memory(int *p) { int r; __asm__("movl %1, %0\n\tincl %2" : "=&r"(r), "+m"(*p) : "m"(p[1])); return r; }
int immediate(int v) { __asm__("addl %1, %0" : "+r"(v) : "i"(42)); return v; }
int flags_of(long a, long b) { int z; __asm__("cmp %2, %1" : "=@ccz"(z) : "r"(a), "r"(b)); return z; }
int jumps(int v) {
	__asm__ goto("testl %0, %0\n\tjz %l1" : : "r"(v) : "cc" : zero);
	return 1;
zero:
	return 0;
}
typedef float f4 __attribute__((vector_size(16)));
f4 lanes(f4 a) { __asm__("sqrtps %0, %0" : "+x"(a)); return a; }
register unsigned long stack __asm__("rsp");
unsigned long stack_now(void) { return stack; }
#else
unsigned lane(void) { unsigned r; __asm__("mov.u32 %0, %%laneid;" : "=r"(r)); return r; }
long wide(int a, int b) { long r; __asm__("mul.wide.s32 %0, %1, %2;" : "=l"(r) : "r"(a), "r"(b)); return r; }
float approximate(float a) { float r; __asm__("rsqrt.approx.f32 %0, %1;" : "=f"(r) : "f"(a)); return r; }
double doubled(double a) { __asm__("add.f64 %0, %0, %0;" : "+d"(a)); return a; }
void fence(void) { __asm__ volatile("membar.gl;" ::: "memory"); }
int add_two(int a) { int r, s; __asm__("{ .reg .u32 t; add.u32 t, %2, 1; add.u32 %0, t, 1; mov.u32 %1, t; }" : "=&r"(r), "=r"(s) : "r"(a)); return r ^ s; }
short narrow(short a) { short r; __asm__ volatile("abs.s16 %0, %1;" : "=h"(r) : "h"(a)); return r; }
int immediate(int v) { int r; __asm__("add.s32 %0, %1, %2;" : "=r"(r) : "r"(v), "n"(42)); return r; }
#endif
