// Whole small programs: sorting, a heap, a hash table, a matrix of digits, text.
typedef unsigned long size;
typedef int order(const void *, const void *);

static void exchange(char *a, char *b, size n) { while (n--) { char t = *a; *a++ = *b; *b++ = t; } }
void quick(char *base, size n, size width, order *cmp) {
	while (n > 1) {
		char *pivot = base + (n / 2) * width, *last = base + (n - 1) * width;
		exchange(pivot, last, width);
		size k = 0;
		for (size i = 0; i + 1 < n; i++)
			if (cmp(base + i * width, last) < 0)
				exchange(base + i * width, base + k++ * width, width);
		exchange(base + k * width, last, width);
		if (k < n - k) {
			quick(base, k, width, cmp);
			base += (k + 1) * width;
			n -= k + 1;
		} else {
			quick(base + (k + 1) * width, n - k - 1, width, cmp);
			n = k;
		}
	}
}
int by_int(const void *a, const void *b) { int x = *(const int *)a, y = *(const int *)b; return (x > y) - (x < y); }
int by_text(const void *a, const void *b) {
	const char *x = *(const char *const *)a, *y = *(const char *const *)b;
	while (*x && *x == *y) { x++; y++; }
	return (unsigned char)*x - (unsigned char)*y;
}
void heap(int *p, int n) {
	for (int end = n, start = n / 2; end > 1;) {
		if (start > 0) {
			start--;
		} else {
			end--;
			int t = p[end]; p[end] = p[0]; p[0] = t;
		}
		for (int root = start, child; (child = 2 * root + 1) < end; root = child) {
			if (child + 1 < end && p[child] < p[child + 1]) child++;
			if (p[root] >= p[child]) break;
			int t = p[root]; p[root] = p[child]; p[child] = t;
		}
	}
}
struct slot { unsigned long hash; const char *key; int value; };
struct table { struct slot slots[64]; int used; };
static unsigned long hash(const char *s) { unsigned long h = 14695981039346656037u; while (*s) h = (h ^ (unsigned char)*s++) * 1099511628211u; return h; }
struct slot *find(struct table *t, const char *key) {
	unsigned long h = hash(key);
	for (unsigned i = 0; i < 64; i++) {
		struct slot *s = &t->slots[(h + i * (i + 1) / 2) & 63];
		if (!s->key || (s->hash == h && by_text(&s->key, &key) == 0))
			return s;
	}
	return 0;
}
int put(struct table *t, const char *key, int v) {
	struct slot *s = find(t, key);
	if (!s)
		return -1;
	if (!s->key)
		t->used++;
	*s = (struct slot){hash(key), key, v};
	return t->used;
}
int parse(const char *s, long *out) {
	int sign = 1, digits = 0;
	long v = 0;
	while (*s == ' ') s++;
	if (*s == '-') { sign = -1; s++; }
	for (; *s >= '0' && *s <= '9'; s++, digits++)
		v = v * 10 + (*s - '0');
	*out = sign * v;
	return digits > 0 && !*s;
}
int binary(const int *p, int n, int key) {
	int lo = 0, hi = n;
	while (lo < hi) {
		int mid = lo + (hi - lo) / 2;
		if (p[mid] < key) lo = mid + 1; else hi = mid;
	}
	return lo < n && p[lo] == key ? lo : ~lo;
}
