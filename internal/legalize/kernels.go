package legalize

import (
	"fmt"
	"strconv"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// Kernels marks kernels by calling convention and by annotation, since some libraries look at one only, and says their launch
// bounds and parameter alignments as annotations: every libNVVM reads these, while the attributes nvvm.* came with LLVM 20 and 21
// (NVPTXUsage, "Kernel Metadata" and "Function attributes"; libNVVM's own name of maxclusterrank is cluster_max_blocks).
func Kernels() Pass {
	return Pass{Name: "kernels", Module: func(c *Context) error {
		if !c.NVPTX {
			return nil
		}
		for _, f := range c.M.Funcs {
			if f.IsDecl() {
				f.Kernel = false
			}
			if !f.Kernel && f.CC == ir.PTXKernel {
				f.CC = ir.CCallConv
			}
		}
		a := &annotations{c: c, of: map[*ir.Function][]ir.Metadata{}}
		a.read()
		for _, f := range c.M.Funcs {
			var err error
			if f.Kernel {
				err = a.kernel(f)
			}
			if err == nil {
				err = noKernelCalls(f)
			}
			if err != nil {
				return &Error{Func: f, Err: err}
			}
		}
		a.write()
		return nil
	}}
}

// noKernelCalls refuses calls of kernels. Other calls lose the kernels' convention, which only those of what is no kernel any more
// can have.
func noKernelCalls(f *ir.Function) error {
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if g := in.CalledFunc(); g != nil && g.Kernel {
				return ir.At(in, fmt.Errorf("it calls the kernel %s: PTX has no calls of entries", g.Name))
			}
			if in.Call != nil && in.Call.CC == ir.PTXKernel {
				call := *in.Call
				call.CC = ir.CCallConv
				in.Call = &call
			}
		}
	}
	return nil
}

// annotations is the content of !nvvm.annotations: for each kernel its pairs of key and value, and the nodes of other symbols.
type annotations struct {
	c     *Context
	of    map[*ir.Function][]ir.Metadata
	other []ir.Metadata
}

// read takes the annotations of the inputs; those of symbols that were dropped by linking are gone.
func (a *annotations) read() {
	named := a.c.M.FindNamedMD("nvvm.annotations")
	if named == nil {
		return
	}
	live := map[ir.Value]bool{}
	for _, f := range a.c.M.Funcs {
		live[f] = true
	}
	for _, g := range a.c.M.Vars {
		live[g] = true
	}
	for _, md := range named.Nodes {
		n, ok := md.(*ir.MDNode)
		if !ok || len(n.Ops) < 3 || len(n.Ops)%2 == 0 {
			continue
		}
		v, ok := n.Ops[0].(*ir.MDValue)
		if !ok || v.V == nil || !live[v.V] {
			continue
		}
		if f, ok := v.V.(*ir.Function); ok && f.Kernel {
			for i := 1; i+1 < len(n.Ops); i += 2 {
				if key, ok := n.Ops[i].(*ir.MDString); ok {
					a.add(f, key.S, n.Ops[i+1])
				}
			}
			continue
		}
		a.other = append(a.other, md)
	}
}

// annotationNames are keys that libNVVM knows under another name.
var annotationNames = map[string]string{"maxclusterrank": "cluster_max_blocks"}

// add adds a pair unless the kernel has one of that key; there may be several of align, for different parameters.
func (a *annotations) add(f *ir.Function, key string, value ir.Metadata) {
	if n := annotationNames[key]; n != "" {
		key = n
	}
	if key == "kernel" {
		return // every one gets it
	}
	pairs := a.of[f]
	for i := 0; i+1 < len(pairs); i += 2 {
		if pairs[i].(*ir.MDString).S == key && (key != "align" || sameInt(pairs[i+1], value)) {
			return
		}
	}
	a.of[f] = append(pairs, &ir.MDString{S: key}, value)
}

func sameInt(a, b ir.Metadata) bool {
	x, xok := a.(*ir.MDValue)
	y, yok := b.(*ir.MDValue)
	if !xok || !yok {
		return false
	}
	n, nok := ir.AsUint64(x.V)
	m, mok := ir.AsUint64(y.V)
	return nok && mok && n == m
}

