// Runs pairs of functions, the original and the lowered one, on many inputs, and prints where they differ.
//
// A function takes the arguments from slots of SLOT bytes and leaves the parts of its result in others. cases.h, which the test
// writes, has the table of them.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SLOT = 64, MAX_ARGS = 3, MAX_OUT = 2, MAX_VALUES = 70000 };

enum kind { INT, F16, BF16, F32, F64 };

// What an argument must not be, since the result would then be poison.
enum rule { ANY, BELOW_WIDTH, NOT_ZERO, NOT_LEAST };

struct part { // an argument or a part of a result: lanes elements of bits bits
    enum kind kind;
    int bits, lanes;
    enum rule rule;
};

struct test {
    const char *name;
    void (*original)(const void *, void *), (*lowered)(const void *, void *);
    int args, outs;
    struct part arg[MAX_ARGS], out[MAX_OUT];
};

#include "cases.h"

static uint64_t seed = 88172645463325252u;

static uint64_t random64(void) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

struct list {
    int count;
    unsigned char value[MAX_VALUES][32];
};

static int bit(const unsigned char *v, int i) { return v[i / 8] >> (i % 8) & 1; }

static int is_zero(const unsigned char *v, int bits) {
    for (int i = 0; i < bits; i++)
        if (bit(v, i))
            return 0;
    return 1;
}

static int allowed(struct part p, const unsigned char *v) {
    unsigned char rest[32];
    switch (p.rule) {
    case NOT_ZERO:
        return !is_zero(v, p.bits);
    case NOT_LEAST:
        return !(bit(v, p.bits - 1) && is_zero(v, p.bits - 1));
    case BELOW_WIDTH:
        memcpy(rest, v, 32);
        for (int i = 0; i < 16 && i < p.bits; i++)
            rest[i / 8] &= ~(1 << i % 8);
        return is_zero(rest, p.bits) && (v[0] | v[1] << 8) < p.bits;
    default:
        return 1;
    }
}

static void add(struct list *l, struct part p, const unsigned char *v) {
    unsigned char w[32];
    memcpy(w, v, 32);
    for (int i = p.bits; i < 256; i++)
        w[i / 8] &= ~(1 << i % 8);
    if (!allowed(p, w) || l->count == MAX_VALUES)
        return;
    for (int i = 0; i < l->count && l->count < 3000; i++)
        if (!memcmp(l->value[i], w, 32))
            return;
    memcpy(l->value[l->count++], w, 32);
}

static void add64(struct list *l, struct part p, uint64_t low, int negative) {
    unsigned char v[32];
    memset(v, negative ? 0xff : 0, 32);
    memcpy(v, &low, 8);
    add(l, p, v);
}

// Two to the n, give or take one, and the negatives of these.
static void powers(struct list *l, struct part p, int step) {
    for (int n = 0; n < p.bits; n += n + 1 == p.bits || n + step < p.bits ? step : p.bits - 1 - n)
        for (int delta = -1; delta <= 1; delta++)
            for (int negate = 0; negate < 2; negate++) {
                unsigned char v[32] = {0};
                v[n / 8] = 1 << n % 8;
                int carry = delta;
                for (int i = 0; i < 32 && carry; i++) {
                    int s = v[i] + carry;
                    v[i] = s;
                    carry = s < 0 ? -1 : s > 255;
                }
                if (negate) {
                    int c = 1;
                    for (int i = 0; i < 32; i++) {
                        int s = (unsigned char)~v[i] + c;
                        v[i] = s;
                        c = s >> 8;
                    }
                }
                add(l, p, v);
            }
}

static void integers(struct list *l, struct part p, int args) {
    if (p.bits <= (args == 3 ? 4 : 8)) {
        for (int v = 0; v < 1 << p.bits; v++)
            add64(l, p, v, 0);
        return;
    }
    if (p.bits <= 16 && args == 1) {
        for (int v = 0; v < 1 << p.bits; v++)
            add64(l, p, v, 0);
        return;
    }
    for (int v = -3; v <= 3; v++)
        add64(l, p, v, v < 0);
    for (int v = p.bits - 2; v <= p.bits + 2; v++)
        add64(l, p, v, 0);
    add64(l, p, 0x5555555555555555, 0);
    add64(l, p, 0xaaaaaaaaaaaaaaaa, 1);
    powers(l, p, args == 3 ? p.bits / 5 + 1 : args == 2 ? p.bits / 40 + 1 : 1);
    if (p.rule == BELOW_WIDTH)
        for (int v = 0; v < p.bits; v++)
            add64(l, p, v, 0);
    for (int n = 0; n < 16; n++) {
        unsigned char v[32];
        for (int i = 0; i < 32; i += 8) {
            uint64_t r = random64();
            memcpy(v + i, &r, 8);
        }
        add(l, p, v);
    }
}

static int fraction(enum kind k) { return k == F16 ? 10 : k == BF16 ? 7 : k == F32 ? 23 : 52; }

