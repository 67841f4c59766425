// Vectors: lanes, shuffles, comparisons, conversions, odd lengths, in memory and by value.
typedef float f4 __attribute__((ext_vector_type(4)));
typedef float f3 __attribute__((ext_vector_type(3)));
typedef double d2 __attribute__((vector_size(16)));
typedef int i4 __attribute__((vector_size(16)));
typedef int i8v __attribute__((vector_size(32)));
typedef unsigned char b16 __attribute__((vector_size(16)));
typedef short s8 __attribute__((vector_size(16)));
typedef long l2 __attribute__((vector_size(16)));

const i4 weights = {1, -2, 3, -4};
b16 bytes = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 250, 251, 252, 253, 254, 255};
const f3 axis = {0.5f, -1.5f, 2.0f};

f4 saxpy(float a, f4 x, f4 y) { return x * a + y; }
f3 cross(f3 a, f3 b) { return a.yzx * b.zxy - a.zxy * b.yzx + axis; }
float dot(f4 a, f4 b) { f4 p = a * b; return p.x + p.y + p.z + p.w; }
i4 pick(i4 m, i4 a, i4 b) { return (m & a) | (~m & b); }
i4 less(f4 a, f4 b) { return (i4)(a < b); }
i4 compare(i4 a, i4 b) { return (a > b) - (a == weights); }
b16 swap(b16 a) { return __builtin_shufflevector(a, a, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0); }
i8v join(i4 a, i4 b) { return __builtin_shufflevector(a, b, 0, 4, 1, 5, 2, 6, 3, 7); }
i4 partly(i4 a, i4 b) { return __builtin_shufflevector(a, b, -1, 0, 7, -1); }
d2 convert(l2 a) { return __builtin_convertvector(a, d2); }
f4 widen(i4 a) { return __builtin_convertvector(a, f4); }
s8 shifts(s8 a, s8 n) { return (a << (n & 15)) | (a >> 3); }
i4 divide(i4 a, i4 b) { return a / (b | 1) + a % (b | 1); }
int lane(i4 a, int n) { return a[n & 3]; }
i4 with(i4 a, int n, int v) { a[n & 3] = v; return a; }
l2 cast(i4 a) { return (l2)a; }
void loop(const f4 *restrict a, f4 *restrict b, int n) {
	for (int i = 0; i < n; i++)
		b[i] = a[i] * a[i] - b[i];
}
i4 lanes_max(i4 a, i4 b) { return __builtin_elementwise_max(a, b); }
int horizontal(i4 a) { return __builtin_reduce_max(a) ^ __builtin_reduce_xor(a); }
