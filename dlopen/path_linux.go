//go:build !nodlopen

package dlopen

import (
	"github.com/ebitengine/purego"
)

// linkMap is the beginning of glibc's and musl's struct link_map (link.h).
type linkMap struct {
	_    uintptr // l_addr
	name *byte   // l_name
}

// diLinkMap asks dlinfo for a pointer to the link map: RTLD_DI_LINKMAP of dlfcn.h.
const diLinkMap = 2

func pathOf(handle uintptr) string {
	address, err := purego.Dlsym(purego.RTLD_DEFAULT, "dlinfo")
	if err != nil {
		return ""
	}
	var dlinfo func(handle uintptr, request int32, result **linkMap) int32
	purego.RegisterFunc(&dlinfo, address)
	var m *linkMap
	if dlinfo(handle, diLinkMap, &m) != 0 || m == nil || m.name == nil {
		return ""
	}
	return String(m.name)
}
