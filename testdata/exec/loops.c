// Loops and straight code that vectorisers take: of every element type, with conditions, reductions, strides, shuffles and lookups.
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { N = 67 };
#define LOOP __attribute__((noinline)) static
static uint64_t state = 0x243f6a8885a308d3u;
static uint64_t next(void) { return state = state * 6364136223846793005u + 1442695040888963407u, state ^ state >> 29; }

#define INTEGERS(T, U)                                                                                                                  \
  LOOP void arithmetic_##T(T *restrict r, const T *a, const T *b) {                                                                     \
    for (int i = 0; i < N; i++) r[i] = (T)((U)((U)a[i] + (U)b[i]) * (uint64_t)(U)(a[i] ^ 7) - (U)(b[i] & ~a[i]));                        \
  }                                                                                                                                     \
  LOOP void shifts_##T(T *restrict r, const T *a, const T *b) {                                                                         \
    for (int i = 0; i < N; i++) r[i] = (T)((U)(a[i] >> (b[i] & (sizeof(T) * 8 - 1))) ^ (U)((U)b[i] << 3) ^ (U)(a[i] >> 1));               \
  }                                                                                                                                     \
  LOOP void division_##T(T *restrict r, const T *a) {                                                                                   \
    for (int i = 0; i < N; i++) r[i] = (T)(a[i] / 7 + a[i] % 10 * 3);                                                                    \
  }                                                                                                                                     \
  LOOP void extremes_##T(T *restrict r, const T *a, const T *b) {                                                                       \
    for (int i = 0; i < N; i++) r[i] = (a[i] < b[i] ? a[i] : b[i]) ^ (a[i] > 5 ? a[i] : 5);                                              \
  }                                                                                                                                     \
  LOOP void absolute_##T(T *restrict r, const T *a) {                                                                                   \
    for (int i = 0; i < N; i++) r[i] = (T)(a[i] < 0 ? (U)(0 - (U)a[i]) : (U)a[i]);                                                        \
  }                                                                                                                                     \
  LOOP void masked_##T(T *restrict r, const T *a, const T *b) {                                                                         \
    for (int i = 0; i < N; i++) if (a[i] > b[i] && b[i] != 3) r[i] = (T)((U)a[i] - (U)b[i]);                                                 \
  }                                                                                                                                     \
  LOOP T reductions_##T(const T *a, const T *b) {                                                                                       \
    U sum = 0, xor = 0, and = (U)~(U)0, or = 0, dot = 0, product = 1;                                                                   \
    T least = a[0], most = a[0];                                                                                                        \
    for (int i = 0; i < N; i++) sum += (U)a[i], dot += (U)((uint64_t)(U)a[i] * (U)b[i]), product = (U)((uint64_t)product * (U)(a[i] | 1));                       \
    for (int i = 0; i < N; i++) xor ^= (U)a[i], and &= (U)(b[i] | 240), or |= (U)(a[i] & 15);                                            \
    for (int i = 0; i < N; i++) least = a[i] < least ? a[i] : least, most = b[i] > most ? b[i] : most;                                   \
    return (T)(sum + 3 * xor + 5 * and + 7 * or + 11 * dot + 13 * product + 17 * (U)least + 19 * (U)most);                              \
  }                                                                                                                                     \
  LOOP int searches_##T(const T *a, T v) {                                                                                              \
    int n = 0, first = -1, last = -1;                                                                                                   \
    bool all = true, any = false;                                                                                                       \
    for (int i = 0; i < N; i++) n += a[i] == v, any |= a[i] == v, all &= a[i] != v;                                                      \
    for (int i = 0; i < N; i++) if (a[i] == v) { first = i; break; }                                                                    \
    for (int i = 0; i < N; i++) if (a[i] > v) last = i;                                                                                 \
    return n * 10000 + (first + 1) * 100 + last + 1 + all * 3 + any * 7;                                                                \
  }                                                                                                                                     \
  LOOP void strides_##T(T *restrict r, const T *a) {                                                                                    \
    for (int i = 0; i < N / 2; i++) r[2 * i] = a[2 * i + 1], r[2 * i + 1] = (T)(a[2 * i] + 1);                                           \
    for (int i = 0; i < N / 3; i++) r[i] = (T)((U)r[i] + (U)a[3 * i] + (U)a[3 * i + 2]);                                                 \
  }                                                                                                                                     \
  LOOP void reverse_##T(T *restrict r, const T *a) {                                                                                    \
    for (int i = 0; i < N; i++) r[i] = a[N - 1 - i];                                                                                    \
  }                                                                                                                                     \
  LOOP void lookup_##T(T *restrict r, const T *a, const uint8_t *index) {                                                               \
    for (int i = 0; i < N; i++) r[i] = a[index[i] % N];                                                                                 \
  }                                                                                                                                     \
  LOOP void counts_##T(T *restrict r, const T *a) {                                                                                     \
    for (int i = 0; i < N; i++) r[i] = (T)(__builtin_popcountll((U)a[i]) + (a[i] ? __builtin_ctzll((uint64_t)(U)a[i]) : 64) * 3);        \
    for (int i = 0; i < N; i++) r[i] ^= (T)(a[i] ? __builtin_clzll((uint64_t)(U)a[i]) : 64);                                             \
  }                                                                                                                                     \
  LOOP void saturating_##T(T *restrict r, const T *a, const T *b) {                                                                     \
    for (int i = 0; i < N; i++) r[i] = (T)(__builtin_elementwise_add_sat(a[i], b[i]) ^ __builtin_elementwise_sub_sat(a[i], b[i]));        \
  }                                                                                                                                     \
  LOOP void affine_##T(T *r) {                                                                                                          \
    for (int i = 0; i < N; i++) r[i] = (T)(i * 3 - 20);                                                                                 \
  }                                                                                                                                     \
  LOOP uint64_t all_##T(void) {                                                                                                         \
    T a[N], b[N], r[N] = {0};                                                                                                           \
    uint8_t index[N];                                                                                                                   \
    uint64_t hash = 17;                                                                                                                 \
    for (int i = 0; i < N; i++) a[i] = (T)(next() >> 7), b[i] = (T)(i % 3 ? next() >> 5 : next() & 7), index[i] = (uint8_t)next();        \
    a[5] = b[6] = (T)((U)1 << (sizeof(T) * 8 - 1)), a[9] = b[9] = 3, a[40] = 0;                                                          \
    for (int k = 0; k < 13; k++) {                                                                                                      \
      switch (k) {                                                                                                                      \
      case 0: arithmetic_##T(r, a, b); break;                                                                                           \
      case 1: shifts_##T(r, a, b); break;                                                                                               \
      case 2: division_##T(r, a); break;                                                                                                \
      case 3: extremes_##T(r, a, b); break;                                                                                             \
      case 4: absolute_##T(r, a); break;                                                                                                \
      case 5: masked_##T(r, a, b); break;                                                                                               \
      case 6: strides_##T(r, a); break;                                                                                                 \
      case 7: reverse_##T(r, b); break;                                                                                                 \
      case 8: lookup_##T(r, a, index); break;                                                                                           \
      case 9: counts_##T(r, a); break;                                                                                                  \
      case 10: saturating_##T(r, a, b); break;                                                                                          \
      case 11: affine_##T(r); break;                                                                                                    \
      case 12: r[0] = reductions_##T(a, b), r[1] = (T)searches_##T(a, 3); break;                                                        \
      }                                                                                                                                 \
      for (int i = 0; i < N; i++) hash = (hash ^ (U)r[i]) * 0x9e3779b97f4a7c15u, hash ^= hash >> 31;                                     \
      printf(#T " %d %016llx\n", k, (unsigned long long)hash);                                                                          \
    }                                                                                                                                   \
    return hash;                                                                                                                        \
  }
