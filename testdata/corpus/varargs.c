// Functions with variable arguments, defined and called.
typedef __builtin_va_list va_list;
struct point { int x, y, z; };
int printf(const char *, ...);

int sum(int n, ...) {
	va_list ap;
	__builtin_va_start(ap, n);
	int s = 0;
	while (n-- > 0)
		s += __builtin_va_arg(ap, int);
	__builtin_va_end(ap);
	return s;
}
double mixed(const char *kinds, ...) {
	va_list ap, again;
	double r = 0;
	__builtin_va_start(ap, kinds);
	__builtin_va_copy(again, ap);
	for (const char *k = kinds; *k; k++) {
		switch (*k) {
		case 'i': r += __builtin_va_arg(ap, int); break;
		case 'l': r += (double)__builtin_va_arg(ap, long); break;
		case 'd': r += __builtin_va_arg(ap, double); break;
		case 'p': r += *__builtin_va_arg(ap, int *); break;
		case 's': { struct point p = __builtin_va_arg(ap, struct point); r += p.x + p.y * p.z; break; }
		}
	}
	if (kinds[0] == 'i')
		r -= __builtin_va_arg(again, int);
	__builtin_va_end(again);
	__builtin_va_end(ap);
	return r;
}
int forward(va_list ap) { return __builtin_va_arg(ap, int); }
int outer(int n, ...) {
	va_list ap;
	__builtin_va_start(ap, n);
	int r = forward(ap);
	__builtin_va_end(ap);
	return r + n;
}
double calls(int v) {
	struct point p = {1, 2, v};
	printf("%d %s %f %c\n", v, "text", 1.5 * v, 'x');
	return sum(3, v, 2, 3) + mixed("ildps", v, 5L, 2.5, &p.x, p) + outer(1, v);
}
