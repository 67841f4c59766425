package driver

import "nvvm-bitcode-linker/internal/arch"

// An ArchReport describes an architecture.
type ArchReport struct {
	Name    string `json:"name"` // as in sm_90a
	CUDA    string `json:"cuda"` // the releases whose libNVVM compiles for it, as in "CUDA 12.8 or later"
	First   string `json:"first_cuda"`
	Last    string `json:"last_cuda,omitempty"` // "" while the newest known release compiles for it
	Dialect string `json:"dialect"`             // "llvm7" or "llvm19", as --dialect names them
	Runs    string `json:"runs_on"`             // the GPUs that load its PTX, by their compute capability
	GPUs    string `json:"gpus,omitempty"`      // GPUs of its compute capability
}

// Archs lists the known architectures, in order.
func Archs() []ArchReport {
	var list []ArchReport
	for _, a := range arch.Known() {
		span, _ := a.Span()
		r := ArchReport{Name: a.SM(), CUDA: span.String(), First: span.First.String(), Dialect: "llvm7", GPUs: a.GPUs(), Runs: runs(a)}
		if (span.Last != arch.Release{}) {
			r.Last = span.Last.String()
		}
		if a.Modern() {
			r.Dialect = "llvm19"
		}
		list = append(list, r)
	}
	return list
}

// runs says which GPUs load a's PTX.
func runs(a arch.Arch) string {
	switch capability := a.Current().Capability(); a.Suffix {
	case arch.Specific:
		return capability + " only"
	case arch.Family:
		return capability + " and later of its family"
	default:
		return capability + " and later"
	}
}
