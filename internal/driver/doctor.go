package driver

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/nvvm"
)

// DoctorOptions say for what doctor looks at the machine.
type DoctorOptions struct {
	Arch      string // the first of a list counts; "" or native for the first GPU's
	Libnvvm   string // a file or the root of an installation
	ForDriver string // 550, 12.4; "" or native for the installed one
	Libcuda   string // the driver's library; "" leaves it to the system's loader
}

// A DoctorReport says what a link on this machine would use, and why.
type DoctorReport struct {
	Tool      string          `json:"tool"`
	Cache     string          `json:"cache"`
	Compiled  *CacheReport    `json:"compiled"`             // what was compiled and is kept; null where that can not be said
	Driver    *DriverReport   `json:"driver"`               // null where there is none
	NoDriver  string          `json:"no_driver,omitempty"`  // why there is none
	Arch      string          `json:"arch,omitempty"`       // for which the library was chosen
	ArchBy    string          `json:"arch_by,omitempty"`    // what says so
	Decided   string          `json:"decided_by,omitempty"` // what the user set, and so decided
	MaxPTX    string          `json:"max_ptx,omitempty"`    // the newest version of PTX that may be written
	MaxPTXBy  string          `json:"max_ptx_by,omitempty"` // what says so
	Dialect   string          `json:"dialect,omitempty"`    // that the library taken wants for the architecture
	PTX       string          `json:"ptx,omitempty"`        // that it writes
	Libraries []LibraryReport `json:"libraries"`            // newest first
	Looked    []PlaceReport   `json:"looked"`               // where there was none
	Variables []string        `json:"variables"`            // those consulted
	Error     string          `json:"error,omitempty"`      // why no library serves
	err       error
}

// A DriverReport describes NVIDIA's driver.
type DriverReport struct {
	Path   string      `json:"path"`
	CUDA   string      `json:"cuda"` // the release that it supports
	PTX    string      `json:"ptx"`  // the newest that it loads
	GPUs   []GPUReport `json:"gpus"`
	NoGPUs string      `json:"no_gpus,omitempty"` // why none could be asked for
}

// A GPUReport describes a GPU.
type GPUReport struct {
	Name       string `json:"name"`
	Capability string `json:"compute_capability"`
	Arch       string `json:"arch"`
}

// A LibraryReport describes a libNVVM.
type LibraryReport struct {
	Path      string              `json:"path"`
	CUDA      string              `json:"cuda,omitempty"`
	Version   string              `json:"version,omitempty"` // libNVVM's own; "" where it could not be loaded
	IR        string              `json:"ir,omitempty"`
	PTX       string              `json:"ptx,omitempty"`
	Archs     map[string][]string `json:"archs,omitempty"` // by dialect, in order
	Libdevice string              `json:"libdevice,omitempty"`
	PTXAS     string              `json:"ptxas,omitempty"`
	Fatbinary string              `json:"fatbinary,omitempty"`
	NVJitLink string              `json:"nvjitlink,omitempty"`
	Taken     bool                `json:"taken"`
	Why       string              `json:"why"`
}

// A PlaceReport is a place where something was looked for.
type PlaceReport struct {
	Path string `json:"path"`
	Why  string `json:"why"`
}

// Err is why no libNVVM serves, nil where one does.
func (r *DoctorReport) Err() error { return r.err }

// Diagnose asks the machine. Its error is a *UsageError, or that there is no GPU for native; what else the machine lacks is in the report.
func Diagnose(ctx context.Context, tool string, o DoctorOptions) (*DoctorReport, error) {
	req := nvvm.Request{Explicit: o.Libnvvm, ExplicitName: "--libnvvm", InstalledDriver: true, Libcuda: o.Libcuda}
	if err := o.bound(&req); err != nil {
		return nil, err
	}
	r := &DoctorReport{Tool: tool}
	if err := r.chooseArch(ctx, o, &req); err != nil {
		return nil, err
	}
	r.Cache, _ = nvvm.CacheDir()
	if dir, err := CacheDir(); err == nil {
		if kept, err := InspectCache(dir); err == nil {
			r.Compiled = &kept
		}
	}
	s := nvvm.Explore(ctx, req)
	r.Decided, r.Variables, r.err = s.Decided, s.Variables, s.Err
	if !slices.ContainsFunc(s.Libraries, func(l nvvm.Surveyed) bool { return l.Identity.Path != "" }) && r.err == nil {
		r.err = noLibrary(ctx, req)
	}
	if r.err != nil {
		r.Error = r.err.Error()
	}
	r.driver(s)
	if t := s.Taken; t != nil {
		r.Dialect, r.PTX, r.MaxPTX, r.MaxPTXBy = t.Dialect.String(), versionText(t.PTX), versionText(t.MaxPTX), t.MaxPTXBy
	}
	for _, l := range s.Libraries {
		r.Libraries = append(r.Libraries, libraryReport(l))
	}
	for _, p := range s.Looked {
		r.Looked = append(r.Looked, PlaceReport{p.Path, p.Why})
	}
	return r, nil
}

