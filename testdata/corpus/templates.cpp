// C++ without exceptions: templates, overloads, references, constant expressions, lambdas, operators.
template <class T, int N> struct Array {
	T data[N];
	constexpr T &operator[](int i) { return data[i]; }
	constexpr const T &operator[](int i) const { return data[i]; }
	static constexpr int size = N;
};
template <class T> struct Vec3 {
	T x, y, z;
	friend constexpr Vec3 operator+(const Vec3 &a, const Vec3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
	friend constexpr Vec3 operator*(const Vec3 &a, T k) { return {a.x * k, a.y * k, a.z * k}; }
	constexpr T dot(const Vec3 &o) const { return x * o.x + y * o.y + z * o.z; }
};
template <class T> T power(T b, unsigned n) { T r = 1; for (; n; n >>= 1, b *= b) if (n & 1) r *= b; return r; }
template <> int power<int>(int b, unsigned n) { return n ? b * power<int>(b, n - 1) : 1; }
template <class... T> constexpr auto sum(T... v) { return (v + ... + 0); }
template <class A, class B> struct Same { static constexpr bool value = false; };
template <class A> struct Same<A, A> { static constexpr bool value = true; };
enum class Kind : unsigned char { none, some = 7, all };
namespace deep { namespace { int secret = 4; } inline namespace v1 { int reveal() { return secret++; } } }

constexpr Array<int, 5> squares = [] { Array<int, 5> a{}; for (int i = 0; i < 5; i++) a[i] = i * i; return a; }();
int at(unsigned i) { return squares[i % 5u]; }
float length2(const Vec3<float> &v) { return v.dot(v + v * 2.0f); }
double dlength2(Vec3<double> v) { return v.dot(v); }
long powers(long b, unsigned n) { return power(b, n) + power((int)b, n) + (long)power((double)b, n); }
int sums(int a, char b, short c) { return sum(a, b, c) + sum(1, 2L, a) > 4; }
Kind next(Kind k) { return k == Kind::none ? Kind::some : Kind::all; }
void twist(int &a, int &&b, const int *const &c) { a += b; b = *c; }
template <class F> int each(const int *p, int n, F f) { int s = 0; for (int i = 0; i < n; i++) s += f(p[i], i); return s; }
int closures(const int *p, int n, int k) {
	int calls = 0;
	auto scale = [k](int v) { return v * k; };
	return each(p, n, [&](int v, int i) { calls++; return scale(v) + i; }) + calls;
}
struct Shape { int w, h; int area() const { return w * h; } Shape &grow(int n) & { w += n; return *this; } };
int (Shape::*method)() const = &Shape::area;
int Shape::*member = &Shape::h;
int through(Shape &s) { return (s.grow(2).*method)() + s.*member; }
struct Node { Node *next; int v; template <class F> static Node *find(Node *n, F f) { for (; n; n = n->next) if (f(*n)) return n; return nullptr; } };
Node *search(Node *n, int v) { return Node::find(n, [v](const Node &m) { return m.v == v; }); }
int same() { return Same<int, int>::value + Same<int, long>::value * 2 + deep::reveal(); }
struct Bits { unsigned a : 3, b : 11; bool c : 1; };
bool operator==(Bits x, Bits y) { return x.a == y.a && x.b == y.b && x.c == y.c; }
bool equal(Bits x, Bits y) { return x == y; }
int ternary(bool b, int &x, int &y) { (b ? x : y) = 5; auto [p, q] = Shape{x, y}; return p - q; }
