package bitcode

import "nvvm-bitcode-linker/internal/ir"

// OldModules are modules in forms that no LLVM at hand writes any more, by name; LLVM 22 reads them.
func OldModules() map[string][]byte {
	return map[string][]byte{
		"instructions": oldInstructions(2), "instructions of version 1": oldInstructions(1), "instructions of version 0": oldInstructions(0),
		"constants": oldConstants(), "symbols": oldSymbols(), "landing pads": oldLandingPads(), "attributes": oldAttributes(),
	}
}

// An oldCraft writes modules of the versions 0 to 2.
type oldCraft struct {
	*craft
	version uint64
	symbols []string
	next    uint64 // value number
}

func craftOld(version uint64, f func(c *oldCraft)) []byte {
	return craftVersion(version, func(c *craft) {
		o := &oldCraft{craft: c, version: version}
		f(o)
		if version < 2 {
			c.within(valueSymtabBlock, func() {
				for i, name := range o.symbols {
					c.Record(vstEntry, append([]uint64{uint64(i)}, textOps(name)...)...)
				}
			})
		}
	})
}

// symbol writes a record of the module, with the name where the version has it.
func (c *oldCraft) symbol(code uint32, name string, ops ...uint64) uint64 {
	c.symbols = append(c.symbols, name)
	if c.version == 2 {
		off, size := c.name(name)
		ops = append([]uint64{off, size}, ops...)
	}
	c.Record(code, ops...)
	c.next++
	return c.next - 1
}

// constant writes a constant and gives its number.
func (c *oldCraft) constant(ty uint64, code uint32, ops ...uint64) uint64 {
	c.Record(cstSetType, ty)
	c.Record(code, ops...)
	c.next++
	return c.next - 1
}

// at gives a value's number as the version has it in operands.
func (c *oldCraft) at(id uint64) uint64 {
	if c.version == 0 {
		return id
	}
	return uint64(uint32(c.next) - uint32(id))
}

// instr writes an instruction with a value and gives its number.
func (c *oldCraft) instr(code uint32, ops ...uint64) uint64 {
	c.Record(code, ops...)
	c.next++
	return c.next - 1
}

// Further types of old modules.
const (
	tTable    = tNamedNode + 1 + iota // [4 x i32]
	tTablePtr                         // [4 x i32]*
	tVecPP                            // <2 x i32>
	tTakesP                           // i32 (i32*, ...)
	tTakesPP                          // i32 (i32*, ...)*
	tSpaced                           // i32 addrspace(3)*
	tOldFn                            // void (i32), in the record of LLVM 3.0
	tOldFnP
	tI8P
	tI8PP
	tBytePtrAndInt // { i8*, i32 }
	tTakesNothing  // void ()*
	tI32x2
)

func (c *oldCraft) oldTypes() {
	c.extra = tI32x2 + 1 - numTypes
	c.typedTypes(func() {
		c.Record(typeArray, 4, tI32)
		c.Record(typePointer, tTable)
		c.Record(typeVector, 2, tI64)
		c.Record(typeFunction, 1, tI32, tI32Ptr)
		c.Record(typePointer, tTakesP, 0)
		c.Record(typePointer, tI32, 3)
		c.Record(typeFunctionOld, 0, 0, tVoid, tI32)
		c.Record(typePointer, tOldFn, 0)
		c.Record(typePointer, tI8, 0)
		c.Record(typePointer, tI8P, 0)
		c.Record(typeStructAnon, 0, tI8P, tI32)
		c.Record(typePointer, tPlain, 0)
		c.Record(typeVector, 2, tI1)
	})
}

