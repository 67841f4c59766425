"""What warps.ll's kernels give: a row of the output is a number of each thread."""
import random
from functools import reduce

from case import Case, words

ALL = 0xffffffff


def rows_of(threads, rows):
    return Case.buffer(bytes(4 * threads * len(rows)), words(*[n & ALL for row in rows for n in row]))


def shuffles():
    v = random.Random("shuffles").sample(range(1 << 20, 1 << 30), 32)
    lanes = range(32)
    inside = [t % 8 + 2 < 8 for t in lanes]
    rows = [[v[t - 3] if t >= 3 else v[t] for t in lanes], [v[t + 5] if t + 5 < 32 else v[t] for t in lanes], [v[t ^ 11] for t in lanes],
            [v[7 * t % 32] for t in lanes], [v[9]] * 32, [v[t + 2] if i else v[t] for t, i in zip(lanes, inside)]]
    return Case("shuffles", [Case.buffer(words(*v)), rows_of(32, rows)])


def votes(name, v):
    threads = range(64)
    warps = [v[:32], v[32:]]

    def ballot(warp, test):
        return sum(bool(test(n)) << i for i, n in enumerate(warp))
    odd = [ballot(w, lambda n: n & 1) for w in warps]
    evens = 0x55555555
    each = lambda f: [f(t // 32) for t in threads]
    even_only = lambda n: [n(t // 32) if t % 2 == 0 else 0 for t in threads]
    same = [ballot(warps[t // 32], lambda n: n >> 2 == v[t] >> 2) for t in threads]
    rows = [each(lambda w: odd[w] == ALL), each(lambda w: odd[w] != 0), each(lambda w: odd[w] in (0, ALL)), each(lambda w: odd[w]),
            even_only(lambda w: odd[w] & evens), even_only(lambda w: evens), same, same, [ALL] * 64, [1] * 64]
    return Case("votes", [Case.buffer(words(*v)), rows_of(64, rows)], block=64, name=f"votes ({name})")


def redux():
    v = [random.Random("redux").getrandbits(32) | 1 << 5 for _ in range(32)]
    v = [n ^ i * 0x9e3779b1 & ALL | 32 for i, n in enumerate(v)]
    signed = [n - (n >> 31 << 32) for n in v]
    totals = [sum(v), min(signed), max(signed), min(v), max(v), reduce(lambda a, b: a & b, v), reduce(lambda a, b: a | b, v), reduce(lambda a, b: a ^ b, v)]
    return Case("redux", [Case.buffer(words(*v)), rows_of(32, [[n] * 32 for n in totals])])


def barrier_reductions(name, v):
    n = len(v)
    count, every, some = sum(x & 1 for x in v), all(x & 1 for x in v), any(x & 1 for x in v)
    flags = every | 1 << 1 | 1 << 2 | every << 3 | some << 4 | 0 << 5 | 0 << 6 | some << 7
    return Case("barrier_reductions", [Case.buffer(words(*v)), rows_of(n, [[count] * n] * 5 + [[flags] * n])], block=n, name=f"barrier_reductions ({name})")


def barriers():
    t = range(256)
    rows = [[n ^ 255 for n in t], [(n ^ 255) + 1000 for n in t], [(n ^ 255) + 2000 for n in t], [(n ^ 63) + 3000 if n < 64 else 0 for n in t]]
    return Case("barriers", [rows_of(256, rows)], block=256)


def registers():
    lane = [t % 32 for t in range(96)]
    below = [(1 << n) - 1 for n in lane]
    own = [1 << n for n in lane]
    rows = [lane, [32] * 96, own, below, [a | b for a, b in zip(below, own)], [ALL & ~(a | b) for a, b in zip(below, own)],
            [ALL & ~a for a in below], [1] * 96, [1] * 96]
    return Case("registers", [rows_of(96, rows)], block=96)


def cases():
    rng = random.Random("votes")
    mixed = [rng.getrandbits(4) for _ in range(64)]
    return [shuffles(), votes("mixed", mixed), votes("all", [n | 1 for n in mixed]), votes("none", [n & ~1 for n in mixed]), redux(),
            barrier_reductions("mixed", mixed), barrier_reductions("all", [1] * 96), barrier_reductions("none", [0] * 128), barriers(), registers()]
