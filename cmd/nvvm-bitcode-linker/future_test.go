package main

import (
	"os"

	"github.com/rogpeppe/go-internal/testscript"

	"nvvm-bitcode-linker/internal/bitstream"
)

// future writes bitcode of a producer that does not exist yet, with a module record that nobody knows: future FILE.
func future(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: future FILE")
	}
	const identification, module, idString, idEpoch, version, unknown = 13, 8, 1, 2, 1, 77
	w := bitstream.NewWriter('B', 'C', 0xC0, 0xDE)
	w.Enter(identification, 5)
	var producer []uint64
	for _, c := range "LLVM99.0.0" {
		producer = append(producer, uint64(c))
	}
	w.Record(idString, producer...)
	w.Record(idEpoch, 0)
	w.Leave()
	w.Enter(module, 3)
	w.Record(version, 2)
	w.Record(unknown, 1, 2, 3)
	w.Leave()
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), w.Bytes(), 0o666))
}
