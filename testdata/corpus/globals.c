// Variables with all kinds of initialisers: addresses, differences, strings, wide characters, holes, sections, alignment.
typedef __WCHAR_TYPE__ wchar;
extern int outside, outside_array[];
static int hidden_counter = 3;
int zero, ones[3] = {1, 1, 1}, matrix[3][4] = {{1}, {[2] = 5}, {0, 0, 0, 9}};
int *into = &matrix[1][2], *past = &matrix[3][0], *far = &outside_array[7], *maybe = &outside;
char text[] = "with a \0 inside", fixed[4] = "abcd", *const words[] = {"one", "two", "one", ""};
const wchar wide[] = L"wide \x3b1";
const unsigned short utf16[] = u"\U0001f600";
const char bytes[16] = {0x80, 0xff, [9] = 1};
const double numbers[] = {1, 2.5, -3};
const float zeros[64] = {0};
const struct { char a; long b; char c[3]; void *p; } holes = {1, 2, {3, 4, 5}, &zero};
unsigned long integer_address = (unsigned long)&zero + 8;
long long negative = -0x7fffffffffffffffLL - 1;
_Bool truth = 1;
union { int i; char c[12]; double d; } one_of = {.c = {1, 2, 3}};
int (*const functions[])(int) = {0, 0};
int aligned __attribute__((aligned(128))) = 4;
__attribute__((visibility("hidden"))) int unseen = 6;
__attribute__((visibility("protected"))) int guarded = 7;
__attribute__((used)) static int kept = 8;
extern const int declared_const;
volatile int changing = 9;
enum color { red, green = 10, blue } hue = blue;
struct list { struct list *next; int v; } third = {0, 3}, second = {&third, 2};
#ifdef __x86_64__
int placed __attribute__((section(".corpus,\"aw\",@progbits#"))) = 5;
__thread int per_thread = 11;
static _Thread_local char own[8] = "thread";
__thread int fast __attribute__((tls_model("initial-exec")));
extern __thread int foreign_thread;
int threads(void) { return per_thread++ + own[2] + fast + foreign_thread; }
_Static_assert(sizeof holes == 32, "layout");
#endif
__attribute__((address_space(1))) int in_space_one = 12;
int read_space(void) { return in_space_one + *(__attribute__((address_space(1))) int *)&in_space_one; }

int sum(void) {
	static int calls;
	static const int primes[] = {2, 3, 5, 7};
	return ++calls + primes[calls & 3] + *into + zero + hidden_counter++ + unseen + guarded + declared_const + changing + (int)numbers[1] + words[1][0];
}
const struct list *walk(const struct list *l, int n) { while (n-- > 0 && l) l = l->next; return l ? l : &second; }
int *where(int i) { return i ? &ones[i % 3] : maybe; }
