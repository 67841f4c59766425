package driver

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"nvvm-bitcode-linker/nvvm"
)

// cacheLimit is how many bytes the cache of compiled code holds: past it, what was not used for longest goes, down to three quarters.
const cacheLimit = 512 << 20

// cacheHead begins every file of the cache; the SHA-256 of what follows it comes next. Its number is that of the form of the content.
const cacheHead = "nvvm-bitcode-linker cache 1\n"

// tempPattern names files that are being written. One that is older than an hour was left by a process that ended.
const tempPattern = ".new-*"

// A cache keeps what was compiled, in files named by what it was compiled from. Processes may share it: a file comes into its place whole, and
// what is not whole is not believed. It is never needed: what goes wrong with it is a miss.
type cache struct {
	dir   string // "" for none
	limit int64
	note  func(msg string, kv ...any)
	added bool
}

// A cacheKey stands for all that an entry depends on.
type cacheKey [sha256.Size]byte

// A keyMaker hashes the parts of a key, each with its length, so that no two lists of parts are alike.
type keyMaker struct{ h hash.Hash }

func newKey(kind string) keyMaker {
	k := keyMaker{sha256.New()}
	k.add(kind)
	return k
}

func (k keyMaker) add(parts ...string) {
	for _, p := range parts {
		k.addBytes([]byte(p))
	}
}

func (k keyMaker) addBytes(data []byte) {
	var size [8]byte
	binary.LittleEndian.PutUint64(size[:], uint64(len(data)))
	k.h.Write(size[:])
	k.h.Write(data)
}

// addFile adds which file it is, by its place, size and times; what is in it is not read.
func (k keyMaker) addFile(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	k.add(path, fmt.Sprint(info.Size()), info.ModTime().UTC().Format(time.RFC3339Nano))
	return nil
}

// addLibrary adds which libNVVM it is.
func (k keyMaker) addLibrary(info nvvm.Info) error {
	k.add(info.Identity.String(), info.IR.String(), info.Dialect.String())
	return k.addFile(info.Path)
}

func (k keyMaker) key() (key cacheKey) {
	k.h.Sum(key[:0])
	return key
}

func (c *cache) path(key cacheKey) string {
	name := hex.EncodeToString(key[:])
	return filepath.Join(c.dir, name[:2], name[2:])
}

// get gives what is kept for a key, if something is.
func (c *cache) get(key cacheKey) ([]byte, bool) {
	if c.dir == "" {
		return nil, false
	}
	path := c.path(key)
	data, err := os.ReadFile(path)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			c.note("the cache can not be read", "reason", err.Error())
		}
		return nil, false
	}
	rest, ok := bytes.CutPrefix(data, []byte(cacheHead))
	if ok && len(rest) >= sha256.Size {
		if sum := sha256.Sum256(rest[sha256.Size:]); bytes.Equal(sum[:], rest[:sha256.Size]) {
			now := time.Now()
			_ = os.Chtimes(path, now, now) // else it goes earlier
			return rest[sha256.Size:], true
		}
	}
	c.note("a damaged file of the cache is removed", "file", path)
	_ = os.Remove(path) // else it is damaged the next time too
	return nil, false
}

// put keeps data for a key.
func (c *cache) put(key cacheKey, data []byte) {
	if c.dir == "" {
		return
	}
	if err := c.write(c.path(key), data); err != nil {
		c.note("the cache can not be written", "reason", err.Error())
		return
	}
	c.added = true
}

func (c *cache) write(path string, data []byte) (err error) {
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, tempPattern)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			os.Remove(f.Name())
		}
	}()
	sum := sha256.Sum256(data)
	for _, piece := range [][]byte{[]byte(cacheHead), sum[:], data} {
		if _, err := f.Write(piece); err != nil {
			f.Close()
			return err
		}
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// A cacheFile is a file of the cache.
type cacheFile struct {
	path string
	size int64
	used time.Time
}

// files lists what is in a cache; of files that others remove meanwhile nothing is said.
func (c *cache) files() (kept []cacheFile, left []string, err error) {
	err = filepath.WalkDir(c.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			if errors.Is(err, fs.ErrNotExist) {
				return nil
			}
			return err
		}
		info, err := d.Info()
		if err != nil {
			return nil
		}
		if temp, _ := filepath.Match(tempPattern, d.Name()); !temp {
			kept = append(kept, cacheFile{path, info.Size(), info.ModTime()})
		} else if time.Since(info.ModTime()) > time.Hour {
			left = append(left, path)
		}
		return nil
	})
	return kept, left, err
}

// trim makes room, if something was added.
func (c *cache) trim() {
	if !c.added {
		return
	}
	files, left, err := c.files()
	if err != nil {
		c.note("the cache can not be read", "reason", err.Error())
		return
	}
	for _, path := range left {
		_ = os.Remove(path) // another process may have done that
	}
	total := int64(0)
	for _, f := range files {
		total += f.size
	}
	if total <= c.limit {
		return
	}
	slices.SortFunc(files, func(a, b cacheFile) int { return cmp.Or(a.used.Compare(b.used), cmp.Compare(a.path, b.path)) })
	for _, f := range files {
		if total <= c.limit/4*3 {
			break
		}
		_ = os.Remove(f.path) // another process may have done that
		total -= f.size
	}
}

// A CacheReport says what is in the cache of compiled code.
type CacheReport struct {
	Dir   string `json:"dir"`
	Files int    `json:"files"`
	Size  int64  `json:"size"`  // of all files, in bytes
	Limit int64  `json:"limit"` // in bytes
}

// CacheDir is where the cache of compiled code is by default: in the tool's cache.
func CacheDir() (string, error) {
	dir, err := nvvm.CacheDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, "compiled"), nil
}

// InspectCache describes the cache in a directory; one that is not there yet is empty.
func InspectCache(dir string) (CacheReport, error) {
	r := CacheReport{Dir: dir, Limit: cacheLimit}
	c := &cache{dir: dir}
	if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	files, _, err := c.files()
	for _, f := range files {
		r.Files++
		r.Size += f.size
	}
	return r, err
}
