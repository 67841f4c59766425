package llvm19

import "nvvm-bitcode-linker/internal/legalize"

// nvvm are the intrinsics of NVIDIA's GPUs that the modern dialect of libNVVM compiles.
var nvvm = legalize.Alternatives("llvm.nvvm.",
	"read.ptx.sreg.{tid,ntid,ctaid,nctaid}.{x,y,z}",
	"{barrier0,barrier0.popc,barrier0.and,barrier0.or,barrier.n,barrier.sync,barrier.sync.cnt,bar.warp.sync}",
	"{fabs,floor,ceil,trunc,round,fmin,fmax}.{f,d}",
)