INTEGERS(int8_t, uint8_t) INTEGERS(uint8_t, uint8_t) INTEGERS(int16_t, uint16_t) INTEGERS(uint16_t, uint16_t)
INTEGERS(int32_t, uint32_t) INTEGERS(uint32_t, uint32_t) INTEGERS(int64_t, uint64_t) INTEGERS(uint64_t, uint64_t)

#define FLOATS(T, BITS, F)                                                                                                              \
  LOOP void arithmetic_##T(T *restrict r, const T *a, const T *b) {                                                                     \
    for (int i = 0; i < N; i++) r[i] = (a[i] + b[i]) * a[i] - a[i] / b[i] + -b[i];                                                       \
  }                                                                                                                                     \
  LOOP void functions_##T(T *restrict r, const T *a, const T *b) {                                                                      \
    for (int i = 0; i < N; i++) r[i] = sqrt##F(fabs##F(a[i])) + copysign##F(1, b[i]) + floor##F(a[i]) * 2 + trunc##F(b[i]);               \
    for (int i = 0; i < N; i++) r[i] += ceil##F(b[i]) + rint##F(a[i]) + fma##F(a[i], b[i], 1);                                           \
  }                                                                                                                                     \
  LOOP void choices_##T(T *restrict r, const T *a, const T *b) {                                                                        \
    for (int i = 0; i < N; i++) r[i] = a[i] < b[i] ? a[i] : a[i] != a[i] ? 2 : b[i];                                                     \
  }                                                                                                                                     \
  LOOP T ordered_##T(const T *a) {                                                                                                      \
    T sum = 0;                                                                                                                          \
    for (int i = 0; i < N; i++) sum += a[i];                                                                                            \
    return sum;                                                                                                                         \
  }                                                                                                                                     \
  LOOP void to_ints_##T(int32_t *restrict r, const T *a) {                                                                              \
    for (int i = 0; i < N; i++) r[i] = fabs##F(a[i]) < 1000 ? (int32_t)a[i] : 7;                                                         \
  }                                                                                                                                     \
  LOOP void from_ints_##T(T *restrict r, const int32_t *a) {                                                                            \
    for (int i = 0; i < N; i++) r[i] = (T)a[i] + (T)(uint8_t)a[i] + (T)(uint32_t)a[i];                                                   \
  }                                                                                                                                     \
  LOOP void all_##T(void) {                                                                                                             \
    T a[N], b[N], r[N];                                                                                                                 \
    int32_t n[N];                                                                                                                       \
    for (int i = 0; i < N; i++) a[i] = (T)((int64_t)next() >> 40) / 64, b[i] = (T)((int64_t)next() >> 50) / 8 + 1;                        \
    a[3] = (T)INFINITY, a[4] = (T)NAN, b[5] = 0, a[6] = (T)-0.0, b[7] = (T)-INFINITY;                                                    \
    for (int k = 0; k < 5; k++) {                                                                                                       \
      if (k == 0) arithmetic_##T(r, a, b);                                                                                              \
      if (k == 1) functions_##T(r, a, b);                                                                                               \
      if (k == 2) choices_##T(r, a, b);                                                                                                 \
      if (k == 3) to_ints_##T(n, a), from_ints_##T(r, n);                                                                               \
      if (k == 4) a[3] = a[4] = 1, r[0] = ordered_##T(a);                                                                               \
      BITS hash = 3;                                                                                                                    \
      for (int i = 0; i < N; i++) {                                                                                                     \
        BITS u;                                                                                                                         \
        memcpy(&u, &r[i], sizeof u);                                                                                                    \
        hash = hash * 31 + (r[i] == r[i] ? u : 99);                                                                                     \
      }                                                                                                                                 \
      printf(#T " %d %llx\n", k, (unsigned long long)hash);                                                                             \
    }                                                                                                                                   \
  }
