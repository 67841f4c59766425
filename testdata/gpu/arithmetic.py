"""Arithmetic and conversions that have a form of their own on NVIDIA's GPUs, or are made of others: every result is exact."""
from fractions import Fraction

import formats
from elementwise import Elementwise as E
from formats import BF16, F16, F32, F64
from operands import between, halfway_integers, integer_pairs, pairs, singles, triples, whole

SHORT = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
PREDICATES = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"]


def intrinsic(name, type, args="%a"):
    return f"%r = call {type} @llvm.{name}.{SHORT[type]}({', '.join(f'{type} {a}' for a in args.split())})"


def all_predicates(f):
    lines, total = [], None
    for i, predicate in enumerate(PREDICATES):
        lines += [f"%c{i} = fcmp {predicate} {f.name} %a, %b", f"%w{i} = zext i1 %c{i} to i16", f"%s{i} = shl i16 %w{i}, {i}"]
        if total:
            lines.append(f"%t{i} = or i16 {total}, %s{i}")
            total = f"%t{i}"
        else:
            total = "%s0"
    return "\n".join(lines + [f"%r = add i16 {total}, 0"])


def same_as_any(f):
    """For a reference that gives all results which the definition allows."""
    return lambda got, want: any(f.same(got, w) for w in want)


def arithmetic(f):
    s, t = SHORT[f.name], f.name
    out = [E(f"{op}_{s}", f"{t} {t}", t, f"%r = {op} {t} %a, %b", reference(f), pairs(f), f.same) for op, reference in
           {"fadd": formats.add, "fsub": formats.sub, "fmul": formats.mul, "fdiv": formats.div, "frem": formats.rem}.items()]
    out.append(E(f"fma_{s}", f"{t} {t} {t}", t, intrinsic("fma", t, "%a %b %c"), formats.fma(f), triples(f), f.same))
    out.append(E(f"fmuladd_{s}", f"{t} {t} {t}", t, intrinsic("fmuladd", t, "%a %b %c"),
                 lambda a, b, c: formats.add(f)(formats.mul(f)(a, b), c), triples(f), f.same))
    out.append(E(f"sqrt_{s}", t, t, intrinsic("sqrt", t), formats.sqrt(f), singles(f), f.same))
    out.append(E(f"fcmp_{s}", f"{t} {t}", "i16", all_predicates(f),
                 lambda a, b: sum(formats.compare(f, p)(a, b) << i for i, p in enumerate(PREDICATES)), pairs(f)))
    # PTX's neg leaves open which NaN it makes of one (PTX ISA, "Floating Point Instructions: neg").
    out.append(E(f"fneg_{s}", t, t, f"%r = fneg {t} %a", lambda a: a ^ f.sign, singles(f), f.same))
    out.append(E(f"fabs_{s}", t, t, intrinsic("fabs", t), lambda a: a & ~f.sign, singles(f), f.same))
    out.append(E(f"copysign_{s}", f"{t} {t}", t, intrinsic("copysign", t, "%a %b"), lambda a, b: a & ~f.sign | b & f.sign, pairs(f), f.same))
    for name, larger, nan in (("minimum", False, True), ("maximum", True, True), ("minimumnum", False, False), ("maximumnum", True, False)):
        out.append(E(f"{name}_{s}", f"{t} {t}", t, intrinsic(name, t, "%a %b"), formats.pick(f, larger, nan), pairs(f), f.same))
    for name, larger in (("minnum", False), ("maxnum", True)):
        # Of zeros of both signs either is right.
        first = formats.pick(f, larger, False)
        out.append(E(f"{name}_{s}", f"{t} {t}", t, intrinsic(name, t, "%a %b"),
                     lambda a, b, first=first: (a, b) if (a | b) & ~f.sign == 0 else (first(a, b),), pairs(f), same_as_any(f)))
    for name, how in (("floor", "floor"), ("ceil", "ceil"), ("trunc", "trunc"), ("roundeven", "roundeven"), ("rint", "roundeven"),
                      ("nearbyint", "roundeven"), ("round", "round")):
        out.append(E(f"{name}_{s}", t, t, intrinsic(name, t), formats.rounding(f, how), halves(f), f.same))
    return out


