package nvvm

import (
	"fmt"

	"nvvm-bitcode-linker/internal/arch"
)

// bound completes the request's bound of the PTX version by what the installed driver loads. No driver is no bound.
func (req *Request) bound(report func(stage string, id Identity)) error {
	if req.MaxPTX != (Version{}) || !req.InstalledDriver {
		return nil
	}
	report("asking NVIDIA's driver for its version", Identity{})
	d, err := askDriver(driverOrder{Libcuda: req.Libcuda})
	if err != nil && req.Libcuda != "" {
		return err // the user named it
	}
	if err == nil && d.PTX != (Version{}) {
		if req.CubinOnly {
			d.PTX = OfMajor(d.CUDA)
		}
		req.MaxPTX, req.MaxPTXBy = d.PTX, fmt.Sprintf("the installed driver (CUDA %v)", d.CUDA)
	}
	return nil
}

// OfMajor is the newest PTX version of any CUDA release of the same major version as a driver's: cubins made from it are loaded by that driver.
func OfMajor(cuda Version) Version { return Version(arch.Release(cuda).NewestOfMajor()) }

// ptxTargetOption has the library write an older PTX: CUDA 13.5, from modern modules. With others it takes the option, and writes its own
// version all the same (measured).
const ptxTargetOption = "-ptx-version-target="

// boundPTX says which version of PTX the library will write, within the request's bound where it can.
func (c *chosen) boundPTX(compute string, req Request) (err error) {
	i := &c.info
	i.MaxPTX, i.MaxPTXBy = req.MaxPTX, req.MaxPTXBy
	if i.MaxPTX == (Version{}) {
		i.PTX = c.library.knownPTX()
		return nil
	}
	if i.PTX, err = c.library.PTX(); err != nil {
		return err
	}
	i.Identity = c.library.Identity // its CUDA release may be known only now
	if c.fits() || i.Dialect != Modern {
		return nil
	}
	option := fmt.Sprintf("%s%d%d", ptxTargetOption, i.MaxPTX.Major, i.MaxPTX.Minor)
	options := []string{"-arch=" + compute, option}
	if req.Latest {
		options = append(options, latestOption)
	}
	ok, err := c.library.Accepts(options...)
	if ok && err == nil {
		i.PTX, i.PTXTarget = i.MaxPTX, option
	}
	return err
}

// fits says whether the PTX is within the bound.
func (c *chosen) fits() bool {
	return c.info.MaxPTX == (Version{}) || !newerPTX(c.info.PTX, c.info.MaxPTX)
}

func newerPTX(a, b Version) bool { return arch.PTX(a).Compare(arch.PTX(b)) > 0 }
