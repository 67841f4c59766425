"""Kernels of one thread an element, made from a line of LLVM's assembly, and what they must give.

An Elementwise says the types of the operands and of the result (LLVM's), a body that computes %r from %a, %b, %c, and a reference that computes
the bits of the result from the bits of the operands. With changes the body writes through %ea, the address of %a, and the reference gives
the pair of the result and of what is there afterwards.
"""
import re

from case import Case, integers, packed

BLOCK = 128
SIZES = {"half": 2, "bfloat": 2, "float": 4, "double": 8}


def size(type):
    """LLVM's allocation size in bytes for nvptx64."""
    vector = re.fullmatch(r"<(\d+) x (\w+)>", type)
    if vector:
        total = int(vector[1]) * size(vector[2])
        return 1 << (total - 1).bit_length()
    if type in SIZES:
        return SIZES[type]
    bits = int(type[1:])
    if bits > 64:
        return (bits + 127) // 128 * 16 if bits <= 128 else (bits + 255) // 256 * 32
    return max(1, 1 << (bits - 1).bit_length() >> 3)


def split(types):
    return re.findall(r"<[^>]*>|\w+", types)


def equal(got, want):
    return got == want


def shown(expect):
    """Bits in hexadecimal, fractions of approximate functions as they are."""
    if isinstance(expect, tuple):
        return " or ".join(map(shown, expect))
    return hex(expect) if isinstance(expect, int) else str(float(expect))


class Elementwise:
    def __init__(self, name, operands, result, body, reference, inputs, same=equal, changes=False):
        self.name, self.operands, self.result, self.body = name, split(operands), result, body
        self.reference, self.inputs, self.same, self.changes = reference, inputs, same, changes

    def text(self):
        letters = "abcd"[:len(self.operands)]
        lines = [f"define ptx_kernel void @{self.name}({', '.join(f'ptr %p{l}' for l in letters)}, ptr %out, i32 %n) {{",
                 "  %i = call i32 @index()", "  %in = icmp ult i32 %i, %n", "  br i1 %in, label %work, label %done", "work:"]
        for letter, type in zip(letters, self.operands):
            lines += [f"  %e{letter} = getelementptr {type}, ptr %p{letter}, i32 %i", f"  %{letter} = load {type}, ptr %e{letter}"]
        lines += ["  " + line.strip() for line in self.body.strip().split("\n")]
        lines += [f"  %er = getelementptr {self.result}, ptr %out, i32 %i", f"  store {self.result} %r, ptr %er", "  br label %done",
                  "done:", "  ret void", "}"]
        return "\n".join(lines) + "\n"

    def expected(self):
        """What the reference gives of each input."""
        return [self.reference(*operands) for operands in self.inputs]

    def case(self, expected):
        args, n, want, after = [], len(self.inputs), [], []
        for result in expected:
            if self.changes:
                result, new = result
                after.append(new)
            want.append(result)
        for i, type in enumerate(self.operands):
            args.append(Case.buffer(packed((t[i] for t in self.inputs), size(type)), self.elements(after, size(type)) if after and i == 0 else None))
        args.append(Case.buffer(bytes(n * size(self.result)), self.elements(want, size(self.result))))
        args.append(Case.value(n.to_bytes(4, "little")))
        return Case(self.name, args, grid=-(-n // BLOCK), block=BLOCK)

    def elements(self, want, width):
        def check(after):
            for got, expect, operands in zip(integers(after, width), want, self.inputs):
                if got != expect and not self.same(got, expect):
                    return f"of {', '.join(map(hex, operands))} it gave {got:#x}, expected {shown(expect)}"
            return None
        return check


CALL = re.compile(r"call ((?:\{[^}]*\}|<[^>]*>|\w+)) @(llvm\.[\w.]+)\(([^\n]*?)\)(?=\s|$)", re.M)
HEADER = '''target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i32 @index() alwaysinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %b, %w
  %i = add i32 %m, %t
  ret i32 %i
}
'''


def module(recipe, kernels):
    """The text of a module with the kernels and the declarations of what they call."""
    text = f"; Made by `make` beside this file, from {recipe}.\n" + HEADER + "".join("\n" + k.text() for k in kernels)
    declared = {}
    for result, name, args in CALL.findall(text):
        types = [re.sub(r"\s+\S+$", "", a.strip()) for a in re.findall(r"(?:<[^>]*>|[^,<])+", args) if a.strip()]
        types = [t for t in types if t]
        declared.setdefault(name, f"declare {result} @{name}({', '.join(types)})")
    return text + "\n" + "\n".join(declared[name] for name in sorted(declared)) + "\n"
