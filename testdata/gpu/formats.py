"""Binary floating point of IEEE 754, exactly: values are fractions, and every rounding is done once, to nearest, ties to even.

Numbers are passed as their bits. What a result means for a NaN is only that it is one, so encode gives the quiet NaN and `same` takes any.
"""
import math
from fractions import Fraction

INF, NAN = "inf", "nan"


class Format:
    """A format by the widths of its fields."""

    def __init__(self, name, exponent, fraction):
        self.name, self.exponent, self.fraction = name, exponent, fraction
        self.bits = 1 + exponent + fraction
        self.sign = 1 << self.bits - 1
        self.infinity = (1 << exponent) - 1 << fraction
        self.nan = self.infinity | 1 << fraction - 1
        self.bias = (1 << exponent - 1) - 1
        self.one = self.bias << fraction
        self.largest = self.infinity - 1

    def is_nan(self, bits):
        return bits & self.sign - 1 > self.infinity

    def decode(self, bits):
        """A fraction, or (INF, sign) or NAN; the sign of a zero is only in its bits."""
        size = bits & self.sign - 1
        negative = bits >= self.sign
        if size > self.infinity:
            return NAN
        if size == self.infinity:
            return (INF, negative)
        field, low = size >> self.fraction, size & (1 << self.fraction) - 1
        if field:
            low |= 1 << self.fraction
        power = max(field, 1) - self.bias - self.fraction
        value = Fraction(low << power) if power >= 0 else Fraction(low, 1 << -power)
        return -value if negative else value

    def encode(self, value, negative_zero=False):
        """The nearest number; a fraction of 0 is a positive zero unless asked otherwise."""
        if value == NAN:
            return self.nan
        if isinstance(value, tuple):
            return self.infinity | (self.sign if value[1] else 0)
        value = Fraction(value)
        if value == 0:
            return self.sign if negative_zero else 0
        sign = self.sign if value < 0 else 0
        return sign | self.nearest(abs(value))

    def nearest(self, size):
        # The power of two of the last place: of the number's own binade, but never below the subnormals'.
        top = size.numerator.bit_length() - size.denominator.bit_length()
        if (size.denominator << top if top >= 0 else size.denominator) > (size.numerator if top >= 0 else size.numerator << -top):
            top -= 1
        power = max(top, 1 - self.bias) - self.fraction
        up = size.numerator << max(-power, 0)
        down = size.denominator << max(power, 0)
        quotient, rest = divmod(up, down)
        if 2 * rest > down or 2 * rest == down and quotient & 1:
            quotient += 1
        # A carry out of the fraction makes the next exponent by itself.
        bits = quotient + (power + self.fraction + self.bias - 1 << self.fraction)
        return min(bits, self.infinity)

    def same(self, a, b):
        return a == b or self.is_nan(a) and self.is_nan(b)

    def order(self, bits):
        """A key that orders all numbers, and puts -0 below 0."""
        return -1 - (bits - self.sign) if bits >= self.sign else bits


F16, BF16, F32, F64 = Format("half", 5, 10), Format("bfloat", 8, 7), Format("float", 8, 23), Format("double", 11, 52)
FORMATS = {f.name: f for f in (F16, BF16, F32, F64)}


def convert(src, dst):
    def f(bits):
        return dst.encode(src.decode(bits), bits >= src.sign)
    return f


def total(f, x, y, negative):
    """The sum of what decode gives; negative says the sign if it is 0."""
    if x == NAN or y == NAN:
        return f.nan
    if isinstance(x, tuple) or isinstance(y, tuple):
        if isinstance(x, tuple) and isinstance(y, tuple) and x != y:
            return f.nan
        return f.encode(x if isinstance(x, tuple) else y)
    return f.encode(x + y, negative)


def add(f):
    def op(a, b):
        return total(f, f.decode(a), f.decode(b), a >= f.sign and b >= f.sign)
    return op


def sub(f):
    return lambda a, b: add(f)(a, b ^ f.sign)


def product(f, a, b):
    """The exact product and its sign."""
    x, y, negative = f.decode(a), f.decode(b), (a ^ b) >= f.sign
    if x == NAN or y == NAN:
        return NAN, negative
    if isinstance(x, tuple) or isinstance(y, tuple):
        return (NAN if x == 0 or y == 0 else (INF, negative)), negative
    return x * y, negative