FLOATS(float, uint32_t, f) FLOATS(double, uint64_t, )

LOOP void widen(int64_t *restrict r, const int8_t *a, const uint16_t *b) {
  for (int i = 0; i < N; i++) r[i] = (int64_t)a[i] * b[i];
}
LOOP void narrow(uint8_t *restrict r, const int32_t *a) {
  for (int i = 0; i < N; i++) r[i] = (uint8_t)(a[i] < 0 ? 0 : a[i] > 255 ? 255 : a[i]);
}
LOOP void average(uint8_t *restrict r, const uint8_t *a, const uint8_t *b) {
  for (int i = 0; i < N; i++) r[i] = (uint8_t)((a[i] + b[i] + 1) >> 1);
}
LOOP void high(uint32_t *restrict r, const uint32_t *a, const uint32_t *b) {
  for (int i = 0; i < N; i++) r[i] = (uint32_t)((uint64_t)a[i] * b[i] >> 32) + (a[i] << 13 | a[i] >> 19);
}
LOOP void swaps(uint32_t *r) {
  for (int i = 0; i < N; i++) r[i] = __builtin_bswap32(r[i]) ^ __builtin_bitreverse32(r[i]);
}
LOOP unsigned distance(const uint8_t *a, const uint8_t *b) {
  unsigned d = 0;
  for (int i = 0; i < N; i++) d += (unsigned)(a[i] > b[i] ? a[i] - b[i] : b[i] - a[i]);
  return d;
}
LOOP void matrix(float r[8][8], float a[8][8], float b[8][8]) {
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++) {
      float s = 0;
      for (int k = 0; k < 8; k++) s += a[i][k] * b[k][j];
      r[i][j] = s;
    }
}
// Straight code, for the other vectoriser.
struct four { float x, y, z, w; };
LOOP struct four lerp(struct four a, struct four b, float t) {
  return (struct four){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t, a.w + (b.w - a.w) * t};
}
LOOP void butterfly(int32_t *p) {
  int32_t a = p[0] + p[3], b = p[1] + p[2], c = p[1] - p[2], d = p[0] - p[3];
  p[0] = a + b, p[1] = c + (d << 1), p[2] = a - b, p[3] = d - (c << 1);
}
LOOP void quarter(uint32_t *x) {
  for (int i = 0; i < 4; i++) x[i] += x[i + 4], x[i + 12] ^= x[i], x[i + 12] = x[i + 12] << 16 | x[i + 12] >> 16;
  for (int i = 0; i < 4; i++) x[i + 8] += x[i + 12], x[i + 4] ^= x[i + 8], x[i + 4] = x[i + 4] << 12 | x[i + 4] >> 20;
}
LOOP bool equal(const uint16_t *a, const uint16_t *b) {
  return a[0] == b[0] && a[1] == b[1] && a[2] == b[2] && a[3] == b[3] && a[4] == b[4] && a[5] == b[5] && a[6] == b[6] && a[7] == b[7];
}

