// Switches, loops with several ways out, short circuits.
int dense(int v) {
	switch (v) {
	case 0: return 11;
	case 1: return 7;
	case 2: return 13;
	case 3: return 5;
	case 4: return 17;
	case 5: return 3;
	default: return 0;
	}
}
int sparse(long v) {
	switch (v) {
	case -9000000000: return 1;
	case 3 ... 9: return 2;
	case 'a' ... 'z': return 3;
	case 1L << 40: return 4;
	case 1000000: v += 3; // falls through
	case 70: return (int)v;
	}
	return -1;
}
const char *name(unsigned char k) {
	switch (k) {
	case 1: return "one";
	case 2: return "two";
	case 3: return "three";
	case 200: return "many";
	}
	return k > 200 ? "more" : (const char *)0;
}
int search(const int *a, int n, int m, int key) {
	int found = -1;
	for (int i = 0; i < n; i++) {
		for (int j = 0; j < m; j++) {
			if (a[i * m + j] == key) {
				found = i * m + j;
				goto out;
			}
			if (a[i * m + j] < 0)
				continue;
			if (a[i * m + j] > 1000 && key < 1000)
				break;
		}
	}
out:
	return found;
}
int circuits(int a, int b, int c) { return (a && (b || !c)) ? (a > b ? a : b) : c ? c ^ a : ~b; }
unsigned collatz(unsigned n) {
	unsigned steps = 0;
	do {
		n = n & 1 ? 3 * n + 1 : n >> 1;
		steps++;
	} while (n > 1);
	return steps;
}
void duff(char *to, const char *from, int count) {
	int n = (count + 3) / 4;
	switch (count % 4) {
	case 0: do { *to++ = *from++; __attribute__((fallthrough));
	case 3: *to++ = *from++; __attribute__((fallthrough));
	case 2: *to++ = *from++; __attribute__((fallthrough));
	case 1: *to++ = *from++;
		} while (--n > 0);
	}
}
_Noreturn void forever(volatile int *p) { for (;;) ++*p; }
int unreached(int v) { if (v > 3) __builtin_unreachable(); return v & 7; }
