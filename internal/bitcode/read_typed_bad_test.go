package bitcode

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// Types of a crafted module with typed pointers, by number after those of every crafted module.
const (
	tI32Ptr    = numTypes + iota // i32*
	tPtrPtr                      // i32**
	tFnPtr                       // i32 (i32)*
	tTakesPtr                    // void (i32*)
	tTypedVec                    // <2 x i32*>
	tNodePtr                     // %node*
	tNamedNode                   // %node = { i32, %node* }
)

// typedTypes writes the types of the constants above; more adds further ones.
func (c *craft) typedTypes(more ...func()) {
	c.types(append([]func(){func() {
		c.Record(typePointer, tI32, 0)
		c.Record(typePointer, tI32Ptr, 0)
		c.Record(typePointer, tFn, 0)
		c.Record(typeFunction, 0, tVoid, tI32Ptr)
		c.Record(typeVector, 2, tI32Ptr)
		c.Record(typePointer, tNamedNode, 0)
		c.Record(typeStructName, textOps("node")...)
		c.Record(typeStructNamed, 0, tI32, tNodePtr)
	}}, more...)...)
}

// Relative numbers of values for the first instruction of a typed body.
const (
	wArg  = 1 // i32 parameter
	wNode = 2 // %node* null
	wVec  = 3 // <2 x i32*> zeroinitializer
	wPP   = 4 // i32** null
	wP    = 5 // i32* null
	wNull = 6 // ptr null, without a pointee
	wI32  = 7
	wTake = 8 // void (i32*)
	wFunc = 9
)

// typedBodyOf makes a module of typed pointers with a function i32 f(i32) of one block, whose records f writes; attr are the records of
// attribute group 1, which is the call's attribute list 1.
func typedBodyOf(f func(c *craft), attr ...uint64) []byte {
	return craftFile(func(c *craft) {
		c.typedTypes()
		if attr != nil {
			c.within(paramAttrGroupBlock, func() { c.Record(attrGroup, append([]uint64{1}, attr...)...) })
			c.within(paramAttrBlock, func() { c.Record(attrEntry, 1) })
		}
		c.function("f", tFn, 0)
		c.function("take", tTakesPtr, 1)
		c.within(constantsBlock, func() {
			c.Record(cstInteger, 14)
			for _, t := range []uint64{tPtr, tI32Ptr, tPtrPtr, tTypedVec, tNodePtr} {
				c.Record(cstSetType, t)
				c.Record(cstNull)
			}
		})
		c.within(functionBlock, func() {
			c.Record(fnDeclareBlocks, 1)
			f(c)
			c.Record(fnUnreachable)
		})
	})
}

func typedOne(code uint32, ops ...uint64) []byte {
	return typedBodyOf(func(c *craft) { c.Record(code, ops...) })
}

