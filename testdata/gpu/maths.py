"""Functions of libdevice and NVIDIA's approximate instructions: within the errors that NVIDIA documents, of results with 60 digits.

The bounds in units in the last place are those of the CUDA C++ Programming Guide, "Mathematical Functions"; those of the .approx instructions
are the PTX ISA's, "Floating Point Instructions".
"""
import random
from fractions import Fraction

from elementwise import Elementwise as E
from formats import BF16, F16, F32, F64
from reference import FUNCTIONS

# name: bound for f32, for f64, and the range of the arguments.
ULPS = {
    "sin": (2, 2, (-1e5, 1e5)), "cos": (2, 2, (-1e5, 1e5)), "tan": (4, 2, (-1e4, 1e4)), "asin": (2, 2, (-1, 1)), "acos": (2, 2, (-1, 1)),
    "atan": (2, 2, (-100, 100)), "sinh": (3, 2, (-80, 80)), "cosh": (2, 1, (-80, 80)), "tanh": (2, 1, (-10, 10)),
    "exp": (2, 1, (-80, 80)), "exp2": (2, 1, (-120, 120)), "exp10": (2, 1, (-35, 35)), "log": (1, 1, (0, 1e9)), "log2": (1, 1, (0, 1e9)),
    "log10": (2, 1, (0, 1e9)),
}


def sample(f, low, high, count, name):
    rng = random.Random(f"{name} {f.name}")
    out = []
    while len(out) < count:
        # Half of them evenly, the others of all sizes.
        x = rng.uniform(low, high) if len(out) % 2 else rng.choice((-1, 1)) * max(abs(low), abs(high)) * 2.0 ** rng.uniform(-14, 0)
        bits = f.encode(Fraction(x))
        if low < x < high and bits & ~f.sign >= 1 << f.fraction and low <= f.decode(bits) <= high:
            out.append(bits)
    return out


def within(f, ulps):
    """At most so many numbers of the format from the right one; ranges keep results away from 0 and infinity, or they must be equal."""
    def same(got, want):
        return f.same(got, want) or not f.is_nan(got) and not f.is_nan(want) and abs(f.order(got) - f.order(want)) <= ulps
    return same


def rounded(f, function):
    def op(*args):
        return f.encode(function(*map(f.decode, args)))
    return op


def special(f, values):
    """Arguments whose results the C standard (Annex F) gives exactly."""
    names = {"0": 0, "-0": f.sign, "inf": f.infinity, "-inf": f.infinity | f.sign, "nan": f.nan, "1": f.one, "-1": f.one | f.sign}
    return [tuple(names[v] for v in row.split()) for row in values]


EXACT = {
    "sin": ["0 0", "-0 -0", "inf nan", "nan nan"], "cos": ["0 1", "-0 1", "-inf nan", "nan nan"], "tan": ["0 0", "-0 -0", "inf nan"],
    "asin": ["0 0", "-0 -0", "inf nan"], "acos": ["1 0", "inf nan"], "atan": ["0 0", "-0 -0", "nan nan"],
    "sinh": ["0 0", "-0 -0", "inf inf", "-inf -inf"], "cosh": ["0 1", "inf inf", "-inf inf"], "tanh": ["0 0", "-0 -0", "inf 1", "-inf -1"],
    "exp": ["0 1", "-0 1", "inf inf", "-inf 0", "nan nan"], "exp2": ["0 1", "inf inf", "-inf 0"], "exp10": ["0 1", "inf inf", "-inf 0"],
    "log": ["1 0", "0 -inf", "-0 -inf", "inf inf", "-1 nan"], "log2": ["1 0", "0 -inf", "inf inf", "-1 nan"],
    "log10": ["1 0", "0 -inf", "inf inf", "-1 nan"],
}


def function(f, suffix, name, ulps, arguments):
    exact = dict(special(f, EXACT[name]))
    op = rounded(f, FUNCTIONS[name])
    return E(f"{name}_{suffix}", f.name, f.name, f"%r = call {f.name} @llvm.{name}.{suffix}({f.name} %a)",
             lambda a: exact[a] if a in exact else op(a), [(a,) for a in exact] + [(a,) for a in arguments], within(f, ulps))


