package llvm7

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// natives are the intrinsics that stay calls of intrinsics. For GPUs they are those that libNVVM 11.8, 12.4, 12.9, 13.1 and
// 13.5 all compile in the LLVM 7 dialect, with these types (measured), and llvm.nvvm.* by library (package legalize, nvvm.tsv); what a library does not know it leaves in the PTX as
// an undefined function, without a word. For other targets the list is LLVM 7's.
var natives = &legalize.Natives{
	Dialect: ir.LLVM7,
	All: map[string]string{
		"llvm.ctpop":              "i8 i16 i32 i64 v",
		"llvm.ctlz":               "i8 i16 i32 i64", // not of vectors: of 3, and with zero undefined, they crash libNVVM 12.4 and 13.5
		"llvm.cttz":               "i8 i16 i32 i64",
		"llvm.bswap":              "i16 i32 i64",
		"llvm.bitreverse":         "i8 i16 i32 i64",
		"llvm.fshl":               "i32 i64",
		"llvm.fshr":               "i32 i64",
		"llvm.sadd.with.overflow": "i16 i32 i64",
		"llvm.uadd.with.overflow": "i16 i32 i64",
		"llvm.ssub.with.overflow": "i16 i32 i64",
		"llvm.usub.with.overflow": "i16 i32 i64",
		"llvm.smul.with.overflow": "i16 i32 i64",
		"llvm.umul.with.overflow": "i16 i32 i64",
		"llvm.sqrt":               "f32 f64",
		"llvm.fma":                "f32 f64",
		"llvm.memcpy":             "",
		"llvm.memmove":            "",
		"llvm.memset":             "",
		"llvm.trap":               "",
		"llvm.debugtrap":          "",
		"llvm.sideeffect":         "",
		"llvm.convert.to.fp16":    "",
		"llvm.convert.from.fp16":  "",
	},
	// Those of LLVM that are calls of the C library elsewhere.
	NVPTX: map[string]string{"llvm.minnum": "f32 f64", "llvm.maxnum": "f32 f64"},
	Host: map[string]string{
		"llvm.fabs":             "f32 f64 f80 v",
		"llvm.copysign":         "f32 f64 f80 v",
		"llvm.floor":            "f32 f64 f80",
		"llvm.ceil":             "f32 f64 f80",
		"llvm.trunc":            "f32 f64 f80",
		"llvm.rint":             "f32 f64 f80",
		"llvm.nearbyint":        "f32 f64 f80",
		"llvm.round":            "f32 f64 f80",
		"llvm.sin":              "f32 f64 f80",
		"llvm.cos":              "f32 f64 f80",
		"llvm.exp":              "f32 f64 f80",
		"llvm.exp2":             "f32 f64 f80",
		"llvm.log":              "f32 f64 f80",
		"llvm.log2":             "f32 f64 f80",
		"llvm.log10":            "f32 f64 f80",
		"llvm.pow":              "f32 f64 f80",
		"llvm.stacksave":        "",
		"llvm.va_start":         "",
		"llvm.va_end":           "",
		"llvm.va_copy":          "",
		"llvm.frameaddress":     "",
		"llvm.returnaddress":    "",
		"llvm.stackrestore":     "",
		"llvm.eh.typeid.for":    "",
		"llvm.readcyclecounter": "",
		"llvm.read_register":    "",
		"llvm.write_register":   "",
		"llvm.load.relative":    "",
		"llvm.x86.sse2.pause":   "",
	},
}