int main(void) {
  all_int8_t(), all_uint8_t(), all_int16_t(), all_uint16_t(), all_int32_t(), all_uint32_t(), all_int64_t(), all_uint64_t();
  all_float(), all_double();
  int8_t a8[N];
  uint8_t u8[N], v8[N], w8[N];
  uint16_t u16[N];
  int32_t a32[N];
  uint32_t u32[N], v32[N], w32[N];
  int64_t r64[N];
  for (int i = 0; i < N; i++)
    a8[i] = (int8_t)next(), u8[i] = (uint8_t)(next() >> 9), v8[i] = (uint8_t)(next() >> 8), u16[i] = (uint16_t)next(),
    a32[i] = (int32_t)next() >> 22, u32[i] = (uint32_t)next(), v32[i] = (uint32_t)next();
  widen(r64, a8, u16), narrow(w8, a32);
  for (int i = 0; i < N; i += 5) printf("%lld %u ", (long long)r64[i], w8[i]);
  average(w8, u8, v8), high(w32, u32, v32), swaps(u32);
  for (int i = 0; i < N; i += 5) printf("%u %u %u ", w8[i], w32[i], u32[i]);
  printf("\n%u\n", distance(u8, v8));
  float m[8][8], n[8][8], r[8][8];
  for (int i = 0; i < 64; i++) m[i / 8][i % 8] = (float)(i * 7 % 11), n[i / 8][i % 8] = (float)(i * 5 % 13) - 6;
  matrix(r, m, n);
  for (int i = 0; i < 64; i += 7) printf("%g ", r[i / 8][i % 8]);
  struct four l = lerp((struct four){1, 2, 3, 4}, (struct four){-3, 9, 0, 8}, 0.375f);
  printf("%g %g %g %g\n", l.x, l.y, l.z, l.w);
  for (int i = 0; i < 3; i++) butterfly(a32), quarter(u32);
  for (int i = 0; i < 16; i++) printf("%d %u ", a32[i], u32[i]);
  printf("%d %d\n", equal(u16, u16 + 1), equal(u16, u16));
  return 0;
}
