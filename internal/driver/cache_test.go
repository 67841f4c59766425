package driver

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"
)

func testCache(t *testing.T, limit int64) (*cache, *[]string) {
	var notes []string
	return &cache{dir: filepath.Join(t.TempDir(), "compiled"), limit: limit, note: func(msg string, kv ...any) { notes = append(notes, fmt.Sprint(msg, kv)) }}, &notes
}

func keyOf(s string) cacheKey {
	k := newKey("test")
	k.add(s)
	return k.key()
}

func TestCache(t *testing.T) {
	c, notes := testCache(t, 1<<20)
	if _, ok := c.get(keyOf("a")); ok {
		t.Error("an empty cache has something")
	}
	c.put(keyOf("a"), []byte("PTX"))
	c.put(keyOf("empty"), nil)
	if data, ok := c.get(keyOf("a")); !ok || string(data) != "PTX" {
		t.Errorf("got %q, %v", data, ok)
	}
	if data, ok := c.get(keyOf("empty")); !ok || len(data) != 0 {
		t.Errorf("got %q, %v", data, ok)
	}
	if _, ok := c.get(keyOf("b")); ok {
		t.Error("what was not put is there")
	}
	if len(*notes) > 0 {
		t.Errorf("notes: %q", *notes)
	}
	if r, err := InspectCache(c.dir); err != nil || r.Files != 2 || r.Size != int64(2*(len(cacheHead)+32)+3) || r.Limit != cacheLimit {
		t.Errorf("%+v, %v", r, err)
	}
	if r, err := InspectCache(filepath.Join(c.dir, "none")); err != nil || r.Files != 0 {
		t.Errorf("%+v, %v", r, err)
	}
}

// What is damaged is no longer there, and can be written anew.
func TestCacheIsChecked(t *testing.T) {
	for name, damage := range map[string]func([]byte) []byte{
		"cut off":          func(b []byte) []byte { return b[:len(b)-1] },
		"longer":           func(b []byte) []byte { return append(b, 0) },
		"a bit":            func(b []byte) []byte { b[len(b)-2] ^= 1; return b },
		"a bit of the sum": func(b []byte) []byte { b[len(cacheHead)] ^= 1; return b },
		"empty":            func(b []byte) []byte { return nil },
		"no sum":           func(b []byte) []byte { return b[:len(cacheHead)+5] },
		"of another form":  func(b []byte) []byte { return bytes.Replace(b, []byte("cache 1"), []byte("cache 0"), 1) },
	} {
		t.Run(name, func(t *testing.T) {
			c, notes := testCache(t, 1<<20)
			key := keyOf("a")
			c.put(key, []byte("PTX"))
			data, err := os.ReadFile(c.path(key))
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(c.path(key), damage(data), 0o666); err != nil {
				t.Fatal(err)
			}
			if data, ok := c.get(key); ok {
				t.Errorf("got %q", data)
			}
			if len(*notes) != 1 || !strings.Contains((*notes)[0], "damaged") {
				t.Errorf("notes: %q", *notes)
			}
			if _, err := os.Stat(c.path(key)); !os.IsNotExist(err) {
				t.Errorf("it is still there: %v", err)
			}
			c.put(key, []byte("new"))
			if data, ok := c.get(key); !ok || string(data) != "new" {
				t.Errorf("got %q, %v", data, ok)
			}
		})
	}
}

// Past the limit goes what was not used for longest.
func TestCacheIsBounded(t *testing.T) {
	entry := len(cacheHead) + 32 + 1000
	c, _ := testCache(t, int64(4*entry))
	old := time.Now().Add(-3 * time.Hour)
	for i := range 5 {
		name := fmt.Sprint(i)
		c.put(keyOf(name), make([]byte, 1000))
		at := old.Add(time.Duration(i) * time.Minute)
		if err := os.Chtimes(c.path(keyOf(name)), at, at); err != nil {
			t.Fatal(err)
		}
	}
	left := filepath.Join(filepath.Dir(c.path(keyOf("0"))), ".new-1")
	fresh := filepath.Join(filepath.Dir(left), ".new-2")
	for _, path := range []string{left, fresh} {
		if err := os.WriteFile(path, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chtimes(left, old, old); err != nil {
		t.Fatal(err)
	}
	c.get(keyOf("0")) // used now
	c.trim()
	for name, want := range map[string]bool{"0": true, "1": false, "2": false, "3": true, "4": true} {
		if _, ok := c.get(keyOf(name)); ok != want {
			t.Errorf("%s is there: %v", name, ok)
		}
	}
	if _, err := os.Stat(left); !os.IsNotExist(err) {
		t.Error("what a process left is still there")
	}
	if _, err := os.Stat(fresh); err != nil {
		t.Error("what a process is writing is gone")
	}
}

// Several may write, read and trim at a time: what is got is what was put.
func TestCacheInParallel(t *testing.T) {
	first, _ := testCache(t, 20000)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			c := &cache{dir: first.dir, limit: first.limit, note: func(msg string, kv ...any) { t.Error(msg, kv) }}
			for i := range 100 {
				name := fmt.Sprint(i % 20)
				want := bytes.Repeat([]byte(name), 1000)
				if data, ok := c.get(keyOf(name)); ok && !bytes.Equal(data, want) {
					t.Errorf("%s is %.20q", name, data)
				}
				c.put(keyOf(name), want)
				c.trim()
			}
		})
	}
	wg.Wait()
}

// A cache that can not be written or read does no harm.
func TestCacheElsewhere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	var notes []string
	c := &cache{dir: filepath.Join(file, "compiled"), note: func(msg string, kv ...any) { notes = append(notes, msg) }}
	c.put(keyOf("a"), nil)
	if _, ok := c.get(keyOf("a")); ok || len(notes) != 2 {
		t.Errorf("got something: %v; notes %q", ok, notes)
	}
	c.trim()
	none := &cache{}
	none.put(keyOf("a"), nil)
	if _, ok := none.get(keyOf("a")); ok {
		t.Error("got something from no cache")
	}
	none.trim()
}

// The key of a link holds every option but those that are named, which must be options.
func TestOptionsInKey(t *testing.T) {
	key := func(o Options) string {
		data, err := (&linking{Options: o}).outputOptions()
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	plain := key(Options{})
	for _, o := range []Options{{Arch: "sm_80"}, {OptLevel: "0"}, {FMA: true}, {Kernels: []string{"k"}}, {Deny: []string{"all"}}, {Split: "never"}, {NoVerify: true}} {
		if key(o) == plain {
			t.Errorf("%+v has the key of no options", o)
		}
	}
	if got := key(Options{Output: "o", Jobs: 3, Cache: "c", Note: func(string, ...any) {}}); got != plain {
		t.Errorf("the key is %s, and was %s", got, plain)
	}
	for _, name := range noOutput {
		if _, ok := reflect.TypeFor[Options]().FieldByName(name); !ok {
			t.Errorf("%s is no option", name)
		}
	}
}
