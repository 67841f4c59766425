package bitcode

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// firstDebug is the number of the first node that craftDebug's f writes.
const firstDebug = 4

// craftDebug makes a module with debug information: the nodes that f writes, which are read since the named metadata n lists them.
func craftDebug(f func(c *craft), listed ...uint64) []byte {
	return craftFile(func(c *craft) {
		c.types()
		c.within(constantsBlock, func() {
			c.Record(cstSetType, tI32)
			c.Record(cstInteger, 2<<1)
			c.Record(cstInteger, debugVersion<<1)
		})
		c.within(metadataBlock, func() {
			c.Record(mdStringOld, textOps("Debug Info Version")...)
			c.Record(mdValue, tI32, 0)
			c.Record(mdValue, tI32, 1)
			c.Record(mdNode, 1+1, 0+1, 2+1)
			f(c)
			c.Record(mdName, textOps("llvm.module.flags")...)
			c.Record(mdNamedNode, 3)
			c.Record(mdName, 'n')
			c.Record(mdNamedNode, listed...)
		})
	})
}

func TestBadDebugNodes(t *testing.T) {
	node := func(code uint32, ops ...uint64) []byte {
		return craftDebug(func(c *craft) { c.Record(code, ops...) }, firstDebug)
	}
	refuses(t, []badModule{
		{"empty", node(mdLexicalBlock), "an empty record"},
		{"short", node(mdLexicalBlock, 0, 1, 1), "a DILexicalBlock record of 3 operands"},
		{"long", node(mdLexicalBlock, 0, 1, 1, 1, 1, 1), "a DILexicalBlock record of 6 operands, at most 5 expected"},
		{"unknown form", node(mdSubrange, 7<<1, 1, 1, 1, 1), "a DISubrange record of 5 operands of the form 7"},
		{"missing operand", node(mdLexicalBlock, 0, 1000, 0, 1, 1), "metadata 999 of 5"},
		{"huge operand", node(mdLexicalBlock, 0, ^uint64(0), 0, 1, 1), "metadata 18446744073709551614 of 5"},
		{"future expression", node(mdExpression, 4<<1, 1), "a DIExpression of version 4, at most 3 expected"},
		{"huge enumerator", node(mdEnumerator, 4, 1<<40, 0, 1), "an integer of 1099511627776 bits"},
		{"future node", node(mdLast+1, 0), "unknown metadata record 50"},
		{"argument list of nodes", craftDebug(func(c *craft) { c.Record(mdArgList, 3) }, firstDebug), "an argument list of metadata that is no value"},
	})
}

// Debug information may nest as deep as the file is long, and contain itself.
func TestDeepDebugNodes(t *testing.T) {
	const deep = 100_000
	m, err := ReadAll("deep.bc", craftDebug(func(c *craft) {
		c.Record(mdLexicalBlock, 1, 1+firstDebug, 0, 1, 1) // its own scope
		for i := range uint64(deep) {
			c.Record(mdLexicalBlock, 1, 1+firstDebug+i, 0, 1, 1)
		}
		c.Record(mdDerivedType, 1, 15, 0, 0, 0, 0, 1+firstDebug+deep+1, 0, 0, 0, 0, 0) // a pointer to itself
	}, firstDebug+deep, firstDebug+deep+1))
	if err != nil {
		t.Fatal(err)
	}
	var scope ir.Metadata = m.FindNamedMD("n").Nodes[0]
	depth := 0
	for {
		n := ir.NodeOf(scope, ir.DILexicalBlock)
		if n == nil {
			t.Fatalf("%T as the scope at depth %d", scope, depth)
		}
		if n.Ref("scope") == ir.Metadata(n) {
			break
		}
		scope, depth = n.Ref("scope"), depth+1
	}
	if depth != deep {
		t.Errorf("%d scopes deep, %d expected", depth, deep)
	}
	if p := ir.NodeOf(m.FindNamedMD("n").Nodes[1], ir.DIDerivedType); p == nil || p.Ref("baseType") != ir.Metadata(p) {
		t.Error("the pointer does not point to itself")
	}
	if ir.Subprogram(scope) != nil {
		t.Error("a block that is its own scope is in a subprogram")
	}
}