// noLibrary is the error of a link on a machine without any libNVVM.
func noLibrary(ctx context.Context, req nvvm.Request) error {
	req.Arch = "sm_80" // every libNVVM compiles for it
	s, err := nvvm.Start(ctx, req)
	if err != nil {
		return err
	}
	defer s.Close()
	_, err = s.Info()
	return err
}

// bound takes over what --for-driver says.
func (o *DoctorOptions) bound(req *nvvm.Request) error {
	if o.ForDriver == "" || o.ForDriver == native {
		return nil
	}
	release, err := arch.ParseDriver(o.ForDriver)
	if err != nil {
		return usagef("--for-driver %v", err)
	}
	p, ok := release.NewestPTX()
	if !ok {
		return usagef("--for-driver %s: it is older than the drivers known here", o.ForDriver)
	}
	req.MaxPTX, req.MaxPTXBy = nvvm.Version(p), "--for-driver "+o.ForDriver
	return nil
}

// chooseArch takes the architecture that is asked for, else the first GPU's, else none.
func (r *DoctorReport) chooseArch(ctx context.Context, o DoctorOptions, req *nvvm.Request) error {
	name, rest, _ := strings.Cut(o.Arch, ",")
	if name == "" || name == native {
		d, err := nvvm.AskDriver(ctx, o.Libcuda)
		switch {
		case err == nil && len(d.GPUs) > 0:
			r.Arch, r.ArchBy = d.GPUs[0].Arch, "the first GPU"
		case name == native && err != nil:
			return fmt.Errorf("--arch native: %w", err)
		case name == native:
			return fmt.Errorf("--arch native: the driver shows no GPU")
		}
	} else {
		a, err := arch.Parse(name)
		if err != nil {
			return usagef("%v", err)
		}
		r.Arch, r.ArchBy = a.SM(), "--arch"
		if rest != "" {
			r.ArchBy = "--arch " + o.Arch
		}
	}
	req.Arch = r.Arch
	return nil
}

func (r *DoctorReport) driver(s nvvm.Survey) {
	if s.Driver == nil {
		if s.DriverErr != nil {
			r.NoDriver = s.DriverErr.Error()
		}
		return
	}
	d := &DriverReport{Path: s.Driver.Path, CUDA: s.Driver.CUDA.String(), PTX: versionText(s.Driver.PTX), NoGPUs: s.Driver.GPUsErr}
	for _, g := range s.Driver.GPUs {
		d.GPUs = append(d.GPUs, GPUReport{g.Name, g.Capability.String(), g.Arch})
	}
	r.Driver = d
}

func libraryReport(l nvvm.Surveyed) LibraryReport {
	r := LibraryReport{
		Path: l.Candidate.Path, CUDA: l.CUDA(), PTX: versionText(l.PTX), Libdevice: l.Libdevice,
		PTXAS: l.PTXAS, Fatbinary: l.Fatbinary, NVJitLink: l.NVJitLink, Taken: l.Taken, Why: l.Why,
	}
	if l.Identity.Path != "" {
		r.Path, r.Version, r.IR = l.Identity.Path, l.Identity.Version.String(), l.IR.String()
	}
	for i, a := range l.Archs {
		if r.Archs == nil {
			r.Archs = map[string][]string{}
		}
		d := l.Dialects[i].String()
		r.Archs[d] = append(r.Archs[d], a)
	}
	return r
}

