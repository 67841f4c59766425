package legalize

import "nvvm-bitcode-linker/internal/ir"

// Triple is the only target triple that libNVVM takes for 64-bit pointers.
const Triple = "nvptx64-nvidia-cuda"

// Module gives a module for NVIDIA's GPUs the triple, the data layout and the version node that libNVVM wants, and takes out what
// its verifier refuses or nobody reads. Modules for other targets keep triple and layout.
func Module(layout string) Pass {
	return Pass{Name: "module", Module: func(c *Context) error {
		if c.NVPTX {
			c.M.Triple, c.M.DataLayout = Triple, layout
			l, err := ir.ParseDataLayout(layout)
			if err != nil {
				return err
			}
			c.Layout = l
		}
		var named []*ir.NamedMD
		for _, n := range c.M.NamedMD {
			switch n.Name {
			case "nvvm.annotations":
				named = append(named, n)
			case "llvm.dbg.cu":
				if c.KeepDebug {
					named = append(named, n)
				}
			case "llvm.module.flags":
				if flags := c.flags(n); len(flags.Nodes) > 0 {
					named = append(named, flags)
				}
			}
			// Others are for linkers and debuggers, or, as nvvmir.version, written anew.
		}
		if c.NVPTX && c.IRVersion != [4]int{} {
			word := c.Types.Int(32)
			node := &ir.MDNode{}
			for _, v := range c.IRVersion {
				node.Ops = append(node.Ops, &ir.MDValue{V: ir.Int(word, int64(v))})
			}
			named = append(named, &ir.NamedMD{Name: "nvvmir.version", Nodes: []ir.Metadata{node}})
		}
		c.M.NamedMD = named
		return nil
	}}
}

// flags gives the module flags that stay: of a module for GPUs those of debug information only, which go if that does, and none of
// a behaviour after 7 (Min came with LLVM 15).
func (c *Context) flags(n *ir.NamedMD) *ir.NamedMD {
	out := &ir.NamedMD{Name: n.Name}
	for _, md := range n.Nodes {
		flag, ok := md.(*ir.MDNode)
		if !ok || len(flag.Ops) != 3 {
			continue
		}
		behaviour, ok := flag.Ops[0].(*ir.MDValue)
		if !ok {
			continue
		}
		if v, ok := ir.AsUint64(behaviour.V); !ok || v > 7 {
			continue
		}
		key, _ := flag.Ops[1].(*ir.MDString)
		debug := key != nil && (key.S == "Debug Info Version" || key.S == "Dwarf Version")
		if debug && c.KeepDebug || !debug && !c.NVPTX {
			out.Nodes = append(out.Nodes, md)
		}
	}
	return out
}
