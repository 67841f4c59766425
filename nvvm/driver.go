package nvvm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"nvvm-bitcode-linker/dlopen"
	"nvvm-bitcode-linker/internal/arch"
)

// Driver describes the NVIDIA driver that is installed here.
type Driver struct {
	Path    string  // of libcuda
	CUDA    Version // the newest CUDA that it supports (cuDriverGetVersion)
	PTX     Version // the newest PTX that it surely loads
	GPUs    []GPU   // those that CUDA shows, CUDA_VISIBLE_DEVICES considered
	GPUsErr string  // why no GPU could be asked for; "" where they could
}

// GPU is a device that the driver shows.
type GPU struct {
	Name       string
	Capability Version // its compute capability
	Arch       string  // what code for it is compiled for: sm_90a for 9.0, since that architecture has features of its own
}

// DriverError says that there is no driver to ask, or that it does not answer.
type DriverError struct {
	Looked []Place // names and files of libcuda, each with why it does not serve
	Call   string  // the function that failed; "" where libcuda could not be loaded
	Code   int32   // CUresult of cuda.h
	Name   string  // the driver's own name for the code
}

func (e *DriverError) Error() string {
	var b strings.Builder
	if e.Call != "" {
		fmt.Fprintf(&b, "NVIDIA's driver answers %s with %s (%d)", e.Call, e.Name, e.Code)
	} else {
		b.WriteString("no NVIDIA driver found; looked at")
	}
	for _, p := range e.Looked {
		fmt.Fprintf(&b, "\n  %v", p)
	}
	return b.String()
}

// libcudaNames are the driver's library: for the loader, which is where drivers put it, and then where WSL and NixOS have it.
var libcudaNames = map[string][]string{
	"linux":   {"libcuda.so.1", "/usr/lib/wsl/lib/libcuda.so.1", "/run/opengl-driver/lib/libcuda.so.1"},
	"windows": {"nvcuda.dll"},
}

// LibcudaNames gives the names of the driver's library, for the system's loader.
func LibcudaNames() []string { return slices.Clone(libcudaNames[runtime.GOOS]) }

// AskDriver asks the driver that is installed for its version and its GPUs, in a process of its own. libcuda is the file of the driver's
// library; "" leaves it to the system's loader. Errors are [DriverError], also where there is no driver, and [CrashError]. Where only
// the GPUs cannot be asked for, the driver says why.
func AskDriver(ctx context.Context, libcuda string) (Driver, error) {
	answer, err := ask(ctx, order{Driver: &driverOrder{libcuda, true}}, "asking NVIDIA's driver")
	if err != nil {
		return Driver{}, err
	}
	if answer.Driver == nil {
		return Driver{}, errors.New("the process that asks NVIDIA's driver gave no answer")
	}
	return *answer.Driver, nil
}

// driverOrder has a worker ask the driver.
type driverOrder struct {
	Libcuda string // "" to search
	GPUs    bool   // and for its GPUs
}

// cuda is libcuda's functions, with the types of cuda.h.
type cuda struct {
	driverGetVersion   func(version *int32) int32
	getErrorName       func(code int32, name **byte) int32
	init               func(flags uint32) int32
	deviceGetCount     func(count *int32) int32
	deviceGet          func(device *int32, ordinal int32) int32
	deviceGetName      func(name *byte, size int32, device int32) int32
	deviceGetAttribute func(value *int32, attribute int32, device int32) int32
}

func (c *cuda) symbols() []dlopen.Symbol {
	return []dlopen.Symbol{
		{Name: "cuDriverGetVersion", Func: &c.driverGetVersion},
		{Name: "cuGetErrorName", Func: &c.getErrorName, Optional: true},
		{Name: "cuInit", Func: &c.init},
		{Name: "cuDeviceGetCount", Func: &c.deviceGetCount},
		{Name: "cuDeviceGet", Func: &c.deviceGet},
		{Name: "cuDeviceGetName", Func: &c.deviceGetName},
		{Name: "cuDeviceGetAttribute", Func: &c.deviceGetAttribute},
	}
}

