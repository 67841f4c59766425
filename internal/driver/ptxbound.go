package driver

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/nvvm"
)

// bound gives the newest PTX version that may be written by --max-ptx and --for-driver, and who says so; zero where they say nothing, and
// where the installed driver is to be asked.
func (o *Options) bound() (max arch.PTX, by string, err error) {
	if o.MaxPTX != "" {
		if max, err = arch.ParsePTX(o.MaxPTX); err != nil {
			return max, "", fmt.Errorf("--max-ptx: %w", err)
		}
		by = "--max-ptx " + o.MaxPTX
	}
	if o.ForDriver == "" || o.ForDriver == native {
		return max, by, nil
	}
	release, err := arch.ParseDriver(o.ForDriver)
	if err != nil {
		return max, "", fmt.Errorf("--for-driver: %w, or native", err)
	}
	loads, ok := release.NewestPTX()
	if !ok {
		return max, "", fmt.Errorf("--for-driver %s: CUDA %v is older than every release known here", o.ForDriver, release)
	}
	if o.cubinOnly() {
		loads = release.NewestOfMajor()
	}
	if max == (arch.PTX{}) || loads.Compare(max) < 0 {
		max, by = loads, "--for-driver "+o.ForDriver
	}
	return max, by, nil
}

// cubinOnly reports whether no PTX goes out: drivers load cubins of later minor versions of CUDA.
func (o *Options) cubinOnly() bool {
	return o.wants(emitCubin) && !o.wants(emitPTX) && !o.wants(emitFatbin)
}

// request says which libNVVM is wanted for an architecture.
func (o *Options) request(a arch.Arch) nvvm.Request {
	max, by, _ := o.bound() // check has looked at the error
	return nvvm.Request{
		Explicit: o.Libnvvm, ExplicitName: "--libnvvm", Arch: a.Compute(), Latest: o.NVVMLatest, Libdevice: o.Libdevice,
		MaxPTX: nvvm.Version(max), MaxPTXBy: by, InstalledDriver: o.needsPTX(), Libcuda: o.Libcuda, CubinOnly: o.cubinOnly(),
		Timeout: o.Timeout,
	}
}

// nativeDriver makes sure that there is a driver where --for-driver native says so.
func (o *Options) nativeDriver(ctx context.Context) error {
	if o.ForDriver != native {
		return nil
	}
	if _, err := nvvm.AskDriver(ctx, o.Libcuda); err != nil {
		return fmt.Errorf("--for-driver native: %w\nname the driver instead, as in --for-driver 550 or --for-driver 12.4", err)
	}
	return nil
}

var versionLine = regexp.MustCompile(`(?m)^\.version[ \t]+(\d+)\.(\d+)`)

// versionOf reads the version of PTX.
func versionOf(ptx []byte) (arch.PTX, error) {
	m := versionLine.FindSubmatch(ptx)
	if m == nil {
		return arch.PTX{}, errors.New("libNVVM reported success, but its PTX has no .version")
	}
	return arch.ParsePTX(string(m[1]) + "." + string(m[2]))
}

// withVersion gives the PTX with another version.
func withVersion(ptx []byte, v arch.PTX) []byte {
	place := versionLine.FindSubmatchIndex(ptx)
	return bytes.Join([][]byte{ptx[:place[2]], ptx[place[5]:]}, []byte(v.String()))
}

// fitDriver makes sure that the driver loads the PTX. Where its version is too new, an older one stands in it if ptxas of a release that
// knows no newer one takes all that is in it.
func (l *linking) fitDriver(ctx context.Context) error {
	have, err := versionOf(l.ptx)
	if err != nil {
		return err
	}
	max := arch.PTX(l.info.MaxPTX)
	if max == (arch.PTX{}) || have.Compare(max) <= 0 {
		return nil
	}
	fail := func(format string, args ...any) error {
		return fmt.Errorf("libNVVM from %v writes PTX %v, and %s loads PTX up to %v; %s%s", l.info.Identity, have, l.info.MaxPTXBy, max,
			fmt.Sprintf(format, args...), l.otherDriver(have))
	}
	tools, err := nvvm.FindTools(nvvm.PTXAS, l.PTXAS, "--ptxas", l.info.Path)
	if err != nil {
		return fail("its .version may be lowered where ptxas of that release accepts it, but:\n%v", err)
	}
	var refused []string
	for _, t := range tools {
		release, err := toolRelease(ctx, t)
		if err != nil {
			refused = append(refused, err.Error())
			continue
		}
		knows, ok := release.PTX()
		if !ok || knows.Compare(max) > 0 {
			continue
		}
		lowered := withVersion(l.ptx, knows)
		if _, err := assemble(ctx, t, lowered, l.arch, l.OptLevel); err != nil {
			refused = append(refused, err.Error())
			continue
		}
		l.lowered = fmt.Sprintf("PTX version lowered from %v to %v: ptxas of CUDA %v accepts it", have, knows, release)
		l.ptx = lowered
		l.Note(l.lowered, "ptxas", t.Path)
		return nil
	}
	if refused != nil {
		return fail("its .version cannot be lowered:\n%s", strings.Join(refused, "\n"))
	}
	return fail("no ptxas was found that knows PTX up to %v only, and so could tell whether its .version may be lowered", max)
}

// otherDriver says which driver loads a version.
func (l *linking) otherDriver(have arch.PTX) string {
	release, branch, ok := have.FirstRelease()
	if !ok {
		return ""
	}
	number := ""
	if branch != 0 {
		number = fmt.Sprintf(" (%d)", branch)
	}
	return fmt.Sprintf("\nPTX %v needs a driver of CUDA %v%s or later; --for-driver names the one that will load it", have, release, number)
}

// checkFeatures warns where rustc was told to use a newer PTX than libNVVM writes.
func (l *linking) checkFeatures() error {
	want := parseFeatures(l.Features).ptx
	have, err := versionOf(l.ptx)
	if err != nil || want.Compare(have) <= 0 {
		return err
	}
	return l.warn(targetFeature, "--target-feature has ptx%d%d, but PTX %v is written: what needs PTX %v fails when it is loaded", want.Major, want.Minor, have, want)
}
