package llvm7

import "nvvm-bitcode-linker/internal/legalize"

// natives are the intrinsics that stay calls of intrinsics. For GPUs they are those that libNVVM 12.4, 12.9, 13.1 and
// 13.5 all compile in the LLVM 7 dialect, with these types (measured); what a library does not know it leaves in the PTX as
// an undefined function, without a word. For other targets the list is LLVM 7's.
var natives = &legalize.Natives{
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
	NVPTX: nvvmNatives(),
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

// nvvmNatives are NVVM's own intrinsics, and LLVM's that are calls of the C library elsewhere.
func nvvmNatives() map[string]string {
	out := legalize.Alternatives("llvm.nvvm.",
		"read.ptx.sreg.{tid,ntid,ctaid,nctaid}.{x,y,z,w}",
		"read.ptx.sreg.{laneid,warpid,nwarpid,smid,nsmid,clock,clock64,warpsize,pm0,pm1,pm2,pm3}",
		"read.ptx.sreg.lanemask.{eq,le,lt,ge,gt}",
		"read.ptx.sreg.envreg{,1,2}{0,1,2,3,4,5,6,7,8,9}",
		"read.ptx.sreg.envreg{30,31}",
		"{barrier0,barrier0.popc,barrier0.and,barrier0.or,barrier.n,barrier.sync,barrier.sync.cnt,bar.warp.sync}",
		"membar.{cta,gl,sys}",
		"vote.{all,any,uni,ballot}.sync",
		"match.{any.sync.i32,any.sync.i64,all.sync.i32p,all.sync.i64p}",
		"shfl.sync.{up,down,bfly,idx}.{i32,f32}",
		"{prmt,fns,d2i.hi,d2i.lo,lohi.i2d,bitcast.f2i,isspacep.const,isspacep.global,isspacep.local,isspacep.shared}",
		"{mul24,sad}.{i,ui}",
		"mulhi.{i,ui,ll,ull}",
		"{add,mul,div,fma,rcp,sqrt}.{rn,rz,rm,rp}{.f,.ftz.f,.d}",
		"{fmin,fmax,ceil,floor,round,trunc,saturate,rsqrt.approx,fabs}{.f,.ftz.f,.d}",
		"{ex2,lg2,sin,cos,sqrt,div}.approx{.f,.ftz.f}",
		"{ex2.approx.d,lg2.approx.d,rcp.approx.ftz.d}",
		"f2{i,ui,ll,ull}.{rn,rz,rm,rp}{,.ftz}",
		"d2{i,ui,ll,ull}.{rn,rz,rm,rp}",
		"{i,ui,ll,ull}2{f,d}.{rn,rz,rm,rp}",
		"d2f.{rn,rz,rm,rp}{,.ftz}",
		"f2h.rn{,.ftz}",
	)
	out["llvm.minnum"], out["llvm.maxnum"] = "f32 f64", "f32 f64"
	out["llvm.nvvm.read.ptx.sreg.gridid"] = "i32"
	return out
}
