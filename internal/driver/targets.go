package driver

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/nvvm"
)

// native in a list of architectures stands for the GPUs that the driver shows.
const native = "native"

// targets gives the architectures to compile for, each once, in order: those of --arch; else --target-cpu, or what --target-feature adds to
// it; none where nothing says, which leaves it to the modules.
func (o *Options) targets(ctx context.Context) ([]arch.Arch, error) {
	if o.Arch == "" {
		return o.rustcTarget()
	}
	var list []arch.Arch
	for _, name := range strings.Split(o.Arch, ",") {
		if name = strings.TrimSpace(name); name == native {
			gpus, err := o.native(ctx)
			if err != nil {
				return nil, err
			}
			list = append(list, gpus...)
			continue
		}
		a, err := arch.Parse(name)
		if err != nil {
			return nil, usagef("%v", err)
		}
		list = append(list, a)
	}
	slices.SortFunc(list, arch.Compare)
	return slices.Compact(list), nil
}

// native asks the driver for the GPUs here. Of several kinds --lowest takes the one that the others' code includes.
func (o *Options) native(ctx context.Context) ([]arch.Arch, error) {
	d, err := nvvm.AskDriver(ctx, o.Libcuda)
	const hint = "name the architecture instead, as in --arch=sm_80"
	switch {
	case err != nil:
		return nil, fmt.Errorf("--arch native: %w\n%s", err, hint)
	case d.GPUsErr != "":
		return nil, fmt.Errorf("--arch native: %s\n  %s: loaded\n%s", d.GPUsErr, d.Path, hint)
	case len(d.GPUs) == 0:
		return nil, fmt.Errorf("--arch native: NVIDIA's driver, %s, shows no GPU (is CUDA_VISIBLE_DEVICES set?)\n%s", d.Path, hint)
	}
	var list []arch.Arch
	for _, g := range d.GPUs {
		a, err := arch.Parse(g.Arch)
		if err != nil {
			return nil, err
		}
		list = append(list, a)
	}
	slices.SortFunc(list, arch.Compare)
	if list = slices.Compact(list); o.Lowest && len(list) > 1 {
		lowest := list[0]
		lowest.Suffix = arch.Plain // or the others would not load it
		list = []arch.Arch{lowest}
	}
	return list, nil
}

// rustcTarget reads what rustc passes. Its features may go beyond its CPU, and then the code may as well.
func (o *Options) rustcTarget() ([]arch.Arch, error) {
	var target arch.Arch
	if o.TargetCPU != "" {
		a, err := arch.Parse(o.TargetCPU)
		if err != nil {
			return nil, usagef("--target-cpu: %v", err)
		}
		target = a
	}
	if f := parseFeatures(o.Features); f.arch != (arch.Arch{}) && !target.Includes(f.arch) {
		if target != (arch.Arch{}) {
			err := o.warn(targetFeature, "--target-feature has %s, which %s is not able to: compiled for %s; say -C target-cpu=%s",
				f.arch, target, f.arch, f.arch)
			if err != nil {
				return nil, err
			}
		}
		target = f.arch
	}
	if target == (arch.Arch{}) {
		return nil, nil
	}
	return []arch.Arch{target}, nil
}

// features is what --target-feature asks for.
type features struct {
	arch arch.Arch // the highest architecture, zero for none
	ptx  arch.PTX  // the highest PTX version, zero for none
}

// parseFeatures reads LLVM's features, as in "+sm_80,+ptx71,-foo". rustc adds every feature that one implies, so that the highest counts.
// What says nothing of architecture and PTX is passed over: rustc knows better which features there are.
func parseFeatures(list string) features {
	var f features
	for _, name := range strings.Split(list, ",") {
		name, on := strings.CutPrefix(strings.TrimSpace(name), "+")
		if !on {
			continue
		}
		if digits, ok := strings.CutPrefix(name, "ptx"); ok {
			if p, err := arch.ParsePTX(digits); err == nil && p.Compare(f.ptx) > 0 {
				f.ptx = p
			}
		} else if strings.HasPrefix(name, "sm_") {
			if a, err := arch.Parse(name); err == nil && (f.arch == (arch.Arch{}) || arch.Compare(a, f.arch) > 0) {
				f.arch = a
			}
		}
	}
	return f
}

// moduleTarget is the highest architecture that a function was compiled for: it includes the others.
func moduleTarget(m *ir.Module) (arch.Arch, error) {
	var highest arch.Arch
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		cpu, _ := f.Attrs.FnSet().GetString("target-cpu")
		if a, err := arch.Parse(cpu); err == nil && (highest == (arch.Arch{}) || arch.Compare(a, highest) > 0) {
			highest = a
		}
	}
	if highest == (arch.Arch{}) {
		return highest, usagef("no architecture: give one with --arch, as in --arch=sm_80 (from cargo: -C link-arg=--arch=sm_80)")
	}
	return highest, nil
}

// rustcDefaults are the CPUs that rustc names when nobody else does: until 1.96 and since.
var rustcDefaults = []string{"sm_30", "sm_70"}

// explainDefault adds to an error about an architecture that nobody chose how to choose one.
func (o *Options) explainDefault(err error) error {
	if unsupported := (*nvvm.UnsupportedArchError)(nil); o.Arch != "" || !slices.Contains(rustcDefaults, o.TargetCPU) || !errors.As(err, &unsupported) {
		return err
	}
	return fmt.Errorf(`%w
%s is what rustc compiles for when nobody says otherwise. Say for which GPU it is, in .cargo/config.toml:
  [target.nvptx64-nvidia-cuda]
  rustflags = ["-C", "target-cpu=sm_80"]
or, for GPUs that rustc does not know, beside it: "-C", "link-arg=--arch=sm_120"`, err, o.TargetCPU)
}
