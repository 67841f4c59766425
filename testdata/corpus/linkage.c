// Linkage: weak, aliases, inline, static, common, constructors, functions chosen at load time.
int common_one;
int common_many[10];
__attribute__((weak)) int weak_var = 3;
extern int weak_outside __attribute__((weak));
extern int weak_function(int) __attribute__((weak));
__attribute__((weak)) int weak_defined(int v) { return v + 1; }
static int internal(int v) { return v * common_one; }
inline __attribute__((gnu_inline)) int only_here(int v) { return v - 1; }
static inline __attribute__((always_inline)) int always(int v) { return v ^ 5; }
extern inline __attribute__((gnu_inline)) int available(int v) { return v + 100; }
__attribute__((noinline)) int never(int v) { return v + 7; }
__attribute__((visibility("hidden"))) int hidden(int v) { return v + 2; }
__attribute__((cold, noinline)) void rarely(int *p) { *p = -1; }
__attribute__((hot)) int often(int v) { return never(v) * hidden(v); }
__attribute__((used)) static int used_only(int v) { return v; }
#ifdef __x86_64__
static int base = 44;
extern int other_name __attribute__((alias("base")));
int call_alias(int v) __attribute__((alias("never")));
int weak_alias(int v) __attribute__((weak, alias("hidden")));
static int plain(int v) { return v; }
static int (*resolve(void))(int) { return plain; }
int chosen(int v) __attribute__((ifunc("resolve")));
static int started;
__attribute__((constructor)) static void start(void) { started = 1; }
__attribute__((constructor(150))) static void start_early(void) { started = 2; }
__attribute__((destructor)) static void stop(void) { started = 0; }
__attribute__((section(".text.special"))) int placed(int v) { return v + started; }
int aliases(int v) { return other_name + call_alias(v) + weak_alias(v) + chosen(v); }
#endif
int all(int v) {
	if (weak_function)
		v += weak_function(v);
	if (&weak_outside)
		v += weak_outside;
	if (v < 0)
		rarely(&v);
	return v + weak_var + weak_defined(v) + internal(v) + only_here(v) + always(v) + available(v) + often(v) + common_many[v & 7];
}