// Brief names the architectures of a dialect in short: "sm_75, 80, 90(a)".
func (r *LibraryReport) Brief(dialect string) string {
	var list []arch.Arch
	for _, name := range r.Archs[dialect] {
		if a, err := arch.Parse(name); err == nil {
			list = append(list, a)
		}
	}
	slices.SortFunc(list, arch.Compare)
	return arch.List(list)
}

// versionText is "" for no version.
func versionText(v nvvm.Version) string {
	if v == (nvvm.Version{}) {
		return ""
	}
	return v.String()
}

// A PTXReport says what a file of PTX is, and where it can be loaded.
type PTXReport struct {
	Path    string   `json:"path"`
	Header  []string `json:"header"` // the comment at its head
	Version string   `json:"version"`
	Target  string   `json:"target"`
	Debug   bool     `json:"debug"` // whether the target asks for debugging, which turns optimisation off
	Kernels []string `json:"kernels"`
	Driver  string   `json:"needs_driver"` // as in "CUDA 12.4 (550) or later"
	GPUs    string   `json:"runs_on"`      // by compute capability
	Here    string   `json:"here"`         // whether this machine's driver loads it, and this machine's GPUs run it
}

// DescribePTX reads a file of PTX, and asks the driver of this machine whether it loads it; libcuda is the driver's library, "" to search.
func DescribePTX(ctx context.Context, path string, ptx []byte, libcuda string) (PTXReport, error) {
	r := PTXReport{Path: path, Kernels: append(names(ptx, ".visible .entry "), names(ptx, ".entry ")...)}
	version, target := ptxVersion.FindSubmatch(ptx), ptxTarget.FindSubmatch(ptx)
	if version == nil || target == nil {
		return r, fmt.Errorf("%s is no PTX: it has no .version and .target", path)
	}
	r.Version = string(version[1])
	options := strings.FieldsFunc(string(target[1]), func(c rune) bool { return c == ',' || c == ' ' || c == '\t' || c == '\r' })
	r.Target, r.Debug = options[0], slices.Contains(options, "debug")
	p, err := arch.ParsePTX(r.Version)
	if err != nil {
		return r, fmt.Errorf("%s: .version: %w", path, err)
	}
	a, err := arch.Parse(r.Target)
	if err != nil {
		return r, fmt.Errorf("%s: .target: %w", path, err)
	}
	for _, line := range strings.Split(string(ptx), "\n") {
		text, comment := strings.CutPrefix(strings.TrimSpace(line), "//")
		if line = strings.TrimSpace(line); line != "" && !comment {
			break
		}
		if text = strings.TrimSpace(text); comment && text != "" {
			r.Header = append(r.Header, text)
		}
	}
	r.Driver, r.GPUs = driverFor(p), runs(a)
	d, err := nvvm.AskDriver(ctx, libcuda)
	if err != nil {
		r.Here = "this machine has no NVIDIA driver"
		return r, nil
	}
	r.Here = loadsHere(p, a, d)
	return r, nil
}

// driverFor says which drivers load a version of PTX.
func driverFor(p arch.PTX) string {
	release, branch, ok := p.FirstRelease()
	switch {
	case !ok:
		return "newer than those known here"
	case branch != 0:
		return fmt.Sprintf("CUDA %v (driver %d) or later", release, branch)
	default:
		return fmt.Sprintf("CUDA %v or later", release)
	}
}

func loadsHere(p arch.PTX, a arch.Arch, d nvvm.Driver) string {
	if d.PTX != (nvvm.Version{}) && p.Compare(arch.PTX(d.PTX)) > 0 {
		return fmt.Sprintf("this machine's driver is of CUDA %v: it loads PTX up to %v", d.CUDA, d.PTX)
	}
	var runs, not []string
	for _, g := range d.GPUs {
		capability := arch.Arch{Number: 10*g.Capability.Major + g.Capability.Minor}
		if text := fmt.Sprintf("%s (%v)", g.Name, g.Capability); a.RunsOn(capability) {
			runs = append(runs, text)
		} else {
			not = append(not, text)
		}
	}
	switch {
	case len(runs) > 0:
		return "it runs here, on " + strings.Join(runs, ", ")
	case len(not) > 0:
		return "this machine's driver takes it, but it does not run on " + strings.Join(not, ", ")
	default:
		return "this machine's driver takes it, and shows no GPU"
	}
}
