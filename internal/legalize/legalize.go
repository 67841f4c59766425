// Package legalize rewrites what LLVM 22 may write and a dialect of NVVM does not have, where both dialects need it.
//
// A dialect is an ordered table of passes over a linked module. A pass either rewrites its construct with its exact
// meaning or refuses it, naming the function and the construct; it never guesses.
package legalize

import (
	"errors"
	"fmt"
	"sort"
	"strings"
	"sync"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/parallel"
)

// A Pass is one row of a dialect's table: Func is called for every function with a body, on all cores; Module once; Prepare once, and then
// what it gives for every function with a body, on all cores, nil where the module has nothing that the pass is for. A pass has one of the three.
type Pass struct {
	Name    string
	Func    func(*Context, *ir.Function) error
	Module  func(*Context) error
	Prepare func(*Context) func(*ir.Function) error
}

// A Dialect is what the driver needs of a dialect package.
type Dialect struct {
	Name   string // "llvm7" or "llvm19"
	Form   ir.Dialect
	Passes []Pass
	Write  func(*ir.Module) ([]byte, error)
}

// A Context is what passes over one module share.
type Context struct {
	M      *ir.Module
	Types  *ir.Types
	Layout *ir.DataLayout
	// NVPTX is whether the module is for NVIDIA's GPUs: its triple, data layout, kernels and names are then made what
	// libNVVM takes. A module for another target keeps them.
	NVPTX bool
	// KeepDebug is whether debug information is wanted in the output.
	KeepDebug bool
	// LinesOnly is whether of debug information only the lines of instructions are wanted.
	LinesOnly bool
	// OneUnit is whether all compile units of debug information become one.
	OneUnit bool
	// LessSaid is how many descriptions in debug information the dialect has no words for: they say less now, or are gone.
	LessSaid int
	// IRVersion is what nvvmIRVersion reported: IR major, minor, debug major, minor. Written as !nvvmir.version.
	IRVersion [4]int
	// CUDA is 100*major+minor of the CUDA release of the loaded libNVVM, 0 when not known: rows that depend on a
	// library's faults choose the safe form then.
	CUDA int
	// Capability is the compute capability that is compiled for, 10*major+minor, 0 when not known: all instructions are taken to be
	// there then.
	Capability int
	// Loops is the policy for loops.
	Loops LoopPolicy
	// Calls is the policy for calls.
	Calls CallPolicy
	// CheckIR has the checker look at the module before the first pass and after each: what is wrong then is the pass's doing.
	CheckIR bool

	mu    sync.Mutex
	funcs map[string]*ir.Function
	fresh []*ir.Function
	// attrs caches the translation of attribute lists, which many calls share.
	attrs sync.Map
}

// CheckIR is the CheckIR of new contexts. Tests set it.
var CheckIR bool

// NewContext prepares passes over a module.
func NewContext(m *ir.Module) (*Context, error) {
	layout, err := ir.ParseDataLayout(m.DataLayout)
	if err != nil {
		return nil, err
	}
	c := &Context{M: m, Types: m.Types, Layout: layout, CheckIR: CheckIR, funcs: make(map[string]*ir.Function, len(m.Funcs))}
	for _, f := range m.Funcs {
		c.funcs[f.Name] = f
	}
	return c, nil
}

// Declare gives the function of the name, declaring it if the module has none. Passes on several cores may call it; what
// it declares is added to the module after the pass, in the order of names.
func (c *Context) Declare(name string, fnTy *ir.Type, attrs *ir.AttrList) (*ir.Function, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if f := c.funcs[name]; f != nil {
		if f.FnTy != fnTy {
			return nil, fmt.Errorf("%s is declared with another type", name)
		}
		return f, nil
	}
	f := &ir.Function{FnTy: fnTy, Attrs: attrs}
	f.Name, f.Ty, f.Module = name, c.Types.Ptr(0), c.M
	f.MakeArgs()
	c.funcs[name] = f
	c.fresh = append(c.fresh, f)
	return f, nil
}

// CachedAttrs gives translate(l), computed once for each list and key.
func (c *Context) CachedAttrs(key string, l *ir.AttrList, translate func(*ir.AttrList) *ir.AttrList) *ir.AttrList {
	if l == nil {
		return nil
	}
	type slot struct {
		key string
		l   *ir.AttrList
	}
	if v, ok := c.attrs.Load(slot{key, l}); ok {
		return v.(*ir.AttrList)
	}
	v, _ := c.attrs.LoadOrStore(slot{key, l}, translate(l))
	return v.(*ir.AttrList)
}

// Run applies the passes in order. Errors are those of the first pass that fails, in the order of functions.
func Run(c *Context, passes []Pass) error {
	for _, p := range passes {
		if err := p.run(c); err != nil {
			return err
		}
	}
	return nil
}

