"""Functions of mathematics with far more digits than f64 has, for rounding once to any format. Arguments and results are fractions."""
import decimal
from decimal import Decimal
from fractions import Fraction

DIGITS = 60
decimal.setcontext(decimal.Context(prec=DIGITS, Emax=decimal.MAX_EMAX, Emin=decimal.MIN_EMIN))


def dec(x):
    return Decimal(x.numerator) / Decimal(x.denominator)


def series(first, ratio):
    """The sum of terms, each the one before times ratio(n), until they no longer count."""
    total, term, n = first, first, 1
    while term and abs(term) > abs(total).scaleb(-DIGITS - 5):
        term *= ratio(n)
        total += term
        n += 1
    return total


def arctan(x):
    """By halving the angle until the series of Euler's converges fast."""
    halvings = 0
    while abs(x) > Decimal("0.05"):
        x /= 1 + (1 + x * x).sqrt()
        halvings += 1
    y = x * x
    return series(x / (1 + y), lambda n: y / (1 + y) * (2 * n) / (2 * n + 1)) * 2 ** halvings


PI = 4 * arctan(Decimal(1))


def sine(x):
    # The reduction loses as many digits as the argument has before the point: arguments stay below 1e20.
    x -= 2 * PI * (x / (2 * PI)).to_integral_value()
    return series(x, lambda n: -x * x / ((2 * n) * (2 * n + 1)))


def cosine(x):
    return sine(x + PI / 2)


def arcsin(x):
    return arctan(x / (1 - x * x).sqrt()) if abs(x) < 1 else x * PI / 2


def sinh(x):
    return (x.exp() - (-x).exp()) / 2


def cosh(x):
    return (x.exp() + (-x).exp()) / 2


def arctan2(y, x):
    if x == 0:
        return PI / 2 if y > 0 else -PI / 2
    angle = arctan(y / x)
    return angle if x > 0 else angle + (PI if y >= 0 else -PI)


def power(x, y):
    if x < 0:
        return (-1 if y % 2 else 1) * power(-x, y)
    return (y * x.ln()).exp()


def exactly(f):
    """A function of decimals as one of fractions."""
    return lambda *args: Fraction(f(*map(dec, args)))


FUNCTIONS = {name: exactly(f) for name, f in {
    "sin": sine, "cos": cosine, "tan": lambda x: sine(x) / cosine(x),
    "sinpi": lambda x: sine(x * PI), "cospi": lambda x: cosine(x * PI),
    "asin": arcsin, "acos": lambda x: PI / 2 - arcsin(x) if x < Decimal("0.5") else 2 * arcsin(((1 - x) / 2).sqrt()), "atan": arctan,
    "sinh": sinh, "cosh": cosh, "tanh": lambda x: sinh(x) / cosh(x),
    "exp": lambda x: x.exp(), "exp2": lambda x: (x * Decimal(2).ln()).exp(), "exp10": lambda x: (x * Decimal(10).ln()).exp(),
    "log": lambda x: x.ln(), "log2": lambda x: x.ln() / Decimal(2).ln(), "log10": lambda x: x.log10(),
    "pow": power, "atan2": arctan2, "rsqrt": lambda x: 1 / x.sqrt(), "sqrt": lambda x: x.sqrt(),
    "div": lambda x, y: x / y,
}.items()}