// TestBadTypedPointers refuses what records without types say of values whose types do not tell.
func TestBadTypedPointers(t *testing.T) {
	types := func(more func(c *craft)) []byte {
		return craftFile(func(c *craft) { c.typedTypes(func() { more(c) }) })
	}
	const next = tNamedNode + 1
	symbol := func(f func(c *craft)) []byte {
		return craftFile(func(c *craft) {
			c.typedTypes()
			f(c)
		})
	}
	constant := func(ty uint64, code uint32, ops ...uint64) []byte {
		return craftFile(func(c *craft) {
			c.typedTypes()
			c.within(constantsBlock, func() {
				c.Record(cstSetType, tI32Ptr)
				c.Record(cstNull)
				c.Record(cstSetType, ty)
				c.Record(code, ops...)
			})
		})
	}
	byval := []uint64{1, formEnum, uint64(ir.AttrByVal)}
	refuses(t, []badModule{
		{"pointer to no type", types(func(c *craft) { c.Record(typePointer, 99, 0) }), "type 27: type 99 of a table of 28"},
		{"pointer without a pointee", types(func(c *craft) { c.Record(typePointer) }), "type 27: pointer type record of 0 operands is too short"},
		{"pointer to void", types(func(c *craft) { c.Record(typePointer, tVoid) }), "type 27: a pointer to a type that pointers do not have"},
		{"pointer to a label", types(func(c *craft) { c.Record(typePointer, tLabel) }), "type 27: a pointer to a type that pointers do not have"},
		{"pointer far out", types(func(c *craft) { c.Record(typePointer, tI32, 1<<24) }), "type 27: address space 16777216"},
		{"array that comes later", types(func(c *craft) { c.Record(typeArray, 2, next+1); c.Record(typeArray, 2, tI32) }),
			"type 27: it contains type 28, which comes later and is no structure with a name"},
		{"array of itself", types(func(c *craft) { c.Record(typeArray, 2, next) }), "type 27: a type that contains itself"},
		{"structure of itself", types(func(c *craft) { c.Record(typeStructNamed, 0, next) }), "type 27: a type that contains itself"},
		{"structures of each other", types(func(c *craft) {
			c.Record(typeStructNamed, 0, next+1)
			c.Record(typeStructNamed, 0, tI32, next)
		}), "type 27: a type that contains itself"},
		{"function of itself", types(func(c *craft) {
			c.Record(typeStructNamed, 0, next+1)
			c.Record(typeFunction, 0, tVoid, next)
		}), "type 27: it contains type 28, which comes later"},
		{"structure of void", types(func(c *craft) { c.Record(typeStructNamed, 0, tVoid) }), "type 27: struct with an element that has no size"},
		{"structure of no type", types(func(c *craft) { c.Record(typeStructNamed, 0, 99) }), "type 27: type 99 of a table of 28"},

		{"variable of no pointer", symbol(func(c *craft) { c.Record(modGlobalVar, 0, 0, tI32, 0, 0, 0, 0, 0) }),
			"a variable without its value type, whose type is no pointer with a pointee"},
		{"variable of a pointer without a pointee", symbol(func(c *craft) { c.Record(modGlobalVar, 0, 0, tPtr, 0, 0, 0, 0, 0) }),
			"a variable without its value type, whose type is no pointer with a pointee"},
		{"variable of a function", symbol(func(c *craft) { c.Record(modGlobalVar, 0, 0, tFnPtr, 0, 0, 0, 0, 0) }), "its type has no size"},
		{"function of a pointer to data", symbol(func(c *craft) { c.function("f", tI32Ptr, 1) }), "its type is not a function type"},
		{"alias of no pointer", symbol(func(c *craft) { c.Record(modAliasOld, 0, 0, tI32, 0, 0) }), "its type is no pointer with a pointee"},
		{"alias of the wrong space", symbol(func(c *craft) {
			c.Record(modGlobalVar, 0, 0, tI32, 1<<2|2, 0, 0, 0, 0)
			c.Record(modAliasOld, 0, 0, tI32Ptr, 0, 0)
		}), "refers to value 0, which has another type than it should"},

		{"load through a pointer without a pointee", typedOne(fnLoad, wNull, 3, 0), "load without its type, of something that is no pointer with a pointee"},
		{"load through an integer", typedOne(fnLoad, wArg, 3, 0), "load without its type, of something that is no pointer with a pointee"},
		{"load of a later value that is no pointer", typedOne(fnLoad, vLater, tI32, 3, 0), "load without its type"},
		{"store of another type", typedOne(fnStoreOld, wP, wNode, 0, 0), "operand 7 has another type than the instruction says"},
		{"store through a pointer without a pointee", typedOne(fnStoreOld, wNull, wI32, 0, 0), "store without the type of its value"},
		{"getelementptr of an integer", typedOne(fnGEPOld, wArg, wI32), "getelementptr without its element type"},
		{"getelementptr beyond a structure", typedOne(fnInboundsGEPOld, wNode, wI32, wI32), "getelementptr whose index 1 selects nothing"},
		{"getelementptr through a pointer", typedOne(fnGEPOld, wPP, wI32, wI32), "getelementptr whose index 1 selects nothing"},
		{"call of a pointer to data", typedOne(fnCall, 0, 0, wP), "call whose type is no function type"},
		{"call of an integer", typedOne(fnCall, 0, 0, wArg), "call without its function type, of something that is no pointer with a pointee"},
		{"call of a pointer without a pointee", typedOne(fnCall, 0, 0, wNull), "call without its function type"},
		{"call with another argument", typedOne(fnCall, 0, 0, wTake, wI32), "operand 2 has another type than the instruction says"},
		{"cmpxchg of another type", typedOne(fnCmpXchgOld, wP, wNode, wNode, 0, 6, 1, 6, 0), "operand 7 has another type than the instruction says"},
		{"cmpxchg cut off", typedOne(fnCmpXchgOld, wP, wI32, wI32), "cmpxchg with atomic ordering 0, at least 2 expected"},
		{"atomicrmw of another type", typedOne(fnAtomicRMWOld, wP, wNode, 1, 0, 6, 1), "operand 7 has another type than the instruction says"},
		{"alloca of no pointer", typedOne(fnAlloca, tI32, tI32, 2, 0), "alloca without its type, whose address is no pointer with a pointee"},
		{"alloca of nothing", typedOne(fnAlloca), "operand 0 has another type than the instruction says"},
		{"short alloca", typedOne(fnAlloca, tI32Ptr, tI32, 2), "too short"},
		{"short phi", typedOne(fnPhi), "phi of a type that values do not have"},
		{"short cast", typedOne(fnCast, wArg), "too short"},

		{"byval of an integer", typedBodyOf(func(c *craft) { c.Record(fnCall, 1, callExplicit, tFn, wFunc, wI32) }, byval...),
			"attribute byval of parameter 0 has no type, and the parameter is no pointer with a pointee"},
		{"byval of no parameter", typedBodyOf(func(c *craft) { c.Record(fnCall, 1, callExplicit, tTakesPtr, wTake, wP) }, 2, formEnum, uint64(ir.AttrByVal)),
			"attribute byval of parameter 1 has no type"},
		{"byval of the result", typedBodyOf(func(*craft) {}, 0, formEnum, uint64(ir.AttrByVal)), "an attribute without its type that belongs to no parameter"},
		{"byval of a call of opaque pointers", craftFile(func(c *craft) {
			c.types()
			c.within(paramAttrGroupBlock, func() { c.Record(attrGroup, 1, 1, formNoType, uint64(ir.AttrSRet)) })
			c.within(paramAttrBlock, func() { c.Record(attrEntry, 1) })
		}), "an attribute without its type in a module whose pointers have no pointees"},
		{"byval of opaque pointers", craftFile(func(c *craft) {
			c.types(func() { c.Record(typeFunction, 0, tVoid, tPtr) })
			c.within(paramAttrGroupBlock, func() { c.Record(attrGroup, 1, 1, formNoType, uint64(ir.AttrSRet)) })
			c.within(paramAttrBlock, func() { c.Record(attrEntry, 1) })
			off, size := c.name("f")
			c.Record(modFunction, off, size, numTypes, 0, 1, 0, 1, 0, 0)
		}), "function f: attribute sret of parameter 0 has no type"},

		{"expression through no pointer", constant(tI32Ptr, cstGEPOld, tI32, 0, tI32, 0), "getelementptr without its element type"},
		{"expression without operands", constant(tI32Ptr, cstGEPOld), "getelementptr without operands"},
		{"assembler of data", constant(tI32Ptr, cstAsmOld2, 0, 0, 0), "inline assembler whose type is no pointer to a function"},
		{"assembler of an integer", constant(tI32, cstAsmOld3, 0, 0, 0), "inline assembler without its function type"},
		{"assembler cut off", constant(tFnPtr, cstAsmOld3, 0, 9, 0), "inline assembler record of 3 operands is too short"},
	})
}

