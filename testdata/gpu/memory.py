"""What memory.ll's kernels leave."""
import random

from case import Case, words

RANDOM = random.Random("memory").randbytes(1800)


def number(n):
    return Case.value(n.to_bytes(4, "little"))


def copies():
    out = []
    for n in (0, 1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 33, 64, 100, 129):
        for start in (0, 1, 2, 4, 5, 8):
            for to in (300, 301, 302, 307):
                data = bytearray(RANDOM[:500])
                data[to:to + n] = data[start:start + n]
                out.append(Case("copies", [Case.buffer(RANDOM[:500], bytes(data)), number(start), number(to), number(n)], block=1))
            for to in (start + 1, max(start - 3, 0), start + 4, start + 8):
                data = bytearray(RANDOM[:500])
                data[to:to + n] = bytes(data[start:start + n])
                out.append(Case("moves", [Case.buffer(RANDOM[:500], bytes(data)), number(start), number(to), number(n)], block=1))
            data = bytearray(RANDOM[:500])
            data[start:start + n] = b"\xc3" * n
            out.append(Case("sets", [Case.buffer(RANDOM[:500], bytes(data)), number(start), number(0xc3), number(n)], block=1))
    return out


def constant_sizes():
    d = bytearray(RANDOM[:256])
    d[101:118] = d[1:18]
    d[122:152] = d[2:32]
    d[160:196] = d[4:40]
    d[203:224] = bytes([90]) * 21
    d[44:63] = bytes(d[41:60])
    d[66:89] = bytes(d[71:94])
    return Case("constant_sizes", [Case.buffer(RANDOM[:256], bytes(d))], block=1)


def constants():
    table, plain, odd = (11, 22, 33, 44, 55), (1, 20, 300, 4000, 50000), ((0, 0), (0xffffffff, 1), (0, 1))
    rows = [(table[t % 5], plain[t % 5], *odd[t % 3], t * t) for t in range(30)]
    return Case("constants", [Case.buffer(bytes(600), words(*sum(rows, ()))), Case.buffer(words(*[t * t for t in range(30)]))], block=30)


def masks():
    d = list(range(100, 108))
    after = [d[4], 8, d[2], 10] + d[4:]
    return Case("masks", [Case.buffer(words(*d), words(*after))], block=1)


def cases():
    list_sum = sum(range(20))
    return copies() + [
        constant_sizes(), constants(), masks(),
        Case("stack", [Case.buffer(bytes(128), words(*[t * list_sum + 3000 for t in range(32)])), number(20)]),
        Case("spaces", [Case.buffer(bytes(24), words(4, 1, 8, 2, 2, 2))], block=1),
        Case("shared_sizes", [Case.buffer(bytes(256), words(*[(t ^ 63) * 101 for t in range(64)]))], block=64, shared=256),
        Case("async", [Case.buffer(RANDOM[:1792]), Case.buffer(bytes(1792), RANDOM[:1792])], block=64, shared=1792)]
