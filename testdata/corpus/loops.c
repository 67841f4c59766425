// Loops that optimisers unroll, vectorise, interchange and turn into calls, with their hints.
void add(float *restrict a, const float *restrict b, int n) { for (int i = 0; i < n; i++) a[i] += b[i]; }
int reduce(const int *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }
int largest(const int *p, int n) { int m = -0x7fffffff; for (int i = 0; i < n; i++) m = p[i] > m ? p[i] : m; return m; }
unsigned char saturate(const unsigned char *a, unsigned char *b, int n) {
	for (int i = 0; i < n; i++) {
		int v = a[i] + b[i];
		b[i] = v > 255 ? 255 : (unsigned char)v;
	}
	return b[0];
}
void unrolled(int *p) {
#pragma clang loop unroll(full)
	for (int i = 0; i < 8; i++)
		p[i] = i * i;
}
void hinted(double *p, int n) {
#pragma clang loop vectorize_width(4) interleave_count(2)
	for (int i = 0; i < n; i++)
		p[i] = p[i] * 2 + 1;
#pragma clang loop unroll(disable) vectorize(disable)
	for (int i = 0; i < n; i++)
		p[i] -= 3;
}
void strided(const short *from, int *to, int n) { for (int i = 0; i < n; i++) to[i] = from[2 * i] + from[2 * i + 1]; }
void backwards(int *p, int n) { for (int i = n - 1; i >= 0; i--) p[i] = p[i] + i; }
void clear(char *p, int n) { for (int i = 0; i < n; i++) p[i] = 0; }
void multiply(const float *a, const float *b, float *c, int n) {
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			float s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}
int conditional(const int *p, int *q, int n) {
	int k = 0;
	for (int i = 0; i < n; i++)
		if (p[i] > 0)
			q[k++] = p[i];
	return k;
}
unsigned checksum(const unsigned char *p, unsigned n) {
	unsigned a = 1, b = 0;
	for (unsigned i = 0; i < n; i++) {
		a = (a + p[i]) % 65521;
		b = (b + a) % 65521;
	}
	return b << 16 | a;
}
void stencil(double (*a)[32], double (*b)[32]) {
	for (int i = 1; i < 31; i++)
		for (int j = 1; j < 31; j++)
			b[i][j] = 0.25 * (a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1]);
}
long induction(long a, long b, long c) { long s = 0; for (long i = a; i < b; i += 3) { s += i * c; c -= 2; } return s; }
void select_lanes(const int *m, const long *a, long *b, int n) { for (int i = 0; i < n; i++) b[i] = m[i] ? a[i] : -b[i]; }
