package driver

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"strings"

	"nvvm-bitcode-linker/nvvm"
)

// A VerifyReport says what libNVVM accepted.
type VerifyReport struct {
	Arch    string   `json:"arch"` // as in sm_90a
	Library string   `json:"libnvvm"`
	CUDA    string   `json:"cuda"`    // of the library, "" where nothing tells
	Dialect string   `json:"dialect"` // of the modules it took
	PTX     string   `json:"ptx"`     // the version of what it wrote
	Size    int      `json:"size"`    // of that, in bytes
	Kernels []string `json:"kernels"` // the entries of that
}

var ptxVersion = regexp.MustCompile(`(?m)^\.version\s+([0-9.]+)`)

var ptxTarget = regexp.MustCompile(`(?m)^\.target\s+(\S.*)$`)

// verified describes what became of a link.
func (l *linking) verified(ptx []byte) VerifyReport {
	r := VerifyReport{
		Arch: l.arch.SM(), Library: l.info.Path, CUDA: l.info.CUDA, Dialect: l.info.Dialect.String(), Size: len(ptx),
		Kernels: append(names(ptx, ".visible .entry "), names(ptx, ".entry ")...),
	}
	if m := ptxVersion.FindSubmatch(ptx); m != nil {
		r.PTX = string(m[1])
	}
	return r
}

// VerifyAsIs gives libNVVM files of NVVM IR, bitcode or text, as they are: they are verified and compiled together, and nothing is written.
func VerifyAsIs(ctx context.Context, o Options) error {
	if err := o.check(); err != nil {
		return err
	}
	targets, err := o.targets(ctx)
	if err != nil {
		return err
	}
	if len(targets) != 1 {
		return usagef("%d architectures are asked for, where one is expected: give it with --arch, as in --arch=sm_80", len(targets))
	}
	a := targets[0]
	l := &linking{Options: o, arch: a}
	job := nvvm.Job{Options: o.nvvmOptions(), Verify: true, LazyLibdevice: o.Libdevice != ""}
	for _, path := range o.Inputs {
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		job.Modules = append(job.Modules, nvvm.Module{Name: path, Bitcode: data})
	}
	l.session, err = nvvm.Start(ctx, o.request(a))
	if err != nil {
		return err
	}
	defer l.session.Close()
	if l.info, err = l.session.Info(); err != nil {
		return o.explainDefault(err)
	}
	res, err := l.session.Compile(ctx, job)
	if err != nil {
		return err
	}
	if log := strings.TrimSpace(res.VerifyLog + res.Log); log != "" {
		return fmt.Errorf("%v accepts it, but says:\n%s", l.info.Identity, log)
	}
	if err := checkPTX(res.PTX, nil); err != nil {
		return err
	}
	o.Verified(l.verified(res.PTX))
	return nil
}
