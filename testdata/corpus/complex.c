// Complex numbers, which are passed and given back in parts.
typedef _Complex float cf;
typedef _Complex double cd;

cd start = 1.5 + 2.5i;
cf add(cf a, cf b) { return a + b; }
cd times(cd a, cd b) {
	cd r;
	__real__ r = __real__ a * __real__ b - __imag__ a * __imag__ b;
	__imag__ r = __real__ a * __imag__ b + __imag__ a * __real__ b;
	return r;
}
cd conjugate(cd a) { return ~a; }
cd scaled(cd a, double k) { return a * k - start; }
int equal(cf a, cf b) { return a == b; }
cd widen(cf a) { return a; }
int inside(double x, double y) {
	cd z = 0, c = x + y * 1.0i;
	int n = 0;
	while (n < 50 && __real__ z * __real__ z + __imag__ z * __imag__ z < 4) {
		z = times(z, z) + c;
		n++;
	}
	return n;
}
void transform(cf *p, int n) {
	for (int half = 1; half < n; half *= 2)
		for (int i = 0; i < n; i += 2 * half)
			for (int k = 0; k < half; k++) {
				cf a = p[i + k], b = p[i + k + half];
				p[i + k] = a + b;
				p[i + k + half] = a - b;
			}
}
