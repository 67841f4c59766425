// Floats: constants at the edges, arithmetic, comparisons, conversions, fast mathematics, and the wide and the small types.
const double edges[] = {0.0, -0.0, 1e308, -1e308 * 10, 5e-324, __builtin_nan(""), __builtin_inf(), 0.1};
const float singles[] = {1e-45f, 3.4e38f, __builtin_nanf("7"), -__builtin_inff(), 0.1f};
#ifdef __x86_64__
const long double extended[] = {1.0L / 3.0L, 1e4000L, -0.0L};
long double wide(long double a, long double b) { return a * b - a / b + extended[0]; }
int wide_less(long double a, long double b) { return a < b || __builtin_isnan(a); }
long long wide_to_int(long double a) { return a < 1e18L && a > -1e18L ? (long long)a : 0; }
__float128 quad(__float128 a, double b) { return a + (__float128)b; }
#endif

double poly(double x) { return ((x * 0.5 + 1.25) * x - 3.0) * x + edges[7]; }
float mixed(float a, double b) { return (float)(a * b) + singles[4]; }
int ordered(double a, double b) { return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5; }
int unordered(float a, float b) { return __builtin_isunordered(a, b) ? -1 : __builtin_isless(a, b) ? 1 : __builtin_isgreater(a, b) ? 2 : 0; }
int toward_zero(double a) { return a > -2e9 && a < 2e9 ? (int)a : 0; }
unsigned toward_zero_unsigned(float a) { return a >= 0 && a < 4e9f ? (unsigned)a : 0; }
double from_long(long a, unsigned long b) { return (double)a + (double)b; }
double fused(double a, double b, double c) { return __builtin_fma(a, b, c); }
float root(float a) { return __builtin_sqrtf(__builtin_fabsf(a)); }
double rounded(double a) { return __builtin_floor(a) + __builtin_ceil(a) * 2 + __builtin_trunc(a) * 4 + __builtin_rint(a) * 8; }
double chosen(double a, double b) { return __builtin_copysign(__builtin_fmin(a, b), __builtin_fmax(a, b)); }
unsigned long bits(double a) { unsigned long u; __builtin_memcpy(&u, &a, 8); return u; }
int class_of(double a) { return __builtin_fpclassify(0, 1, 2, 3, 4, a); }
double contracted(double a, double b, double c) {
#pragma clang fp contract(fast)
	return a * b + c;
}
double reassociated(const double *p, int n) {
#pragma clang fp reassociate(on)
	double s = 0;
	for (int i = 0; i < n; i++)
		s += p[i] * p[i];
	return s;
}
double newton(double x) {
	double y = x > 1 ? x / 2 : 1;
	for (int i = 0; i < 20; i++) {
		double z = 0.5 * (y + x / y);
		if (z == y)
			break;
		y = z;
	}
	return y;
}
