package bitcode

import (
	"errors"
	"math"
	"runtime"
	"strings"
	"testing"
	"time"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// A badModule is a module that must be refused.
type badModule struct {
	name string
	data []byte
	want string // within the error
}

// refuses reads each module and wants its error, soon and without much memory.
func refuses(t *testing.T, rows []badModule) {
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			_, err := ReadAll("bad.bc", row.data)
			took := time.Since(start)
			runtime.ReadMemStats(&after)
			if err == nil {
				t.Fatal("no error")
			}
			if !strings.Contains(err.Error(), row.want) {
				t.Errorf("%v\nwant %q in it", err, row.want)
			}
			var e *Error
			if !errors.As(err, &e) || e.File != "bad.bc" {
				t.Errorf("%v does not tell the file", err)
			}
			if used := after.TotalAlloc - before.TotalAlloc; used > max(16<<20, 256*uint64(len(row.data))) {
				t.Errorf("%d MB allocated for %d bytes", used>>20, len(row.data))
			}
			if took > 3*time.Second {
				t.Errorf("it took %v", took)
			}
		})
	}
}

// one makes a module whose only body holds a record and ends after it.
func one(code uint32, ops ...uint64) []byte {
	return craftBody(func(c *craft) {
		c.Record(code, ops...)
		c.Record(fnUnreachable)
	})
}

