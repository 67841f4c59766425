"""Operands for kernels: edges of each format, numbers halfway between those of a narrower one, and random ones, the same in every run."""
import itertools
import random


def edges(f):
    sizes = [0, 1, 2, (1 << f.fraction) - 1, 1 << f.fraction, (1 << f.fraction) + 1, f.one - 1, f.one, f.one + 1, f.one + (1 << f.fraction),
             f.one + (1 << f.fraction - 1), f.largest - 1, f.largest, f.infinity, f.nan]
    return sizes + [s | f.sign for s in sizes]


def floats(f, count, seed, finite=False):
    """Random bits, half of them near 1, so that sums do not just return the larger operand."""
    rng = random.Random(f"{seed} {f.name}")
    out = []
    while len(out) < count:
        bits = rng.getrandbits(f.bits)
        if len(out) % 2:
            bits = bits & ~f.infinity | f.one + (rng.randrange(-4, 5) << f.fraction)
        if not (finite and bits & f.infinity == f.infinity):
            out.append(bits)
    return out


def singles(f, count=2000, finite=False):
    return [(b,) for b in edges(f) + floats(f, count, "one") if not (finite and b & f.infinity == f.infinity)]


def pairs(f, count=2000):
    e = edges(f)
    return list(itertools.product(e, e)) + list(zip(floats(f, count, "first"), floats(f, count, "second")))


def triples(f, count=4000):
    """With many whose sum nearly cancels, or is just beside a halfway case: where a fused operation shows."""
    e = edges(f)[::3]
    out = list(itertools.product(e, e, e))
    rng = random.Random("three " + f.name)
    for a, b, c in zip(floats(f, count, "a", True), floats(f, count, "b", True), floats(f, count, "c", True)):
        way = rng.randrange(3)
        if way:
            product = f.decode(a) * f.decode(b)
            if way == 1:
                c = f.encode(-product)
            else:
                c = f.encode(product * (1 << rng.randrange(1, f.fraction + 3)))
        out.append((a, b, c))
    return out


def between(wide, narrow, count=1500):
    """Numbers of wide at, just above and just below halfway between neighbours in narrow, and its edges."""
    out = edges(wide) + [wide.encode(narrow.decode(b), b >= narrow.sign) for b in edges(narrow)]
    for bits in [0, 1, 2, narrow.largest - 1, narrow.one] + [b & narrow.sign - 1 for b in floats(narrow, count, "between", True)]:
        if bits >= narrow.largest:
            continue
        middle = wide.encode((narrow.decode(bits) + narrow.decode(bits + 1)) / 2)
        out += [middle + d for d in (-1, 0, 1)] + [wide.sign | middle]
    # Halfway between the largest and what would be next.
    top = wide.encode(narrow.decode(narrow.largest) + (narrow.decode(narrow.largest) - narrow.decode(narrow.largest - 1)) / 2)
    return [(b,) for b in out + [top - 1, top, top + 1]]


def whole(bits, count=1500, seed="whole"):
    """Integers: around powers of two, and random ones of every length."""
    rng = random.Random(f"{seed} {bits}")
    out = {0, 1, (1 << bits) - 1, 1 << bits - 1, (1 << bits - 1) - 1}
    for n in range(bits):
        out |= {1 << n, (1 << n) - 1, (1 << n) + 1, -(1 << n), -(1 << n) - 1, 1 - (1 << n)}
    while len(out) < min(count + 6 * bits, 1 << bits):
        out.add(rng.getrandbits(rng.randrange(1, bits + 1)) * rng.choice((1, -1)))
    return sorted({n & (1 << bits) - 1 for n in out})


def halfway_integers(bits, f, signed, count=1500):
    """Integers at and beside halfway between neighbours in f, and others."""
    rng = random.Random(f"half {bits} {f.name}")
    out = list(whole(bits, 300))
    for _ in range(count):
        length = rng.randrange(f.fraction + 2, bits + 1) if bits > f.fraction + 2 else bits
        top = rng.getrandbits(f.fraction) | 1 << f.fraction
        shift = length - f.fraction - 1
        if shift > 0:
            middle = (top << shift) + (1 << shift - 1)
            out += [middle + d for d in (-1, 0, 1)]
            if signed:
                out += [-(middle + d) for d in (-1, 0, 1)]
    return [(n & (1 << bits) - 1,) for n in out]


def integer_pairs(bits, count=2000, nonzero=False, below=None):
    """Pairs; nonzero leaves out divisors of 0, below takes the second modulo it."""
    rng = random.Random(f"pairs {bits}")
    pool = whole(bits)
    ends = [0, 1, 2, (1 << bits) - 1, (1 << bits) - 2, 1 << bits - 1, (1 << bits - 1) - 1, (1 << bits - 1) + 1]
    out = list(itertools.product(ends, ends)) + [(rng.choice(pool), rng.choice(pool)) for _ in range(count)]
    if below:
        out = [(a, b % below) for a, b in out]
    return [(a, b) for a, b in out if b or not nonzero]
