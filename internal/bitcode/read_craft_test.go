package bitcode

import (
	"nvvm-bitcode-linker/internal/bitstream"
)

// Types of a crafted module, by number.
const (
	tVoid  = iota
	tI32   // i32
	tPtr   // ptr
	tFn    // i32 (i32)
	tPlain // void ()
	tVec   // <4 x i32>
	tLabel
	tMeta
	tI64
	tFloat
	tPair // { i32, ptr }
	tI1
	tToken
	tArray // [2 x i32]
	tVar   // void (i32, ...)
	tMetaFn
	tI128
	tI8
	tBytes // [4 x i8]
	tScal  // <vscale x 4 x i32>
	numTypes
)

// A craft writes modules that no compiler would write.
type craft struct {
	*bitstream.Writer
	names []byte
	extra uint64 // types after those of every crafted module, which LLVM wants to have been told
}

// craftFile makes a bitcode file: an identification, a module of what f writes, and the string table.
func craftFile(f func(c *craft)) []byte { return craftVersion(2, f) }

// craftVersion is craftFile for a version of modules.
func craftVersion(version uint64, f func(c *craft)) []byte {
	c := &craft{Writer: bitstream.NewWriter(magic...)}
	c.identification(0)
	c.Enter(moduleBlock, 3)
	c.Record(modVersion, version)
	f(c)
	c.Leave()
	c.strtab()
	return c.Bytes()
}

func (c *craft) identification(epoch uint64) {
	c.Enter(identificationBlock, 5)
	c.Record(idString, textOps("craft 1.0")...)
	c.Record(idEpoch, epoch)
	c.Leave()
}

func (c *craft) strtab() {
	c.Enter(strtabBlock, 3)
	c.Blob(strtabBlob, nil, c.names)
	c.Leave()
}

func textOps(s string) []uint64 {
	ops := make([]uint64, len(s))
	for i := range ops {
		ops[i] = uint64(s[i])
	}
	return ops
}

// within writes a block.
func (c *craft) within(id uint32, f func()) {
	c.Enter(id, 4)
	f()
	c.Leave()
}

// types writes the type table of the constants above; more adds further ones.
func (c *craft) types(more ...func()) {
	c.within(typeBlock, func() {
		c.Record(typeNumEntry, numTypes+c.extra)
		c.Record(typeVoid)
		c.Record(typeInteger, 32)
		c.Record(typeOpaquePtr, 0)
		c.Record(typeFunction, 0, tI32, tI32)
		c.Record(typeFunction, 0, tVoid)
		c.Record(typeVector, 4, tI32)
		c.Record(typeLabel)
		c.Record(typeMetadata)
		c.Record(typeInteger, 64)
		c.Record(typeFloat)
		c.Record(typeStructAnon, 0, tI32, tPtr)
		c.Record(typeInteger, 1)
		c.Record(typeToken)
		c.Record(typeArray, 2, tI32)
		c.Record(typeFunction, 1, tVoid, tI32)
		c.Record(typeFunction, 0, tVoid, tMeta)
		c.Record(typeInteger, 128)
		c.Record(typeInteger, 8)
		c.Record(typeArray, 4, tI8)
		c.Record(typeVector, 4, tI32, 1)
		for _, f := range more {
			f()
		}
	})
}

// name puts a name in the string table and gives its place.
func (c *craft) name(s string) (off, size uint64) {
	off = uint64(len(c.names))
	c.names = append(c.names, s...)
	return off, uint64(len(s))
}

// function writes a function; proto is 1 for a declaration.
func (c *craft) function(name string, ty, proto uint64, more ...uint64) {
	off, size := c.name(name)
	c.Record(modFunction, append([]uint64{off, size, ty, 0, proto, 0, 0, 0, 0}, more...)...)
}

// variable writes a variable of address space 0; init is the value number plus 1, 0 for none.
func (c *craft) variable(name string, ty, init uint64) {
	off, size := c.name(name)
	c.Record(modGlobalVar, off, size, ty, 2, init, 0, 0, 0)
}

func (c *craft) alias(name string, ty, target uint64) {
	off, size := c.name(name)
	c.Record(modAlias, off, size, ty, 0, target, 0)
}

// Relative numbers of values for the first instruction of a crafted body.
const (
	vNext   = 0
	vArg    = 1 // i32 parameter
	vToken  = 2 // token none
	vPair   = 3 // { i32, ptr } undef
	vNull   = 4 // ptr null
	vVec    = 5 // <4 x i32> zeroinitializer
	vFloat  = 6 // float 0
	vI64    = 7 // i64 9
	vI32    = 8 // i32 7
	vCallee = 9 // void (i32, ...)
	vGlobal = 10
	vFunc   = 11 // the function itself
	vLater  = 1<<32 - 1
)

// Absolute numbers of the module's values.
const (
	aFunc = iota
	aGlobal
	aCallee
	aI32
	aI64
	aFloat
	aVec
	aNull
	aPair
	aToken
	aArg
	aFirst // the first instruction with a value
)

// craftBody makes a module with a function i32 f(i32) of one block, whose records f writes.
func craftBody(f func(c *craft)) []byte {
	return craftFunction(func(c *craft) {
		c.Record(fnDeclareBlocks, 1)
		f(c)
	})
}

// craftFunction is craftBody without the number of blocks.
func craftFunction(f func(c *craft)) []byte {
	return craftFile(func(c *craft) {
		c.prelude()
		c.within(functionBlock, func() { f(c) })
	})
}

// prelude writes what comes before the first body.
func (c *craft) prelude() {
	c.types()
	c.within(operandBundleBlock, func() { c.Record(1, textOps("deopt")...) })
	c.within(syncScopeBlock, func() { c.Record(1, textOps("singlethread")...); c.Record(1) })
	c.within(metadataKindBlock, func() { c.Record(mdKind, append([]uint64{40}, textOps("own")...)...) })
	c.function("f", tFn, 0)
	c.variable("g", tI32, 0)
	c.function("callee", tVar, 1)
	c.within(constantsBlock, func() {
		c.Record(cstInteger, 14)
		c.Record(cstSetType, tI64)
		c.Record(cstInteger, 18)
		c.Record(cstSetType, tFloat)
		c.Record(cstNull)
		c.Record(cstSetType, tVec)
		c.Record(cstNull)
		c.Record(cstSetType, tPtr)
		c.Record(cstNull)
		c.Record(cstSetType, tPair)
		c.Record(cstUndef)
		c.Record(cstSetType, tToken)
		c.Record(cstNull)
	})
}
