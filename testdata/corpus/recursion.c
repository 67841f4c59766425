// Recursion, direct, mutual and through pointers; pointers to functions in tables and structs; tail calls.
struct tree { struct tree *left, *right; int key; };
typedef int (*binary)(int, int);
struct operation { const char *name; binary f; int (*next)(struct operation *, int); };

int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
unsigned ackermann(unsigned m, unsigned n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
int is_odd(unsigned n);
int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); }
int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }
int depth(const struct tree *t) {
	if (!t)
		return 0;
	int l = depth(t->left), r = depth(t->right);
	return 1 + (l > r ? l : r);
}
struct tree *insert(struct tree *t, struct tree *n) {
	if (!t)
		return n;
	struct tree **side = n->key < t->key ? &t->left : &t->right;
	*side = insert(*side, n);
	return t;
}
void hanoi(int n, int from, int to, int via, void (*move)(int, int)) {
	if (n == 0)
		return;
	hanoi(n - 1, from, via, to, move);
	move(from, to);
	hanoi(n - 1, via, to, from, move);
}
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int again(struct operation *o, int v) { return v <= 0 ? 0 : o->f(v, 2) + o->next(o, v - 1); }
static struct operation operations[] = {{"add", add, again}, {"sub", sub, again}, {"mul", mul, 0}};
int apply(int which, int a, int b) {
	struct operation *o = &operations[which % 3u];
	return o->f(a, b) + (o->next ? o->next(o, a & 7) : 0);
}
binary choose(int v) { return v > 0 ? add : v < 0 ? sub : mul; }
#if defined __x86_64__
int steps(int n, int acc) {
	if (n <= 0)
		return acc;
	__attribute__((musttail)) return steps(n - 1, acc + n);
}
#endif
int fold(const int *p, int n, binary f, int start) {
	while (n-- > 0)
		start = f(start, *p++);
	return start;
}
int nested(int v) { return fold((const int[]){v, v + 1, v + 2}, 3, choose(v), factorial(v & 7)); }
