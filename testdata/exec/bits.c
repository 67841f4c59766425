// Counting, reversing and rotating bits.
#include <stdint.h>
#include <stdio.h>

static uint64_t hash = 3;
static void mix(uint64_t v) { hash = (hash ^ v) * 0x2545f4914f6cdd1du, hash ^= hash >> 31; }

#define ROTATE(T, N)                                                                                             \
  __attribute__((noinline)) static T left_##T(T v, unsigned n) { n %= N; return n ? (T)(v << n) | (T)(v >> (N - n)) : v; } \
  __attribute__((noinline)) static T right_##T(T v, unsigned n) { return (T)(v >> (n & (N - 1))) | (T)(v << (-n & (N - 1))); }
ROTATE(uint8_t, 8) ROTATE(uint16_t, 16) ROTATE(uint32_t, 32) ROTATE(uint64_t, 64)

__attribute__((noinline)) static void counts(uint64_t v) {
  mix((uint64_t)__builtin_popcountll(v)), mix((uint64_t)__builtin_popcount((unsigned)v)), mix((uint64_t)__builtin_parityll(v));
  if (v) mix((uint64_t)__builtin_clzll(v)), mix((uint64_t)__builtin_ctzll(v)), mix((uint64_t)__builtin_ffsll((long long)v));
  if ((uint32_t)v) mix((uint64_t)__builtin_clz((uint32_t)v)), mix((uint64_t)__builtin_ctz((uint32_t)v));
  mix((uint64_t)__builtin_clzg((uint8_t)v, 99)), mix((uint64_t)__builtin_clzg((uint16_t)v, 99)), mix((uint64_t)__builtin_ctzg((uint8_t)v, -1));
  unsigned __int128 w = (unsigned __int128)v << 64 | (v * 0x9e3779b97f4a7c15u >> 7);
  mix((uint64_t)__builtin_popcountg(w)), mix((uint64_t)__builtin_clzg(w, 128)), mix((uint64_t)__builtin_ctzg(w, 128));
  mix((uint64_t)__builtin_clzg(w >> 70, 128)), mix((uint64_t)__builtin_ctzg(w & ~(unsigned __int128)0 << 64, 128));
  mix((uint64_t)__builtin_clrsbll((long long)v));
}
__attribute__((noinline)) static void reverses(uint64_t v) {
  mix(__builtin_bswap16((uint16_t)v)), mix(__builtin_bswap32((uint32_t)v)), mix(__builtin_bswap64(v));
  mix(__builtin_bitreverse8((uint8_t)v)), mix(__builtin_bitreverse16((uint16_t)v)), mix(__builtin_bitreverse32((uint32_t)v)), mix(__builtin_bitreverse64(v));
  unsigned __int128 w = __builtin_bswapg((unsigned __int128)v << 64 | ~v);
  mix((uint64_t)w), mix((uint64_t)(w >> 64));
  mix(__builtin_rotateleft32((uint32_t)v, (uint32_t)(v >> 7))), mix(__builtin_rotateright64(v, v >> 3)), mix(__builtin_rotateleft8((uint8_t)v, (uint8_t)(v >> 9)));
}
// Written out as loops: the optimiser may see what they are.
__attribute__((noinline)) static int count(uint32_t v) {
  int n = 0;
  for (; v; v &= v - 1) n++;
  return n;
}
__attribute__((noinline)) static uint32_t backwards(uint32_t v) {
  uint32_t r = 0;
  for (int i = 0; i < 32; i++) r = r << 1 | (v >> i & 1);
  return r;
}
__attribute__((noinline)) static int log2floor(uint64_t v) {
  int n = -1;
  while (v) v >>= 1, n++;
  return n;
}
__attribute__((noinline)) static uint64_t spread(uint32_t v) {
  uint64_t r = v;
  r = (r | r << 16) & 0x0000ffff0000ffffu, r = (r | r << 8) & 0x00ff00ff00ff00ffu, r = (r | r << 4) & 0x0f0f0f0f0f0f0f0fu;
  return (r | r << 2) & 0x3333333333333333u;
}
__attribute__((noinline)) static uint32_t average(uint32_t a, uint32_t b) { return (a & b) + ((a ^ b) >> 1); }
__attribute__((noinline)) static uint8_t saturate(int v) { return v < 0 ? 0 : v > 255 ? 255 : (uint8_t)v; }
__attribute__((noinline)) static uint32_t saturating_add(uint32_t a, uint32_t b) { uint32_t s = a + b; return s < a ? ~0u : s; }
__attribute__((noinline)) static uint32_t saturating_sub(uint32_t a, uint32_t b) { return a > b ? a - b : 0; }
__attribute__((noinline)) static int three_way(int64_t a, int64_t b) { return (a > b) - (a < b); }

int main(void) {
  uint64_t v = 0x0123456789abcdefu;
  for (int i = 0; i < 400; i++) {
    uint64_t t = i < 64 ? 1ull << i : i < 128 ? (1ull << (i - 64)) - 1 : i == 128 ? ~0ull : v;
    v = v * 6364136223846793005u + 1442695040888963407u;
    counts(t), reverses(t);
    for (unsigned n = 0; n < 67; n += 3) {
      mix(left_uint8_t((uint8_t)t, n)), mix(left_uint16_t((uint16_t)t, n)), mix(left_uint32_t((uint32_t)t, n)), mix(left_uint64_t(t, n));
      mix(right_uint8_t((uint8_t)t, n)), mix(right_uint16_t((uint16_t)t, n)), mix(right_uint32_t((uint32_t)t, n)), mix(right_uint64_t(t, n));
    }
    mix((uint64_t)count((uint32_t)t)), mix(backwards((uint32_t)t)), mix((uint64_t)log2floor(t)), mix(spread((uint32_t)t));
    mix(average((uint32_t)t, (uint32_t)(t >> 32))), mix(saturate((int)t)), mix(saturating_add((uint32_t)t, (uint32_t)(t >> 31)));
    mix(saturating_sub((uint32_t)t, (uint32_t)(t >> 31))), mix((uint64_t)three_way((int64_t)t, (int64_t)v));
    if (i % 20 == 0) printf("%d %016llx\n", i, (unsigned long long)hash);
  }
  printf("%016llx\n", (unsigned long long)hash);
  return 0;
}
