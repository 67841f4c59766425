package bitcode

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// What LLVM 22's AutoUpgrade (IR/AutoUpgrade.cpp) does to the intrinsics of older modules happens here in two steps. When a module is
// opened, its declarations are looked up by name: what only has an old name gets the new one; what has another form now is taken out of
// the module, and what its calls become is declared instead. When a body is read, its calls of what was taken out are rewritten. A
// module without old intrinsics takes no part in the second step.

// The upgrades are what a Reader knows of what is old in its module.
type upgrades struct {
	extra      []ir.Value // intrinsics that upgraded calls need, numbered after the globals
	hasOld     bool       // some intrinsics have another form now
	hasStrict  bool       // some attributes are strictfp
	oldStrings bool       // strings of metadata stand in records of their own (LLVM 3.8 and older)
	symbols    []ir.Value // the globals after upgrading, nil where no intrinsic was upgraded
	numbers    [][]int    // of those: one has several where declarations became the same
}

// An oldIntrinsic stands where a module's declaration of an intrinsic was whose calls have another form now.
type oldIntrinsic struct {
	decl *ir.Function
	form *callForm
}

// Type gives the pointer type of the intrinsic's address.
func (o *oldIntrinsic) Type() *ir.Type { return o.decl.Ty }

// A callForm is what calls of an old intrinsic become. Edit changes a call in place and reports whether it could; expand adds what stands
// for it before the call, which goes, and gives what its result is. One of them is enough.
type callForm struct {
	edit   func(b *bodyReader, in *ir.Instr) (bool, error)
	expand func(x *expansion) (ir.Value, error)
}

// An upgradeRule says what becomes of an intrinsic with one of the function types that old tells, or with any; a rule without make
// says that nothing does.
type upgradeRule struct {
	old  func(t *ir.Type) bool
	make func(u *upgrader, f *ir.Function) *callForm
}

// findRule gives the rule for an intrinsic by its name without "llvm." and without the types at its end.
func findRule(f *ir.Function) *upgradeRule {
	rule, _, ok := byBase(upgradeRules, strings.TrimPrefix(f.Name, "llvm."))
	if !ok || rule.make == nil || rule.old != nil && !rule.old(f.FnTy) {
		return nil
	}
	return &rule
}

// byBase looks the name of an intrinsic up, whole or without types that it is overloaded on, and gives the name under which it was found.
func byBase[V any](table map[string]V, name string) (V, string, bool) {
	for end := len(name); end > 0; end = strings.LastIndexByte(name[:end], '.') {
		if v, ok := table[name[:end]]; ok && (end == len(name) || areTypes(name[end+1:])) {
			return v, name[:end], true
		}
	}
	var none V
	return none, "", false
}

// An upgrader replaces a module's old declarations.
type upgrader struct {
	r     *Reader
	named map[string]int        // numbers of the globals that are intrinsics in their newest form
	gone  map[*ir.Function]bool // declarations that leave the module
	err   error                 // the first one
}

func isIntrinsicDecl(v ir.Value) (*ir.Function, bool) {
	f, ok := v.(*ir.Function)
	return f, ok && f.IsDecl() && ir.IsIntrinsic(f.Name) && !isDebugIntrinsic(f)
}

// upgradeIntrinsics brings the module's declarations of intrinsics up to date.
func (r *Reader) upgradeIntrinsics() error {
	u := &upgrader{r: r}
	for i, v := range r.values {
		f, ok := isIntrinsicDecl(v)
		if !ok {
			continue
		}
		if rule := findRule(f); rule != nil {
			u.replace(i, f, rule)
		} else if name := newName(f); name != f.Name {
			u.rename(i, f, name)
		}
	}
	u.finish()
	return u.err
}

// prepare notes what is declared in its newest form.
func (u *upgrader) prepare() {
	if u.named != nil {
		return
	}
	u.named, u.gone = map[string]int{}, map[*ir.Function]bool{}
	for i, v := range u.r.values {
		if f, ok := isIntrinsicDecl(v); ok && findRule(f) == nil && newName(f) == f.Name {
			u.named[f.Name] = i
		}
	}
}

// rename gives a declaration its new name; several of old names may be the same one now.
func (u *upgrader) rename(i int, f *ir.Function, name string) {
	u.prepare()
	at, ok := u.named[name]
	if !ok {
		f.Name, u.named[name] = name, i
		return
	}
	same := u.r.global(at).(*ir.Function)
	if same.FnTy != f.FnTy {
		u.fail(name)
	}
	u.r.values[i], u.gone[f] = same, true
}

func (u *upgrader) fail(name string) {
	if u.err == nil {
		u.err = fmt.Errorf("%s is declared with another type than it has", name)
	}
}

// replace takes an intrinsic out of the module.
func (u *upgrader) replace(i int, f *ir.Function, rule *upgradeRule) {
	u.prepare()
	if err := u.r.ReadTables(); err != nil { // what stands for it has its attributes
		u.err = cmp.Or(u.err, err)
		return
	}
	u.r.values[i], u.gone[f] = &oldIntrinsic{f, rule.make(u, f)}, true
	u.r.hasOld = true
}

// A declared is a declaration that upgraded calls need.
type declared struct {
	at int // its number among the globals
	ty *ir.Type
}