// oldInstructions has records whose types are those of their pointers.
func oldInstructions(version uint64) []byte {
	return craftOld(version, func(c *oldCraft) {
		c.oldTypes()
		f := c.symbol(modFunction, "f", tFnPtr, 0, 0, 0, 0, 0, 0, 0) // i32 (i32)
		take := c.symbol(modFunction, "take", tTakesPP, 0, 1, 0, 0, 0, 0, 0)
		old := c.symbol(modFunction, "old", tOldFnP, 0, 1, 0, 0, 0, 0, 0)
		node := c.symbol(modGlobalVar, "node", tNodePtr, 0, 0, 0, 0, 0)
		table := c.symbol(modGlobalVar, "table", tTablePtr, 1, 0, 0, 5, 0)
		cell := c.symbol(modGlobalVar, "cell", tI32Ptr, 0, 0, 0, 0, 0)
		var one, two, nullVec, indices, wide uint64
		c.within(constantsBlock, func() {
			one, two = c.constant(tI32, cstInteger, 2), c.constant(tI32, cstInteger, 4)
			nullVec, indices = c.constant(tTypedVec, cstNull), c.constant(tVecPP, cstData, 1, 2)
			wide = c.constant(tI128, cstInteger, 6)
		})
		_, _ = f, wide
		c.within(functionBlock, func() {
			c.Record(fnDeclareBlocks, 4)
			arg := c.next
			c.next++
			p := c.instr(fnAlloca, tI32Ptr, tI32, one, 3)
			next := c.instr(fnInboundsGEPOld, c.at(node), c.at(one), c.at(one))
			n := c.instr(fnLoad, c.at(next), 4, 0)
			val := c.instr(fnGEPOld, c.at(n), c.at(arg), c.at(one)) // %node**: its second field
			c.Record(fnStoreOld, c.at(val), c.at(n), 4, 1)
			elem := c.instr(fnGEPOld, c.at(table), c.at(one), c.at(arg))
			a := c.instr(fnLoadAtomic, c.at(elem), 3, 0, 6, 1)
			c.Record(fnStoreAtomicOld, c.at(p), c.at(a), 3, 0, 6, 0)
			x := c.instr(fnCmpXchgOld, c.at(p), c.at(a), c.at(arg), 0, 5, 1)       // what was there
			y := c.instr(fnCmpXchgOld, c.at(cell), c.at(x), c.at(arg), 1, 6, 1, 2) // the same
			z := c.instr(fnCmpXchgOld, c.at(p), c.at(y), c.at(arg), 0, 6, 0, 2, 1) // and whether it was
			was := c.instr(fnExtractVal, c.at(z), 0)
			r := c.instr(fnAtomicRMWOld, c.at(p), c.at(was), 1, 0, 6, 1)
			is := c.instr(fnCmp, c.at(r), c.at(two), uint64(ir.ICmpSLT))
			s := c.instr(fnSelectOld, c.at(p), c.at(elem), c.at(is))
			got := c.instr(fnCall, 0, 0, c.at(take), c.at(s), c.at(cell), c.at(r))
			c.Record(fnCall, 0, 1, c.at(old), c.at(got))
			v := c.instr(fnInsertElt, c.at(nullVec), c.at(s), c.at(one))
			g := c.instr(fnGEPOld, c.at(v), c.at(indices))
			e := c.instr(fnExtractElt, c.at(g), c.at(one))
			l := c.instr(fnLoad, c.at(e), 0, 1)
			sum := c.instr(fnBinop, c.at(l), c.at(r), 0)
			c.Record(fnSwitch, rangeSwitch<<16, tI32, c.at(sum), 1, 2, 2, 1, 14, 0, 4, 10, 2, 1, 1, 3, 3)
			later := c.next + 1                // the value of the block after the next
			signed := func(id uint64) uint64 { // of a phi
				if c.version == 0 {
					return id
				}
				d := int64(c.next) - int64(id)
				if d < 0 {
					return uint64(-d)<<1 | 1
				}
				return uint64(d) << 1
			}
			phi := c.instr(fnPhi, tI32, signed(sum), 0, signed(later), 2)
			c.Record(fnRet, c.at(phi))
			more := c.instr(fnBinop, c.at(sum), c.at(two), 2)
			c.Record(fnBr, 1)
			_ = more
			c.Record(fnUnreachable)
		})
	})
}

// oldConstants has constants whose types are those of pointers.
func oldConstants() []byte {
	return craftOld(2, func(c *oldCraft) {
		c.oldTypes()
		table := c.symbol(modGlobalVar, "table", tTable, 2, 0, 0, 0, 0)
		for i, t := range []uint64{tI32Ptr, tI32Ptr, tI32Ptr, tI32Ptr, tI32, tVec, tVec} {
			c.symbol(modGlobalVar, string(rune('a'+i)), t, 2, 1+14+uint64(i), // constant 14 is the first
				0, 0, 0)
		}
		f := c.symbol(modFunction, "fn", tPlain, 0, 0, 0, 0, 0, 0, 0)
		_ = f
		c.within(constantsBlock, func() {
			zero, two := c.constant(tI32, cstInteger, 0), c.constant(tI32, cstInteger, 4) // 9, 10
			vec := c.constant(tVec, cstNull)
			mask := c.constant(tVec, cstNull)
			c.constant(tI1, cstNull)
			// The initialisers.
			c.constant(tI32Ptr, cstGEPOld, tTablePtr, table, tI32, zero, tI32, two)
			c.constant(tI32Ptr, cstInboundsGEP, tTablePtr, table, tI32, zero, tI32, two)
			c.constant(tI32Ptr, cstInboundsGEP, tTable, tTablePtr, table, tI32, zero, tI32, two)
			c.constant(tI32Ptr, cstGEPInRgOld, tTable, 3, tTablePtr, table, tI32, zero, tI32, two)
			c.constant(tI32, cstExtractElt, tVec, vec, zero)
			c.constant(tVec, cstInsertElt, vec, two, zero)
			c.constant(tVec, cstShuffleVec, vec, vec, mask)
		})
		c.within(functionBlock, func() {
			c.Record(fnDeclareBlocks, 1)
			outer := c.next
			c.within(constantsBlock, func() {
				c.constant(tTakesNothing, cstAsmOld, append(append([]uint64{3, 1}, 'a'), 1, 'r')...)
				c.constant(tTakesNothing, cstAsmOld2, append(append([]uint64{7, 1}, 'b'), 0)...)
				c.constant(tTakesNothing, cstAsmOld3, append(append([]uint64{9, 1}, 'c'), 0)...)
			})
			for i := outer; i < outer+3; i++ {
				if i > outer {
					c.Record(fnCall, 0, 0, c.at(i))
				}
			}
			c.Record(fnRet)
		})
	})
}

