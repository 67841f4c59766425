package driver

import (
	"bytes"
	"crypto/sha256"
	"debug/elf"
	"encoding/gob"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"sync"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/parallel"
	"nvvm-bitcode-linker/nvvm"
	"nvvm-bitcode-linker/rlib"
)

// A whole link is kept too: its key is what all its inputs hold and all its options, so that nothing needs to be read as bitcode, and no
// libNVVM to be loaded.

// A past is a link that may have been done before.
type past struct {
	cache  *cache
	key    cacheKey // of the link
	memory memory
}

// A memory is what is kept of a link.
type memory struct {
	Libdevices []fileKey
	Warnings   []warning
	Outputs    []pastOutput
}

type warning struct{ Kind, Text string }

// A fileKey is a file and the key of what it was.
type fileKey struct {
	Path string
	Key  cacheKey
}

// A pastOutput is what went out for one architecture, in PTX.
type pastOutput struct {
	Arch    arch.Arch
	Library string
	PTX     []byte
}

// noOutput are the options on which the PTX does not depend, or that are in the key in another form.
var noOutput = []string{"Inputs", "Libraries", "LibraryPath", "VersionScripts", "Exports", "Output", "Emit", "Jobs", "Cache", "Timeout", "SaveTemps", "Anonymize"}

// canRecall reports whether what is wanted of the link is what is kept of one.
func (l *linking) canRecall() bool {
	others := slices.ContainsFunc(l.Emit, func(e Emit) bool { return e.Kind != emitPTX })
	return l.cache.dir != "" && !others && l.Check == "" && len(l.WhyLive) == 0 && l.Verified == nil && runtime.GOOS == "linux" && toolID() != ""
}

// linkKey gives the key of the link. That files are not what they should be is left to the link to say.
func (l *linking) linkKey(targets []arch.Arch) (key cacheKey, ok bool) {
	k := newKey("link")
	k.add(toolID(), l.Tool)
	options, err := l.outputOptions()
	if err != nil {
		return key, false
	}
	k.addBytes(options)
	k.add(fmt.Sprint(len(targets)))
	for _, a := range targets {
		k.add(a.SM())
	}
	inputs, exports, err := l.named()
	if err != nil {
		return key, false
	}
	k.add(fmt.Sprint(len(exports)))
	k.add(exports...)
	k.addSearch(l.Libnvvm, l.Libcuda)
	sums := make([][]byte, len(inputs))
	if err := parallel.Each(len(inputs), func(i int) (err error) {
		sums[i], err = contentSum(inputs[i])
		return err
	}); err != nil {
		return key, false
	}
	for i, path := range inputs {
		k.add(path)
		k.addBytes(sums[i])
	}
	return k.key(), true
}

// addSearch adds what the choice of libNVVM depends on, without loading one: which files there are, where the system's loader looks, and
// the driver, which bounds the PTX.
func (k keyMaker) addSearch(libnvvm, libcuda string) {
	found := nvvm.Find(libnvvm, "--libnvvm")
	k.add(found.Decided)
	for _, c := range found.Candidates {
		k.add(c.Path, c.CUDA)
		k.addLoaded(c.Path)
	}
	for _, name := range append(nvvm.LibcudaNames(), libcuda) {
		k.addLoaded(name)
	}
	version, _ := os.ReadFile("/proc/driver/nvidia/version") // where there is no driver there is no such file
	k.addBytes(version)
}

// addLoaded adds which file the system's loader takes for a name.
func (k keyMaker) addLoaded(name string) {
	if filepath.Base(name) != name {
		k.addIfThere(name)
		return
	}
	k.addIfThere("/etc/ld.so.cache")
	for _, dir := range filepath.SplitList(os.Getenv("LD_LIBRARY_PATH")) {
		k.addIfThere(filepath.Join(dir, name))
	}
}

// addIfThere adds which file it is, or that there is none.
func (k keyMaker) addIfThere(path string) {
	if err := k.addFile(path); err != nil {
		k.add(path, "none")
	}
}

