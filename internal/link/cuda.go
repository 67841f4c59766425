package link

import (
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// systemCalls are what the driver supplies to every program (PTX Writer's Guide to Interoperability, "System Calls"; CUDA C++ Programming
// Guide, "Formatted Output", "Assertion", "Dynamic Global Memory Allocation and Operations").
const systemCalls = `vprintf malloc free __assertfail`

// deviceRuntime are the functions of CUDA's device runtime, libcudadevrt, without the cuda in front of their names: those that
// cuda_device_runtime_api.h of CUDA 12.9 declares extern. Who loads the PTX links that library.
const deviceRuntime = `
DeviceGetAttribute DeviceGetCacheConfig DeviceGetLimit DeviceGetSharedMemConfig EventCreateWithFlags EventDestroy EventRecord
EventRecordWithFlags EventRecordWithFlags_ptsz EventRecord_ptsz Free FuncGetAttributes GetDevice GetDeviceCount GetErrorName GetErrorString
GetLastError GetParameterBuffer GetParameterBufferV2 LaunchDevice LaunchDeviceV2 LaunchDeviceV2_ptsz LaunchDevice_ptsz Malloc Memcpy2DAsync
Memcpy2DAsync_ptsz Memcpy3DAsync Memcpy3DAsync_ptsz MemcpyAsync MemcpyAsync_ptsz Memset2DAsync Memset2DAsync_ptsz Memset3DAsync
Memset3DAsync_ptsz MemsetAsync MemsetAsync_ptsz OccupancyMaxActiveBlocksPerMultiprocessor OccupancyMaxActiveBlocksPerMultiprocessorWithFlags
PeekAtLastError RuntimeGetVersion StreamCreateWithFlags StreamDestroy StreamWaitEvent StreamWaitEvent_ptsz CGGetIntrinsicHandle CGGetRank
CGGetSize CGSynchronize CGSynchronizeGrid DeviceSynchronize GraphKernelNodeSetEnabled GraphKernelNodeSetGridDim GraphKernelNodeSetParam
GraphKernelNodeUpdatesApply GraphLaunch GraphSetConditional`

// deviceRuntime2 are those that have a second name for CUDA's dynamic parallelism 2, with __cudaCDP2 in front.
const deviceRuntime2 = `
DeviceGetAttribute DeviceGetCacheConfig DeviceGetLimit DeviceGetSharedMemConfig EventCreateWithFlags EventDestroy EventRecord
EventRecordWithFlags EventRecordWithFlags_ptsz EventRecord_ptsz Free FuncGetAttributes GetDevice GetDeviceCount GetErrorName GetErrorString
GetLastError GetParameterBuffer GetParameterBufferV2 LaunchDevice LaunchDeviceV2 LaunchDeviceV2_ptsz LaunchDevice_ptsz Malloc Memcpy2DAsync
Memcpy2DAsync_ptsz Memcpy3DAsync Memcpy3DAsync_ptsz MemcpyAsync MemcpyAsync_ptsz Memset2DAsync Memset2DAsync_ptsz Memset3DAsync
Memset3DAsync_ptsz MemsetAsync MemsetAsync_ptsz OccupancyMaxActiveBlocksPerMultiprocessor OccupancyMaxActiveBlocksPerMultiprocessorWithFlags
PeekAtLastError RuntimeGetVersion StreamCreateWithFlags StreamDestroy StreamWaitEvent StreamWaitEvent_ptsz`

// cudaFunctions are all of them.
var cudaFunctions = nameTable(
	[2]string{"", systemCalls}, [2]string{"", "__cudaDeviceSynchronizeDeprecationAvoidance"}, [2]string{"cuda", deviceRuntime}, [2]string{"__cudaCDP2", deviceRuntime2})

// nameTable makes a table of lists of names, each with what stands in front of all of its names.
func nameTable(lists ...[2]string) map[string]bool {
	table := map[string]bool{}
	for _, list := range lists {
		for _, name := range strings.Fields(list[1]) {
			table[list[0]+name] = true
		}
	}
	return table
}

// IsCUDAFunction reports whether CUDA itself defines the function.
func IsCUDAFunction(name string) bool { return cudaFunctions[name] }

// suppliedByCUDA tells CUDA's functions and the shared array of size 0 whose size the launch gives. The name is that of the input.
func suppliedByCUDA(g ir.Global, name string) bool {
	switch g := g.(type) {
	case *ir.Function:
		return IsCUDAFunction(name)
	case *ir.GlobalVar:
		const shared = 3
		return g.Ty.AddrSpace == shared && g.ValueTy.Kind == ir.ArrayKind && g.ValueTy.Len == 0
	}
	return false
}