func (p *Pass) run(c *Context) error {
	err := p.runOn(c)
	if err == nil {
		c.addFresh()
	}
	return err
}

// Run turns the context's module into the dialect.
func (d Dialect) Run(c *Context) error {
	if err := c.check(ir.LLVM22, "before the first pass of "+d.Name); err != nil {
		return err
	}
	for i, p := range d.Passes {
		if err := p.run(c); err != nil {
			return err
		}
		form := ir.AnyLLVM // on its way from LLVM 22 to the dialect
		if i == len(d.Passes)-1 {
			form = d.Form
		}
		if err := c.check(form, "after the pass "+p.Name+" of "+d.Name); err != nil {
			return err
		}
	}
	return nil
}

// check has the checker look at the module, if that is wanted.
func (c *Context) check(form ir.Dialect, when string) error {
	if !c.CheckIR {
		return nil
	}
	if err := ir.Check(c.M, form); err != nil {
		return fmt.Errorf("%s the module is not well formed:\n%w", when, err)
	}
	return nil
}

// Alone rewrites a module by itself, not one that was linked for a certain libNVVM: debug information is kept, and a module
// for another target than nvptx64 keeps its triple, data layout and names. CheckIR is that of Context.
func Alone(m *ir.Module, d Dialect, checkIR bool) error {
	c, err := NewContext(m)
	if err != nil {
		return err
	}
	c.KeepDebug = true
	c.CheckIR = c.CheckIR || checkIR
	c.NVPTX = strings.HasPrefix(m.Triple, "nvptx64")
	c.IRVersion = [4]int{2, 0, 3, 2} // of CUDA 12.8 to 13.5
	return d.Run(c)
}

func (c *Context) addFresh() {
	sort.Slice(c.fresh, func(i, j int) bool { return c.fresh[i].Name < c.fresh[j].Name })
	c.M.Funcs = append(c.M.Funcs, c.fresh...)
	c.fresh = nil
}

func (c *Context) eachFunc(p *Pass, run func(*ir.Function) error) error {
	funcs := c.M.Funcs
	return parallel.Each(len(funcs), func(i int) error {
		f := funcs[i]
		if len(f.Blocks) == 0 {
			return nil
		}
		if err := p.guard(func() error { return run(f) }); err != nil {
			return &Error{Func: f, Err: err}
		}
		return nil
	})
}

// eachOf is for passes over the module of which a part is of functions alone: it runs that for every function, declarations too, by its number, on all cores.
// The error is that of the first function that has one. A panic is the caller's, whose guard looks after it.
func (c *Context) eachOf(run func(i int, f *ir.Function) error) error {
	funcs := c.M.Funcs
	panics := make([]any, len(funcs))
	err := parallel.Each(len(funcs), func(i int) error {
		defer func() { panics[i] = recover() }()
		return run(i, funcs[i])
	})
	for _, p := range panics {
		if p != nil {
			panic(p)
		}
	}
	return err
}

// runOn runs the pass on the module or on each function.
func (p *Pass) runOn(c *Context) error {
	if p.Module != nil {
		return p.guard(func() error { return p.Module(c) })
	}
	if p.Func != nil {
		return c.eachFunc(p, func(f *ir.Function) error { return p.Func(c, f) })
	}
	run := p.Prepare(c)
	if run == nil {
		return nil
	}
	return c.eachFunc(p, run)
}

// guard makes an error that names the pass of a panic. Bitcode may hold what no compiler writes and a pass is not made for: what goes
// wrong then is not the end of the program.
func (p *Pass) guard(run func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the pass %s can not make sense of it, which is a mistake in the pass or in the module: %v", p.Name, r)
		}
	}()
	return run()
}

// An Error is a construct that a pass refuses, in a function.
type Error struct {
	Func *ir.Function
	Err  error
}

func (e *Error) Error() string {
	where := e.Func.Name
	if e.Func.Module != nil && e.Func.Module.Name != "" {
		where += " (" + e.Func.Module.Name + ")"
	}
	if file, line := e.Place(); file != "" {
		where += fmt.Sprintf(", at %s:%d", file, line)
	}
	return "in function " + where + ": " + e.Err.Error()
}

// Place gives file and line of the construct in the source, or else of its function; "" and 0 where debug information does not know.
func (e *Error) Place() (file string, line uint64) {
	var at *ir.InstrError
	if errors.As(e.Err, &at) {
		if file, line = at.Instr.Loc.Place(); file != "" {
			return file, line
		}
	}
	sp, _ := ir.FindMD(e.Func.MD, "dbg").(*ir.DINode)
	return sp.Place()
}

func (e *Error) Unwrap() error { return e.Err }
