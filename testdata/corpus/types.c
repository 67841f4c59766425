// Types of all kinds, for what debug information says of them.
typedef enum { small = -1, medium = 5, large = 1000 } size;
typedef struct shape shape;
typedef int callback(shape *, const char *, ...);
typedef union { long as_long; struct { unsigned short low, high; } parts; float lanes[2]; } overlay;
enum big { huge = 0x100000000 };
struct shape {
	size kind;
	unsigned visible : 1, layer : 6;
	const volatile int *restrict data;
	callback *draw;
	overlay over;
	char name[12];
	struct { double x, y; } origin, points[3];
	shape *parent, **children;
	_Bool closed;
};
typedef const shape *const frozen;
typedef int grid[3][4];
struct later;
struct later *unknown;
static grid board = {{1, 2}, {3}};
shape model = {.kind = large, .layer = 33, .name = "model", .origin = {1, 2}};

static int area(frozen s, int scale) {
	int w = (int)(s->points[1].x - s->points[0].x);
	{
		int h = (int)(s->points[2].y - s->points[0].y);
		if (h > 0) {
			int w = h * 2;
			return w * scale;
		}
	}
	return w * scale;
}
static inline int twice(int v) { int r = v * 2; return r; }
int measure(shape *s, int n) {
	static int calls = 0;
	int total = 0;
	for (int i = 0; i < n; ++i) {
		const int part = area(&s[i], twice(i));
		total += part;
		for (long i = 0; i < 2; i++) {
			char c = s->name[i];
			total += c;
		}
	}
	calls++;
	return total + calls + (enum big)huge / 7;
}
#ifndef __NVPTX__
int lengths(int n, int m) {
	int a[n][m];
	for (int i = 0; i < n; i++)
		a[i][m - 1] = i;
	return a[n - 1][m - 1] + (int)sizeof a[0];
}
#endif
overlay make(long v) { overlay o = {v}; o.parts.high ^= 1; return o; }
float second(overlay o) { return o.lanes[1]; }
int call(shape *s) { return s->draw ? s->draw(s, "call %d", board[1][0]) : (int)s->kind; }
void *const *deep(void *const *(*f)(int (*)(void)), int (*g)(void)) { return f(g); }
struct pair { int a; long b; } twins(struct pair p) { struct pair q = {p.a + 1, p.b - 1}; return q; }
_Atomic int counter;
long double extended(void) { return 1.5L; }
_Complex double complex(void) { return 1.0; }
#line 200 "elsewhere.c"
int from_elsewhere(int v) { int w = v + 1; return w; }
