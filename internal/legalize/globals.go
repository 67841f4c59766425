package legalize

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// Globals rewrites what variables, functions and aliases may say and libNVVM refuses or takes without a meaning; see its verifier,
// and LLVM's Language Reference for the meanings. Address spaces are those of NVPTX (LLVM's NVPTXUsage: 3 is shared).
//
// After linking, nothing else can come: a weak reference that is still undefined is null, an alias is its target, and a body that
// was only available from elsewhere is gone.
func Globals() Pass {
	return Pass{Name: "globals", Module: func(c *Context) error {
		if !c.NVPTX {
			return nil
		}
		for _, step := range []func(*Context) error{dropLists, plainSymbols, checkVars, resolveAliases, weakIsNull} {
			if err := step(c); err != nil {
				return err
			}
		}
		return nil
	}}
}

// dropLists takes the lists out that keep symbols from being dropped, which is over, and refuses constructors, which nothing
// on a GPU would run.
func dropLists(c *Context) error {
	vars := c.M.Vars[:0]
	for _, g := range c.M.Vars {
		switch g.Name {
		case "llvm.global_ctors", "llvm.global_dtors":
			if name := firstInList(g.Init); name != "" {
				return fmt.Errorf("%s names %s: GPUs run no constructors or destructors", g.Name, name)
			}
			continue
		case "llvm.used", "llvm.compiler.used", "llvm.global.annotations":
			continue
		}
		if strings.HasPrefix(g.Name, "llvm.") && g.Linkage == ir.Appending {
			return fmt.Errorf("variable %s is not supported", g.Name)
		}
		vars = append(vars, g)
	}
	c.M.Vars = vars
	return nil
}

// firstInList gives the name of the first function in a list of constructors ({priority, function, data}...), "" for an empty list.
func firstInList(list ir.Value) string {
	l, ok := list.(*ir.Const)
	if !ok || len(l.Ops) == 0 {
		return ""
	}
	name := "something"
	if entry, ok := l.Ops[0].(*ir.Const); ok && len(entry.Ops) > 1 {
		if f, ok := entry.Ops[1].(ir.Global); ok {
			name = f.Sym().Name
		}
	}
	return name
}

func plainSymbols(c *Context) error {
	for _, g := range c.M.Vars {
		if err := plain(&g.Symbol); err != nil {
			return fmt.Errorf("variable %s: %w", g.Name, err)
		}
		if g.Linkage == ir.AvailableExternally {
			g.Linkage, g.HasInit, g.Init = ir.External, false, nil
		}
		if g.Linkage == ir.Common { // the linker has merged them all
			g.Linkage = ir.WeakAny
		}
		g.CodeModel, g.Sanitize = 0, 0
	}
	for _, f := range c.M.Funcs {
		if f.Linkage == ir.AvailableExternally {
			f.Linkage, f.HasBody, f.Blocks = ir.External, false, nil
		}
		f.Align = 0 // of code, where PTX knows none
		err := plain(&f.Symbol)
		switch {
		case err != nil:
		case f.Prefix != nil:
			err = fmt.Errorf("data in front of its code is not supported")
		case f.Prologue != nil:
			err = fmt.Errorf("prologue data is not supported")
		case f.GC != "":
			err = fmt.Errorf("garbage collection %q is not supported", f.GC)
		}
		if err != nil {
			return &Error{Func: f, Err: err}
		}
	}
	return nil
}

// plain clears what only object files have.
func plain(s *ir.Symbol) error {
	s.Section, s.Partition, s.Comdat, s.DLL = "", "", nil, ir.DLLDefault
	if s.Linkage.IsLocal() {
		s.Visibility = ir.DefaultVisibility
	}
	s.DSOLocal = s.Linkage.IsLocal()
	if s.TLS != ir.NotThreadLocal {
		return fmt.Errorf("GPUs have no thread-local variables")
	}
	return nil
}

// Address spaces (LLVM's NVPTXUsage, "Address Spaces").
const (
	genericSpace  = 0
	globalSpace   = 1
	sharedSpace   = 3
	constantSpace = 4
	localSpace    = 5
)

// constantBytes is the size of constant memory, all variables of address space 4 together (CUDA C++ Programming Guide, "Technical
// Specifications per Compute Capability"). libNVVM says nothing of more, which the driver then refuses.
const constantBytes = 64 << 10

// checkVars refuses variables where none can be, and gives shared ones no initialiser: they have no value when a block starts, and zero is
// what compilers write for that.
func checkVars(c *Context) error {
	if err := checkConstants(c); err != nil {
		return err
	}
	for _, g := range c.M.Vars {
		switch g.Ty.AddrSpace {
		case genericSpace, globalSpace, sharedSpace, constantSpace:
		default:
			return fmt.Errorf("variable %s: address space %d holds no variables", g.Name, g.Ty.AddrSpace)
		}
		if err := checkType(g.ValueTy); err != nil {
			return fmt.Errorf("variable %s: %w", g.Name, err)
		}
		if g.Ty.AddrSpace != sharedSpace || g.Init == nil {
			continue
		}
		if !isZeroOrUndef(g.Init) {
			return fmt.Errorf("variable %s: shared memory cannot be initialised", g.Name)
		}
		g.Init = ir.Undef(g.ValueTy)
	}
	return nil
}