def halves(f):
    """Numbers around which rounding to whole ones changes its mind."""
    near = [f.encode(Fraction(n, 2)) for n in range(-20, 21)]
    top = f.encode(Fraction(2) ** f.fraction)
    near += [top - 3, top - 2, top - 1, top, top + 1] + [n + d for n in near if n & ~f.sign for d in (-1, 1)]
    return singles(f) + [(n,) for n in near]


def lanes(f, n):
    """The reference of an operation on n lanes by that of one."""
    def make(reference):
        def op(*args):
            parts = [[a >> i * f.bits & (1 << f.bits) - 1 for a in args] for i in range(n)]
            return sum(reference(*p) << i * f.bits for i, p in enumerate(parts))
        return op
    return make


def same_lanes(f, n):
    def same(a, b):
        mask = (1 << f.bits) - 1
        return all(f.same(a >> i * f.bits & mask, b >> i * f.bits & mask) for i in range(n))
    return same


def joined(rows, f, n):
    """Rows of n operands each lane become one row."""
    rows = rows[:len(rows) // n * n]
    return [tuple(sum(rows[r + i][o] << i * f.bits for i in range(n)) for o in range(len(rows[0]))) for r in range(0, len(rows), n)]


def vectors(f, n):
    s, t, v = SHORT[f.name], f"<{n} x {f.name}>", f"v{n}{SHORT[f.name]}"
    made, same = lanes(f, n), same_lanes(f, n)
    out = [E(f"{op}_{v}", f"{t} {t}", t, f"%r = {op} {t} %a, %b", made(reference(f)), joined(pairs(f), f, n), same)
           for op, reference in {"fadd": formats.add, "fsub": formats.sub, "fmul": formats.mul, "fdiv": formats.div}.items()]
    out.append(E(f"fma_{v}", f"{t} {t} {t}", t, f"%r = call {t} @llvm.fma.{v}({t} %a, {t} %b, {t} %c)",
                 made(formats.fma(f)), joined(triples(f), f, n), same))
    out.append(E(f"maximumnum_{v}", f"{t} {t}", t, f"%r = call {t} @llvm.maximumnum.{v}({t} %a, {t} %b)",
                 made(formats.pick(f, True, False)), joined(pairs(f), f, n), same))
    out.append(E(f"select_{v}", f"{t} {t}", t, f"%m = fcmp olt {t} %a, %b\n%r = select <{n} x i1> %m, {t} %b, {t} %a",
                 made(lambda a, b: b if formats.compare(f, "olt")(a, b) else a), joined(pairs(f), f, n), same))

    def folded(op, start):
        def total(a):
            value = start
            for i in range(n):
                value = op(value, a >> i * f.bits & (1 << f.bits) - 1)
            return value
        return total
    rows = joined(singles(f), f, n)
    out.append(E(f"reduce_fadd_{v}", t, f.name, f"%r = call {f.name} @llvm.vector.reduce.fadd.{v}({f.name} -0.0, {t} %a)",
                 folded(formats.add(f), f.sign), rows, f.same))
    out.append(E(f"reduce_fmul_{v}", t, f.name, f"%r = call {f.name} @llvm.vector.reduce.fmul.{v}({f.name} 1.0, {t} %a)",
                 folded(formats.mul(f), f.one), rows, f.same))
    return out


def conversions():
    out = []
    for wide, narrow in ((F32, F16), (F64, F16), (F32, BF16), (F64, BF16), (F64, F32)):
        a, b = SHORT[wide.name], SHORT[narrow.name]
        out.append(E(f"{a}_to_{b}", wide.name, narrow.name, f"%r = fptrunc {wide.name} %a to {narrow.name}",
                     formats.convert(wide, narrow), between(wide, narrow), narrow.same))
        out.append(E(f"{b}_to_{a}", narrow.name, wide.name, f"%r = fpext {narrow.name} %a to {wide.name}",
                     formats.convert(narrow, wide), singles(narrow, 3000), wide.same))
    for f in (F16, BF16, F32, F64):
        s = SHORT[f.name]
        for bits in (8, 16, 32, 64, 128) if f.bits == 16 else (64, 128):
            for signed, op in ((True, "sitofp"), (False, "uitofp")):
                out.append(E(f"{'su'[not signed]}{bits}_to_{s}", f"i{bits}", f.name,
                             f"%r = {op} i{bits} %a to {f.name}", formats.from_int(f, bits, signed), halfway_integers(bits, f, signed)))
            for signed, op in ((True, "fptosi"), (False, "fptoui")):
                letter = "su"[not signed]
                low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
                fitting = [(b,) for b, in singles(f, 3000, finite=True) if low <= int(f.decode(b)) <= high]
                out.append(E(f"{s}_to_{letter}{bits}", f.name, f"i{bits}", f"%r = {op} {f.name} %a to i{bits}",
                             formats.to_int(f, bits, signed, False), fitting))
                out.append(E(f"{s}_to_{letter}{bits}_sat", f.name, f"i{bits}", f"%r = call i{bits} @llvm.{op}.sat.i{bits}.{s}({f.name} %a)",
                             formats.to_int(f, bits, signed, True), singles(f, 3000)))
    for f in (F32, F64):
        s = SHORT[f.name]
        for name, how in (("lrint", "roundeven"), ("llrint", "roundeven"), ("lround", "round"), ("llround", "round")):
            fitting = [(b,) for b, in halves(f) if b & f.infinity != f.infinity and abs(f.decode(b)) < 1 << 62]
            out.append(E(f"{name}_{s}", f.name, "i64", f"%r = call i64 @llvm.{name}.i64.{s}({f.name} %a)",
                         lambda a, f=f, how=how: formats.whole(f.decode(a), how) & (1 << 64) - 1, fitting))
        for part in (0, 1):
            out.append(E(f"modf{part}_{s}", f.name, f.name,
                         f"%m = call {{ {f.name}, {f.name} }} @llvm.modf.{s}({f.name} %a)\n%r = extractvalue {{ {f.name}, {f.name} }} %m, {part}",
                         modf(f, part), halves(f), f.same))
        scales = [(a, n) for a, in singles(f, 300) for n in (0, 1, 0xffffffff, 30, 0xffffff80, 2000, 0xfffff830)]
        out.append(E(f"ldexp_{s}", f"{f.name} i32", f.name, f"%r = call {f.name} @llvm.ldexp.{s}.i32({f.name} %a, i32 %b)", ldexp(f), scales, f.same))
    out.append(E("convert_to_fp16_f32", "float", "i16", "%r = call i16 @llvm.convert.to.fp16.f32(float %a)",
                 formats.convert(F32, F16), between(F32, F16), F16.same))
    out.append(E("convert_from_fp16_f32", "i16", "float", "%r = call float @llvm.convert.from.fp16.f32(i16 %a)",
                 formats.convert(F16, F32), singles(F16, 3000), F32.same))
    return out


def modf(f, part):
    def op(a):
        x = f.decode(a)
        if x == formats.NAN:
            return f.nan
        if isinstance(x, tuple):
            return a if part else a & f.sign
        w = formats.rounding(f, "trunc")(a)
        return w if part else f.encode(x - f.decode(w), a >= f.sign)
    return op


def ldexp(f):
    def op(a, n):
        x = f.decode(a)
        n -= (n >> 31) << 32
        return f.encode(x if x == formats.NAN or isinstance(x, tuple) else x * Fraction(2) ** n, a >= f.sign)
    return op


def integers():
    def signed(n, bits):
        return n - ((n >> bits - 1) << bits)

    def quotient(a, b):
        q = abs(a) // abs(b)
        return q if (a < 0) == (b < 0) else -q
    out = []
    for bits in (33, 65, 96, 128, 256):
        t, mask = f"i{bits}", (1 << bits) - 1
        two, divisors, shifts = integer_pairs(bits), integer_pairs(bits, nonzero=True), integer_pairs(bits, below=bits)
        ordinary = [(a, b) for a, b in divisors if not (a == 1 << bits - 1 and b == mask)]
        out += [E(f"{op}_i{bits}", f"{t} {t}", t, f"%r = {op} {t} %a, %b", lambda a, b, f=f, mask=mask: f(a, b) & mask, rows) for op, f, rows in (
            ("add", lambda a, b: a + b, two), ("sub", lambda a, b: a - b, two), ("mul", lambda a, b: a * b, two),
            ("udiv", lambda a, b: a // b, divisors), ("urem", lambda a, b: a % b, divisors),
            ("sdiv", lambda a, b, n=bits: quotient(signed(a, n), signed(b, n)), ordinary),
            ("srem", lambda a, b, n=bits: signed(a, n) - signed(b, n) * quotient(signed(a, n), signed(b, n)), ordinary),
            ("shl", lambda a, b: a << b, shifts), ("lshr", lambda a, b: a >> b, shifts),
            ("ashr", lambda a, b, n=bits: signed(a, n) >> b, shifts))]
    ones = [(n,) for n in whole(128)]
    for name, f in (("ctpop", lambda a: a.bit_count()), ("bswap", lambda a: int.from_bytes(a.to_bytes(16, "little"), "big")),
                    ("bitreverse", lambda a: int(f"{a:0128b}"[::-1], 2))):
        out.append(E(f"{name}_i128", "i128", "i128", f"%r = call i128 @llvm.{name}.i128(i128 %a)", f, ones))
    for name, f in (("ctlz", lambda a: 128 - a.bit_length()), ("cttz", lambda a: (a & -a).bit_length() - 1 if a else 128)):
        out.append(E(f"{name}_i128", "i128", "i128", f"%r = call i128 @llvm.{name}.i128(i128 %a, i1 false)", f, ones))
    big = (1 << 128) - 1
    for name, f in (("uadd", lambda a, b: a + b), ("sadd", lambda a, b: signed(a, 128) + signed(b, 128)), ("usub", lambda a, b: a - b),
                    ("ssub", lambda a, b: signed(a, 128) - signed(b, 128)), ("umul", lambda a, b: a * b),
                    ("smul", lambda a, b: signed(a, 128) * signed(b, 128))):
        low, top = (0, big) if name[0] == "u" else (-(1 << 127), (1 << 127) - 1)
        out.append(E(f"{name}_overflow_i128", "i128 i128", "i8",
                     f"%v = call {{ i128, i1 }} @llvm.{name}.with.overflow.i128(i128 %a, i128 %b)\n"
                     "%o = extractvalue { i128, i1 } %v, 1\n%w = extractvalue { i128, i1 } %v, 0\n%l = trunc i128 %w to i8\n"
                     "%s = and i8 %l, -2\n%z = zext i1 %o to i8\n%r = or i8 %s, %z",
                     lambda a, b, f=f, low=low, top=top: f(a, b) & 254 | (not low <= f(a, b) <= top), integer_pairs(128)))
        if "mul" not in name:
            out.append(E(f"{name}_sat_i128", "i128 i128", "i128", f"%r = call i128 @llvm.{name}.sat.i128(i128 %a, i128 %b)",
                         lambda a, b, f=f, low=low, top=top: min(max(f(a, b), low), top) & big, integer_pairs(128)))
    for name, f in (("fshl", lambda a, b: (a << b | a >> 128 - b) & big), ("fshr", lambda a, b: (a >> b | a << 128 - b) & big)):
        out.append(E(f"{name}_i128", "i128 i128", "i128", f"%r = call i128 @llvm.{name}.i128(i128 %a, i128 %a, i128 %b)",
                     f, integer_pairs(128, below=128)))
    return out


def kernels():
    out = []
    for f in (F16, BF16, F32, F64):
        out += arithmetic(f)
    for f in (F16, BF16):
        for n in (2, 4):
            out += vectors(f, n)
    return out + conversions() + integers()
