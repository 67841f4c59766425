package ir

import "strings"

// Linkage is how a global may be merged with others of its name (LLVM's GlobalValue::LinkageTypes).
type Linkage uint8

// The linkages.
const (
	External Linkage = iota
	AvailableExternally
	LinkOnceAny
	LinkOnceODR
	WeakAny
	WeakODR
	Appending
	Internal
	Private
	ExternalWeak
	Common
)

var linkageNames = [...]string{"external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr", "appending",
	"internal", "private", "extern_weak", "common"}

// String gives LLVM's keyword of the linkage.
func (l Linkage) String() string { return linkageNames[l] }

// IsLocal reports whether a symbol of the linkage is seen by its own module only.
func (l Linkage) IsLocal() bool { return l == Internal || l == Private }

// Visibility is the ELF visibility of a symbol.
type Visibility uint8

// The visibilities.
const (
	DefaultVisibility Visibility = iota
	HiddenVisibility
	ProtectedVisibility
)

// UnnamedAddr says how far the address of a global matters.
type UnnamedAddr uint8

// The kinds of unnamed_addr.
const (
	NamedAddr UnnamedAddr = iota
	GlobalUnnamedAddr
	LocalUnnamedAddr
)

// DLLStorage is the COFF storage class of a symbol.
type DLLStorage uint8

// The DLL storage classes.
const (
	DLLDefault DLLStorage = iota
	DLLImport
	DLLExport
)

// ThreadLocal is the TLS model of a variable.
type ThreadLocal uint8

// The TLS models.
const (
	NotThreadLocal ThreadLocal = iota
	GeneralDynamicTLS
	LocalDynamicTLS
	InitialExecTLS
	LocalExecTLS
)

// Align is an alignment: 0 for none stated, else 1 + its base-2 logarithm.
type Align uint8

// AlignOf gives the Align of a power of two in bytes, and of 0.
func AlignOf(bytes uint64) Align {
	n, ok := Log2(bytes)
	if !ok {
		return 0
	}
	return Align(n + 1)
}

// Bytes gives the alignment in bytes, 0 for none.
func (a Align) Bytes() uint64 {
	if a == 0 {
		return 0
	}
	return 1 << (a - 1)
}

// ComdatKind is how members of a comdat are chosen.
type ComdatKind uint8

// The comdat selection kinds.
const (
	ComdatAny ComdatKind = iota
	ComdatExactMatch
	ComdatLargest
	ComdatNoDeduplicate
	ComdatSameSize
)

// A Comdat is a group of globals that are kept or dropped together.
type Comdat struct {
	Name string
	Kind ComdatKind
}

// Symbol is what variables, functions and aliases have in common. A Symbol's type is a pointer in its address space.
type Symbol struct {
	Name        string
	Ty          *Type // the pointer type of its address
	Linkage     Linkage
	Visibility  Visibility
	DLL         DLLStorage
	TLS         ThreadLocal
	UnnamedAddr UnnamedAddr
	DSOLocal    bool
	Align       Align
	Section     string
	Partition   string
	Comdat      *Comdat
	MD          []Attachment
	Module      *Module // the module it came from
	ID          int32   // dense number that the owner of a set of symbols gives
}

// Type gives the pointer type of the symbol's address.
func (s *Symbol) Type() *Type { return s.Ty }

// Sym gives the symbol itself: it makes *GlobalVar, *Function and *Alias a Global.
func (s *Symbol) Sym() *Symbol { return s }

// A Global is a *GlobalVar, *Function or *Alias.
type Global interface {
	Value
	Sym() *Symbol
	// IsDecl reports whether it is only declared: defined elsewhere.
	IsDecl() bool
}

// A GlobalVar is a variable or constant of static storage.
type GlobalVar struct {
	Symbol
	ValueTy               *Type
	Const                 bool // never written after its initialisation
	ExternallyInitialized bool
	HasInit               bool  // it is a definition; Init is nil until it has been read
	Init                  Value // the initialiser
	Attrs                 *AttrSet
	CodeModel             uint8
	Sanitize              Sanitizers
}

// Sanitizers says what sanitizers may do to a variable (LLVM's GlobalValue::SanitizerMetadata; the bits are those of bitcode).
type Sanitizers uint8

