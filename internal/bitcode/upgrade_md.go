package bitcode

import (
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// upgradeAttached brings the metadata of an instruction up to date.
func (r *Reader) upgradeAttached(list []ir.Attachment) {
	for i := range list {
		switch a := &list[i]; a.Kind {
		case "tbaa":
			a.Node = r.upgradeTBAA(a.Node)
		case "llvm.loop":
			if r.oldStrings {
				a.Node = upgradeLoop(a.Node)
			}
		}
	}
}

// upgradeTBAA makes an access tag of a type, which stood for one before LLVM 3.4 (UpgradeTBAANode).
func (r *Reader) upgradeTBAA(md ir.Metadata) ir.Metadata {
	n, ok := md.(*ir.MDNode)
	if !ok || len(n.Ops) == 0 {
		return md
	}
	if _, isNode := n.Ops[0].(*ir.MDNode); isNode && len(n.Ops) >= 3 {
		return md
	}
	zero := r.number(64, 0)
	if len(n.Ops) == 3 {
		scalar := &ir.MDNode{Ops: n.Ops[:2]}
		return &ir.MDNode{Ops: []ir.Metadata{scalar, scalar, zero, n.Ops[2]}}
	}
	return &ir.MDNode{Ops: []ir.Metadata{n, n, zero}}
}

const oldLoopPrefix = "llvm.vectorizer."

// upgradeLoop renames hints of before LLVM 3.6 (upgradeInstructionLoopAttachment). LLVM looks for them where strings are as LLVM 3.8 and older
// wrote them.
func upgradeLoop(md ir.Metadata) ir.Metadata {
	n, ok := md.(*ir.MDNode)
	if !ok {
		return md
	}
	made := n
	for i, op := range n.Ops {
		hint, ok := op.(*ir.MDNode)
		if !ok || len(hint.Ops) == 0 {
			continue
		}
		name, ok := hint.Ops[0].(*ir.MDString)
		if !ok || !strings.HasPrefix(name.S, oldLoopPrefix) {
			continue
		}
		if made == n {
			made = &ir.MDNode{Ops: append([]ir.Metadata(nil), n.Ops...)}
		}
		now := "llvm.loop.vectorize." + strings.TrimPrefix(name.S, oldLoopPrefix)
		if name.S == oldLoopPrefix+"unroll" {
			now = "llvm.loop.interleave.count"
		}
		made.Ops[i] = &ir.MDNode{Ops: append([]ir.Metadata{&ir.MDString{S: now}}, hint.Ops[1:]...)}
	}
	return made
}
