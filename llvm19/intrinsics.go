package llvm19

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// The types of integers and floating-point numbers that tables below name often.
const (
	words  = "i8 i16 i32 i64"
	ints   = words + " i128 v"
	floats = "f16 f32 f64"
)

// natives are the intrinsics that the modern dialect of every libNVVM from 12.8 to 13.5 verifies and compiles, on these types (measured
// with 12.8, 12.9, 13.1 and 13.5, whose verifiers refuse different ones).
var natives = &legalize.Natives{
	Dialect: ir.LLVM19,
	All: map[string]string{
		"llvm.umin": ints, "llvm.umax": ints, "llvm.smin": ints, "llvm.smax": ints, "llvm.abs": ints,
		"llvm.ucmp": ints, "llvm.scmp": ints,
		"llvm.uadd.sat": ints, "llvm.usub.sat": ints, "llvm.sadd.sat": ints, "llvm.ssub.sat": ints,
		"llvm.ushl.sat": ints, "llvm.sshl.sat": ints,
		"llvm.uadd.with.overflow": "i16 i32 i64", "llvm.usub.with.overflow": "i16 i32 i64",
		"llvm.sadd.with.overflow": "i16 i32 i64", "llvm.ssub.with.overflow": "i16 i32 i64",
		"llvm.umul.with.overflow": "i64", "llvm.smul.with.overflow": "i64", // of less, at -opt=0, are "unsupported operation" to 13.5
		"llvm.ctpop": words, "llvm.ctlz": words, "llvm.cttz": words,
		"llvm.bswap": "i16 i32 i64", "llvm.bitreverse": words,
		"llvm.fshl": words, "llvm.fshr": words,
		"llvm.sqrt": floats, "llvm.fma": floats, "llvm.floor": floats, "llvm.ceil": floats, "llvm.roundeven": floats,
		"llvm.minnum": floats, "llvm.maxnum": floats, "llvm.minimum": floats,
		"llvm.maximum":    floats,
		"llvm.fptosi.sat": words + " f32 f64", "llvm.fptoui.sat": words + " f32 f64",
		"llvm.memcpy": "", "llvm.memmove": "", "llvm.memset": "",
		"llvm.trap": "", "llvm.debugtrap": "",
		// Without it the alias scopes of a loop body, which stay, would be taken for all turns of an unrolled loop at once.
		"llvm.experimental.noalias.scope.decl": "",
	},
	Host: map[string]string{
		"llvm.fma":  "f32 f64", // halves are rounded twice for x86
		"llvm.fabs": "", "llvm.copysign": "", "llvm.trunc": "", "llvm.rint": "", "llvm.nearbyint": "", "llvm.round": "", "llvm.fmuladd": "",
		"llvm.sin": "", "llvm.cos": "", "llvm.tan": "", "llvm.exp": "", "llvm.exp2": "", "llvm.exp10": "", "llvm.log": "",
		"llvm.log2": "", "llvm.log10": "", "llvm.pow": "", "llvm.powi": "", "llvm.ldexp": "f32 f64 i32",
		"llvm.sinh": "", "llvm.cosh": "", "llvm.tanh": "", "llvm.asin": "", "llvm.acos": "", "llvm.atan": "",
		"llvm.stacksave": "", "llvm.stackrestore": "", "llvm.returnaddress": "", "llvm.frameaddress": "",
		"llvm.va_start": "", "llvm.va_end": "", "llvm.va_copy": "", "llvm.prefetch": "", "llvm.readcyclecounter": "",
		"llvm.threadlocal.address": "", "llvm.eh.typeid.for": "", "llvm.load.relative": "",
		"llvm.read_register": "", "llvm.write_register": "", "llvm.x86.sse2.pause": "",
	},
}