func TestBadInstructions(t *testing.T) {
	const huge = math.MaxUint64
	refuses(t, []badModule{
		{"unknown record", one(99, 1, 2), "function f: byte 0x10f: function block, record 99: unknown function record 99"},
		{"record code far out", one(1 << 31), "record 2147483648: unknown function record"},
		{"load through an integer", one(fnLoad, vArg, tI32, 3, 0), "instruction 0: a pointer expected"},
		{"load of void", one(fnLoad, vNull, tVoid, 3, 0), "load of a type that has no size"},
		{"load of a function", one(fnLoad, vNull, tFn, 3, 0), "load of a type that has no size"},
		{"load of no type", one(fnLoad, vNull, 77, 3, 0), "type 77 of a table of 20"},
		{"load aligned too far", one(fnLoad, vNull, tI32, 40, 0), "alignment of 2^39 bytes"},
		{"short load", one(fnLoad, vNull, tI32), "instruction record of 2 operands is too short"},
		{"long load", one(fnLoad, vNull, tI32, 3, 0, 1, 2), "instruction record of 6 operands, at most 4 expected"},
		{"atomic load that is not", one(fnLoadAtomic, vNull, tI32, 3, 0, 0, 1), "load with atomic ordering 0, at least 1 expected"},
		{"atomic ordering", one(fnLoadAtomic, vNull, tI32, 3, 0, 9, 1), "unknown atomic ordering 9, at most 6 expected"},
		{"sync scope", one(fnLoadAtomic, vNull, tI32, 3, 0, 2, 7), "sync scope 7 of 2"},
		{"atomic load without alignment", one(fnLoadAtomic, vNull, tI32, 0, 0, 2, 1), "atomic load without its alignment"},
		{"store of void", one(fnStore, vNull, vLater, tVoid, 0, 0), "a value of a type that values do not have"},
		{"store of a function", one(fnStore, vNull, vLater, tFn, 0, 0), "a value of a type that values do not have"},
		{"store of metadata", one(fnStore, vNull, vLater, tMeta, 0, 0), "a value of a type that values do not have"},
		{"store to an integer", one(fnStore, vArg, vArg, 0, 0), "a pointer expected"},
		{"store of a token", one(fnStore, vNull, vToken, 0, 0), "store of a type that has no size"},
		{"value never defined", one(fnStore, vNull, vLater, tI32, 0, 0), "is used but never defined"},
		{"value defined with another type", craftBody(func(c *craft) {
			c.Record(fnFreeze, vLater, tFloat)
			c.Record(fnFreeze, 2)
			c.Record(fnUnreachable)
		}), "value 12 is defined with another type than it is used with"},
		{"value that is itself", one(fnFreeze, vNext, tVoid), "a value of a type that values do not have"},
		{"value far out", one(fnFreeze, 1<<31, tI32), "is used but never defined"},
		{"operand of more than 32 bits", one(fnFreeze, huge, tI32), "value number"},
		{"call of no function type", one(fnCall, 0, callExplicit, tI32, vFunc), "call whose type is no function type"},
		{"call without type", one(fnCall, 0, 0, vFunc, vI32), "call without its function type"},
		{"call of an integer", one(fnCall, 0, callExplicit, tFn, vI32, vI32), "call of something that is no pointer"},
		{"call with too few arguments", one(fnCall, 0, callExplicit, tFn, vFunc), "instruction record of 4 operands is too short"},
		{"call with too many arguments", one(fnCall, 0, callExplicit, tFn, vFunc, vI32, vI32), "call with 1 operands too many"},
		{"call with an argument of another type", one(fnCall, 0, callExplicit, tFn, vFunc, vI64), "operand 4 has another type than the instruction says"},
		{"call with attributes that are not there", one(fnCall, 3, callExplicit, tFn, vFunc, vI32), "attribute list 3 of 0"},
		{"call with metadata that is not there", one(fnCall, 0, callExplicit, tMetaFn, vFunc, vNext), "metadata 11 of 0"},
		{"unary operation", one(fnUnop, vFloat, 3), "unknown unary operation 3"},
		{"negated integer", one(fnUnop, vI32, 0), "a floating-point operand expected"},
		{"binary operation", one(fnBinop, vI32, vI32, 13), "unknown binary operation 13"},
		{"remainder of floats", one(fnBinop, vFloat, vFloat, 5), "binary operation 5 on operands of a type it does not take"},
		{"sum of pointers", one(fnBinop, vNull, vNull, 0), "binary operation 0 on operands of a type it does not take"},
		{"sum of different types", one(fnBinop, vI32, vI64, 0), "operand 4 has another type"},
		{"cast", one(fnCast, vI32, tI64, 14), "unknown cast 14"},
		{"truncation that widens", one(fnCast, vI32, tI64, 0), "trunc between types that it does not take"},
		{"extension that does not", one(fnCast, vI32, tI32, 1), "zext between types that it does not take"},
		{"extension to a vector", one(fnCast, vI32, tVec, 1), "zext between types that it does not take"},
		{"cast to void", one(fnCast, vI32, tVoid, 11), "bitcast between types that it does not take"},
		{"bitcast of another size", one(fnCast, vI32, tI64, 11), "bitcast of 32 to 64 bits"},
		{"bitcast to a pointer", one(fnCast, vI64, tPtr, 11), "bitcast between types that it does not take"},
		{"bitcast of a structure", one(fnCast, vPair, tI128, 11), "bitcast between types that it does not take"},
		{"bitcast to a scalable vector", one(fnCast, vVec, tScal, 11), "bitcast between a vector whose length is not known and another type"},
		{"address of nothing", one(fnGEP, 0, tI32), "getelementptr without a pointer"},
		{"address of an integer", one(fnGEP, 0, tI32, vI32), "getelementptr of something that is no pointer"},
		{"address over void", one(fnGEP, 0, tVoid, vNull, vI32), "getelementptr over a type that has no size"},
		{"address by a float", one(fnGEP, 0, tI32, vNull, vFloat), "getelementptr with an index that is no integer"},
		{"address beyond a structure", one(fnGEP, 0, tPair, vNull, vI32, vI32), "getelementptr whose index 1 selects nothing"},
		{"address by a variable field", one(fnGEP, 0, tPair, vNull, vI32, vArg), "getelementptr whose index 1 selects nothing"},
		{"address within a scalar", one(fnGEP, 0, tI32, vNull, vI32, vI32), "getelementptr whose index 1 selects nothing"},
		{"comparison of structures", one(fnCmp2, vPair, vPair, 32), "icmp of types that it does not take"},
		{"comparison", one(fnCmp2, vI32, vI32, 3), "unknown integer predicate 3"},
		{"comparison of floats", one(fnCmp2, vFloat, vFloat, 32), "unknown floating-point predicate 32"},
		{"selection by an integer", one(fnVSelect, vI32, vI32, vI32), "select whose condition is no i1"},
		{"element of no vector", one(fnExtractElt, vI32, vI32), "a vector expected"},
		{"element by a float", one(fnExtractElt, vVec, vFloat), "extractelement with operands of types that it does not take"},
		{"shuffle by a variable", one(fnShuffleVec, vVec, vVec, vLater, tVec), "shufflevector with operands of types that it does not take"},
		{"field that is not there", one(fnExtractVal, vPair, 2), "index 2 into a type that has no such element"},
		{"field of a scalar", one(fnExtractVal, vI32, 0), "index 0 into a type that has no such element"},
		{"no field", one(fnExtractVal, vPair), "no index into the aggregate"},
		{"field of another type", one(fnInsertVal, vPair, vI64, 0), "insertvalue of another type than the element has"},
		{"return of nothing", one(fnRet), "return without a value"},
		{"return of another type", one(fnRet, vI64), "return of another type than the function's"},
		{"branch to nowhere", one(fnBr, 1), "block 1 of 1"},
		{"branch on an integer", one(fnBr, 0, 0, vI32), "operand 3 has another type than the instruction says"},
		{"switch on a float", one(fnSwitch, tFloat, vFloat, 0), "switch on something that is no integer"},
		{"switch with ranges of pointers", one(fnSwitch, rangeSwitch<<16, tPtr, vNull, 0), "switch on something that is no integer"},
		{"switch with endless cases", one(fnSwitch, rangeSwitch<<16, tI32, vI32, 0, huge), "switch record of 5 operands is too short"},
		{"switch with endless items", one(fnSwitch, rangeSwitch<<16, tI32, vI32, 0, 1, huge), "switch with a number of 1 words"},
		{"switch with a wide range", one(fnSwitch, rangeSwitch<<16, tI32, vI32, 0, 1, 1, 0, 0, 1<<32, 0), "this would take far more memory"},
		{"switch with too many words", one(fnSwitch, rangeSwitch<<16, tI128, vI32, 0), "operand 3 has another type"},
		{"switch to a variable", one(fnSwitch, tI32, vI32, 0, aArg, 0), "switch with a case that is no integer constant of its type"},
		{"switch to a case of another type", one(fnSwitch, tI32, vI32, 0, aI64, 0), "switch with a case that is no integer constant of its type"},
		{"indirect branch by an integer", one(fnIndirectBr, tI32, vI32, 0), "a pointer expected"},
		{"phi of void", one(fnPhi, tVoid), "phi of a type that values do not have"},
		{"phi from nowhere", one(fnPhi, tI32, 2*vI32, 5), "block 5 of 1"},
		{"phi after another", craftBody(func(c *craft) {
			c.Record(fnFreeze, vI32)
			c.Record(fnPhi, tI32)
			c.Record(fnUnreachable)
		}), "a phi after other instructions of its block"},
		{"alloca of void", one(fnAlloca, tVoid, tI32, aI32, 1<<6), "alloca of a type that has no size"},
		{"alloca by a pointer", one(fnAlloca, tI32, tPtr, aNull, 1<<6), "with a count that is no integer"},
		{"old alloca", one(fnAlloca, tI32, tI32, aI32, 0), "alloca without its type"},
		{"alloca far out", one(fnAlloca, tI32, tI32, aI32, 1<<6, 1<<40), "address space 1099511627776"},
		{"compare and exchange without order", one(fnCmpXchg, vNull, vI32, vI32, 0, 0, 1, 0, 0, 0), "cmpxchg with atomic ordering 0, at least 2 expected"},
		{"compare and exchange of structures", one(fnCmpXchg, vNull, vPair, vPair, 0, 2, 1, 2, 0, 0), "cmpxchg of a type that it does not take"},
		{"read-modify-write", one(fnAtomicRMW, vNull, vI32, 30, 0, 2, 1, 0), "unknown atomicrmw operation 30, at most 20 expected"},
		{"read-modify-write of structures", one(fnAtomicRMW, vNull, vPair, 0, 0, 2, 1, 0), "atomicrmw of a type that it does not take"},
		{"fence of nothing", one(fnFence, 2, 1), "fence with atomic ordering 2, at least 3 expected"},
		{"endless clauses", one(fnLandingPad, tPair, 1, huge), "instruction record of 3 operands is too short"},
		{"endless clauses with some", one(fnLandingPad, tPair, 1, huge, 0, vNull, 0, vNull), "instruction record of 7 operands is too short"},
		{"clause", one(fnLandingPad, tPair, 1, 1, 2, vNull), "landingpad clause 2, 0 for a catch or 1 for a filter of an array expected"},
		{"filter of a pointer", one(fnLandingPad, tPair, 1, 1, 1, vNull), "landingpad clause 1, 0 for a catch or 1 for a filter"},
		{"endless pad", one(fnCleanupPad, vToken, huge), "instruction record of 2 operands is too short"},
		{"endless targets", one(fnCallBr, 0, callExplicit, 0, huge), "callbr record of 4 operands is too short"},
		{"endless handlers", one(fnCatchSwitch, vToken, huge, 0), "catchswitch with 1 blocks for 18446744073709551615 handlers"},
		{"pad of an integer", one(fnCleanupPad, vI32, 0), "operand 3 has another type"},
		{"variable argument of void", one(fnVAArg, tPtr, vNull, tVoid), "va_arg of a type that values do not have"},
		{"variable argument of an integer", one(fnVAArg, tI32, vI32, tI32), "a pointer expected"},
		{"bundles before no call", craftBody(func(c *craft) {
			c.Record(fnOperandBundle, 0)
			c.Record(fnRet, vI32)
		}), "operand bundles before an instruction that is no call"},
		{"bundles without a call", craftBody(func(c *craft) {
			c.Record(fnRet, vI32)
			c.Record(fnOperandBundle, 0)
		}), "operand bundles without a call"},
		{"bundle without a tag", craftBody(func(c *craft) { c.Record(fnOperandBundle, 5) }), "operand bundle tag 5 of 1"},
		{"bundle with a later value", craftBody(func(c *craft) {
			c.Record(fnOperandBundle, 0, vLater, tI32)
			c.Record(fnCall, 0, callExplicit, tFn, vFunc, vI32)
			c.Record(fnUnreachable)
		}), "value 12 is used but never defined"},
	})
}