def mul(f):
    return lambda a, b: f.encode(*product(f, a, b))


def div(f):
    def op(a, b):
        x, y, negative = f.decode(a), f.decode(b), (a ^ b) >= f.sign
        if x == NAN or y == NAN:
            return f.nan
        if isinstance(x, tuple):
            return f.nan if isinstance(y, tuple) else f.encode((INF, negative))
        if isinstance(y, tuple):
            return f.encode(0, negative)
        if y == 0:
            return f.nan if x == 0 else f.encode((INF, negative))
        return f.encode(x / y, negative)
    return op


def rem(f):
    """The remainder of a division rounded toward zero: exact, with the dividend's sign."""
    def op(a, b):
        x, y = f.decode(a), f.decode(b)
        if x == NAN or y == NAN or isinstance(x, tuple) or y == 0:
            return f.nan
        if isinstance(y, tuple):
            return a
        rest = abs(x) % abs(y)
        return f.encode(-rest if x < 0 else rest, a >= f.sign)
    return op


def fma(f):
    def op(a, b, c):
        p, negative = product(f, a, b)
        return total(f, p, f.decode(c), negative and c >= f.sign)
    return op


def sqrt(f):
    def op(a):
        x = f.decode(a)
        if x == NAN or x == (INF, True) or not isinstance(x, tuple) and x < 0:
            return f.nan
        if isinstance(x, tuple) or x == 0:
            return a
        # Far more bits than any format has; what is below them only says that the root is not exact.
        shift = 2 * (f.fraction + 8 + max(0, x.denominator.bit_length() - x.numerator.bit_length()))
        scaled = (x.numerator << shift) // x.denominator
        root = math.isqrt(scaled)
        exact = root * root == scaled and scaled * x.denominator == x.numerator << shift
        return f.encode(Fraction(2 * root + (0 if exact else 1), 2 << shift // 2))
    return op


def compare(f, predicate):
    """LLVM's fcmp: the letter says whether unordered gives true, the rest is the relation."""
    unordered, relation = predicate[0] == "u", predicate[1:]

    def op(a, b):
        if f.is_nan(a) or f.is_nan(b):
            return int(predicate == "uno" or unordered)
        zero = f.sign - 1
        x = 0 if a & zero == 0 else f.order(a)
        y = 0 if b & zero == 0 else f.order(b)
        if predicate == "ord":
            return 1
        return int({"eq": x == y, "ne": x != y, "lt": x < y, "le": x <= y, "gt": x > y, "ge": x >= y}.get(relation, False))
    return op


def pick(f, larger, nan_wins):
    """minimum, maximum (a NaN wins) and minimumnum, maximumnum (a number wins), which put -0 below 0."""
    def op(a, b):
        if f.is_nan(a) or f.is_nan(b):
            if nan_wins or f.is_nan(a) and f.is_nan(b):
                return f.nan
            return b if f.is_nan(a) else a
        return (max if larger else min)(a, b, key=f.order)
    return op


def to_int(f, bits, signed, saturate):
    """Truncated; with saturate NaN is 0. Without it the caller asks only for what fits."""
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)

    def op(a):
        x = f.decode(a)
        if x == NAN:
            return 0
        if isinstance(x, tuple):
            n = low if x[1] else high
        else:
            n = int(x)
        assert saturate or low <= n <= high
        return min(max(n, low), high) & (1 << bits) - 1
    return op


def from_int(f, bits, signed):
    def op(n):
        if signed and n >> bits - 1:
            n -= 1 << bits
        return f.encode(Fraction(n))
    return op


def rounding(f, how):
    """floor, ceil, trunc, roundeven, round (half away from zero), keeping the sign of what becomes 0."""
    def op(a):
        x = f.decode(a)
        if x == NAN or isinstance(x, tuple):
            return f.encode(x)
        return f.encode(whole(x, how), a >= f.sign)
    return op


def whole(x, how):
    down = x.numerator // x.denominator
    if how == "floor":
        return down
    if how == "ceil":
        return -(-x.numerator // x.denominator)
    if how == "trunc":
        return int(x)
    if how == "roundeven":
        return round(x)
    return int(abs(x) + Fraction(1, 2)) * (-1 if x < 0 else 1)