// keyOfFile gives the key of a file as it is now.
func keyOfFile(path string) fileKey {
	k := newKey("place")
	k.addIfThere(path)
	return fileKey{path, k.key()}
}

// outputOptions gives all options that are data and on which the PTX may depend.
func (l *linking) outputOptions() ([]byte, error) {
	options := map[string]any{}
	v := reflect.ValueOf(l.Options)
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if kind := f.Type.Kind(); kind != reflect.Func && kind != reflect.Interface && !slices.Contains(noOutput, f.Name) {
			options[f.Name] = v.Field(i).Interface()
		}
	}
	return json.Marshal(options)
}

// contentSum hashes what a link reads of a file: the modules in it, with their names.
func contentSum(path string) ([]byte, error) {
	f, err := rlib.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	modules, err := f.Modules()
	if err != nil {
		return nil, err
	}
	k := newKey("file")
	k.add(string(f.Kind()))
	for _, m := range modules {
		data, err := m.Read()
		if err != nil {
			return nil, err
		}
		k.add(m.Name())
		k.addBytes(data)
	}
	key := k.key()
	return key[:], nil
}

// toolID tells builds of this program apart: Go's own number of the build, which is in the binary, or else a hash of all of it.
var toolID = sync.OnceValue(func() string {
	path, err := os.Executable()
	if err != nil {
		return ""
	}
	if f, err := elf.Open(path); err == nil {
		defer f.Close()
		if s := f.Section(".note.go.buildid"); s != nil {
			if id, err := s.Data(); err == nil && len(id) > 0 {
				return string(id)
			}
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(data)
	return string(sum[:])
})

// recall looks whether the same link was done before, with the same library, and gives what went out then. Else it gives what is to be kept of
// this one, which is nil if nothing is.
func (l *linking) recall(targets []arch.Arch) (*past, []output) {
	if !l.canRecall() {
		return nil, nil
	}
	defer l.timer.done("look into the cache")
	key, ok := l.linkKey(targets)
	if !ok {
		return nil, nil
	}
	p := &past{cache: l.cache, key: key}
	if m, ok := p.read(); ok {
		l.Note("the same link was done before: its PTX comes from the cache")
		var outputs []output
		for _, w := range m.Warnings {
			if l.Warn != nil {
				l.Warn(w.Kind, w.Text)
			}
		}
		for _, o := range m.Outputs {
			l.Note("libNVVM", "library", o.Library, "architecture", o.Arch.Compute())
			outputs = append(outputs, output{o.Arch, o.Library, map[string][]byte{emitPTX: o.PTX}})
		}
		return nil, outputs
	}
	warn := l.Warn
	l.Warn = func(kind, text string) {
		p.memory.Warnings = append(p.memory.Warnings, warning{kind, text})
		if warn != nil {
			warn(kind, text)
		}
	}
	return p, nil
}

// read gives what is kept of the link, if it still holds.
func (p *past) read() (m memory, ok bool) {
	data, ok := p.cache.get(p.key)
	if !ok || gob.NewDecoder(bytes.NewReader(data)).Decode(&m) != nil || len(m.Outputs) == 0 {
		return m, false
	}
	changed := slices.ContainsFunc(m.Libdevices, func(f fileKey) bool { return keyOfFile(f.Path) != f })
	return m, !changed
}

// add notes what the link for an architecture depended on.
func (p *past) add(l *linking) {
	switch {
	case p == nil:
	case l.lowered != "": // by a ptxas, of which the key knows nothing
		p.cache = nil
	default:
		p.memory.Libdevices = append(p.memory.Libdevices, keyOfFile(l.info.Libdevice))
	}
}

// remember keeps the link.
func (p *past) remember(outputs []output) {
	if p == nil || p.cache == nil {
		return
	}
	for _, o := range outputs {
		p.memory.Outputs = append(p.memory.Outputs, pastOutput{o.arch, o.library, o.data[emitPTX]})
	}
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(p.memory); err != nil {
		p.cache.note("the cache can not be written", "reason", err.Error())
		return
	}
	p.cache.put(p.key, b.Bytes())
}
