package llvm7

import (
	"strings"

	"nvvm-bitcode-linker/internal/legalize"
)

// natives are the intrinsics that stay calls of intrinsics. For GPUs they are those that libNVVM 11.8, 12.4 and 13.5 compile
// in the LLVM 7 dialect, with these types; an intrinsic that is only in some of them is not listed. What a library does
// not know it leaves in the PTX as an undefined function, without a word. For other targets the list is LLVM 7's, without
// what its code generators turn into calls of a run-time library.
var natives = &legalize.Natives{
	All: map[string]string{
		"llvm.ctpop":              "i8 i16 i32 i64 v",
		"llvm.ctlz":               "i8 i16 i32 i64 v",
		"llvm.cttz":               "i8 i16 i32 i64 v",
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
		"llvm.fabs":             "f32 f64 v",
		"llvm.copysign":         "f32 f64 v",
		"llvm.floor":            "f32 f64",
		"llvm.ceil":             "f32 f64",
		"llvm.trunc":            "f32 f64",
		"llvm.rint":             "f32 f64",
		"llvm.nearbyint":        "f32 f64",
		"llvm.round":            "f32 f64",
		"llvm.sin":              "f32 f64",
		"llvm.cos":              "f32 f64",
		"llvm.exp":              "f32 f64",
		"llvm.exp2":             "f32 f64",
		"llvm.log":              "f32 f64",
		"llvm.log2":             "f32 f64",
		"llvm.log10":            "f32 f64",
		"llvm.pow":              "f32 f64",
		"llvm.stacksave":        "",
		"llvm.va_start":         "",
		"llvm.va_end":           "",
		"llvm.va_copy":          "",
		"llvm.frameaddress":     "",
		"llvm.returnaddress":    "",
		"llvm.stackrestore":     "",
		"llvm.eh.typeid.for":    "",
		"llvm.readcyclecounter": "",
	},
}

// nvvmPatterns are the names of NVVM's own intrinsics; braces hold alternatives.
var nvvmPatterns = []string{
	"read.ptx.sreg.{tid,ntid,ctaid,nctaid}.{x,y,z,w}",
	"read.ptx.sreg.{laneid,warpid,nwarpid,smid,nsmid,clock,clock64,warpsize,pm0,pm1,pm2,pm3}",
	"read.ptx.sreg.lanemask.{eq,le,lt,ge,gt}",
	"read.ptx.sreg.envreg{,1,2,3}{0,1,2,3,4,5,6,7,8,9}",
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
}

func nvvmNatives() map[string]string {
	// LLVM's, and that have no name in other targets' code generators.
	out := map[string]string{"llvm.minnum": "f32 f64", "llvm.maxnum": "f32 f64", "llvm.nvvm.read.ptx.sreg.gridid": "i32"}
	for _, p := range nvvmPatterns {
		for _, name := range alternatives(p) {
			out["llvm.nvvm."+name] = ""
		}
	}
	return out
}

// alternatives gives every name that a pattern stands for.
func alternatives(pattern string) []string {
	head, rest, ok := strings.Cut(pattern, "{")
	if !ok {
		return []string{pattern}
	}
	choices, tail, _ := strings.Cut(rest, "}")
	tails := alternatives(tail)
	var out []string
	for _, c := range strings.Split(choices, ",") {
		for _, t := range tails {
			out = append(out, head+c+t)
		}
	}
	return out
}
