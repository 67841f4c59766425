"""Atomic operations of every kind and size, each thread on an element of its own; the elements of 8 and 16 bits share words."""
import random

import formats
from elementwise import Elementwise as E
from formats import BF16, F16, F32, F64
from operands import integer_pairs, pairs

ORDERS = ["monotonic", "acquire", "release", "acq_rel", "seq_cst"]
SCOPES = ["", 'syncscope("device") ', 'syncscope("block") ']


def signed(n, bits):
    return n - ((n >> bits - 1) << bits)


def integer_operations(bits):
    mask = (1 << bits) - 1
    return {
        "xchg": lambda a, b: b, "add": lambda a, b: a + b & mask, "sub": lambda a, b: a - b & mask, "and": lambda a, b: a & b,
        "nand": lambda a, b: ~(a & b) & mask, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b,
        "max": lambda a, b: max(a, b, key=lambda n: signed(n, bits)), "min": lambda a, b: min(a, b, key=lambda n: signed(n, bits)),
        "umax": max, "umin": min,
        "uinc_wrap": lambda a, b: 0 if a >= b else a + 1, "udec_wrap": lambda a, b: b if a == 0 or a > b else a - 1,
        "usub_cond": lambda a, b: a - b if a >= b else a, "usub_sat": lambda a, b: max(a - b, 0),
    }


def float_operations(f):
    return {"fadd": formats.add(f), "fsub": formats.sub(f), "fmaximum": formats.pick(f, True, True), "fminimum": formats.pick(f, False, True),
            "fmax": formats.pick(f, True, False), "fmin": formats.pick(f, False, False)}


def kernels():
    out, turn = [], 0

    def style():
        nonlocal turn
        turn += 1
        return SCOPES[turn % len(SCOPES)] + ORDERS[turn % len(ORDERS)]
    for bits in (8, 16, 32, 64, 128):
        t, size = f"i{bits}", bits // 8
        rows = integer_pairs(bits, 600)
        for op, f in integer_operations(bits).items():
            out.append(E(f"atomic_{op}_i{bits}", f"{t} {t}", t, f"%r = atomicrmw {op} ptr %ea, {t} %b {style()}",
                         lambda a, b, f=f: (a, f(a, b)), rows, changes=True))
        for order in ORDERS:
            failure = "monotonic" if order in ("monotonic", "release", "acq_rel") else order
            same = [(a, b, a if i % 2 else b ^ 1) for i, (a, b) in enumerate(rows)]
            out.append(E(f"atomic_cmpxchg_i{bits}_{order}", f"{t} {t} {t}", t,
                         f"%x = cmpxchg ptr %ea, {t} %c, {t} %b {SCOPES[turn % 3]}{order} {failure}\n"
                         f"%o = extractvalue {{ {t}, i1 }} %x, 0\n%s = extractvalue {{ {t}, i1 }} %x, 1\n%w = zext i1 %s to {t}\n%r = xor {t} %o, %w",
                         lambda a, b, c: (a ^ (a == c), b if a == c else a), same, changes=True))
            turn += 1
        for order in ("unordered", "monotonic", "acquire", "seq_cst"):
            out.append(E(f"atomic_load_i{bits}_{order}", t, t, f"%r = load atomic {t}, ptr %ea {SCOPES[turn % 3]}{order}, align {size}",
                         lambda a: (a, a), [(a,) for a, _ in rows], changes=True))
            turn += 1
        for order in ("unordered", "monotonic", "release", "seq_cst"):
            out.append(E(f"atomic_store_i{bits}_{order}", f"{t} {t}", t,
                         f"store atomic {t} %b, ptr %ea {SCOPES[turn % 3]}{order}, align {size}\n%r = add {t} %a, 0",
                         lambda a, b: (a, b), rows, changes=True))
            turn += 1
    rng = random.Random("floats")
    for f, suffix in ((F16, "f16"), (BF16, "bf16"), (F32, "f32"), (F64, "f64")):
        rows = pairs(f, 600)
        rng.shuffle(rows)
        # The result of these kernels is what the operation left in memory; old_fadd gives what was there before.
        for op, reference in float_operations(f).items():
            def either(a, b, f=f, op=op, reference=reference):
                zeros = op in ("fmax", "fmin") and (a | b) & ~f.sign == 0
                return (a, b) if zeros else (reference(a, b),)
            out.append(E(f"atomic_{op}_{suffix}", f"{f.name} {f.name}", f.name,
                         f"%o = atomicrmw {op} ptr %ea, {f.name} %b {style()}\n%r = load {f.name}, ptr %ea",
                         lambda a, b, either=either: (either(a, b),) * 2, rows,
                         lambda got, want, f=f: any(f.same(got, w) for w in want), changes=True))
        out.append(E(f"atomic_old_fadd_{suffix}", f"{f.name} {f.name}", f.name, f"%r = atomicrmw fadd ptr %ea, {f.name} %b {style()}",
                     lambda a, b, f=f: ((a,), (formats.add(f)(a, b),)), rows, lambda got, want, f=f: any(f.same(got, w) for w in want), changes=True))
    return out
