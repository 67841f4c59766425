"""What parameters.ll's kernels give."""
import struct

from case import Case, packed, words


def bf16(x):
    return float_bits(x) >> 16


def float_bits(x):
    return struct.unpack("<I", struct.pack("<f", x))[0]


def value(n, bits, size):
    return Case.value((n & (1 << bits) - 1).to_bytes(size, "little"))


def widths(sign):
    n = [(-1 if sign < 0 else 0, 1, 1), (sign * 100, 8, 1), (sign * 30000, 16, 2), (sign * 60001, 17, 4), (sign * (1 << 31) + 5, 33, 8),
         (sign * (1 << 62) + 3, 64, 8), (sign * (1 << 63) + 1, 65, 16), (sign * (1 << 126) + 9, 128, 16)]
    floats = [struct.pack("<e", sign * 1.5), struct.pack("<H", bf16(sign * 2.5)), struct.pack("<f", sign * 3.25), struct.pack("<d", sign / 7)]
    out = packed((v for v, _, _ in n), 16) + b"".join(f.ljust(16, b"\xee") for f in floats)
    return Case("widths", [value(*v) for v in n] + [Case.value(f) for f in floats] + [Case.buffer(b"\xee" * 192, out)], block=1,
                name=f"widths ({'negative' if sign < 0 else 'positive'})")


def aggregates():
    s = struct.pack("<I4xq3H2x", 1, -5 << 40, 10, 20, 30)
    a = struct.pack("<4f", 1, 2, 3, 4)
    b = struct.pack("<B7xq4f", 7, 1 << 50, 0.5, 1.5, 2.5, 3.5)
    c = struct.pack("<BI", 9, 123456789)
    out = struct.pack("<qH2xfq4fIB3x", -5 << 40, 30, 3, 1 << 50, 0.5, 1.5, 2.5, 3.5, 123456789, 77)
    return Case("aggregates", [Case.value(s), Case.value(a), Case.value(b), Case.value(c), Case.value(b"\x4d"), Case.buffer(bytes(48), out)], block=1)


def calls():
    v, a, b, c, d, e = -12345, (1 << 64) - 77, 1, -33, -(1 << 23) + 1, (1 << 126) - 1
    odd = (a + b) * c - d & (1 << 65) - 1
    odd -= (odd >> 64) << 65
    out = struct.pack("<qi4x", v * 1000000007 + v + 2, v) + packed([odd, 3 * e], 16) + struct.pack("<e2xHH", 3.5, bf16(3), bf16(5)) + bytes(8)
    return Case("calls", [Case.buffer(bytes(64), out), value(v, 32, 4), value(a, 65, 16), value(b, 1, 1), value(c, 7, 1), value(d, 24, 4),
                          value(e, 128, 16), Case.value(struct.pack("<e", 2.5)), Case.value(struct.pack("<HH", bf16(1), bf16(2)))], block=1)


def cases():
    array = words(*range(40, 48))
    return [widths(1), widths(-1), aggregates(), calls()] + [
        Case("indexed", [Case.value(array), value(i, 32, 4), value(j, 32, 4), Case.buffer(bytes(8), words(99 if i == j else 40 + j, 99))], block=1,
             name=f"indexed ({i}, {j})") for i, j in ((0, 0), (3, 7), (7, 3))]
