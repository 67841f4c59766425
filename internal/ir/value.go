package ir

// A Value is what an operand may be: *Arg, *Instr, *Const, *GlobalVar, *Function, *Alias, *InlineAsm, *MDAsValue or
// *Block (as the target of a block address only).
type Value interface {
	Type() *Type
}

// An Arg is a parameter of a function.
type Arg struct {
	Ty     *Type
	Index  int
	Parent *Function
}

// Type gives the parameter's type.
func (a *Arg) Type() *Type { return a.Ty }

// InlineAsm is an assembler template used as a callee.
type InlineAsm struct {
	Ty           *Type // the pointer type by which it is used
	FnTy         *Type
	Template     string
	Constraints  string
	SideEffect   bool
	AlignStack   bool
	IntelDialect bool
	CanThrow     bool
}

// Type gives the type of the pointer to the code.
func (a *InlineAsm) Type() *Type { return a.Ty }

// MDAsValue is metadata as an operand of a call.
type MDAsValue struct {
	Ty *Type
	MD Metadata
}

// Type gives the type metadata.
func (m *MDAsValue) Type() *Type { return m.Ty }
