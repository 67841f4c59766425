package link

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// checkConstructors refuses functions that are to be run before or after a program (llvm.global_ctors, llvm.global_dtors) if they may
// write a variable that is reached or do something that is seen outside; a GPU runs none of them. The others are dropped: nobody would
// see what they do.
func (l *linker) checkConstructors() error {
	for _, in := range l.p.inputs {
		if !in.taken || in.archived && !in.used {
			continue
		}
		for _, list := range in.lists(ctorsList, dtorsList) {
			if err := l.p.ready(in); err != nil {
				return err
			}
			for _, entry := range elements(list) {
				if err := l.checkConstructor(in, list.Name, entry); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// checkConstructor looks at an entry of a list: priority, function and, in newer ones, a global with which it goes.
func (l *linker) checkConstructor(in *input, list string, entry ir.Value) error {
	c, ok := entry.(*ir.Const)
	if !ok || c.Ty.Kind != ir.StructKind || len(c.Ty.Fields) < 2 {
		return fmt.Errorf("%s: an entry of %s is no structure of a priority and a function", in.name, list)
	}
	if len(c.Ty.Fields) > 2 {
		if key, ok := stripConst(c.ElemAt(2)).(ir.Global); ok && key.Sym().Module != in.r.M {
			return nil // another module's definition was taken, which that module initialises
		}
	}
	f := stripConst(c.ElemAt(1))
	if n, ok := f.(*ir.Const); ok && n.Kind == ir.ConstNull {
		return nil // the end of a list, in older ones
	}
	e := effects{l: l, seen: map[*ir.Function]bool{}}
	if err := e.of(f); err != nil {
		return err
	}
	if e.what == "" {
		return nil
	}
	name := "something"
	if g, ok := f.(ir.Global); ok {
		name = Demangle(g.Sym().Name)
	}
	return fmt.Errorf("%s: %s lists %s, to be run before or after the program, which a GPU does not do, and %s", in.name, list, name, e.what)
}

// effects finds out what calling a function does that others may see.
type effects struct {
	l    *linker
	seen map[*ir.Function]bool
	todo []*ir.Function
	what string // the first effect, "" for none
}

// of looks at a function and all that it calls.
func (e *effects) of(callee ir.Value) error {
	e.call(callee)
	for len(e.todo) > 0 && e.what == "" {
		f := e.todo[len(e.todo)-1]
		e.todo = e.todo[:len(e.todo)-1]
		in := e.l.p.byMod[f.Module]
		if !e.l.isLive(f) {
			if err := e.l.p.ready(in); err != nil {
				return err
			}
			if f.Blocks == nil {
				if err := in.r.ReadBody(f); err != nil {
					return err
				}
			}
		}
		for _, b := range f.Blocks {
			for _, i := range b.Instrs {
				e.instr(i)
			}
		}
	}
	return nil
}

func (e *effects) found(format string, args ...any) {
	if e.what == "" {
		e.what = fmt.Sprintf(format, args...)
	}
}

// call notes that a value is called.
func (e *effects) call(v ir.Value) {
	switch v := v.(type) {
	case *ir.Alias:
		e.call(stripConst(v.Target))
	case *ir.Function:
		switch {
		case e.seen[v]:
		case v.IsDecl():
			e.found("%s, which it calls, may do anything", Demangle(v.Name))
		default:
			e.seen[v] = true
			e.todo = append(e.todo, v)
		}
	case *ir.InlineAsm:
		e.found("assembler in it may do anything")
	default:
		e.found("it calls a function that is not known")
	}
}

func (e *effects) instr(i *ir.Instr) {
	switch i.Op {
	case ir.Store:
		e.write(i.Ops[1])
	case ir.CmpXchg, ir.AtomicRMW:
		e.write(i.Ops[0])
	case ir.Call, ir.Invoke, ir.CallBr:
		if f := i.CalledFunc(); f != nil && ir.IsIntrinsic(f.Name) {
			e.intrinsic(f, i.CallArgs())
		} else {
			e.call(i.Callee())
		}
	}
}

// intrinsic judges a call of one of LLVM's own functions by what its declaration says of memory.
func (e *effects) intrinsic(f *ir.Function, args []ir.Value) {
	if in := e.l.p.byMod[f.Module]; in != nil {
		if err := in.r.ReadTables(); err != nil { // so nothing is known of it
			e.found("%s, which it calls, may write anything: %v", f.Name, err)
			return
		}
	}
	mem := f.Attrs.FnSet().Memory().With(ir.InaccessibleMem, 0)
	if mem.NoWrites() {
		return
	}
	if !mem.With(ir.ArgMem, 0).NoWrites() {
		e.found("%s, which it calls, may write anything", f.Name)
		return
	}
	for _, a := range args {
		if a.Type().IsPtr() {
			e.write(a)
		}
	}
}

// write judges a place that is written to: what is a function's own, and variables that nothing reaches, nobody sees.
func (e *effects) write(p ir.Value) {
	switch v := addressBase(p).(type) {
	case *ir.Instr: // an alloca
	case ir.Global:
		if e.l.isLive(v) {
			e.found("it may write %s, which the program reaches", Demangle(v.Sym().Name))
		}
	default:
		e.found("it may write any variable")
	}
}

// addressBase gives the alloca or global that an address starts from, nil if that is not known.
func addressBase(v ir.Value) ir.Value {
	const farthest = 1000 // in unreachable code an address may start from itself
	for range farthest {
		v = stripConst(v)
		switch b := v.(type) {
		case *ir.Instr:
			switch b.Op {
			case ir.Alloca:
				return b
			case ir.GetElementPtr, ir.BitCast, ir.AddrSpaceCast:
				v = b.Ops[0]
				continue
			}
			return nil
		case *ir.Alias:
			v = b.Target
			continue
		case *ir.GlobalVar, *ir.Function:
			return b
		}
		return nil
	}
	return nil
}