// declare makes sure that an intrinsic is declared.
func (u *upgrader) declare(name string, attrs *ir.AttrSet, result *ir.Type, params ...*ir.Type) declared {
	d := declared{ty: u.r.M.Types.Func(result, false, params...)}
	at, ok := u.named[name]
	if ok {
		if u.r.global(at).(*ir.Function).FnTy != d.ty {
			u.fail(name)
		}
		d.at = at
		return d
	}
	f := &ir.Function{FnTy: d.ty}
	f.Name, f.Module, f.Ty = name, u.r.M, u.r.M.Types.Ptr(0)
	if attrs != nil {
		f.Attrs = &ir.AttrList{Fn: attrs}
	}
	f.MakeArgs()
	d.at = len(u.r.values) + len(u.r.extra)
	u.r.extra = append(u.r.extra, f)
	u.named[name] = d.at
	return d
}

// finish takes what was replaced out of the module, and puts what is new into it.
func (u *upgrader) finish() {
	if u.named == nil {
		return
	}
	m := u.r.M
	m.Funcs = slices.DeleteFunc(m.Funcs, func(f *ir.Function) bool { return u.gone[f] })
	for _, v := range u.r.extra {
		m.Funcs = append(m.Funcs, v.(*ir.Function))
	}
	u.r.listSymbols()
}

// listSymbols makes the list of globals that others see.
func (r *Reader) listSymbols() {
	place := map[ir.Value]int{}
	for n := range r.nGlobals + len(r.extra) {
		g, ok := r.global(n).(ir.Global)
		if !ok {
			continue
		}
		i, ok := place[g]
		if !ok {
			i = len(r.symbols)
			place[g] = i
			r.symbols, r.numbers = append(r.symbols, g), append(r.numbers, nil)
		}
		r.numbers[i] = append(r.numbers[i], n)
	}
}

// global gives a global by its number: the module's own come first, and then what upgrading declared.
func (r *Reader) global(i int) ir.Value {
	if i < r.nGlobals {
		return r.values[i]
	}
	return r.extra[i-r.nGlobals]
}

// An expansion is a call of an old intrinsic that is being replaced. What its methods append comes before the call.
type expansion struct {
	*ir.Rewriter
	r    *Reader
	in   *ir.Instr
	ty   *ir.Type   // of the result
	args []ir.Value // as they are now
}

// declared appends a call of an intrinsic that was declared for it.
func (x *expansion) declared(d declared, args ...ir.Value) *ir.Instr {
	call := x.Call(d.ty, x.r.global(d.at), args...)
	if t := d.ty.Result(); t.Scalar().IsFloat() {
		call.Flags = x.in.Flags & ir.FastFlags
	}
	return call
}

// upgradeCalls rewrites the calls of old intrinsics in a body that has been read.
func (b *bodyReader) upgradeCalls() error {
	left := false
	for _, in := range b.old {
		old := in.Ops[0].(*oldIntrinsic)
		if in.ElemTy != old.decl.FnTy {
			return fmt.Errorf("a call of %s with another type than it has", old.decl.Name)
		}
		done := false
		if old.form.edit != nil {
			var err error
			if done, err = old.form.edit(b, in); err != nil {
				return fmt.Errorf("%s: %w", old.decl.Name, err)
			}
		}
		if !done && in.Op != ir.Call {
			return fmt.Errorf("%v of %s", in.Op, old.decl.Name)
		}
		left = left || !done
	}
	if err := b.noOldOperands(); err != nil || !left {
		return err
	}
	return ir.Rewrite(b.r.M.Types, b.fn, func(rw *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
		old, ok := calledOld(in)
		if !ok {
			return nil, false, nil
		}
		if old.form.expand == nil {
			return nil, true, nil
		}
		x := &expansion{Rewriter: rw, r: b.r, in: in, ty: in.Ty, args: make([]ir.Value, len(in.CallArgs()))}
		for i, a := range in.CallArgs() {
			x.args[i] = rw.Now(a)
		}
		v, err := old.form.expand(x)
		if err != nil {
			return nil, false, fmt.Errorf("%s: %w", old.decl.Name, err)
		}
		return v, true, nil
	})
}

func calledOld(in *ir.Instr) (*oldIntrinsic, bool) {
	if !in.IsCall() {
		return nil, false
	}
	old, ok := in.Ops[0].(*oldIntrinsic)
	return old, ok
}

// noOldOperands makes sure that intrinsics that are no more are only called.
func (b *bodyReader) noOldOperands() (err error) {
	for _, blk := range b.blocks {
		for _, in := range blk.Instrs {
			at := &in.Ops
			in.EachOperand(func(p *ir.Value) {
				old, ok := (*p).(*oldIntrinsic)
				if ok && !(in.IsCall() && p == &(*at)[0]) {
					err = fmt.Errorf("the address of the intrinsic %s is used", old.decl.Name)
				}
			})
		}
	}
	return err
}

// dropUnusedExtras takes declarations that upgraded calls might have needed, and did not, out of a module that has been read whole.
func (r *Reader) dropUnusedExtras() {
	if len(r.extra) == 0 {
		return
	}
	used := map[ir.Value]bool{}
	for _, f := range r.M.Funcs {
		for _, blk := range f.Blocks {
			for _, in := range blk.Instrs {
				if in.IsCall() {
					used[in.Ops[0]] = true
				}
			}
		}
	}
	r.M.Funcs = slices.DeleteFunc(r.M.Funcs, func(f *ir.Function) bool { return slices.Contains(r.extra, ir.Value(f)) && !used[f] })
}
