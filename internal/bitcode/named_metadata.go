package bitcode

import "nvvm-bitcode-linker/internal/bitstream"

// HasNamedMetadata reports whether the module has named metadata of the name. It reads no nodes, and may be asked before ReadModuleLevel.
func (r *Reader) HasNamedMetadata(name string) (bool, error) {
	for _, at := range r.mdAt {
		c := r.cur.Fork(at)
		found, err := findName(c, name)
		if err != nil {
			return false, r.wrap(err, c.Bit()/8, "")
		}
		if found {
			return true, nil
		}
	}
	return false, nil
}

// findName looks for a name record in the metadata block at the cursor. Where there is an index, the nodes are jumped over.
func findName(c *bitstream.Cursor, name string) (bool, error) {
	if err := c.Enter(metadataBlock); err != nil {
		return false, err
	}
	var rec bitstream.Record
	for {
		e, err := c.Next()
		if err != nil {
			return false, err
		}
		switch e.Kind {
		case bitstream.EndBlock:
			return false, nil
		case bitstream.SubBlock:
			err = c.Skip()
		default:
			if err = c.ReadRecord(e.ID, &rec); err != nil {
				return false, err
			}
			switch rec.Code {
			case mdIndexOffset:
				_, err = skipToIndex(c, &rec)
			case mdName:
				if chars(rec.Ops) == name {
					return true, nil
				}
			}
		}
		if err != nil {
			return false, err
		}
	}
}
