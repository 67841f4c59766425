package llvm7

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// attachments says which metadata of instructions is kept. alias.scope and noalias go because LLVM 7 uses them wrongly
// (rust-lang/rust#54878, measured with libNVVM 12.4 and 13.5), tbaa because its form has changed since; noundef came with LLVM 12. Debug
// information is attached otherwise.
var attachments = func() legalize.MDRules {
	r := legalize.MDRules{}
	r.Fate(legalize.KeepMD, "range", "nonnull", "align", "dereferenceable", "dereferenceable_or_null", "invariant.load", "nontemporal",
		"llvm.loop", "unpredictable", "fpmath")
	r.Fate(legalize.DropMD, "alias.scope", "noalias", "tbaa", "tbaa.struct", "noundef", "prof", "dbg", "DIAssignID")
	return r.WithRest()
}()

// misplaced drops metadata from where LLVM 7's verifier does not take it and LLVM 22's does: ranges of vectors, and what is
// known of a pointer that is not loaded.
func misplaced(_ *legalize.Context, f *ir.Function) error {
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if len(in.MD) == 0 {
				continue
			}
			var kept []ir.Attachment
			for _, a := range in.MD {
				if allowedOn(in, a.Kind) {
					kept = append(kept, a)
				}
			}
			in.MD = kept
		}
	}
	return nil
}

func allowedOn(in *ir.Instr, kind string) bool {
	switch kind {
	case "range":
		return in.Ty.Kind == ir.IntKind
	case "nonnull", "align", "dereferenceable", "dereferenceable_or_null":
		return in.Op == ir.Load && in.Ty.IsPtr()
	}
	return true
}

// keptNamed lists the metadata of modules that LLVM 7 or libNVVM looks at.
var keptNamed = map[string]bool{"nvvm.annotations": true, "nvvmir.version": true, "llvm.module.flags": true,
	"llvm.dbg.cu": true}

// lastFlagBehavior is the highest behaviour of a module flag that LLVM 7 knows (Module::ModFlagBehavior: Max).
const lastFlagBehavior = 7

// namedMetadata filters the module's own metadata.
func namedMetadata(c *legalize.Context) error {
	var kept []*ir.NamedMD
	for _, n := range c.M.NamedMD {
		if !keptNamed[n.Name] {
			continue
		}
		if n.Name == "llvm.module.flags" {
			n = &ir.NamedMD{Name: n.Name, Nodes: knownFlags(n.Nodes)}
		}
		if len(n.Nodes) > 0 {
			kept = append(kept, n)
		}
	}
	c.M.NamedMD = kept
	return nil
}

func knownFlags(nodes []ir.Metadata) []ir.Metadata {
	var out []ir.Metadata
	for _, md := range nodes {
		n, ok := md.(*ir.MDNode)
		if !ok || len(n.Ops) != 3 {
			continue
		}
		v, ok := n.Ops[0].(*ir.MDValue)
		if !ok {
			continue
		}
		if b, ok := ir.AsUint64(v.V); ok && b <= lastFlagBehavior {
			out = append(out, n)
		}
	}
	return out
}
