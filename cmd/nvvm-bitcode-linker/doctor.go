package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"nvvm-bitcode-linker/internal/driver"
)

func newDoctorCommand() *cobra.Command {
	var o driver.DoctorOptions
	var asJSON, all bool
	cmd := &cobra.Command{
		Use:   "doctor [FILE.ptx]",
		Short: "Say which libNVVM a link would use, and why, or where a PTX file can be loaded",
		Long: `doctor says what it finds on this machine: NVIDIA's driver and GPUs; every libNVVM, what it compiles, in which dialect and
to which version of PTX; which one a link takes, and why not another. It chooses for the first GPU's architecture unless
--arch names one. The variables of a link's options (NVVM_LINKER_ARCH) count here too. Without a libNVVM that serves it fails.

Of a PTX file it says what made it, for what, and which drivers and GPUs load it.`,
		Args: usageArgs(cobra.MaximumNArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := fromEnvironment(cmd.Flags()); err != nil {
				return &flagError{err}
			}
			if len(args) == 1 {
				return describePTX(cmd, args[0], o.Libcuda, asJSON)
			}
			r, err := driver.Diagnose(cmd.Context(), "nvvm-bitcode-linker "+version(), o)
			if err != nil {
				return err
			}
			if asJSON {
				if err := writeJSON(cmd.OutOrStdout(), r); err != nil {
					return err
				}
				return r.Err()
			}
			printDiagnosis(cmd.OutOrStdout(), r, all)
			return r.Err()
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&o.Arch, "arch", "", "choose for `ARCH`")
	f.StringVar(&o.ForDriver, "for-driver", "", "choose for the driver `VERSION` that will load the PTX: 550, or its CUDA release, 12.4")
	f.StringVar(&o.Libnvvm, "libnvvm", "", "look at `PATH` only: the library or the root of an installation")
	f.StringVar(&o.Libcuda, "libcuda", "", "ask the driver whose library, libcuda, is at `PATH`")
	f.BoolVarP(&all, "verbose", "v", false, "list the places where nothing was, too")
	jsonFlag(cmd, &asJSON)
	return cmd
}

func describePTX(cmd *cobra.Command, path, libcuda string, asJSON bool) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	r, err := driver.DescribePTX(cmd.Context(), path, data, libcuda)
	if err != nil {
		return err
	}
	if asJSON {
		return writeJSON(cmd.OutOrStdout(), r)
	}
	p := &page{w: cmd.OutOrStdout()}
	p.row("file", r.Path)
	for _, line := range r.Header {
		p.row("", line)
	}
	target := r.Target
	if r.Debug {
		target += ", for debugging: ptxas does not optimise it"
	}
	p.row("target", target)
	p.row("PTX", r.Version+", which drivers load from "+r.Driver)
	p.row("GPUs", "compute capability "+r.GPUs)
	p.row("here", r.Here)
	p.row("kernels", strings.Join(r.Kernels, " "))
	return nil
}

func printDiagnosis(w io.Writer, r *driver.DoctorReport, all bool) {
	p := &page{w: w}
	p.row("tool", r.Tool)
	p.row("cache", r.Cache)
	if c := r.Compiled; c != nil {
		p.row("", fmt.Sprintf("%d compiled parts and links, %.1f of at most %d MiB", c.Files, float64(c.Size)/(1<<20), c.Limit>>20))
	}
	printDriver(p, r)
	if r.Arch == "" {
		p.row("for", "no architecture: --arch chooses one")
	} else {
		p.row("for", r.Arch+" (by "+r.ArchBy+")")
	}
	if r.Dialect != "" {
		p.row("gives", "the "+r.Dialect+" dialect, PTX "+orUnknown(r.PTX))
	}
	if r.MaxPTX != "" {
		p.row("bound", "PTX "+r.MaxPTX+", by "+r.MaxPTXBy)
	}
	if r.Decided != "" {
		p.row("decided", "by "+r.Decided)
	}
	for _, l := range r.Libraries {
		printLibrary(p, l)
	}
	fmt.Fprintln(w)
	if !all {
		p.row("", fmt.Sprintf("%d other places have none (-v lists them)", len(r.Looked)))
		return
	}
	p.row("variables", strings.Join(r.Variables, ", "))
	for _, l := range r.Looked {
		p.row("nothing", l.Path+": "+l.Why)
	}
}

func printDriver(p *page, r *driver.DoctorReport) {
	if r.Driver == nil {
		reason, _, _ := strings.Cut(r.NoDriver, "; looked at")
		p.row("driver", orUnknown(reason))
		return
	}
	p.row("driver", fmt.Sprintf("CUDA %s, loads PTX up to %s", r.Driver.CUDA, orUnknown(r.Driver.PTX)))
	p.row("", r.Driver.Path)
	for i, g := range r.Driver.GPUs {
		p.row(fmt.Sprintf("GPU %d", i), fmt.Sprintf("%s, compute capability %s (%s)", g.Name, g.Capability, g.Arch))
	}
	if r.Driver.NoGPUs != "" {
		p.row("GPUs", r.Driver.NoGPUs)
	}
}

func printLibrary(p *page, l driver.LibraryReport) {
	fmt.Fprintln(p.w)
	mark := "libNVVM"
	if l.Taken {
		mark = "* libNVVM"
	}
	p.row(mark, l.Path)
	if l.Version != "" {
		p.row("", fmt.Sprintf("CUDA %s, libNVVM %s, NVVM IR %s, PTX %s", orUnknown(l.CUDA), l.Version, l.IR, orUnknown(l.PTX)))
	}
	for _, d := range []string{"LLVM 7", "modern"} {
		if text := l.Brief(d); text != "" {
			p.row("", d+" dialect: "+text)
		}
	}
	var have, lack []string
	for _, part := range []struct{ name, path string }{
		{"libdevice", l.Libdevice}, {"ptxas", l.PTXAS}, {"fatbinary", l.Fatbinary}, {"nvJitLink", l.NVJitLink},
	} {
		if part.path != "" {
			have = append(have, part.name)
		} else {
			lack = append(lack, part.name)
		}
	}
	if l.Version != "" {
		var parts []string
		if len(have) > 0 {
			parts = append(parts, "beside it: "+strings.Join(have, ", "))
		}
		if len(lack) > 0 {
			parts = append(parts, "not there: "+strings.Join(lack, ", "))
		}
		p.row("", strings.Join(parts, "; "))
	}
	p.row("", l.Why)
}

// A page writes rows of a name and a text, which is broken at blanks into lines of the page's width. What has no blanks stays whole: a path
// is to be copied.
type page struct{ w io.Writer }

const (
	pageWidth  = 98
	nameColumn = 11
)

func (p *page) row(name, text string) {
	line := fmt.Sprintf("%-*s", nameColumn, name)
	empty := true
	for _, word := range strings.Fields(text) {
		if !empty && len(line)+1+len(word) > pageWidth {
			fmt.Fprintln(p.w, line)
			line, empty = strings.Repeat(" ", nameColumn), true
		}
		if !empty {
			line += " "
		}
		line, empty = line+word, false
	}
	fmt.Fprintln(p.w, strings.TrimRight(line, " "))
}
