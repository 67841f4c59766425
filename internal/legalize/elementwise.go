package legalize

import (
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// ElementWise takes calls on vectors apart where the dialect has the intrinsic for scalars only. LLVM's intrinsics that exist for both do
// to each element what they do to the scalar.
func ElementWise(nat *Natives) Pass {
	return expandBy("element-wise", nat, func(c *Context, f *ir.Function) expander {
		result := f.FnTy.Result()
		if result.Kind != ir.VectorKind {
			return nil
		}
		name, ft := scalarName(f.Name), scalarType(c.Types, f.FnTy)
		if name == f.Name || !nat.Has(c, name, ft) {
			return nil
		}
		return func(x *expansion) (ir.Value, error) {
			return x.lanes(func(args []ir.Value) (ir.Value, error) { return x.call(name, ft.Result(), args...) })
		}
	})
}

// scalarName gives the name of the intrinsic that does to scalars what this one does to vectors: llvm.fma.f32 for llvm.fma.v4f32.
func scalarName(name string) string {
	base := BaseName(name)
	parts := strings.Split(name[len(base):], ".")
	for i, p := range parts {
		if rest, ok := strings.CutPrefix(p, "v"); ok {
			parts[i] = strings.TrimLeft(rest, "0123456789")
		}
	}
	return base + strings.Join(parts, ".")
}

// scalarType gives the function type with the elements of the vectors in place of the vectors.
func scalarType(types *ir.Types, ft *ir.Type) *ir.Type {
	params := make([]*ir.Type, len(ft.Fields))
	for i, p := range ft.Fields {
		params[i] = p.Scalar()
	}
	return types.Func(ft.Result().Scalar(), false, params...)
}
