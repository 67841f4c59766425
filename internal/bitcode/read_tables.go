package bitcode

import (
	"errors"
	"fmt"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// A tableAt is a block of the module that ReadTables reads, and the bit where it is.
type tableAt struct {
	block uint32
	bit   uint64
}

// An attrUse is a function or variable and the number of its attributes.
type attrUse struct {
	fn *ir.Function
	v  *ir.GlobalVar
	id uint64
}

// ReadTables reads the tables of attributes, kinds of metadata, tags of operand bundles and sync scopes, and gives the module's functions
// and variables their attributes. Of most modules that a link opens nothing is used, so Open leaves that out; ReadModuleLevel does it.
// Several goroutines may call it.
func (r *Reader) ReadTables() error {
	r.tablesOnce.Do(func() {
		if err := r.readTables(); err != nil {
			r.tablesErr = r.wrap(err, 0, "")
		}
	})
	return r.tablesErr
}

func (r *Reader) readTables() error {
	r.groups, r.texts, r.kinds = map[uint64]attrGroupRec{}, map[string]string{}, map[uint64]string{}
	records := map[uint32]func(*bitstream.Record) error{
		paramAttrGroupBlock: r.attrGroupRecord, paramAttrBlock: r.attrRecord, metadataKindBlock: r.metadataKind,
		operandBundleBlock: func(rec *bitstream.Record) error {
			r.tags = append(r.tags, chars(rec.Ops))
			return nil
		},
		syncScopeBlock: func(rec *bitstream.Record) error {
			r.scopes = append(r.scopes, chars(rec.Ops))
			return nil
		},
	}
	for _, t := range r.tables {
		c := r.cur.Fork(t.bit)
		if err := r.readBlock(c, t.block, records[t.block]); err != nil {
			return r.wrap(err, c.Bit()/8, "")
		}
	}
	if err := r.giveAttributes(); err != nil {
		return err
	}
	if len(r.untyped) > 0 && r.typed == nil {
		return errors.New("an attribute without its type in a module whose pointers have no pointees")
	}
	return nil
}

// giveAttributes gives functions and variables the attributes that their records name.
func (r *Reader) giveAttributes() error {
	for _, u := range r.attrUses {
		list, err := r.attrList(u.id)
		if u.v != nil {
			if err != nil {
				return fmt.Errorf("variable %s: %w", u.v.Name, err)
			}
			u.v.Attrs = list.FnSet()
			continue
		}
		if err == nil {
			u.fn.Attrs, err = r.giveTypes(list, r.fnTypes[u.fn].params())
		}
		if err != nil {
			return fmt.Errorf("function %s: %w", u.fn.Name, err)
		}
		upgradeFunction(u.fn)
	}
	r.attrUses = nil
	return nil
}

// noteAttributes notes the attributes of a function or variable, 0 for none.
func (r *Reader) noteAttributes(u attrUse) {
	if u.id != 0 {
		r.attrUses = append(r.attrUses, u)
	}
}
