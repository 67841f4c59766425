package main

import (
	"archive/zip"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// wheel makes a Python wheel as NVIDIA's of CUDA 13 are laid out: wheel FILE.whl PATH=FILE ... gives it these files, and its RECORD.
func wheel(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 1 {
		ts.Fatalf("usage: wheel FILE.whl [PATH=FILE ...]")
	}
	target := ts.MkAbs(args[0])
	ts.Check(os.MkdirAll(filepath.Dir(target), 0o777))
	out, err := os.Create(target)
	ts.Check(err)
	z := zip.NewWriter(out)
	add := func(name string, data []byte) {
		w, err := z.Create(name)
		ts.Check(err)
		_, err = w.Write(data)
		ts.Check(err)
	}
	parts := strings.SplitN(filepath.Base(target), "-", 3)
	info := parts[0] + "-" + parts[1] + ".dist-info/"
	record := info + "RECORD,,\n"
	for _, arg := range args[1:] {
		name, file, _ := strings.Cut(arg, "=")
		data, err := os.ReadFile(ts.MkAbs(file))
		ts.Check(err)
		add(name, data)
		hash := sha256.Sum256(data)
		record += fmt.Sprintf("%s,sha256=%s,%d\n", name, base64.RawURLEncoding.EncodeToString(hash[:]), len(data))
	}
	add(info+"RECORD", []byte(record))
	ts.Check(z.Close())
	ts.Check(out.Close())
}