func TestBadBodies(t *testing.T) {
	refuses(t, []badModule{
		{"no blocks", craftFunction(func(c *craft) {}), "the function ends in block 0 of 0"},
		{"zero blocks", craftFunction(func(c *craft) { c.Record(fnDeclareBlocks, 0) }), "function of 0 blocks"},
		{"endless blocks", craftFunction(func(c *craft) { c.Record(fnDeclareBlocks, 1<<32) }), "function of 4294967296 blocks, but its body ends after"},
		{"many blocks", craftFunction(func(c *craft) { c.Record(fnDeclareBlocks, 20) }), "function of 20 blocks, but its body ends after"},
		{"blocks twice", craftFunction(func(c *craft) { c.Record(fnDeclareBlocks, 1); c.Record(fnDeclareBlocks, 1) }), "blocks declared twice"},
		{"instruction before the blocks", craftFunction(func(c *craft) { c.Record(fnUnreachable) }), "an instruction after the last block"},
		{"instruction after the last block", craftBody(func(c *craft) { c.Record(fnUnreachable); c.Record(fnUnreachable) }), "an instruction after the last block"},
		{"no terminator", craftBody(func(c *craft) { c.Record(fnFreeze, vI32) }), "the function ends in block 0 of 1"},
		{"inner block", craftBody(func(c *craft) { c.within(77, func() {}) }), "unknown block 77 in the function"},
		{"block info", craftBody(func(c *craft) { c.within(blockInfoBlock, func() { c.Record(1, 12) }) }), "unknown block 0 in the function"},
		{"second metadata", craftBody(func(c *craft) { c.within(metadataBlock, func() {}); c.within(metadataBlock, func() {}) }),
			"more than one metadata block in the function"},
		{"metadata kind", craftBody(func(c *craft) { c.within(metadataBlock, func() { c.Record(mdKind, 1, 'x') }) }), "metadata kinds are defined in a function"},
		{"constant of a parameter", craftBody(func(c *craft) {
			c.within(constantsBlock, func() { c.Record(cstSetType, tArray); c.Record(cstAggregate, aArg, aArg) })
		}), "constants block, record 7: a constant refers to value 10, which is no constant"},
		{"constant of an instruction", craftBody(func(c *craft) {
			c.Record(fnFreeze, vArg)
			c.within(constantsBlock, func() { c.Record(cstSetType, tArray); c.Record(cstAggregate, aFirst, aFirst) })
		}), "a constant refers to value 11, which is no constant"},
		{"attachment to no instruction", craftBody(func(c *craft) {
			c.Record(fnUnreachable)
			c.within(metadataAttachBlock, func() { c.Record(mdAttachment, 1, 40, 0) })
		}), "metadata of instruction 1 of 1"},
		{"attachment of no kind", craftBody(func(c *craft) {
			c.Record(fnUnreachable)
			c.within(metadataAttachBlock, func() { c.Record(mdAttachment, 0, 99, 0) })
		}), "metadata kind 99 has no name"},
		{"attachment of no node", craftBody(func(c *craft) {
			c.Record(fnUnreachable)
			c.within(metadataAttachBlock, func() { c.Record(mdAttachment, 40, 3) })
		}), "metadata 3 of 0"},
		{"attachment record", craftBody(func(c *craft) {
			c.within(metadataAttachBlock, func() { c.Record(5, 40, 3) })
		}), "metadata attachment block, record 5: unknown metadata attachment record 5"},
		{"metadata of a value that never comes", craftBody(func(c *craft) {
			c.within(metadataBlock, func() { c.Record(mdValue, tI32, 77) })
			c.Record(fnCall, 0, callExplicit, tMetaFn, vFunc, aFirst)
			c.Record(fnUnreachable)
		}), "value 77 is used but never defined"},
		{"metadata of another type", craftBody(func(c *craft) {
			c.within(metadataBlock, func() { c.Record(mdValue, tI64, aArg) })
			c.Record(fnCall, 0, callExplicit, tMetaFn, vFunc, aFirst)
			c.Record(fnUnreachable)
		}), "metadata refers to value 10 with another type than it has"},
	})
}

