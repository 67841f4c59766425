// Structs, unions and bit fields, in memory, as parameters and as results.
struct small { char c; short s; };
struct pair { double x; float y; };
struct large { long a[5]; struct pair p; };
struct __attribute__((packed)) packed { char c; int i; long l; short s; };
struct bits { unsigned a : 1, b : 5, : 0, c : 17; signed d : 9; unsigned long e : 40; _Bool f : 1; };
struct node { struct node *next, *prev; union { long l; double d; char bytes[12]; } u; int tag; };
struct flexible { int n; short data[]; };
struct empty {};
struct nested { struct { int x, y; }; union { int z; float w; }; struct { char name[3]; struct small s[2]; } in[2]; };
typedef struct __attribute__((aligned(32))) { int v[3]; } aligned_t;

struct nested nest = {.x = 1, .w = 2.5f, .in = {{"ab", {{1, 2}, {3, 4}}}, {"cd", {[1] = {'z', -1}}}}};
struct flexible flex = {3, {7, 8, 9}};
struct packed pack = {1, 0x01020304, -1, 77};
struct bits field = {1, 21, 99999, -200, 0xfffffffffful, 1};
aligned_t lines[2] = {{{1, 2, 3}}, {{4}}};

struct small by_value(struct small s, int n) { s.s += n; s.c ^= 1; return s; }
struct pair mix(struct pair a, struct pair b) { return (struct pair){a.x * b.y, a.y + (float)b.x}; }
struct large big(struct large l, struct small s) {
	for (int i = 0; i < 5; i++)
		l.a[i] += s.s;
	l.p = mix(l.p, (struct pair){1, 2});
	return l;
}
long unpack(const struct packed *p) { return p->c + p->i + p->l + p->s; }
int get(const struct bits *b) { return b->a + b->b * 2 + b->c * 3 + b->d * 5 + (int)(b->e >> 8) + b->f; }
void set(struct bits *b, int v) { b->a = v; b->b = v >> 1; b->c = v >> 2; b->d = -v; b->e = (unsigned long)v << 20; b->f = v; }
void insert(struct node *list, struct node *n) {
	n->next = list->next;
	n->prev = list;
	if (list->next)
		list->next->prev = n;
	list->next = n;
}
double value(const struct node *n) { return n->tag == 0 ? (double)n->u.l : n->tag == 1 ? n->u.d : n->u.bytes[11]; }
int total(const struct flexible *f) {
	int s = 0;
	for (int i = 0; i < f->n; i++)
		s += f->data[i];
	return s;
}
struct empty nothing(struct empty e, int *p) { *p += (int)sizeof e; return e; }
int inner(int i, int j) { return nest.in[i & 1].s[j & 1].s + nest.in[i & 1].name[j % 3] + lines[i & 1].v[j % 3]; }
struct large copy(const struct large *l) { struct large c = *l; c.a[0] = 0; return c; }