def kernels():
    out = []
    for name, (single, double, (low, high)) in ULPS.items():
        for f, suffix, ulps, count in ((F32, "f32", single, 300), (F64, "f64", double, 300)):
            out.append(function(f, suffix, name, ulps, sample(f, low, high, count, name)))
        # Halves go through f32 and are rounded once more.
        for f, suffix in ((F16, "f16"), (BF16, "bf16")):
            bound = {"exp": 9, "exp2": 13, "exp10": 4, "sinh": 9, "cosh": 9}.get(name, 100)
            low_half, high_half = max(low, -bound), min(high, bound)
            out.append(function(f, suffix, name, 1, sample(f, low_half, high_half, 200, name)))
    for f, suffix, power, atan2 in ((F32, "f32", 4, 3), (F64, "f64", 2, 2)):
        t = f.name
        bases = sample(f, 0, 50, 300, "base")
        exponents = sample(f, -15, 15, 300, "exponent")
        rows = list(zip(bases, exponents)) + [(b | f.sign, f.encode(Fraction(n % 9 - 4))) for n, b in enumerate(bases[:60])]
        out.append(E(f"pow_{suffix}", f"{t} {t}", t, f"%r = call {t} @llvm.pow.{suffix}({t} %a, {t} %b)",
                     rounded(f, FUNCTIONS["pow"]), rows, within(f, power)))
        out.append(E(f"atan2_{suffix}", f"{t} {t}", t, f"%r = call {t} @llvm.atan2.{suffix}({t} %a, {t} %b)", rounded(f, FUNCTIONS["atan2"]),
                     list(zip(sample(f, -50, 50, 300, "y"), sample(f, -50, 50, 300, "x"))), within(f, atan2)))
        whole = [(b, n & 0xffffffff) for i, b in enumerate(bases) for n in (i % 13 - 6,)]
        # powi is repeated multiplication: each of at most four rounds by half an ulp of what is then squared.
        out.append(E(f"powi_{suffix}", f"{t} i32", t, f"%r = call {t} @llvm.powi.{suffix}.i32({t} %a, i32 %b)",
                     lambda a, n, f=f: f.encode(f.decode(a) ** (n - ((n >> 31) << 32))), whole, within(f, 8)))
        for pair, halves in (("sincos", ("sin", "cos")), ("sincospi", ("sinpi", "cospi"))):
            for i, half in enumerate(halves):
                ulps = 2
                out.append(E(f"{pair}{i}_{suffix}", t, t, f"%p = call {{ {t}, {t} }} @llvm.{pair}.{suffix}({t} %a)\n"
                             f"%r = extractvalue {{ {t}, {t} }} %p, {i}", rounded(f, FUNCTIONS[half]),
                             [(a,) for a in sample(f, -100, 100, 300, pair)], within(f, ulps)))
    return out + approximations()


def near(f, absolute=0, relative=0):
    """Within an absolute error, or one relative to the exact result, which is given as a fraction."""
    def same(got, want):
        x = f.decode(got)
        return isinstance(x, Fraction) and abs(x - want) <= max(Fraction(absolute), Fraction(relative) * abs(want))
    return same


def approximations():
    out = []
    for intrinsic, name, (low, high), errors in (
            ("sin.approx.f", "sin", (-3.14, 3.14), {"absolute": 2.0 ** -20.5}), ("cos.approx.f", "cos", (-3.14, 3.14), {"absolute": 2.0 ** -20.5}),
            ("ex2.approx.f", "exp2", (-100, 100), {"relative": 2.0 ** -22}), ("lg2.approx.f", "log2", (0.01, 1000), {"absolute": 2.0 ** -22, "relative": 2.0 ** -22}),
            ("rsqrt.approx.f", "rsqrt", (0.01, 1e6), {"relative": 2.0 ** -22.9}), ("sqrt.approx.f", "sqrt", (0.01, 1e6), {"relative": 2.0 ** -23}),
            ("tanh.approx.f32", "tanh", (-5, 5), {"relative": 2.0 ** -11})):
        out.append(E(intrinsic.replace(".", "_"), "float", "float", f"%r = call float @llvm.nvvm.{intrinsic}(float %a)",
                     lambda a, name=name: FUNCTIONS[name](F32.decode(a)), [(a,) for a in sample(F32, low, high, 400, intrinsic)], near(F32, **errors)))
    divisors = zip(sample(F32, -1e6, 1e6, 400, "dividend"), sample(F32, -1e6, 1e6, 400, "divisor"))
    out.append(E("div_approx_f", "float float", "float", "%r = call float @llvm.nvvm.div.approx.f(float %a, float %b)",
                 rounded(F32, FUNCTIONS["div"]), list(divisors), within(F32, 2)))
    out.append(E("saturate_f", "float", "float", "%r = call float @llvm.nvvm.saturate.f(float %a)",
                 lambda a: F32.encode(min(max(F32.decode(a), Fraction(0)), Fraction(1))), [(a,) for a in sample(F32, -3, 3, 400, "saturate")],
                 lambda got, want: got & ~F32.sign == want))
    return out