// inConstants makes a module whose constants, of number 2 and on, f writes; values 0 and 1 are function f and variable g.
func inConstants(f func(c *craft)) []byte {
	return craftFile(func(c *craft) {
		c.types(func() {
			c.Record(typeVector, math.MaxUint32, tI32)         // 20
			c.Record(typeInteger, 1<<23)                       // 21
			c.Record(typeArray, math.MaxUint64, tI32)          // 22
			c.Record(typeVector, 1<<16, tI32)                  // 23
			c.Record(typeStructAnon, 0)                        // 24
			c.Record(typeStructAnon, 0, numTypes+2, tMetaless) // 25
		})
		c.function("f", tFn, 1)
		c.variable("g", tI32, 0)
		c.within(constantsBlock, func() { f(c) })
	})
}

const tMetaless = tI8

func TestBadConstants(t *testing.T) {
	refuses(t, []badModule{
		{"type void", inConstants(func(c *craft) { c.Record(cstSetType, tVoid) }), "constants of type void"},
		{"no type", inConstants(func(c *craft) { c.Record(cstSetType, 99) }), "type 99 of a table of 26"},
		{"unknown record", inConstants(func(c *craft) { c.Record(99, 1) }), "constants block, record 99: value 2: unknown constant record 99"},
		{"null function", inConstants(func(c *craft) { c.Record(cstSetType, tFn); c.Record(cstNull) }), "a constant of a type that has none"},
		{"poison metadata", inConstants(func(c *craft) { c.Record(cstSetType, tMeta); c.Record(cstPoison) }), "a constant of a type that has none"},
		{"integer of type float", inConstants(func(c *craft) { c.Record(cstSetType, tFloat); c.Record(cstInteger, 2) }), "an integer whose type is none"},
		{"short integer", inConstants(func(c *craft) { c.Record(cstInteger) }), "integer record of 0 operands is too short"},
		{"wide integer", inConstants(func(c *craft) { c.Record(cstSetType, tI128); c.Record(cstWideInteger, 1, 2, 3) }), "integer of 128 bits in 3 words, 1 to 2 expected"},
		{"wide integer of nothing", inConstants(func(c *craft) { c.Record(cstSetType, tI128); c.Record(cstWideInteger) }), "integer of 128 bits in 0 words"},
		{"float of type integer", inConstants(func(c *craft) { c.Record(cstFloat, 2) }), "floating-point constant of a type that is none"},
		{"splat of 2^32-1", inConstants(func(c *craft) { c.Record(cstSetType, numTypes); c.Record(cstInteger, 2) }), "far more memory"},
		{"many splats", inConstants(func(c *craft) {
			c.Record(cstSetType, numTypes+3)
			for range 2000 {
				c.Record(cstInteger, 2)
			}
		}), "far more memory"},
		{"many integers of a million bits", inConstants(func(c *craft) {
			c.Record(cstSetType, numTypes+1)
			for range 2000 {
				c.Record(cstInteger, 3)
			}
		}), "far more memory"},
		{"aggregate of a scalar", inConstants(func(c *craft) { c.Record(cstAggregate, 0) }), "aggregate of a type that is none"},
		{"aggregate too short", inConstants(func(c *craft) { c.Record(cstSetType, tArray); c.Record(cstAggregate, 2) }), "aggregate of 1 elements for a type of 2"},
		{"aggregate of 2^64-1", inConstants(func(c *craft) { c.Record(cstSetType, numTypes+2); c.Record(cstAggregate, 2) }), "aggregate of 1 elements for a type of 18446744073709551615"},
		{"empty aggregate", inConstants(func(c *craft) { c.Record(cstSetType, numTypes+4); c.Record(cstAggregate) }), "aggregate of 0 elements for a type of 0"},
		{"aggregate of other types", inConstants(func(c *craft) { c.Record(cstSetType, tArray); c.Record(cstAggregate, 1, 1) }),
			"element 0 of an aggregate has another type than the aggregate says"},
		{"aggregate of what is not there", inConstants(func(c *craft) { c.Record(cstSetType, tArray); c.Record(cstAggregate, 99, 99) }),
			"a constant refers to value 99, which is no constant"},
		{"aggregate of what is far out", inConstants(func(c *craft) { c.Record(cstSetType, tArray); c.Record(cstAggregate, math.MaxUint64, 1) }),
			"a constant refers to value 4294967295, which is no constant"},
		{"aggregate of assembler", inConstants(func(c *craft) {
			c.Record(cstSetType, tPtr)
			c.Record(cstAsm, tPlain, 0, 0, 0)
			c.Record(cstSetType, tPair)
			c.Record(cstAggregate, 4, 2)
			c.Record(cstSetType, tI32)
			c.Record(cstNull)
		}), "a constant refers to value 2, which is no constant"},
		{"constant in itself", inConstants(func(c *craft) { c.Record(cstSetType, tArray); c.Record(cstAggregate, 2, 2) }), "a constant that contains itself"},
		{"constants in each other", inConstants(func(c *craft) {
			c.Record(cstSetType, tI32)
			c.Record(cstBinop, 0, 3, 3)
			c.Record(cstBinop, 0, 4, 4)
			c.Record(cstBinop, 0, 2, 2)
		}), "a constant that contains itself"},
		{"data of a scalar", inConstants(func(c *craft) { c.Record(cstData, 1) }), "data of a type that is no array or vector"},
		{"data of pointers", inConstants(func(c *craft) { c.Record(cstSetType, tPair); c.Record(cstData, 1) }), "data of a type that is no array or vector"},
		{"data too long", inConstants(func(c *craft) { c.Record(cstSetType, tArray); c.Record(cstData, 1, 2, 3) }), "data of 3 elements for a type of 2"},
		{"string of words", inConstants(func(c *craft) { c.Record(cstSetType, tArray); c.Record(cstString, 1, 2) }), "data of elements of a type that it can not hold"},
		{"string with no room for its zero", inConstants(func(c *craft) { c.Record(cstSetType, tBytes); c.Record(cstCString, 'a', 'b', 'c', 'd') }),
			"data of 5 elements for a type of 4"},
		{"address of a block of a variable", inConstants(func(c *craft) { c.Record(cstSetType, tPtr); c.Record(cstBlockAddr, tFn, 1, 0) }),
			"address of a block of something that is no function"},
		{"old assembler", inConstants(func(c *craft) { c.Record(cstSetType, tPtr); c.Record(cstAsmOld3, 0, 0, 0) }), "inline assembler without its function type"},
		{"assembler of no function type", inConstants(func(c *craft) { c.Record(cstSetType, tPtr); c.Record(cstAsm, tI32, 0, 0, 0) }), "inline assembler whose type is no pointer to a function"},
		{"assembler with a long text", inConstants(func(c *craft) { c.Record(cstSetType, tPtr); c.Record(cstAsm, tPlain, 0, math.MaxUint64, 'a') }),
			"inline assembler record of 4 operands is too short"},
		{"no_cfi of nothing", inConstants(func(c *craft) { c.Record(cstSetType, tPtr); c.Record(cstNull); c.Record(cstNoCFI, tFn, 2) }), "a form of a symbol's address without a symbol"},
		{"short signed pointer", inConstants(func(c *craft) { c.Record(cstSetType, tPtr); c.Record(cstPtrAuth, 1) }), "signed pointer of 1 operands, 4 or 5 expected"},
		{"signed pointer of pointers", inConstants(func(c *craft) { c.Record(cstSetType, tPtr); c.Record(cstPtrAuth, 1, 1, 1, 1) }), "signed pointer with operands of other types"},
		{"binary operation", inConstants(func(c *craft) { c.Record(cstBinop, 0, 1, 1) }), "constant add: operands of different types"},
		{"cast", inConstants(func(c *craft) { c.Record(cstCast, 9, tPtr, 0, 7) }), "constant expression record of 4 operands, at most 3 expected"},
		{"cast of a pointer", inConstants(func(c *craft) { c.Record(cstCast, 0, tPtr, 1) }), "constant trunc: trunc between types that it does not take"},
		{"comparison", inConstants(func(c *craft) { c.Record(cstCmp, tI32, 1, 1, 32) }), "constant icmp: icmp of types that it does not take"},
		{"address of an integer", inConstants(func(c *craft) { c.Record(cstNull); c.Record(cstSetType, tPtr); c.Record(cstGEP, tI32, 0, tI32, 2) }),
			"constant getelementptr: getelementptr of something that is no pointer"},
		{"address of nothing", inConstants(func(c *craft) { c.Record(cstSetType, tPtr); c.Record(cstGEP, tI32, 0) }), "getelementptr without operands"},
		{"address of another type", inConstants(func(c *craft) { c.Record(cstGEP, tI32, 0, tPtr, 1) }), "getelementptr with another type than its operands give it"},
		{"address by a huge index", inConstants(func(c *craft) {
			c.Record(cstInteger, 10)
			c.Record(cstSetType, tPtr)
			c.Record(cstGEP, tPair, 0, tPtr, 1, tI32, 2, tI32, 2)
		}), "getelementptr whose index 1 selects nothing"},
		{"address in a wide range", inConstants(func(c *craft) {
			c.Record(cstSetType, tPtr)
			c.Record(cstGEPInRange, tI32, 0, 128, 1|1<<32, 2, 4, tPtr, 1)
		}), "inrange with bounds of 128 bits"},
	})
}

