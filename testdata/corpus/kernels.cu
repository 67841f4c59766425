// CUDA without its headers: kernels, shared and constant memory, barriers, warps, atomics.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define TID __nvvm_read_ptx_sreg_tid_x()
#define CTAID __nvvm_read_ptx_sreg_ctaid_x()
#define NTID __nvvm_read_ptx_sreg_ntid_x()

__constant__ float weights[16];
__device__ int progress;
extern __shared__ char dynamic[];

struct options { int n; float scale; struct { short x, y; } origin; };

__device__ static float weighted(const float *p, int i) { return p[i] * weights[i & 15]; }

__global__ void scale(float *out, const float *in, options o) {
	int i = CTAID * NTID + TID;
	if (i < o.n)
		out[i] = weighted(in, i) * o.scale + o.origin.x;
}
__attribute__((launch_bounds(256, 2))) __global__ void reduce(int *out, const int *in, int n) {
	__shared__ int part[256];
	unsigned t = TID;
	part[t] = (int)t < n ? in[CTAID * 256 + t] : 0;
	__syncthreads();
	for (int step = 128; step > 0; step /= 2) {
		if ((int)t < step)
			part[t] += part[t + step];
		__syncthreads();
	}
	if (t == 0)
		out[CTAID] = part[0];
}
__global__ void warps(int *p) {
	int v = p[TID];
	for (int d = 16; d > 0; d /= 2)
		v += __nvvm_shfl_sync_down_i32(0xffffffff, v, d, 31);
	if (__nvvm_vote_any_sync(0xffffffff, v > 100))
		p[TID] = v;
}
__global__ void histogram(const unsigned char *p, unsigned *bins, int n) {
	unsigned *local = (unsigned *)dynamic;
	for (int i = TID; i < 256; i += NTID)
		local[i] = 0;
	__syncthreads();
	for (int i = TID; i < n; i += NTID)
		__atomic_fetch_add(&local[p[i]], 1, __ATOMIC_RELAXED);
	__syncthreads();
	for (int i = TID; i < 256; i += NTID)
		__nvvm_atom_add_gen_i((int *)&bins[i], (int)local[i]);
	__nvvm_membar_gl();
	if (TID == 0)
		progress = progress + 1;
}
__global__ void mathematics(double *p, float *q) {
	int i = TID;
	p[i] = __nvvm_fma_rn_d(p[i], p[i], 1.0) + __builtin_sqrt(p[i]) + __builtin_fabs(p[i]);
	q[i] = __nvvm_rcp_rn_f(q[i]) + __nvvm_ex2_approx_ftz_f(q[i]) + __nvvm_fmax_f(q[i], 0.5f);
	q[i + 1] = (float)__nvvm_mulhi_i((int)q[i], 77) + (float)__nvvm_read_ptx_sreg_clock();
}