// oldSymbols has the symbols of LLVM 3.7 and older.
func oldSymbols() []byte {
	return craftOld(1, func(c *oldCraft) {
		c.Record(modTriple, textOps("x86_64-unknown-linux-gnu")...)
		c.oldTypes()
		c.Record(modComdat, append([]uint64{1, 6}, textOps("shared")...)...)
		c.symbol(modGlobalVar, "imported", tI32Ptr, 0, 0, 5, 0, 0)
		c.symbol(modGlobalVar, "exported", tI32Ptr, 0, 0, 6, 0, 0)
		c.symbol(modGlobalVar, "near", tSpaced, 0, 0, 0, 0, 0)
		c.symbol(modGlobalVar, "weak", tI32Ptr, 0, 9, 10, 0, 0)
		c.symbol(modGlobalVar, "grouped", tI32Ptr, 0, 9, 11, 0, 0, 0, 0, 0, 0, 0, 1)
		c.symbol(modFunction, "maybe", tFnPtr, 0, 1, 5, 0, 0, 0, 0)
		c.symbol(modAliasOld, "other", tI32Ptr, 3, 0)
		c.symbol(modAliasOld, "exported.alias", tI32Ptr, 3, 6, 0)
		c.within(constantsBlock, func() { c.constant(tI32, cstInteger, 2) })
	})
}

// oldLandingPads has landing pads with the personality.
func oldLandingPads() []byte {
	return craftOld(1, func(c *oldCraft) {
		c.oldTypes()
		c.symbol(modFunction, "f", tFnPtr, 0, 0, 0, 0, 0, 0, 0)
		take := c.symbol(modFunction, "take", tTakesPP, 0, 1, 0, 0, 0, 0, 0)
		cell := c.symbol(modGlobalVar, "cell", tI32Ptr, 0, 0, 0, 0, 0)
		c.within(functionBlock, func() {
			c.Record(fnDeclareBlocks, 3)
			c.next++
			var null uint64
			c.within(constantsBlock, func() { null = c.constant(tI8P, cstNull) })
			r := c.instr(fnInvoke, 0, 0, 1, 2, c.at(take), c.at(cell))
			c.Record(fnRet, c.at(r))
			l := c.instr(fnLandingPadOld, tBytePtrAndInt, c.at(take), 1, 1, 0, c.at(null))
			c.Record(fnResume, c.at(l))
		})
	})
}

// oldAttributes has attributes whose types are those of parameters.
func oldAttributes() []byte {
	return craftOld(2, func(c *oldCraft) {
		c.oldTypes()
		c.within(paramAttrGroupBlock, func() {
			for i, kind := range []ir.AttrKind{ir.AttrByVal, ir.AttrSRet, ir.AttrInAlloca} {
				c.Record(attrGroup, uint64(i)+1, 1, formEnum, uint64(kind), formInt, uint64(ir.AttrAlign), 8)
			}
			c.Record(attrGroup, 4, 2, formNoType, uint64(ir.AttrByVal))
		})
		c.within(paramAttrBlock, func() {
			for i := uint64(1); i <= 3; i++ {
				c.Record(attrEntry, i)
			}
			c.Record(attrEntry, 1, 4)
		})
		f := c.symbol(modFunction, "f", tTakesPtr, 0, 0, 0, 1, 0, 0, 0)
		c.symbol(modFunction, "filled", tTakesPtr, 0, 1, 0, 2, 0, 0, 0)
		in := c.symbol(modFunction, "in", tTakesPtr, 0, 1, 0, 3, 0, 0, 0)
		take := c.symbol(modFunction, "take", tTakesP, 0, 1, 0, 0, 0, 0, 0)
		node := c.symbol(modGlobalVar, "node", tNamedNode, 2, 0, 0, 0, 0)
		_ = in
		c.within(functionBlock, func() {
			c.Record(fnDeclareBlocks, 1)
			arg := c.next
			c.next++
			c.Record(fnCall, 2, callExplicit, tTakesPtr, c.at(f), c.at(arg))
			c.Record(fnCall, 4, callExplicit, tTakesP, c.at(take), c.at(arg), c.at(node)) // the second is no parameter
			c.next++
			c.Record(fnRet)
		})
	})
}