func TestBadModules(t *testing.T) {
	module := func(f func(c *craft)) []byte {
		return craftFile(func(c *craft) { c.types(); f(c) })
	}
	group := func(ops ...uint64) []byte {
		return module(func(c *craft) { c.within(paramAttrGroupBlock, func() { c.Record(attrGroup, ops...) }) })
	}
	metadata := func(f func(c *craft)) []byte {
		return module(func(c *craft) {
			c.variable("g", tI32, 0)
			c.within(metadataBlock, func() { f(c) })
		})
	}
	types := func(ops ...uint64) []byte {
		return craftFile(func(c *craft) { c.types(func() { c.Record(uint32(ops[0]), ops[1:]...) }) })
	}
	refuses(t, []badModule{
		{"unknown record", module(func(c *craft) { c.Record(99, 1) }), "module block, record 99: unknown module record 99"},
		{"unknown block", module(func(c *craft) { c.within(99, func() {}) }), "unknown block 99 in the module"},
		{"second type table", module(func(c *craft) { c.types() }), "a second type table"},
		{"old version", craftFile(func(c *craft) { c.Record(modVersion, 3) }), "module version [3], 0 to 2 expected"},
		{"body too many", module(func(c *craft) { c.within(functionBlock, func() {}) }), "a function body more than functions that are defined"},
		{"body missing", module(func(c *craft) { c.function("f", tFn, 0) }), "function f has no body in the bitcode"},
		{"name beyond the table", module(func(c *craft) { c.Record(modFunction, 5, 1<<40, tFn, 0, 1, 0, 0, 0, 0) }),
			"a name at 5 of 1099511627776 bytes is outside the string table of 0 bytes"},
		{"name that wraps", module(func(c *craft) { c.Record(modFunction, math.MaxUint64, 2, tFn, 0, 1, 0, 0, 0, 0) }), "is outside the string table"},
		{"function of no function type", module(func(c *craft) { c.function("f", tI32, 1) }), "function f: its type is not a function type"},
		{"function of no type", module(func(c *craft) { c.function("f", 99, 1) }), "function f: type 99 of a table of 20"},
		{"short function", module(func(c *craft) { c.Record(modFunction, 0, 0, tFn) }), "function record of 3 operands is too short"},
		{"calling convention", module(func(c *craft) { c.Record(modFunction, 0, 0, tFn, 5000, 1, 0, 0, 0, 0) }), "calling convention 5000"},
		{"linkage", module(func(c *craft) { c.Record(modFunction, 0, 0, tFn, 0, 1, 20, 0, 0, 0) }), "unknown linkage 20"},
		{"alignment", module(func(c *craft) { c.Record(modGlobalVar, 0, 0, tI32, 2, 0, 0, 99, 0) }), "alignment of 2^98 bytes"},
		{"section", module(func(c *craft) { c.Record(modGlobalVar, 0, 0, tI32, 2, 0, 0, 0, 4) }), "section 4 of 0"},
		{"visibility", module(func(c *craft) { c.Record(modGlobalVar, 0, 0, tI32, 2, 0, 0, 0, 0, 3) }), "unknown visibility 3"},
		{"comdat", module(func(c *craft) { c.function("f", tFn, 1, 0, 0, 0, 0, 0, 9) }), "comdat 9 of 0"},
		{"comdat kind", module(func(c *craft) { c.Record(modComdat, 0, 0, 9) }), "unknown selection kind"},
		{"variable of void", module(func(c *craft) { c.variable("g", tVoid, 0) }), "variable g: its type has no size"},
		{"variable of a function", module(func(c *craft) { c.variable("g", tFn, 0) }), "variable g: its type has no size"},
		{"variable far out", module(func(c *craft) { c.Record(modGlobalVar, 0, 0, tI32, 2|1<<30, 0, 0, 0, 0) }), "address space 268435456"},
		{"variable of a value that is not there", module(func(c *craft) { c.variable("g", tI32, 9) }), "module block, record 7: g refers to value 8, which is no constant"},
		{"variable of another type", module(func(c *craft) { c.variable("g", tI32, 1) }), "g refers to value 0, which has another type than it should"},
		{"variable of assembler", module(func(c *craft) {
			c.variable("g", tPtr, 2)
			c.within(constantsBlock, func() { c.Record(cstSetType, tPtr); c.Record(cstAsm, tPlain, 0, 0, 0) })
		}), "g refers to value 1, which is no constant"},
		{"alias of an integer", module(func(c *craft) {
			c.alias("a", tI32, 1)
			c.within(constantsBlock, func() { c.Record(cstNull) })
		}), "a refers to value 1, which has another type than it should"},
		{"alias far out", module(func(c *craft) { c.alias("a", tI32, math.MaxUint64) }), "alias a: target 18446744073709551615"},
		{"alias of itself", module(func(c *craft) { c.alias("a", tI32, 0) }), "alias a stands for itself"},
		{"aliases of each other", module(func(c *craft) { c.alias("a", tI32, 1); c.alias("b", tI32, 2); c.alias("c", tI32, 0) }), "alias a stands for itself"},
		{"aliases of each other by way of a constant", module(func(c *craft) {
			c.alias("a", tI32, 2)
			c.alias("b", tI32, 0)
			c.within(constantsBlock, func() {
				c.Record(cstSetType, tPtr)
				c.Record(cstGEP, tI32, 0, tPtr, 1)
			})
		}), "alias a stands for itself"},
		{"endless parameters", craftFile(func(c *craft) {
			c.types(func() {
				params := make([]uint64, 20_000)
				for i := range params {
					params[i] = tI32
				}
				c.Record(typeFunction, append([]uint64{0, tVoid}, params...)...)
			})
			for range 1000 {
				c.function("f", numTypes, 1)
			}
		}), "far more memory"},

		{"group of no attributes", group(1), "attribute group record of 1 operands is too short"},
		{"future attribute", group(1, functionIndex, 0, 200), "attribute group block, record 3: attribute group 1: unknown attribute kind 200 (the newest known is 105)"},
		{"attribute form", group(1, functionIndex, 9, 5), "unknown attribute form 9"},
		{"attribute with a value it has not", group(1, functionIndex, 1, uint64(ir.AttrNoUnwind), 5), "attribute nounwind in form 1, 0 expected"},
		{"attribute without its value", group(1, 1, 0, uint64(ir.AttrAlign)), "attribute align in form 0, 1 expected"},
		{"attribute without its type", group(1, 1, 0, uint64(ir.AttrElementType)), "attribute elementtype in form 0, 6 expected"},
		{"old attribute without its type", group(1, 1, 5, uint64(ir.AttrByRef)), "attribute byref in form 5, 6 expected"},
		{"attribute of no type", group(1, 1, 6, uint64(ir.AttrByVal), 99), "type 99 of a table of 20"},
		{"attribute with a range it has not", group(1, 1, 7, uint64(ir.AttrAlign), 32, 0, 2), "attribute align in form 7, 1 expected"},
		{"range of no bits", group(1, 1, 7, uint64(ir.AttrRange), 0, 0, 2), "range of integers of 0 bits"},
		{"range of 2^40 bits", group(1, 1, 7, uint64(ir.AttrRange), 1<<40+32, 0, 2), "range of integers of 1099511627808 bits"},
		{"short range", group(1, 1, 7, uint64(ir.AttrRange), 128, 1<<32|1, 2), "attribute group record of 7 operands is too short"},
		{"range of endless words", group(1, 1, 7, uint64(ir.AttrRange), 128, math.MaxUint64, 2), "attribute group record of 7 operands is too short"},
		{"endless ranges", group(1, 1, 8, uint64(ir.AttrInitializes), math.MaxUint64, 64, 0, 2), "attribute group record of 8 operands is too short"},
		{"many ranges of a million bits", module(func(c *craft) {
			c.within(paramAttrGroupBlock, func() {
				for i := range uint64(2000) {
					c.Record(attrGroup, i, 1, 7, uint64(ir.AttrRange), 1<<23, 1<<32|1, 2, 4)
				}
			})
		}), "far more memory"},
		{"alignment that is no power of two", group(1, 1, 1, uint64(ir.AttrAlign), 3), "attribute align 3, a power of two expected"},
		{"unterminated key", group(1, 1, 3, 'k', 'e'), "attribute group record of 5 operands is too short"},
		{"attribute group that is not there", module(func(c *craft) { c.within(paramAttrBlock, func() { c.Record(attrEntry, 7) }) }),
			"attribute list block, record 2: attribute group 7 is not defined"},
		{"old attributes", module(func(c *craft) { c.within(paramAttrBlock, func() { c.Record(attrEntryOld, 7, 1) }) }), "unknown attribute record 1 (attributes of before LLVM 3.3 are not supported)"},
		{"attributes of a parameter far out", module(func(c *craft) {
			c.within(paramAttrGroupBlock, func() { c.Record(attrGroup, 1, 1<<30, 0, uint64(ir.AttrZExt)) })
			c.within(paramAttrBlock, func() { c.Record(attrEntry, 1) })
		}), "attributes of parameter 1073741823"},
		{"many attributes of a parameter far out", module(func(c *craft) {
			c.within(paramAttrGroupBlock, func() { c.Record(attrGroup, 1, 1<<16, 0, uint64(ir.AttrZExt)) })
			c.within(paramAttrBlock, func() {
				for range 2000 {
					c.Record(attrEntry, 1)
				}
			})
		}), "far more memory"},

		{"unknown metadata", metadata(func(c *craft) { c.Record(99, 1) }), "metadata block, record 99: unknown metadata record 99"},
		{"unknown metadata in the index", metadata(func(c *craft) { c.Record(mdOldNode, 1); c.Record(mdName, 'n'); c.Record(mdNamedNode, 0) }), "unknown metadata record 8"},
		{"named node that is not there", metadata(func(c *craft) { c.Record(mdName, 'n'); c.Record(mdNamedNode, 5) }), "metadata block, record 10: metadata 5 of 0"},
		{"operand that is not there", metadata(func(c *craft) { c.Record(mdNode, 6); c.Record(mdName, 'n'); c.Record(mdNamedNode, 0) }), "metadata 5 of 1"},
		{"value that is not there", metadata(func(c *craft) { c.Record(mdValue, tI32, 9); c.Record(mdName, 'n'); c.Record(mdNamedNode, 0) }), "metadata refers to value 9, but the module has 1"},
		{"value of another type", metadata(func(c *craft) { c.Record(mdValue, tI32, 0); c.Record(mdName, 'n'); c.Record(mdNamedNode, 0) }), "metadata refers to value 0 with another type than it has"},
		{"short value", metadata(func(c *craft) { c.Record(mdValue, tI32); c.Record(mdName, 'n'); c.Record(mdNamedNode, 0) }), "metadata of a value with 1 operands, type and value expected"},
		{"arguments that are no values", metadata(func(c *craft) {
			c.Record(mdNode)
			c.Record(mdArgList, 0)
			c.Record(mdName, 'n')
			c.Record(mdNamedNode, 1)
		}),
			"an argument list of metadata that is no value"},
		{"global metadata of no global", metadata(func(c *craft) { c.Record(mdNode); c.Record(mdGlobalDecl, 7, 40, 0) }), "metadata of value 7, which is no global"},
		{"global metadata of no kind", metadata(func(c *craft) { c.Record(mdNode); c.Record(mdGlobalDecl, 0, 40, 0) }), "metadata kind 40 has no name"},
		{"uneven global metadata", metadata(func(c *craft) { c.Record(mdGlobalDecl, 0, 40) }), "without pairs of kind and node"},
		{"endless strings", metadata(func(c *craft) { c.Blob(mdStrings, []uint64{math.MaxUint64, 4}, make([]byte, 8)) }), "18446744073709551615 metadata strings in a blob of 8 bytes"},
		{"strings beyond their blob", metadata(func(c *craft) { c.Blob(mdStrings, []uint64{1, 40}, make([]byte, 8)) }), "1 metadata strings in a blob of 8 bytes"},
		{"long strings", metadata(func(c *craft) { c.Blob(mdStrings, []uint64{1, 4}, []byte{31, 0, 0, 0, 'a'}) }), "metadata strings are longer than their blob"},
		{"index far out", metadata(func(c *craft) { c.Record(mdIndexOffset, math.MaxUint32, math.MaxUint32) }), "the metadata index is 18446744073709551615 bits further on"},
		{"index of wide words", metadata(func(c *craft) { c.Record(mdIndexOffset, 1<<40, 0) }), "the offset of the metadata index is not two words"},
		{"index without offset", metadata(func(c *craft) { c.Record(mdIndex, 1) }), "a metadata index without its offset record"},
		{"index beyond the nodes", metadata(func(c *craft) { c.Record(mdIndexOffset, 0, 0); c.Record(mdIndex, 1<<20) }), "entry 0 of the metadata index points outside the nodes"},
		{"index at one node twice", metadata(func(c *craft) { c.Record(mdIndexOffset, 0, 0); c.Record(mdIndex, 0, 0) }), "entry 1 of the metadata index points outside the nodes or twice at one"},
		{"index that overlaps", metadata(func(c *craft) {
			c.Record(mdIndexOffset, 40, 0)
			c.Record(mdNode, 1, 1, 1, 1) // 40 bits
			c.Record(mdIndex, 0, 8)
			c.Record(mdName, 'n')
			c.Record(mdNamedNode, 0)
		}), "the metadata index points into the middle of a record"},
		{"second metadata", metadata(func(c *craft) { c.Leave(); c.Enter(metadataBlock, 4) }), "a second metadata block in the module, one expected"},
		{"short metadata kind", module(func(c *craft) { c.within(metadataKindBlock, func() { c.Record(mdKind) }) }), "metadata kind block, record 6: not the number and name of a metadata kind"},

		{"unknown type", types(99), "type block, record 99: type 20: unknown type record 99"},
		{"integer of no bits", types(typeInteger, 0), "integer of 0 bits"},
		{"integer of 2^23+1 bits", types(typeInteger, 1<<23+1), "integer of 8388609 bits"},
		{"pointer far out", types(typeOpaquePtr, 1<<24), "address space 16777216"},
		{"short pointer", types(typeOpaquePtr), "pointer type record of 0 operands is too short"},
		{"array of void", types(typeArray, 1, tVoid), "array of elements that have no size"},
		{"array of what is not there", types(typeArray, 1, 20), "type 20 of a table of 20"},
		{"vector of structures", types(typeVector, 4, tPair), "vector of elements that are no integers, floats or pointers"},
		{"vector of nothing", types(typeVector, 0, tI32), "vector of 0 elements"},
		{"vector of 2^32", types(typeVector, 1<<32, tI32), "vector of 4294967296 elements"},
		{"structure of a label", types(typeStructAnon, 0, tLabel), "struct with an element that has no size"},
		{"function of void", types(typeFunction, 0, tVoid, tVoid), "function type with a parameter that has no size"},
		{"function that returns a label", types(typeFunction, 0, tLabel), "function type with a result that can not be returned"},
		{"target type of endless types", types(typeTarget, math.MaxUint64, tI32), "target type with 18446744073709551615 type parameters in a record of 2 operands"},
		{"target type with a wide number", types(typeTarget, 0, 1<<40), "target type with the number 1099511627776"},
	})
}

