// Integers of 128 bits.
typedef __int128 i128;
typedef unsigned __int128 u128;

u128 state = ((u128)0x0123456789abcdef << 64) | 0xfedcba9876543210;
const i128 limits[3] = {(i128)((u128)1 << 127), -1, (i128)(((u128)1 << 127) - 1)};

u128 mul(u128 a, u128 b) { return a * b; }
u128 div(u128 a, u128 b) { return b ? a / b : ~(u128)0; }
i128 rem(i128 a, i128 b) { return b > 0 ? a % b : limits[0]; }
u128 wide(unsigned long a, unsigned long b) { return (u128)a * b; }
unsigned long high(unsigned long a, unsigned long b) { return (unsigned long)(((u128)a * b) >> 64); }
i128 shift(i128 a, int n) { return n < 0 ? a << (-n & 127) : a >> (n & 127); }
int add_overflows(i128 a, i128 b, i128 *out) { return __builtin_add_overflow(a, b, out); }
int mul_overflows(u128 a, u128 b, u128 *out) { return __builtin_mul_overflow(a, b, out); }
double to_double(i128 a) { return (double)a; }
float to_float(u128 a) { return (float)a; }
i128 from_double(double a) { return a > -1e30 && a < 1e30 ? (i128)a : 0; }
unsigned long next(void) {
	state = state * (((u128)2549297995355413924u << 64) | 4865540595714422341u) + 1442695040888963407u;
	return (unsigned long)(state >> 64) ^ (unsigned long)state;
}
int digits(u128 v, char *out) {
	int n = 0;
	do {
		out[n++] = (char)('0' + (int)(v % 10));
		v /= 10;
	} while (v);
	for (int i = 0; i < n / 2; i++) {
		char c = out[i];
		out[i] = out[n - 1 - i];
		out[n - 1 - i] = c;
	}
	out[n] = 0;
	return n;
}
int which(i128 v) {
	switch (v) {
	case 0: return 1;
	case -1: return 2;
	case (i128)1 << 100: return 3;
	default: return v > 0;
	}
}
