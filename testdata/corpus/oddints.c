// Integers of widths that no machine has: arithmetic, shifts, conversions, arrays and fields of them.
typedef _BitInt(3) i3;
typedef unsigned _BitInt(7) u7;
typedef _BitInt(17) i17;
typedef unsigned _BitInt(33) u33;
typedef _BitInt(65) i65;
typedef unsigned _BitInt(127) u127;

struct odd { u7 a; i17 b; u33 c; i65 d; char e; };

i17 table[5] = {1, -1, 0xffff, -0x10000, 7};
struct odd whole = {100, -3, 0x1ffffffffu, -5, 'x'};
const u127 big = ((u127)1 << 126) | 12345;

i3 add3(i3 a, i3 b) { return (i3)(a + b); }
u7 mix7(u7 a, u7 b) { return (u7)((a * b) ^ (a >> 3) ^ (u7)(b << 2)); }
i17 div17(i17 a, i17 b) { return b ? (i17)(a / b - a % b) : table[a & 3]; }
u33 shift33(u33 a, unsigned n) { return (u33)((a << (n % 33)) | (a >> ((33 - n % 33) % 33))); }
i65 mul65(i65 a, i65 b) { return a * b + (a < b ? 1 : -1); }
u127 div127(u127 a, u127 b) { return b == 0 ? big : a / b; }
double to_double(i65 a, u33 b) { return (double)a * 0.5 + (double)b; }
u33 from_double(double d) { return d > 0 && d < 1e9 ? (u33)d : 0; }
int sum(struct odd *s, int n) {
	long total = 0;
	for (int i = 0; i < n; i++)
		total += (long)s[i].a + (long)s[i].b + (long)s[i].c + (long)s[i].d + s[i].e;
	return (int)total;
}
void fill(struct odd *s, long v) { s->a = (u7)v; s->b = (i17)(v >> 7); s->c = (u33)(v >> 24); s->d = (i65)v << 2; s->e = (char)v; }
int compare(i65 a, i65 b) { return (a > b) - (a < b); }
int cases(u7 v) {
	switch (v) {
	case 0: return 5;
	case 9: return 6;
	case 127: return 7;
	}
	return (int)v;
}
