// C++ that throws, catches and cleans up; virtual functions, run-time types, guards, thread-local objects with destructors.
struct Base {
	virtual ~Base();
	virtual int id() const = 0;
	virtual Base *clone() const { return nullptr; }
};
Base::~Base() {}
struct Left : virtual Base { int id() const override { return 1; } long pad = 5; };
struct Right : virtual Base { int id() const override { return 2; } };
struct Both : Left, Right { int id() const override { return 3; } Both *clone() const override { return new Both(*this); } };
struct Error { int code; Error(int c) : code(c) {} ~Error(); };
struct Lock { int &depth; explicit Lock(int &d) : depth(d) { ++depth; } ~Lock() { --depth; } };

int depth;
void may_throw(int);
int risky(int v) {
	if (v > 10)
		throw Error(v);
	if (v < -10)
		throw "too small";
	return v;
}
int caught(int v) {
	Lock lock(depth);
	try {
		Lock inner(depth);
		may_throw(v);
		return risky(v);
	} catch (const Error &e) {
		return e.code;
	} catch (const char *) {
		return -1;
	} catch (...) {
		throw;
	}
}
int nested(int v) {
	int r = 0;
	for (int i = 0; i < v; i++) {
		try {
			Error local(i);
			try {
				r += risky(i * 4);
			} catch (int n) {
				r -= n;
			}
		} catch (Error e) {
			r += e.code;
			if (e.code > 100)
				break;
		}
	}
	return r;
}
int never(int v) noexcept { may_throw(v); return risky(v); }
const Both *narrowed(const Base *b) { return dynamic_cast<const Both *>(b); }
int called(const Base &b, int (Base::*f)() const) { return (b.*f)() + b.id(); }
int (Base::*pointer())() const { return &Base::id; }
Error &once() { static Error e(depth); return e; }
struct Counter { int n = 0; ~Counter() { depth = n; } };
thread_local Counter per_thread;
int count() { return ++per_thread.n; }
Both global_object;
int *allocated(int n) { Lock lock(depth); return new int[n]{1, 2, 3}; }
void released(Base *b, int *p) { delete b; delete[] p; }
template <class F> auto guarded(F f, int v) { Lock lock(depth); return f(v); }
int lambda(int a) { return guarded([=, &b = depth](int v) { may_throw(v); return a + b + v; }, 4); }
