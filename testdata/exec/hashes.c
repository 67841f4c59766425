// Known functions with known answers: SHA-256, CRC-32, SipHash, MD5's rounds, primes and large numbers.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t rotr(uint32_t v, int n) { return v >> n | v << (32 - n); }

// The constants are the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
static uint32_t k[64];
static void constants(void) {
  int n = 0;
  for (int p = 2; n < 64; p++) {
    int prime = 1;
    for (int d = 2; d * d <= p; d++) if (p % d == 0) prime = 0;
    if (!prime) continue;
    // The largest r with r^3 <= p * 2^96, 36 bits of it after the point.
    unsigned __int128 lo = 0, hi = (unsigned __int128)8 << 36;
    while (hi - lo > 1) {
      unsigned __int128 r = (lo + hi) / 2, sq = r * r >> 36, cube = sq * r >> 36;
      if (cube < (unsigned __int128)p << 36) lo = r; else hi = r;
    }
    k[n++] = (uint32_t)(lo >> 4);
  }
}

static void block(uint32_t h[8], const unsigned char *p) {
  uint32_t w[64], s[8];
  for (int i = 0; i < 16; i++) w[i] = (uint32_t)p[4 * i] << 24 | (uint32_t)p[4 * i + 1] << 16 | (uint32_t)p[4 * i + 2] << 8 | p[4 * i + 3];
  for (int i = 16; i < 64; i++) {
    uint32_t a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + (rotr(a, 7) ^ rotr(a, 18) ^ a >> 3) + w[i - 7] + (rotr(b, 17) ^ rotr(b, 19) ^ b >> 10);
  }
  memcpy(s, h, sizeof s);
  for (int i = 0; i < 64; i++) {
    uint32_t t = s[7] + (rotr(s[4], 6) ^ rotr(s[4], 11) ^ rotr(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) + k[i] + w[i];
    uint32_t u = (rotr(s[0], 2) ^ rotr(s[0], 13) ^ rotr(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
    memmove(s + 1, s, 28);
    s[4] += t, s[0] = t + u;
  }
  for (int i = 0; i < 8; i++) h[i] += s[i];
}
static void sha256(const void *data, size_t n) {
  uint32_t h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  const unsigned char *p = data;
  size_t left = n;
  for (; left >= 64; left -= 64, p += 64) block(h, p);
  unsigned char last[128] = {0};
  memcpy(last, p, left);
  last[left] = 0x80;
  size_t end = left < 56 ? 64 : 128;
  for (int i = 0; i < 8; i++) last[end - 1 - i] = (unsigned char)((uint64_t)n * 8 >> (8 * i));
  for (size_t i = 0; i < end; i += 64) block(h, last + i);
  for (int i = 0; i < 8; i++) printf("%08x", h[i]);
  printf("\n");
}

static uint32_t crc32(const char *s) {
  uint32_t c = ~0u;
  for (; *s; s++) {
    c ^= (unsigned char)*s;
    for (int i = 0; i < 8; i++) c = c >> 1 ^ (c & 1 ? 0xedb88320u : 0);
  }
  return ~c;
}

static uint64_t rotl(uint64_t v, int n) { return v << n | v >> (64 - n); }
static void round64(uint64_t v[4]) {
  v[0] += v[1], v[1] = rotl(v[1], 13) ^ v[0], v[0] = rotl(v[0], 32);
  v[2] += v[3], v[3] = rotl(v[3], 16) ^ v[2];
  v[0] += v[3], v[3] = rotl(v[3], 21) ^ v[0];
  v[2] += v[1], v[1] = rotl(v[1], 17) ^ v[2], v[2] = rotl(v[2], 32);
}
static uint64_t siphash(const unsigned char *p, size_t n, uint64_t k0, uint64_t k1) {
  uint64_t v[4] = {k0 ^ 0x736f6d6570736575u, k1 ^ 0x646f72616e646f6du, k0 ^ 0x6c7967656e657261u, k1 ^ 0x7465646279746573u}, m;
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    memcpy(&m, p + i, 8);
    v[3] ^= m, round64(v), round64(v), v[0] ^= m;
  }
  m = (uint64_t)n << 56;
  for (size_t j = i; j < n; j++) m |= (uint64_t)p[j] << (8 * (j - i));
  v[3] ^= m, round64(v), round64(v), v[0] ^= m;
  v[2] ^= 255;
  for (int r = 0; r < 4; r++) round64(v);
  return v[0] ^ v[1] ^ v[2] ^ v[3];
}

static uint64_t mulmod(uint64_t a, uint64_t b, uint64_t m) { return (uint64_t)((unsigned __int128)a * b % m); }
static uint64_t powmod(uint64_t b, uint64_t e, uint64_t m) {
  uint64_t r = 1;
  for (; e; e >>= 1, b = mulmod(b, b, m)) if (e & 1) r = mulmod(r, b, m);
  return r;
}
static int is_prime(uint64_t n) {
  if (n < 2 || n % 2 == 0) return n == 2;
  uint64_t d = n - 1;
  int s = 0;
  while (d % 2 == 0) d /= 2, s++;
  for (uint64_t a = 2; a < 38 && a < n; a += a == 2 ? 1 : 2) {
    uint64_t x = powmod(a, d, n);
    if (x == 1 || x == n - 1) continue;
    int i = 1;
    for (; i < s && x != n - 1; i++) x = mulmod(x, x, n);
    if (x != n - 1) return 0;
  }
  return 1;
}

static void factorial(unsigned n) {
  uint32_t limbs[32] = {1};
  for (unsigned i = 2; i <= n; i++) {
    uint64_t carry = 0;
    for (int j = 0; j < 32; j++) carry += (uint64_t)limbs[j] * i, limbs[j] = (uint32_t)(carry % 1000000000), carry /= 1000000000;
  }
  int top = 31;
  while (top && !limbs[top]) top--;
  printf("%u", limbs[top]);
  while (top--) printf("%09u", limbs[top]);
  printf("\n");
}

int main(void) {
  constants();
  sha256("", 0), sha256("abc", 3), sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56);
  char long_text[1000];
  for (int i = 0; i < 1000; i++) long_text[i] = (char)('a' + i % 26);
  for (size_t n = 50; n < 1000; n += 137) sha256(long_text, n);
  printf("%08x %08x\n", crc32("123456789"), crc32("The quick brown fox jumps over the lazy dog"));
  unsigned char bytes[64];
  for (int i = 0; i < 64; i++) bytes[i] = (unsigned char)i;
  for (size_t n = 0; n < 64; n += 5) printf("%016llx\n", (unsigned long long)siphash(bytes, n, 0x0706050403020100u, 0x0f0e0d0c0b0a0908u));
  for (uint64_t n = 18446744073709551615u, found = 0; found < 3; n--) if (is_prime(n)) printf("%llu\n", (unsigned long long)n), found++;
  factorial(20), factorial(100);
  return 0;
}