static void floats(struct list *l, struct part p, int args) {
    if (p.bits == 16 && args == 1) {
        for (int v = 0; v < 65536; v++)
            add64(l, p, v, 0);
        return;
    }
    int f = fraction(p.kind), e = p.bits - 1 - f;
    uint64_t one = 1, sign = one << (p.bits - 1), inf = (one << e) - 1 << f;
    uint64_t some[] = {0, 1, 2, (one << f) - 1, one << f, (one << f) + 1, inf - 1, inf, inf + 1, inf | one << (f - 1),
                       inf | one << (f - 1) | 5, inf | (one << f) - 1};
    for (int i = 0; i < (int)(sizeof some / sizeof *some); i++)
        for (int s = 0; s < 2; s++)
            add64(l, p, some[i] | (s ? sign : 0), 0);
    int bias = (1 << (e - 1)) - 1;
    // Numbers around two to the n, and halves beside integers.
    for (int n = -3; n < 140 && n + bias < (1 << e) - 1; n += args > 1 && n > 3 ? 20 : 1) {
        uint64_t at = (uint64_t)(n + bias) << f;
        uint64_t half = n >= 0 && n < f ? one << (f - 1 - n) : 0;
        uint64_t near[] = {at, at + 1, at - 1, at + half, at + half + 1, at + half - 1, at + 3 * half};
        for (int i = 0; i < 7; i++)
            for (int s = 0; s < 2; s++)
                add64(l, p, near[i] | (s ? sign : 0), 0);
    }
    for (int n = 0; n < (args > 1 ? 20 : 2000); n++)
        add64(l, p, random64(), 0);
}

static int same(const struct test *t, const unsigned char *a, const unsigned char *b) {
    for (int o = 0; o < t->outs; o++, a += SLOT, b += SLOT) {
        struct part p = t->out[o];
        if (p.kind == INT) {
            if (memcmp(a, b, (p.bits * p.lanes + 7) / 8))
                return 0;
            continue;
        }
        for (int i = 0; i < p.lanes; i++) {
            uint64_t x = 0, y = 0;
            memcpy(&x, a + i * p.bits / 8, p.bits / 8);
            memcpy(&y, b + i * p.bits / 8, p.bits / 8);
            uint64_t one = 1, size = (one << (p.bits - 1)) - 1, inf = size & ~((one << fraction(p.kind)) - 1);
            if (x != y && !((x & size) > inf && (y & size) > inf)) // one NaN is as good as another
                return 0;
        }
    }
    return 1;
}

static void show(const unsigned char *v, int bytes) {
    putchar(' ');
    for (int i = bytes - 1; i >= 0; i--)
        printf("%02x", v[i]);
}

static struct list lists[MAX_ARGS];

int main(void) {
    int bad = 0;
    long runs = 0;
    for (int n = 0; n < (int)(sizeof tests / sizeof *tests); n++) {
        const struct test *t = &tests[n];
        int lanes = 1, failed = 0;
        for (int i = 0; i < t->args; i++) {
            lists[i].count = 0;
            if (t->arg[i].kind == INT)
                integers(&lists[i], t->arg[i], t->args);
            else
                floats(&lists[i], t->arg[i], t->args);
            if (t->arg[i].lanes > lanes)
                lanes = t->arg[i].lanes;
            if (lists[i].count == 0) {
                printf("%s: no inputs\n", t->name);
                return 1;
            }
        }
        int at[MAX_ARGS] = {0};
        for (int more = 1; more && failed < 3;) {
            unsigned char in[MAX_ARGS * SLOT] = {0}, a[MAX_OUT * SLOT] = {0}, b[MAX_OUT * SLOT] = {0};
            for (int i = 0; i < t->args; i++) {
                struct part p = t->arg[i];
                int bytes = (p.bits + 7) / 8;
                for (int lane = 0; lane < p.lanes; lane++) // each lane another value
                    memcpy(in + i * SLOT + lane * bytes, lists[i].value[(at[i] + lane * 7) % lists[i].count], bytes);
            }
            t->original(in, a);
            t->lowered(in, b);
            runs++;
            if (!same(t, a, b)) {
                failed++;
                bad = 1;
                printf("%s:", t->name);
                for (int i = 0; i < t->args; i++)
                    show(in + i * SLOT, (t->arg[i].bits + 7) / 8 * t->arg[i].lanes);
                printf(" gives");
                for (int o = 0; o < t->outs; o++)
                    show(b + o * SLOT, (t->out[o].bits * t->out[o].lanes + 7) / 8);
                printf(", not");
                for (int o = 0; o < t->outs; o++)
                    show(a + o * SLOT, (t->out[o].bits * t->out[o].lanes + 7) / 8);
                printf("\n");
            }
            more = 0;
            for (int i = 0; i < t->args && !more; i++) {
                if (++at[i] < lists[i].count)
                    more = 1;
                else
                    at[i] = 0;
            }
        }
    }
    printf("%ld runs\n", runs);
    return bad;
}
