package bitcode

import (
	"slices"
	"strconv"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// upgradeModule brings what modules say beside functions up to date, once their constants and metadata have been read.
func (r *Reader) upgradeModule() {
	for _, g := range r.M.Vars {
		r.addCtorData(g)
		if strings.HasPrefix(g.Section, "__DATA, __objc_catlist") {
			g.Section = trimmedSection(g.Section)
		}
	}
	if flags := r.M.FindNamedMD("llvm.module.flags"); flags != nil {
		r.linkerOptions(flags)
		r.upgradeFlags(flags)
	}
	if notes := r.M.FindNamedMD("nvvm.annotations"); notes != nil {
		r.upgradeAnnotations(notes)
	}
}

// addCtorData gives the entries of llvm.global_ctors the third field that they have since LLVM 9 (UpgradeGlobalVariable).
func (r *Reader) addCtorData(g *ir.GlobalVar) {
	if g.Name != "llvm.global_ctors" && g.Name != "llvm.global_dtors" || g.ValueTy.Kind != ir.ArrayKind {
		return
	}
	init, ok := g.Init.(*ir.Const)
	entry := g.ValueTy.Elem
	if !ok || entry.Kind != ir.StructKind || len(entry.Fields) != 2 {
		return
	}
	types := r.M.Types
	ptr := types.Ptr(0)
	made := types.Struct("", false, entry.Fields[0], entry.Fields[1], ptr)
	list := make([]ir.Value, len(init.Ops))
	for i, op := range init.Ops {
		old, ok := op.(*ir.Const)
		if !ok {
			return
		}
		list[i] = ir.Aggregate(made, old.ElemAt(0), old.ElemAt(1), ir.Null(ptr))
	}
	g.ValueTy = types.Array(uint64(len(list)), made)
	g.Init = ir.Aggregate(g.ValueTy, list...)
}

// trimmedSection takes the spaces out between the parts of a Mach-O section (UpgradeSectionAttributes).
func trimmedSection(s string) string {
	parts := strings.Split(s, ",")
	for i, p := range parts {
		parts[i] = strings.TrimSpace(p)
	}
	return strings.Join(parts, ",")
}

// linkerOptions makes the named metadata of a flag that was once in its place (BitcodeReader::materializeMetadata).
func (r *Reader) linkerOptions(flags *ir.NamedMD) {
	const name = "llvm.linker.options"
	for _, n := range flags.Nodes {
		f := flagOf(n)
		if f == nil || f.name != "Linker Options" || r.M.FindNamedMD(name) != nil {
			continue
		}
		if list, ok := f.node.Ops[2].(*ir.MDNode); ok {
			r.M.NamedMD = append(r.M.NamedMD, &ir.NamedMD{Name: name, Nodes: list.Ops})
		}
	}
}

// A moduleFlag is a node of llvm.module.flags: behaviour, name and value.
type moduleFlag struct {
	node *ir.MDNode
	name string
}

func flagOf(md ir.Metadata) *moduleFlag {
	n, ok := md.(*ir.MDNode)
	if !ok || len(n.Ops) != 3 {
		return nil
	}
	name, ok := n.Ops[1].(*ir.MDString)
	if !ok {
		return nil
	}
	return &moduleFlag{n, name.S}
}

// Behaviours of module flags (Module::ModFlagBehavior).
const (
	flagError    = 1
	flagOverride = 4
	flagMax      = 7
	flagMin      = 8
)

// newBehaviours are those of flags that had others before.
var newBehaviours = map[string]map[uint64]int64{
	"PIC Level":                 {flagError: flagMin, flagMax: flagMin},
	"PIE Level":                 {flagError: flagMax},
	"branch-target-enforcement": {flagError: flagMin},
}

// upgradeFlags brings module flags up to date (UpgradeModuleFlags).
func (r *Reader) upgradeFlags(flags *ir.NamedMD) {
	names := map[string]bool{}
	var more []ir.Metadata
	for i, n := range flags.Nodes {
		f := flagOf(n)
		if f == nil {
			continue
		}
		names[f.name] = true
		became := newBehaviours[f.name]
		if strings.HasPrefix(f.name, "sign-return-address") {
			became = newBehaviours["branch-target-enforcement"]
		}
		if now := became[r.behaviour(f.node)]; now != 0 {
			flags.Nodes[i] = r.flag(now, f.name, f.node.Ops[2])
		}
		switch f.name {
		case "Objective-C Image Info Section":
			if s, ok := f.node.Ops[2].(*ir.MDString); ok {
				flags.Nodes[i] = &ir.MDNode{Ops: []ir.Metadata{f.node.Ops[0], f.node.Ops[1], &ir.MDString{S: strings.ReplaceAll(s.S, " ", "")}}}
			}
		case "Objective-C Garbage Collection":
			more = append(more, r.splitGC(flags, i, f)...)
		case "amdgpu_code_object_version":
			flags.Nodes[i] = &ir.MDNode{Ops: []ir.Metadata{f.node.Ops[0], &ir.MDString{S: "amdhsa_code_object_version"}, f.node.Ops[2]}}
		}
	}
	if names["Objective-C Image Info Version"] && !names["Objective-C Class Properties"] {
		flags.Nodes = append(flags.Nodes, r.flag(flagOverride, "Objective-C Class Properties", r.number(32, 0)))
	}
	flags.Nodes = append(flags.Nodes, more...)
}

// splitGC leaves the lowest byte of the flag, and gives flags of what Swift kept in the others.
func (r *Reader) splitGC(flags *ir.NamedMD, i int, f *moduleFlag) []ir.Metadata {
	v, ok := f.node.Ops[2].(*ir.MDValue)
	if !ok || v.V.Type().IsInt(8) {
		return nil
	}
	n, ok := ir.AsUint64(v.V)
	if !ok {
		return nil
	}
	flags.Nodes[i] = r.flag(flagError, f.name, r.number(8, n&0xFF))
	if n&0xFF == n {
		return nil
	}
	return []ir.Metadata{r.flag(flagError, "Swift ABI Version", r.number(32, n>>8&0xFF)),
		r.flag(flagError, "Swift Major Version", r.number(8, n>>24&0xFF)), r.flag(flagError, "Swift Minor Version", r.number(8, n>>16&0xFF))}
}

func (r *Reader) behaviour(n *ir.MDNode) uint64 {
	if v := ir.IntegerOf(n.Ops[0]); v != nil && v.IsUint64() {
		return v.Uint64()
	}
	return 0
}

func (r *Reader) flag(behaviour int64, name string, value ir.Metadata) ir.Metadata {
	return &ir.MDNode{Ops: []ir.Metadata{r.number(32, uint64(behaviour)), &ir.MDString{S: name}, value}}
}

func (r *Reader) number(bits uint32, v uint64) ir.Metadata {
	return &ir.MDValue{V: ir.Int(r.M.Types.Int(bits), int64(v))}
}

// upgradeAnnotations makes calling conventions and attributes of what annotations say of the module's functions
// (UpgradeNVVMAnnotations). What is not understood stays.
func (r *Reader) upgradeAnnotations(notes *ir.NamedMD) {
	var kept []ir.Metadata
	seen := map[ir.Metadata]bool{}
	for _, md := range notes.Nodes {
		if seen[md] {
			continue
		}
		seen[md] = true
		if n := r.upgradeAnnotation(md); n != nil {
			kept = append(kept, n)
		}
	}
	notes.Nodes = kept
}

// upgradeAnnotation gives what is left of a node, nil for nothing.
func (r *Reader) upgradeAnnotation(md ir.Metadata) ir.Metadata {
	n, ok := md.(*ir.MDNode)
	if !ok || len(n.Ops) == 0 {
		return md
	}
	v, ok := n.Ops[0].(*ir.MDValue)
	if !ok || len(n.Ops)%2 == 0 {
		return md
	}
	f, ok := v.V.(*ir.Function)
	if !ok || f.Module != r.M { // of a variable, or of a function that another module's definition takes the place of
		return md
	}
	left := []ir.Metadata{v}
	for i := 1; i < len(n.Ops); i += 2 {
		key, ok := n.Ops[i].(*ir.MDString)
		if !ok || !annotate1(f, key.S, n.Ops[i+1]) {
			left = append(left, n.Ops[i], n.Ops[i+1])
		}
	}
	switch len(left) {
	case 1:
		return nil
	case len(n.Ops):
		return md
	}
	return &ir.MDNode{Ops: left}
}

// annotationAttrs are the attributes with the numbers of annotations; those of several dimensions have a place in them.
var annotationAttrs = map[string]struct {
	attr string
	dim  int // from 1, 0 for a single number
}{
	"maxclusterrank": {"nvvm.maxclusterrank", 0}, "cluster_max_blocks": {"nvvm.maxclusterrank", 0},
	"minctasm": {"nvvm.minctasm", 0}, "maxnreg": {"nvvm.maxnreg", 0},
	"maxntidx": {"nvvm.maxntid", 1}, "maxntidy": {"nvvm.maxntid", 2}, "maxntidz": {"nvvm.maxntid", 3},
	"reqntidx": {"nvvm.reqntid", 1}, "reqntidy": {"nvvm.reqntid", 2}, "reqntidz": {"nvvm.reqntid", 3},
	"cluster_dim_x": {"nvvm.cluster_dim", 1}, "cluster_dim_y": {"nvvm.cluster_dim", 2}, "cluster_dim_z": {"nvvm.cluster_dim", 3},
}

// annotate1 takes one pair in, and reports whether it could.
func annotate1(f *ir.Function, key string, value ir.Metadata) bool {
	if key == "grid_constant" {
		return gridConstants(f, value)
	}
	big := ir.IntegerOf(value)
	if big == nil || !big.IsUint64() {
		return false
	}
	n := big.Uint64()
	switch a, ok := annotationAttrs[key]; {
	case key == "kernel":
		if n != 0 {
			f.CC, f.Kernel = ir.PTXKernel, true
		}
	case key == "align":
		return alignAnnotation(f, n)
	case ok:
		setDimension(f, a.attr, a.dim, n)
	default:
		return false
	}
	return true
}

// setDimension puts a number into an attribute x[,y[,z]]; dimensions before it that nothing is said of are 1.
func setDimension(f *ir.Function, attr string, dim int, n uint64) {
	text := strconv.FormatUint(n, 10)
	if dim > 0 {
		old, ok := f.Attrs.FnSet().GetString(attr)
		var parts []string
		if ok && old != "" {
			parts = strings.SplitN(old, ",", 4)[:min(strings.Count(old, ",")+1, 3)]
		}
		for len(parts) < dim {
			parts = append(parts, "1")
		}
		for i := range parts {
			parts[i] = strings.TrimSpace(parts[i])
		}
		parts[dim-1] = text
		text = strings.Join(parts, ",")
	}
	f.Attrs = withAttr(f.Attrs, onFunction, ir.Attr{Key: attr, HasVal: true, Val: text})
}

// onFunction and onResult are where an attribute goes, besides the numbers of parameters.
const (
	onFunction = -2
	onResult   = -1
)

// withAttr gives the list with an attribute more.
func withAttr(l *ir.AttrList, where int, a ir.Attr) *ir.AttrList {
	made := &ir.AttrList{}
	if l != nil {
		*made = *l
		made.Params = slices.Clone(l.Params)
	}
	switch where {
	case onFunction:
		made.Fn = made.Fn.With(a)
	case onResult:
		made.Ret = made.Ret.With(a)
	default:
		for len(made.Params) <= where {
			made.Params = append(made.Params, nil)
		}
		made.Params[where] = made.Params[where].With(a)
	}
	return made
}

// alignAnnotation reads an alignment in the low 16 bits and above them what has it: 0 for the result, or a parameter from 1.
func alignAnnotation(f *ir.Function, n uint64) bool {
	where, align := n>>16, n&0xFFFF
	if _, ok := ir.Log2(align); !ok || where > uint64(len(f.FnTy.Fields)) {
		return false
	}
	f.Attrs = withAttr(f.Attrs, int(where)-1, ir.Attr{Kind: ir.AttrStackAlign, HasVal: true, Int: align})
	return true
}

// gridConstants reads the numbers, from 1, of parameters that nobody writes.
func gridConstants(f *ir.Function, value ir.Metadata) bool {
	list, ok := value.(*ir.MDNode)
	if !ok {
		return false
	}
	for _, op := range list.Ops {
		if n := ir.IntegerOf(op); n == nil || !n.IsInt64() || n.Int64() < 1 || n.Int64() > int64(len(f.FnTy.Fields)) {
			return false
		}
	}
	for _, op := range list.Ops {
		f.Attrs = withAttr(f.Attrs, int(ir.IntegerOf(op).Int64())-1, ir.Attr{Key: "nvvm.grid_constant"})
	}
	return true
}
