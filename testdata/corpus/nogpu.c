// What PTX has no form for: jumps to addresses of labels, which stand in tables, also as differences; variables that refer to each other.
struct ring { struct ring *next; int v; } third, second = {&third, 2}, third = {&second, 3}, alone = {&alone, 4};
const struct ring *round(const struct ring *r, int n) { while (n-- > 0) r = r->next; return r->v > 3 ? &second : r; }
int machine(const unsigned char *code, int n) {
	static const void *const table[] = {&&halt, &&push, &&add, &&mul, &&jump};
	int stack[16], top = 0, at = 0, steps = 0;
	if (n < 1)
		return -1;
#define NEXT do { if (at >= n || ++steps > 1000) goto halt; goto *table[code[at++] % 5]; } while (0)
	NEXT;
push: stack[top++ & 15] = at < n ? code[at++] : 0; NEXT;
add: top -= top > 1; stack[(top - 1) & 15] += stack[top & 15]; NEXT;
mul: top -= top > 1; stack[(top - 1) & 15] *= stack[top & 15]; NEXT;
jump: at = at < n ? code[at] % n : 0; NEXT;
halt:
	return top > 0 ? stack[(top - 1) & 15] : 0;
}
int labels(int v) {
	static const int offsets[] = {(int)(&&one - &&one), (int)(&&two - &&one), (int)(&&three - &&one)};
	goto *(&&one + offsets[v % 3u]);
one: v += 1;
two: v *= 3;
three: return v - 2;
}