// checkConstants refuses more in constant memory than fits. Only what the source puts into address space 4 is there.
func checkConstants(c *Context) error {
	var all, most uint64
	var largest *ir.GlobalVar
	for _, g := range c.M.Vars {
		if g.Ty.AddrSpace != constantSpace || g.ValueTy.Kind == ir.OpaqueKind {
			continue
		}
		size, align := c.Layout.AllocSize(g.ValueTy), max(g.Align.Bytes(), c.Layout.AlignOf(g.ValueTy))
		all = (all+align-1)&^(align-1) + size
		if largest == nil || size > most {
			largest, most = g, size
		}
	}
	if all > constantBytes {
		return fmt.Errorf("the variables in constant memory (address space %d) are %d bytes, and at most %d fit; the largest is %s with %d bytes",
			constantSpace, all, constantBytes, largest.Name, most)
	}
	return nil
}

func isZeroOrUndef(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	if !ok {
		return false
	}
	switch c.Kind {
	case ir.ConstNull, ir.ConstUndef, ir.ConstPoison:
		return true
	case ir.ConstInt, ir.ConstFloat:
		if c.Int != 0 {
			return false
		}
		for _, w := range c.Words {
			if w != 0 {
				return false
			}
		}
		return true
	case ir.ConstData:
		for _, b := range c.Data {
			if b != 0 {
				return false
			}
		}
		return true
	case ir.ConstAggregate:
		for _, op := range c.Ops {
			if !isZeroOrUndef(op) {
				return false
			}
		}
		return true
	}
	return false
}

// resolveAliases puts targets in the place of aliases. An exported alias of a function becomes a function that calls it.
func resolveAliases(c *Context) error {
	if len(c.M.Aliases) == 0 {
		return nil
	}
	for _, a := range c.M.Aliases {
		if a.IFunc {
			return fmt.Errorf("%s: functions chosen by a resolver are not supported", a.Name)
		}
		if a.Target == nil {
			return fmt.Errorf("alias %s has no target", a.Name)
		}
		if !a.Linkage.IsLocal() {
			if err := forward(c, a); err != nil {
				return err
			}
		}
	}
	var cyclic string
	mapConstants(c.M, func(v ir.Value) ir.Value {
		a, ok := v.(*ir.Alias)
		if !ok {
			return nil
		}
		var to ir.Value = a
		for range len(c.M.Aliases) + 1 {
			next, ok := to.(*ir.Alias)
			if !ok {
				return to
			}
			to = next.Target
		}
		cyclic = a.Name
		return nil
	})
	if cyclic != "" {
		return fmt.Errorf("alias %s stands for itself", cyclic)
	}
	c.M.Aliases = nil
	return nil
}

// forward gives an exported alias a body of its own, since PTX cannot name one thing twice.
func forward(c *Context, a *ir.Alias) error {
	target, ok := a.Target.(*ir.Function)
	if !ok || target.Kernel || target.CC == ir.PTXKernel || target.FnTy.VarArg {
		return fmt.Errorf("exported alias %s: PTX has no aliases", a.Name)
	}
	f := &ir.Function{FnTy: target.FnTy, CC: target.CC, Attrs: target.Attrs, HasBody: true}
	f.Symbol = a.Symbol
	f.MakeArgs()
	block := &ir.Block{Parent: f}
	f.Blocks = []*ir.Block{block}
	b := ir.NewBuilder(c.Types, f, block)
	args := make([]ir.Value, len(f.Args))
	for i, p := range f.Args {
		args[i] = p
	}
	call := b.Call(f.FnTy, target, args...)
	call.Call.Attrs = target.Attrs
	if f.FnTy.Result().Kind == ir.VoidKind {
		b.Ret(nil)
	} else {
		b.Ret(call)
	}
	c.M.Funcs = append(c.M.Funcs, f)
	c.funcs[f.Name] = f
	return nil
}

// weakIsNull puts null in the place of weak references that nothing defined.
func weakIsNull(c *Context) error {
	weak := func(g ir.Global) bool { return g.Sym().Linkage == ir.ExternalWeak && g.IsDecl() }
	any := false
	vars := c.M.Vars[:0]
	for _, g := range c.M.Vars {
		if weak(g) {
			any = true
			continue
		}
		vars = append(vars, g)
	}
	c.M.Vars = vars
	funcs := c.M.Funcs[:0]
	for _, f := range c.M.Funcs {
		if weak(f) {
			any = true
			delete(c.funcs, f.Name)
			continue
		}
		funcs = append(funcs, f)
	}
	c.M.Funcs = funcs
	if any {
		mapConstants(c.M, func(v ir.Value) ir.Value {
			if g, ok := v.(ir.Global); ok && weak(g) {
				return ir.Null(g.Type())
			}
			return nil
		})
	}
	return nil
}