// TestBadOldNames refuses symbol tables of modules without a string table.
func TestBadOldNames(t *testing.T) {
	named := func(code uint32, ops ...uint64) []byte {
		return craftVersion(1, func(c *craft) {
			c.types()
			c.Record(modFunction, tFn, 0, 1, 0, 0, 0, 0)
			c.within(valueSymtabBlock, func() { c.Record(code, ops...) })
		})
	}
	refuses(t, []badModule{
		{"name of nothing", named(vstEntry, 1, 'f'), "value symbol table block, record 1: the name of value 1, but the module has 1 symbols"},
		{"name with a zero", named(vstEntry, 0, 'f', 0), "the name of value 0 has a zero character"},
		{"no value", named(vstEntry), "name record of 0 operands is too short"},
		{"no offset", named(vstFnEntry, 0), "name record of 1 operands is too short"},
		{"comdat cut off", craftVersion(1, func(c *craft) { c.Record(modComdat, 1, 9, 'a') }), "comdat with a name of 9 characters in a record of 3 operands"},
	})
}

// TestOldExpressions refuses expressions that LLVM 22 does not have where no instruction can compute them, and does not let a small module
// stand for endless instructions.
func TestOldExpressions(t *testing.T) {
	const first = 3 // value number of the first product
	module := func(init uint64, body func(c *craft)) []byte {
		return craftFile(func(c *craft) {
			c.types()
			c.function("f", tFn, 0)
			c.variable("v", tI32, init)
			c.within(constantsBlock, func() {
				c.Record(cstInteger, 14)
				for i := uint64(first); i < first+20000; i++ { // each of the one before
					c.Record(cstBinop, 2, i-1, i-1)
				}
			})
			c.within(metadataBlock, func() { c.Record(mdValue, tI32, first); c.Record(mdName, 'n'); c.Record(mdNamedNode, 0) })
			c.within(functionBlock, func() {
				c.Record(fnDeclareBlocks, 1)
				body(c)
				c.Record(fnUnreachable)
			})
		})
	}
	refuses(t, []badModule{
		{"initialiser", module(1+first, func(c *craft) {}), "v refers to value 3, a constant expression of mul, which LLVM 22 does not have"},
		{"metadata", module(0, func(c *craft) {}), "a constant expression of mul, which LLVM 22 does not have"},
	})
	data := craftFile(func(c *craft) {
		c.types()
		c.function("f", tFn, 0)
		c.within(constantsBlock, func() {
			c.Record(cstInteger, 14)
			for i := uint64(2); i < 20002; i++ {
				c.Record(cstBinop, 2, i-1, i-1)
			}
		})
		c.within(functionBlock, func() {
			c.Record(fnDeclareBlocks, 1)
			for i := uint64(0); i < 1000; i++ {
				c.Record(fnBinop, 2+i, 2+i, 0) // of the last product
			}
			c.Record(fnUnreachable)
		})
	})
	refuses(t, []badModule{{"many uses", data, "this would take far more memory than a module of"}})
}
