package setup

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/wheels"
)

// Available lists the releases that setup can bring to this machine, newest first.
func Available() []wheels.Release { return wheels.Releases(platform()) }

// choose finds the release to bring: the one asked for, or the newest that compiles for the architectures and is not newer than the
// driver, which loads no PTX of a newer one.
func (o *Options) choose() (wheels.Release, error) {
	releases := Available()
	if o.From != "" {
		var err error
		if releases, err = inFolder(o.From); err != nil {
			return wheels.Release{}, err
		}
	}
	if len(releases) == 0 {
		return wheels.Release{}, errNone
	}
	for _, r := range releases {
		if o.Version != "" && isOf(r.Version, o.Version) || o.Version == "" && compiles(r.Version, o.Archs) && (o.Driver == "" || !newer(r.Version, o.Driver)) {
			return r, nil
		}
	}
	where := "known"
	if o.From != "" {
		where = "in " + o.From
	}
	if o.Version != "" {
		return wheels.Release{}, fmt.Errorf("no CUDA %s is %s: there are %s%s", o.Version, where, versions(releases), o.otherwise())
	}
	return wheels.Release{}, fmt.Errorf("no CUDA release that is %s %s: there are %s\nname one to have it all the same, as in setup %s",
		where, o.wanted(), versions(releases), releases[0].Version)
}

// otherwise says what to do about a version that the table does not have.
func (o *Options) otherwise() string {
	if o.From != "" {
		return ""
	}
	return "\nfor another one, download its wheels (nvidia-nvvm and nvidia-cuda-nvcc) into a folder and give that with --from"
}

// wanted says what the choice had to meet.
func (o *Options) wanted() string {
	var conditions []string
	if len(o.Archs) > 0 {
		conditions = append(conditions, "compiles for "+arch.List(o.Archs))
	}
	if o.Driver != "" {
		conditions = append(conditions, "writes PTX that a driver of CUDA "+o.Driver+" loads")
	}
	return strings.Join(conditions, " and ")
}

// isOf reports whether a version is the one asked for, or one of its release: 12.9.86 is of 12.9 and of 12.
func isOf(version, asked string) bool {
	return version == asked || strings.HasPrefix(version, asked+".")
}

// newer reports whether a version's release is after a driver's.
func newer(version, driver string) bool {
	return wheels.CompareVersions(version, driver) > 0 && !isOf(version, driver)
}

// compiles reports whether the libNVVM of a version knows all architectures.
func compiles(version string, archs []arch.Arch) bool {
	var r arch.Release
	if n, _ := fmt.Sscanf(version, "%d.%d", &r.Major, &r.Minor); n != 2 {
		return false
	}
	return !slices.ContainsFunc(archs, func(a arch.Arch) bool {
		span, known := a.Span()
		return known && !span.Contains(r)
	})
}

func versions(releases []wheels.Release) string {
	var list []string
	for _, r := range releases {
		list = append(list, r.Version)
	}
	return strings.Join(list, ", ")
}

// inFolder lists the releases that a folder holds wheels of for this machine, newest first.
func inFolder(folder string) ([]wheels.Release, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	byVersion := map[string]*wheels.Release{}
	var foreign []string
	for _, e := range entries {
		w, ok := wheels.ParseFile(e.Name())
		if !ok || w.Platform != platform() {
			if filepath.Ext(e.Name()) == ".whl" {
				foreign = append(foreign, e.Name())
			}
			continue
		}
		if known, ok := wheels.Known(e.Name()); ok {
			w = known
		}
		if byVersion[w.Version] == nil {
			byVersion[w.Version] = &wheels.Release{Version: w.Version}
		}
		byVersion[w.Version].Wheels = append(byVersion[w.Version].Wheels, w)
	}
	if len(byVersion) == 0 {
		message := fmt.Sprintf("%s holds no wheel of nvidia-nvvm or nvidia-cuda-nvcc for %s", folder, platform())
		if len(foreign) > 0 {
			message += ", only " + strings.Join(foreign, ", ")
		}
		return nil, fmt.Errorf("%s\nto get them on a machine with a network: %s", message, downloadLine(Available()))
	}
	var list []wheels.Release
	for _, r := range byVersion {
		list = append(list, *r)
	}
	slices.SortFunc(list, func(a, b wheels.Release) int { return wheels.CompareVersions(b.Version, a.Version) })
	return list, nil
}
