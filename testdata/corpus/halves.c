// Numbers of 16 bits, half and brain floats: constants, loads, stores, conversions, arithmetic, parameters and results.
#if __clang_major__ >= 19
__bf16 table[3] = {(__bf16)1.5f, (__bf16)-0.0f, (__bf16)3e38f};
__bf16 narrow(float f) { return (__bf16)f; }
float widen(__bf16 b) { return b; }
__bf16 pick(int i, __bf16 other) { return i < 3 && i >= 0 ? table[i] : other; }
void each(__bf16 *p, int n, float k) { for (int i = 0; i < n; i++) p[i] = (__bf16)((float)p[i] * k); }
_Float16 half = 0.333f16;
_Float16 add_half(_Float16 a, _Float16 b) { return a + b * half; }
float from_half(_Float16 a) { return a < 0 ? -(float)a : (float)a; }
const struct { char c; _Float16 h[2]; __bf16 b; } mixed = {1, {0.5f16, -0.0f16}, (__bf16)2.0f};
#else
unsigned short table[3] = {0x3fc0, 0x8000, 0x7f62};
float widen(unsigned short b) { unsigned u = (unsigned)b << 16; float f; __builtin_memcpy(&f, &u, 4); return f; }
#endif