func TestBadFiles(t *testing.T) {
	good := craftFile(func(c *craft) { c.types() })
	file := func(f func(c *craft)) []byte {
		c := &craft{Writer: bitstream.NewWriter(magic...)}
		f(c)
		return c.Bytes()
	}
	refuses(t, []badModule{
		{"nothing", nil, "this is not LLVM bitcode: the file is empty"},
		{"text", []byte("define void @f() { ret void }\n"), `this is not LLVM bitcode: it begins with "defi", BC C0 DE (hexadecimal 42 43 C0 DE) expected`},
		{"cut", good[:len(good)-5], "is cut off: a multiple of 4 expected"},
		{"cut at a word", good[:len(good)-4], "bytes, but only"},
		{"only the beginning", good[:4], "the bitcode holds no module"},
		{"no module", file(func(c *craft) { c.identification(0) }), "the bitcode holds no module"},
		{"epoch", file(func(c *craft) { c.identification(1) }), "identification block, record 2: bitcode epoch [1], 0 expected (bitcode written by craft 1.0)"},
		{"two modules", file(func(c *craft) {
			c.within(moduleBlock, func() { c.Record(modVersion, 2) })
			c.within(moduleBlock, func() { c.Record(modVersion, 2) })
		}), "the bitcode holds 2 modules, one expected"},
		{"symbols without a version", file(func(c *craft) {
			c.within(moduleBlock, func() { c.types(); c.function("f", tFn, 1) })
			c.strtab()
		}), "a symbol before the module's version"},
		{"record outside", file(func(c *craft) { c.Record(1, 2) }), "a block expected outside all blocks"},
	})
}

