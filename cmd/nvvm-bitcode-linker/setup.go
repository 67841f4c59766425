package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/setup"
	"nvvm-bitcode-linker/nvvm"
)

func newSetupCommand() *cobra.Command {
	var o setup.Options
	var archs []string
	var forDriver, libcuda string
	var list bool
	cmd := &cobra.Command{
		Use:   "setup [VERSION]",
		Short: "Bring NVIDIA's libNVVM, libdevice and ptxas into this program's cache",
		Long: `setup brings the libNVVM of a CUDA release, with its libdevice and ptxas, into this program's cache, where the linker
finds it: VERSION (13, 12.9 or 12.9.86), else the newest that suits the driver and the GPUs of this machine, or those
that --for-driver and --arch name. The files are NVIDIA's, under the licence of the CUDA Toolkit
(` + setup.License + `).

It runs your own pip (pip download: no Python environment is touched), or takes the wheels from a folder with --from.
Everything is checked against the sha256 in this program, and loaded once, before it takes its place. What is there
already is left alone. NVVM_LINKER_CACHE names another cache than ~/.cache/nvvm-bitcode-linker.`,
		Args: usageArgs(cobra.MaximumNArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if list {
				return listReleases(cmd)
			}
			if len(args) > 0 {
				o.Version = args[0]
			}
			for _, name := range archs {
				a, err := arch.Parse(name)
				if err != nil {
					return &flagError{err}
				}
				o.Archs = append(o.Archs, a)
			}
			o.Log = os.Stderr
			if err := suitMachine(cmd.Context(), &o, forDriver, libcuda); err != nil {
				return err
			}
			r, err := setup.Run(cmd.Context(), o)
			if err != nil {
				return err
			}
			was := "is ready"
			if r.Already {
				was = "was there already"
			}
			fmt.Fprintf(cmd.OutOrStdout(), "%v %s\n", r.Library, was)
			if r.Ptxas == "" {
				fmt.Fprintln(cmd.OutOrStdout(), "no ptxas came with it: the wheel nvidia-cuda-nvcc has it")
			}
			return nil
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringSliceVar(&archs, "arch", nil, "choose a release that compiles for `ARCH`; repeatable")
	f.StringVar(&forDriver, "for-driver", "", "choose a release whose PTX the driver `VERSION` loads: 550, or its CUDA release, 12.4")
	f.StringVar(&o.From, "from", "", "take the wheels from `DIR`, without a network")
	f.StringVar(&libcuda, "libcuda", "", "ask the driver whose library, libcuda, is at `PATH`")
	f.StringVar(&o.Python, "python", "", "use the pip of this `PYTHON`")
	f.BoolVar(&list, "list", false, "list what there is, and what is in the cache")
	return cmd
}

// suitMachine completes what decides the release: the driver that is named, else what this machine has, unless a release is named.
func suitMachine(ctx context.Context, o *setup.Options, forDriver, libcuda string) error {
	if forDriver != "" {
		release, err := arch.ParseDriver(forDriver)
		if err != nil {
			return &flagError{fmt.Errorf("--for-driver %w", err)}
		}
		o.Driver = release.String()
	}
	if o.Version != "" || o.Driver != "" && len(o.Archs) > 0 {
		return nil
	}
	d, err := nvvm.AskDriver(ctx, libcuda)
	if err != nil && libcuda != "" {
		return err // the user named it
	} else if err != nil {
		return nil // no driver, no condition
	}
	if o.Driver == "" && forDriver == "" {
		o.Driver = d.CUDA.String()
		fmt.Fprintf(o.Log, "this machine's driver is of CUDA %s\n", o.Driver)
	}
	if len(o.Archs) == 0 {
		for _, g := range d.GPUs {
			a := arch.Arch{Number: 10*g.Capability.Major + g.Capability.Minor}
			o.Archs = append(o.Archs, a)
			fmt.Fprintf(o.Log, "this machine's %s is %s\n", g.Name, a.SM())
		}
	}
	return nil
}

func listReleases(cmd *cobra.Command) error {
	cache, err := nvvm.CacheDir()
	if err != nil {
		return err
	}
	t := tabwriter.NewWriter(cmd.OutOrStdout(), 0, 8, 2, ' ', 0)
	for _, r := range setup.Available() {
		folder := filepath.Join(cache, "cuda", r.Version)
		if _, err := os.Stat(folder); err != nil {
			folder = "-"
		}
		fmt.Fprintf(t, "%s\t%s\n", r.Version, folder)
	}
	return t.Flush()
}
