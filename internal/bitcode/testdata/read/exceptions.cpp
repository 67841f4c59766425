// Exceptions, virtual functions, templates, run-time type information, comdats, constructors.
struct error { int code; virtual ~error(); virtual int value() const { return code; } };
struct worse : error { int more; int value() const override { return more; } };
void may_throw(int);
struct guard { int *p; ~guard() { ++*p; } };
int catching(int x) {
  int n = 0;
  try {
    guard g{&n};
    may_throw(x);
    if (x > 3) throw worse();
  } catch (const worse &w) {
    return w.value();
  } catch (const error &e) {
    return e.code;
  } catch (...) {
    throw;
  }
  return n;
}
void filtered() noexcept { may_throw(1); }
template <class T> struct holder { static T shared; T get() { return shared; } };
template <class T> T holder<T>::shared = T();
int use(holder<int> &a, holder<double> &b) { return a.get() + (int)b.get(); }
inline int lazy() { static int once = catching(3); return once; }
int call_lazy() { return lazy(); }
int at_start = catching(2);
thread_local int each = catching(4);
int use_each() { return each; }
const error *cast(const error *e) { return dynamic_cast<const worse *>(e); }
int (error::*member)() const = &error::value;
int through(error *e) { return (e->*member)(); }
auto lambda = [](int x) noexcept { return x + 1; };
int use_lambda(int (*f)(int)) { return f(lambda(1)); }
int calls() { return use_lambda(lambda); }
void deletes(error *e) { delete e; }
int *makes(unsigned n) { return new int[n]{1, 2}; }