// TestReadsOddModules reads what is unusual but right.
func TestReadsOddModules(t *testing.T) {
	deep := func(n uint64) []byte {
		return craftFile(func(c *craft) {
			c.types()
			c.function("f", tFn, 1)
			c.variable("g", tPtr, 2+n)
			c.within(constantsBlock, func() {
				c.Record(cstSetType, tPtr)
				for i := range n {
					c.Record(cstGEP, tI8, 0, tPtr, 1+i)
				}
			})
			c.within(metadataBlock, func() {
				c.Record(mdNode)
				for i := range n {
					c.Record(mdNode, 1+i, 1+i)
				}
				c.Record(mdDistinctNode, n+2, n+3)
				c.Record(mdNode, n+2)
				c.Record(mdName, 'n')
				c.Record(mdNamedNode, n)
				c.Record(mdNamedNode, n+1)
			})
		})
	}
	t.Run("deep", func(t *testing.T) {
		m, err := ReadAll("deep.bc", deep(300_000))
		if err != nil {
			t.Fatal(err)
		}
		n, depth := m.NamedMD[0].Nodes[0].(*ir.MDNode), 0
		for len(n.Ops) > 0 {
			n, depth = n.Ops[0].(*ir.MDNode), depth+1
		}
		if depth != 300_000 {
			t.Errorf("%d nodes deep", depth)
		}
		self := m.NamedMD[1].Nodes[0].(*ir.MDNode)
		if !self.Distinct || self.Ops[0] != ir.Metadata(self) || self.Ops[1].(*ir.MDNode).Ops[0] != ir.Metadata(self) {
			t.Errorf("the node that contains itself is %+v", self)
		}
	})
	t.Run("splats", func(t *testing.T) {
		m, err := ReadAll("splats.bc", craftFile(func(c *craft) {
			c.types()
			c.variable("fixed", tVec, 3)
			c.variable("scalable", tScal, 4)
			c.within(constantsBlock, func() {
				c.Record(cstSetType, tVec)
				c.Record(cstInteger, 14)
				c.Record(cstSetType, tScal)
				c.Record(cstInteger, 15)
			})
		}))
		if err != nil {
			t.Fatal(err)
		}
		fixed := m.Vars[0].Init.(*ir.Const)
		if last, ok := ir.AsUint64(fixed.ElemAt(3)); len(fixed.Ops) != 4 || !ok || last != 7 {
			t.Errorf("the vector is %+v", fixed)
		}
		scalable := m.Vars[1].Init.(*ir.Const)
		if scalable.Op != ir.ShuffleVector || scalable.Ty != m.Vars[1].ValueTy {
			t.Errorf("the scalable vector is %+v", scalable)
		}
	})
	t.Run("several assembler records", func(t *testing.T) {
		m, err := ReadAll("asm.bc", craftFile(func(c *craft) {
			c.Record(modAsm, textOps("one\n")...)
			c.Record(modAsm, textOps("two")...)
			c.Record(modAsm, textOps("three")...)
		}))
		if err != nil || m.Asm != "one\ntwo\nthree" {
			t.Errorf("%q, %v", m.Asm, err)
		}
	})
	t.Run("stack", func(t *testing.T) {
		for layout, want := range map[string]uint32{"": 0, "e-A5-G1": 5, "e-p:64:64": 0} {
			data := craftFile(func(c *craft) {
				c.Record(modDataLayout, textOps(layout)...)
				c.prelude()
				c.within(functionBlock, func() {
					c.Record(fnDeclareBlocks, 1)
					c.Record(fnAlloca, tI32, tI32, aI32, 1<<6)
					c.Record(fnAlloca, tI32, tI32, aI32, 1<<6, 3)
					c.Record(fnUnreachable)
				})
			})
			m, err := ReadAll("alloca.bc", data)
			if err != nil {
				t.Fatal(err)
			}
			in := m.Funcs[0].Blocks[0].Instrs
			if in[0].Ty.AddrSpace != want || in[1].Ty.AddrSpace != 3 {
				t.Errorf("with the layout %q allocas are in the address spaces %d and %d", layout, in[0].Ty.AddrSpace, in[1].Ty.AddrSpace)
			}
		}
	})
}