// The bits of Sanitizers.
const (
	NoSanitizeAddress Sanitizers = 1 << iota
	NoSanitizeHWAddress
	SanitizeMemTag
	SanitizeAddressDynInit
	allSanitizers = 1<<iota - 1
)

// IsKnown reports whether there are no other bits.
func (s Sanitizers) IsKnown() bool { return s&^allSanitizers == 0 }

// IsDecl reports whether the variable has no initialiser.
func (g *GlobalVar) IsDecl() bool { return !g.HasInit }

// CallConv is a calling convention, in LLVM's numbers (IR/CallingConv.h).
type CallConv uint16

// The calling conventions that this program looks at.
const (
	CCallConv      CallConv = 0
	FastCallConv   CallConv = 8
	ColdCallConv   CallConv = 9
	TailCallConv   CallConv = 18
	PTXKernel      CallConv = 71
	PTXDevice      CallConv = 72
	SPIRFunc       CallConv = 75
	SPIRKernel     CallConv = 76
	AMDGPUKernel   CallConv = 91
	MaxCallingConv CallConv = 1023
)

// A Function is a function, declared or defined.
type Function struct {
	Symbol
	FnTy        *Type
	CC          CallConv
	Attrs       *AttrList
	GC          string
	Prefix      Value
	Prologue    Value
	Personality Value
	Args        []*Arg
	HasBody     bool // it is a definition; Blocks is nil until its body has been read
	Blocks      []*Block
	Numbered    []*Block // by the numbers that block addresses state, where those are no places in Blocks
	Kernel      bool     // an entry point: by calling convention, annotation or mark
}

// IsIntrinsic reports whether a name is one of LLVM's own.
func IsIntrinsic(name string) bool { return strings.HasPrefix(name, "llvm.") }

// IsDecl reports whether the function has no body.
func (f *Function) IsDecl() bool { return !f.HasBody }

// Size counts the instructions of the function.
func (f *Function) Size() (n int) {
	for _, b := range f.Blocks {
		n += len(b.Instrs)
	}
	return n
}

// BlockOf gives the block that a block address's number stands for, nil if there is none.
func (f *Function) BlockOf(id int) *Block {
	list := f.Numbered
	if list == nil {
		list = f.Blocks
	}
	if id < 0 || id >= len(list) {
		return nil
	}
	return list[id]
}

// MakeArgs fills f.Args from f.FnTy.
func (f *Function) MakeArgs() {
	args := make([]Arg, len(f.FnTy.Fields))
	f.Args = make([]*Arg, len(args))
	for i := range args {
		args[i] = Arg{Ty: f.FnTy.Fields[i], Index: i, Parent: f}
		f.Args[i] = &args[i]
	}
}

// An Alias is another name for an address, or an ifunc, whose address a resolver gives.
type Alias struct {
	Symbol
	ValueTy *Type
	IFunc   bool
	Target  Value // nil until it has been read
}

// IsDecl reports false: an alias is always a definition.
func (a *Alias) IsDecl() bool { return false }

// NamedMD is metadata of the module under a name.
type NamedMD struct {
	Name  string
	Nodes []Metadata
}

// A Module is a translation unit, or several linked.
type Module struct {
	Types          *Types
	Name           string // for messages: file, and member in brackets
	Producer       string // the identification string of the writer
	SourceFilename string
	Triple         string
	DataLayout     string
	Asm            string
	Vars           []*GlobalVar
	Funcs          []*Function
	Aliases        []*Alias
	NamedMD        []*NamedMD
}

// FindFunc gives the function of the name, nil if there is none.
func (m *Module) FindFunc(name string) *Function {
	for _, f := range m.Funcs {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// FindVar gives the variable of the name, nil if there is none.
func (m *Module) FindVar(name string) *GlobalVar {
	for _, g := range m.Vars {
		if g.Name == name {
			return g
		}
	}
	return nil
}

// FindNamedMD gives the named metadata, nil if there is none.
func (m *Module) FindNamedMD(name string) *NamedMD {
	for _, n := range m.NamedMD {
		if n.Name == name {
			return n
		}
	}
	return nil
}