func (a *annotations) number(v int64) ir.Metadata {
	return &ir.MDValue{V: ir.Int(a.c.Types.Int(32), v)}
}

// bounds are the attributes that hold one number or up to three, x first, and the annotations that say the same.
var bounds = []struct {
	attr string
	keys []string
}{
	{"nvvm.maxntid", []string{"maxntidx", "maxntidy", "maxntidz"}},
	{"nvvm.reqntid", []string{"reqntidx", "reqntidy", "reqntidz"}},
	{"nvvm.minctasm", []string{"minctasm"}},
	{"nvvm.maxnreg", []string{"maxnreg"}},
	{"nvvm.cluster_dim", []string{"cluster_dim_x", "cluster_dim_y", "cluster_dim_z"}},
	{"nvvm.maxclusterrank", []string{"maxclusterrank"}},
}

func (a *annotations) kernel(f *ir.Function) error {
	f.CC = ir.PTXKernel
	if f.FnTy.Result().Kind != ir.VoidKind {
		return fmt.Errorf("a kernel cannot return a value")
	}
	if f.FnTy.VarArg {
		return fmt.Errorf("a kernel cannot be variadic")
	}
	fn := f.Attrs.FnSet()
	for _, b := range bounds {
		s, ok := fn.GetString(b.attr)
		if !ok {
			continue
		}
		parts := strings.Split(s, ",")
		if len(parts) > len(b.keys) {
			return fmt.Errorf("attribute %q=%q has more than %d numbers", b.attr, s, len(b.keys))
		}
		for i, p := range parts {
			n, err := strconv.ParseUint(strings.TrimSpace(p), 10, 31)
			if err != nil {
				return fmt.Errorf("attribute %q=%q: a number expected", b.attr, s)
			}
			a.add(f, b.keys[i], a.number(int64(n)))
		}
	}
	if _, ok := fn.GetString("nvvm.blocksareclusters"); ok {
		return fmt.Errorf("attribute nvvm.blocksareclusters is not supported")
	}
	var constants []ir.Metadata
	for i := range f.FnTy.Fields {
		p := f.Attrs.Param(i)
		if s, ok := p.Get(ir.AttrStackAlign); ok {
			a.add(f, "align", a.number(int64(i+1)<<16|int64(s.Int&0xffff)))
		}
		if _, ok := p.GetString("nvvm.grid_constant"); ok {
			constants = append(constants, a.number(int64(i+1)))
		}
	}
	if constants != nil {
		a.add(f, "grid_constant", &ir.MDNode{Ops: constants})
	}
	// libNVVM warns of noinline, since nothing calls a kernel, and optnone wants it.
	f.Attrs = WithoutFnAttr(WithoutFnAttr(f.Attrs, ir.AttrNoInline), ir.AttrOptNone)
	return nil
}

// WithoutFnAttr gives the list without an attribute of the function itself.
func WithoutFnAttr(l *ir.AttrList, kind ir.AttrKind) *ir.AttrList {
	if !l.FnSet().Has(kind) {
		return l
	}
	n := *l
	n.Fn = &ir.AttrSet{}
	for _, a := range l.Fn.List {
		if a.Kind != kind {
			n.Fn.List = append(n.Fn.List, a)
		}
	}
	return &n
}

func (a *annotations) write() {
	var nodes []ir.Metadata
	for _, f := range a.c.M.Funcs {
		if !f.Kernel {
			continue
		}
		ops := []ir.Metadata{&ir.MDValue{V: f}, &ir.MDString{S: "kernel"}, a.number(1)}
		nodes = append(nodes, &ir.MDNode{Ops: append(ops, a.of[f]...)})
	}
	nodes = append(nodes, a.other...)
	named := a.c.M.FindNamedMD("nvvm.annotations")
	if named == nil {
		if len(nodes) == 0 {
			return
		}
		named = &ir.NamedMD{Name: "nvvm.annotations"}
		a.c.M.NamedMD = append(a.c.M.NamedMD, named)
	}
	named.Nodes = nodes
}