// The attributes of cuda.h, enum CUdevice_attribute.
const (
	capabilityMajor = 75
	capabilityMinor = 76
)

// askDriver does it in this process.
func askDriver(o driverOrder) (Driver, error) {
	names := libcudaNames[runtime.GOOS]
	if o.Libcuda != "" {
		names = []string{o.Libcuda}
		// A bare name would be left to the loader's search.
		if absolute, err := filepath.Abs(o.Libcuda); err == nil {
			names[0] = absolute
		}
	}
	e := &DriverError{}
	for _, name := range names {
		lib, err := dlopen.Open(name)
		if err != nil {
			e.Looked = append(e.Looked, Place{name, loaderWords(err, name)})
			continue
		}
		c := &cuda{}
		if _, err := lib.Bind(c.symbols()); err != nil {
			e.Looked = append(e.Looked, Place{lib.Path(), err.Error()})
			continue
		}
		d, err := c.describe(o)
		d.Path = lib.Path()
		if f := (*DriverError)(nil); errors.As(err, &f) {
			f.Looked = []Place{{d.Path, "loaded"}}
		}
		return d, err
	}
	return Driver{}, e
}

// loaderWords is what the loader says without the name, which stands beside it.
func loaderWords(err error, name string) string {
	words := err.Error()
	for _, before := range []string{"loading " + name + ": ", name + ": "} {
		words = strings.TrimPrefix(words, before)
	}
	return words
}

func (c *cuda) describe(o driverOrder) (Driver, error) {
	var d Driver
	var version int32
	if err := c.failed("cuDriverGetVersion", c.driverGetVersion(&version)); err != nil {
		return d, err
	}
	d.CUDA = Version{int(version) / 1000, int(version) % 1000 / 10} // cuda.h: 1000 * major + 10 * minor
	if p, ok := arch.Release(d.CUDA).NewestPTX(); ok {
		d.PTX = Version(p)
	}
	if o.GPUs {
		var err error
		if d.GPUs, err = c.devices(); err != nil {
			d.GPUsErr = err.Error()
		}
	}
	return d, nil
}

func (c *cuda) devices() ([]GPU, error) {
	if err := c.failed("cuInit", c.init(0)); err != nil {
		return nil, err
	}
	var count int32
	if err := c.failed("cuDeviceGetCount", c.deviceGetCount(&count)); err != nil {
		return nil, err
	}
	var gpus []GPU
	for i := range count {
		g, err := c.device(i)
		if err != nil {
			return nil, err
		}
		gpus = append(gpus, g)
	}
	return gpus, nil
}

func (c *cuda) device(ordinal int32) (GPU, error) {
	var device, major, minor int32
	name := make([]byte, 256)
	for _, step := range []struct {
		call string
		do   func() int32
	}{
		{"cuDeviceGet", func() int32 { return c.deviceGet(&device, ordinal) }},
		{"cuDeviceGetName", func() int32 { return c.deviceGetName(&name[0], int32(len(name)), device) }},
		{"cuDeviceGetAttribute", func() int32 { return c.deviceGetAttribute(&major, capabilityMajor, device) }},
		{"cuDeviceGetAttribute", func() int32 { return c.deviceGetAttribute(&minor, capabilityMinor, device) }},
	} {
		if err := c.failed(step.call, step.do()); err != nil {
			return GPU{}, err
		}
	}
	text, _, _ := bytes.Cut(name, []byte{0})
	g := GPU{Name: string(text), Capability: Version{int(major), int(minor)}}
	if major < 1 || major > 99 || minor < 0 || minor > 9 {
		return GPU{}, fmt.Errorf("NVIDIA's driver gives %q the compute capability %v", g.Name, g.Capability)
	}
	g.Arch = arch.Native(int(major), int(minor)).SM()
	return g, nil
}

// failed is the error of a call, nil where it did not fail.
func (c *cuda) failed(call string, code int32) error {
	if code == 0 {
		return nil
	}
	e := &DriverError{Call: call, Code: code, Name: "an error"}
	var name *byte
	if c.getErrorName != nil && c.getErrorName(code, &name) == 0 && name != nil {
		e.Name = dlopen.String(name)
	}
	return e
}
