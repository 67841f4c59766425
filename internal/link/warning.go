package link

// A Warning is something that is linked as LLVM does and yet is probably a mistake.
type Warning struct {
	Kind string // one of WarningKinds
	Text string
}

// The kinds of warnings.
const (
	ABIMismatch = "abi-mismatch" // a call passes something else than the function takes
	ModuleFlag  = "module-flag"  // modules were compiled with settings that do not agree
	DataLayout  = "data-layout"  // modules lay types out differently
)

// WarningKinds are the kinds that there are.
var WarningKinds = []string{ABIMismatch, ModuleFlag, DataLayout}
