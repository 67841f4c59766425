package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTranslateForeign(t *testing.T) {
	for _, c := range []struct{ name, args, want, err string }{
		{"ours stay", "-o out.ptx a.o --arch=sm_80 -O3 -v --export-symbol k", "-o out.ptx a.o --arch=sm_80 -O3 -v --export-symbol k", ""},
		{"values of ours that look foreign", "--export-symbol -shared -o --as-needed", "--export-symbol -shared -o --as-needed", ""},
		{"passed over", "--as-needed a.o -shared -z now --hash-style=gnu --build-id --start-group b.a --end-group", "a.o b.a", ""},
		{"from a compiler driver", "-Wl,--as-needed,-z,relro a.o -Xlinker --gc-sections -Wl,--version-script=v", "a.o --version-script=v", ""},
		{"lld's", "--plugin-opt=-mcpu=sm_90 -plugin-opt=mcpu=sm_80 --plugin-opt=O3 --lto-O2 --plugin-opt=thinlto --lto-emit-asm",
			"--target-cpu=sm_90 --target-cpu=sm_80 -O3 -O2", ""},
		{"a value apart", "-plugin-opt O1 -soname x -u k --version-script v", "-O1 --export-symbol=k --version-script v", ""},
		{"unknown stays", "--no-such a.o -q", "--no-such a.o -q", ""},
		{"a value that a flag does not take stays", "--as-needed=1", "--as-needed=1", ""},
		{"after two dashes", "-- --as-needed", "-- --as-needed", ""},
		{"the value is missing", "a.o -soname", "", "-soname: a value is expected"},
		{"rustc's lto", "--lto --debug", "--debug", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := translateForeign(newCommand().Flags(), strings.Fields(c.args))
			if c.err != "" {
				if err == nil || !strings.Contains(err.Error(), c.err) {
					t.Fatalf("error %v, %q expected", err, c.err)
				}
				return
			}
			if err != nil || strings.Join(got, " ") != c.want {
				t.Errorf("got %q, %v; %q expected", got, err, c.want)
			}
		})
	}
}

// No foreign option has the name of one of ours with another meaning.
func TestForeignNamesAreFree(t *testing.T) {
	f := newCommand().Flags()
	for name, flag := range foreignFlags {
		if own := f.Lookup(name); own != nil && (flag.become == nil || flag.become("v")[0] != "--"+name+"=v") {
			t.Errorf("--%s is an option of ours", name)
		}
		if len(name) == 1 && f.ShorthandLookup(name) != nil {
			t.Errorf("-%s is an option of ours", name)
		}
	}
}

func TestResponseFiles(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	inner := file("inner", "-o out\\ file\n\"a b\" 'c\"d'\n\n''")
	outer := file("outer", "x @"+inner+" y")
	loop := file("loop", "@"+filepath.Join(dir, "loop"))
	for _, c := range []struct {
		name string
		args []string
		want []string
		err  string
	}{
		{"words and quotes", []string{"a", "@" + inner}, []string{"a", "-o", "out file", "a b", `c"d`, ""}, ""},
		{"nested", []string{"@" + outer}, []string{"x", "-o", "out file", "a b", `c"d`, "", "y"}, ""},
		{"a lone at sign", []string{"@", "a@b"}, []string{"@", "a@b"}, ""},
		{"itself", []string{"@" + loop}, nil, "more than 16 response files within each other"},
		{"missing", []string{"@" + filepath.Join(dir, "none")}, nil, "no such file"},
		{"open quote", []string{"@" + file("quote", `a "b`)}, nil, "a quotation mark \" without its second"},
		{"backslash", []string{"@" + file("backslash", `a \`)}, nil, "a backslash at the end"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := expandResponseFiles(c.args)
			if c.err == "" && err != nil || c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)) {
				t.Fatalf("error %v, %q expected", err, c.err)
			}
			if strings.Join(got, "\n") != strings.Join(c.want, "\n") {
				t.Errorf("got %q, %q expected", got, c.want)
			}
		})
	}
}
