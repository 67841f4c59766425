package legalize

import "nvvm-bitcode-linker/internal/ir"

// Hints takes out calls that only tell the optimiser something: a program without them means the same. Those that the
// dialect has natively stay. One of them bounds what other hints promise: a dialect that keeps alias scopes must have
// llvm.experimental.noalias.scope.decl natively.
func Hints(nat *Natives) Pass { return expand("hints", nat, hintExpanders) }

var hintExpanders = map[string]expander{
	// Facts and places.
	"llvm.assume":                           nothing,
	"llvm.experimental.noalias.scope.decl":  nothing,
	"llvm.lifetime.start":                   nothing, // measured on real kernels: of 600 bytes of stack 16 more
	"llvm.lifetime.end":                     nothing,
	"llvm.invariant.start":                  poison, // only invariant.end takes it
	"llvm.invariant.end":                    nothing,
	"llvm.donothing":                        nothing,
	"llvm.sideeffect":                       nothing,
	"llvm.fake.use":                         nothing,
	"llvm.pseudoprobe":                      nothing,
	"llvm.var.annotation":                   nothing,
	"llvm.codeview.annotation":              nothing,
	"llvm.prefetch":                         nothing,
	"llvm.dbg.declare":                      nothing,
	"llvm.dbg.value":                        nothing,
	"llvm.dbg.assign":                       nothing,
	"llvm.dbg.label":                        nothing,
	"llvm.dbg.addr":                         nothing,
	"llvm.experimental.widenable.condition": yes,
	"llvm.allow.runtime.check":              yes,
	"llvm.allow.ubsan.check":                yes,
	"llvm.is.constant":                      no,
	"llvm.objectsize":                       unknownSize,
	"llvm.expect":                           first,
	"llvm.expect.with.probability":          first,
	"llvm.annotation":                       first,
	"llvm.ptr.annotation":                   first,
	"llvm.ssa.copy":                         first,
	"llvm.launder.invariant.group":          first, // the metadata that they are for, invariant.group, is dropped too
	"llvm.strip.invariant.group":            first,
}

func nothing(*expansion) (ir.Value, error)  { return nil, nil }
func first(x *expansion) (ir.Value, error)  { return x.args[0], nil }
func poison(x *expansion) (ir.Value, error) { return ir.Poison(x.ty), nil }
func yes(x *expansion) (ir.Value, error)    { return k(x.ty, 1), nil }
func no(x *expansion) (ir.Value, error)     { return k(x.ty, 0), nil }

// unknownSize answers llvm.objectsize for an object of which nothing is known: 0 where the least size was asked for, else all ones.
func unknownSize(x *expansion) (ir.Value, error) {
	if isTrue(x.args[1]) {
		return k(x.ty, 0), nil
	}
	return k(x.ty, -1), nil
}
