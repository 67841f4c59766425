package driver

import (
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/link"
)

// The kinds of warnings that do not come from linking.
const (
	targetFeature = "target-feature" // what rustc compiled for and what libNVVM writes do not fit
	lowestPTX     = "lowest-ptx"     // the output holds one architecture's PTX where several were asked for
)

// WarningKinds are the kinds of warnings, for --deny.
var WarningKinds = append(slices.Clone(link.WarningKinds), targetFeature, lowestPTX)

// denyAll stands for every kind of warning.
const denyAll = "all"

// warn tells the user, or gives an error where the kind is denied.
func (o *Options) warn(kind, format string, args ...any) error {
	text := fmt.Sprintf(format, args...)
	if slices.Contains(o.Deny, kind) || slices.Contains(o.Deny, denyAll) {
		return fmt.Errorf("%s (denied by --deny %s)", text, kind)
	}
	if o.Warn != nil {
		o.Warn(kind, text)
	}
	return nil
}
