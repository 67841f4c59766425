// What C++ has to say in debug information. Nothing here throws or needs a library, so that every dialect can have it.

using null_t = decltype(nullptr);
template <typename T> using pointer = T *;

namespace outer {
inline namespace v1 {
enum class colour : unsigned char { red, green = 200 };
enum { anonymous = -5 };
int variable = 3;
} // namespace v1
namespace alias = v1;
} // namespace outer

union number {
    int i;
    float f;
    struct {
        unsigned low : 3, high : 29;
    };
};

struct base {
    static int count;
    static constexpr long limit = 40;
    virtual ~base();
    virtual int pure(int) const & = 0;
    virtual int value() noexcept { return 1; }

  protected:
    volatile int guarded = 0;
    mutable int *restrict_like = nullptr;
};

int base::count = 0;
base::~base() { count--; }

struct other {
    int padding[3];
    virtual void second() {}
};

template <typename T, int N = 4, template <typename> class P = pointer> struct box : public virtual base, private other {
    T items[N];
    friend struct number_user;
    explicit box(T first) { items[0] = first; }
    int pure(int i) const & override { return items[i & (N - 1)]; }
    T sum() const {
        T all{};
        for (int i = 0; i < N; i++) {
            T item = items[i];
            all += item;
        }
        return all;
    }
    P<T> at(int i) { return &items[i]; }
};

template struct box<int>;

typedef int (box<int>::*method)() const;
typedef int number::*field;

[[noreturn]] void stop();

template <typename... Ts> int total(Ts... ts) { return (ts + ... + 0); }

static __attribute__((always_inline)) inline int twice(int x) {
    int y = x * 2;
    return y;
}

int dynamic(int n) {
    int array[n];
    for (int i = 0; i < n; i++)
        array[i] = i;
    return array[n - 1];
}

int use(int a, number n, null_t nothing, bool flag, const char *text, double _Complex z) {
    using namespace outer;
    using outer::v1::variable;
    typedef int (*function)(int, ...);
    function f = nullptr;
    box<int> b(a);
    int &ref = b.items[1];
    int &&moved = twice(a);
    ref = moved;
    auto lambda = [&, a](int x) mutable { return x + a++ + ref; };
    field which = &number::i;
    method m = &box<int>::sum;
    colour c = colour::green;
    static const long table[2][3] = {{1, 2, 3}, {4, 5, 6}};
    if (flag && !text)
        goto out;
    a += lambda(3) + n.*which + (b.*m)() + (int)c + (int)table[a & 1][1] + total(1, 2L, 'c') + variable;
    {
        long a = 7;
        while (a-- > 0)
            b.items[a & 3]++;
    }
out:
    return a + dynamic(3) + b.value() + (f != nullptr) + (nothing == nullptr) + (int)__real__ z;
}

int main() {
    number n;
    n.i = 4;
    return use(2, n, nullptr, 1, "x", 1.0) & 1;
}
