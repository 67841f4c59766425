// Digests and ciphers: rotations, tables, byte order.
typedef unsigned u32;
typedef unsigned char u8;
typedef unsigned long u64;

static const u32 k[16] = {0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
                          0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174};
static u32 crc_table[256];

static u32 rotr(u32 v, int n) { return v >> n | v << (32 - n); }
static u32 load(const u8 *p) { return (u32)p[0] << 24 | (u32)p[1] << 16 | (u32)p[2] << 8 | p[3]; }
void rounds(u32 s[8], const u8 *block) {
	u32 w[16], a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
	for (int i = 0; i < 16; i++) {
		w[i] = load(block + 4 * i);
		u32 t = h + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + k[i] + w[i];
		u32 m = (rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
		h = g; g = f; f = e; e = d + t; d = c; c = b; b = a; a = t + m;
	}
	s[0] += a; s[1] += b; s[2] += c; s[3] += d; s[4] += e; s[5] += f; s[6] += g; s[7] += h;
}
#define QUARTER(a, b, c, d) (a += b, d = rotr(d ^ a, 16), c += d, b = rotr(b ^ c, 20), a += b, d = rotr(d ^ a, 24), c += d, b = rotr(b ^ c, 25))
void cipher(u32 out[16], const u32 in[16]) {
	u32 x[16];
	for (int i = 0; i < 16; i++) x[i] = in[i];
	for (int i = 0; i < 10; i++) {
		QUARTER(x[0], x[4], x[8], x[12]); QUARTER(x[1], x[5], x[9], x[13]);
		QUARTER(x[2], x[6], x[10], x[14]); QUARTER(x[3], x[7], x[11], x[15]);
		QUARTER(x[0], x[5], x[10], x[15]); QUARTER(x[1], x[6], x[11], x[12]);
		QUARTER(x[2], x[7], x[8], x[13]); QUARTER(x[3], x[4], x[9], x[14]);
	}
	for (int i = 0; i < 16; i++) out[i] = x[i] + in[i];
}
void crc_start(void) { for (u32 i = 0; i < 256; i++) { u32 c = i; for (int j = 0; j < 8; j++) c = c & 1 ? c >> 1 ^ 0xedb88320 : c >> 1; crc_table[i] = c; } }
u32 crc(u32 c, const u8 *p, u64 n) { c = ~c; while (n--) c = crc_table[(c ^ *p++) & 255] ^ c >> 8; return ~c; }
u64 mix(const u8 *p, u64 n) {
	u64 h = n * 0x9e3779b97f4a7c15u;
	for (; n >= 8; n -= 8, p += 8) {
		u64 v;
		__builtin_memcpy(&v, p, 8);
		h = (h ^ v) * 0xff51afd7ed558ccdu;
		h ^= h >> 33;
	}
	switch (n) {
	case 7: h ^= (u64)p[6] << 48; // falls through
	case 6: h ^= (u64)p[5] << 40; // falls through
	case 5: h ^= (u64)p[4] << 32; // falls through
	case 4: h ^= (u64)p[3] << 24; // falls through
	case 3: h ^= (u64)p[2] << 16; // falls through
	case 2: h ^= (u64)p[1] << 8; // falls through
	case 1: h ^= p[0];
	}
	return h;
}
