package nvvm

import (
	"errors"
	"iter"
	"slices"

	"nvvm-bitcode-linker/internal/arch"
)

// Info describes the libNVVM that a session uses.
type Info struct {
	Identity
	IR        IRVersion // for the module's !nvvmir.version
	Dialect   Dialect   // of the modules to give it for the session's architecture
	LLVM      int       // what nvvmLLVMVersion says for the architecture, 0 where the library cannot tell
	Decided   string    // what the user set, and so chose the library; "" when it was found
	Libdevice string    // path of libdevice, "" where it was not found
	PTX       Version   // the version of PTX that it will write; zero where its release does not tell and nothing bounds it
	MaxPTX    Version   // the newest that may be written, zero for no bound: PTX is newer only where no library found writes an older one
	MaxPTXBy  string    // what says so, as in "--for-driver 550" or "the installed driver"
	PTXTarget string    // the option that has the library write that PTX, "" where it does by itself
}

// sessionOptions are libNVVM's options that follow from the request, which go before those of a job.
func (i *Info) sessionOptions(req Request) []string {
	options := []string{"-arch=" + req.Arch}
	if req.Latest {
		options = append(options, latestOption)
	}
	if i.PTXTarget != "" {
		options = append(options, i.PTXTarget)
	}
	return options
}

// chosen is a loaded library that suits a request.
type chosen struct {
	library *Library
	info    Info
	looked  []string // for libdevice, where there is none
}

// choose loads the libNVVM for a request: the one that the user set, or the newest of those found that
// compiles for the architecture to PTX that the driver loads. Where each that compiles writes newer PTX, it is the one whose PTX is the
// oldest. report is told what is being done, to which library.
func (s search) choose(req Request, report func(stage string, id Identity)) (*chosen, error) {
	a, err := arch.Parse(req.Arch)
	if err != nil {
		return nil, err
	}
	if err := req.bound(report); err != nil {
		return nil, err
	}
	found := s.find(req.Explicit, req.ExplicitName)
	var tooNew *chosen
	var first error // what is wrong with the newest
	var others []string
	for l := range newestFirst(&found, report) {
		report("asking what it supports", l.Identity)
		c, err := l.suit(a, req)
		if err == nil {
			c.info.Decided = found.Decided
			if c.fits() {
				return c, nil
			}
			if tooNew == nil || newerPTX(tooNew.info.PTX, c.info.PTX) {
				tooNew = c
			}
			continue
		}
		if first == nil {
			first = err
		} else {
			others = append(others, l.String())
		}
	}
	if tooNew != nil {
		return tooNew, nil
	}
	if first == nil {
		install := installCommand(a)
		if install == "" {
			install = installNewest()
		}
		return nil, &NotFoundError{found.Decided, found.Looked, found.Variables, install}
	}
	if e := (*UnsupportedArchError)(nil); errors.As(first, &e) {
		e.Decided, e.Others = found.Decided, others
	}
	return nil, first
}

// newestFirst loads the candidates of a search one after the other. Those that cannot be loaded go to the
// places looked at.
func newestFirst(found *Found, report func(stage string, id Identity)) iter.Seq[*Library] {
	seen := map[string]bool{}
	load := func(c Candidate) *Library {
		report("loading", Identity{Path: c.Path})
		l, err := Load(c.Path)
		if err != nil {
			found.Looked = append(found.Looked, Place{c.Path, err.Error()})
			return nil
		}
		file := resolve(l.Path)
		if seen[file] {
			return nil
		}
		seen[file] = true
		return l
	}
	return func(yield func(*Library) bool) {
		loaded := map[string]*Library{}
		var queue []Candidate
		for _, c := range found.Candidates {
			// Where the files do not tell how new a library is, and that matters, it is asked.
			if c.CUDA == "" && found.Decided == "" {
				l := load(c)
				if l == nil {
					continue
				}
				if l.CUDA == "" {
					report("asking for its CUDA release", l.Identity)
					l.AskCUDA() // unknown still, it is taken last
				}
				c.CUDA, loaded[c.Path] = l.CUDA, l
			}
			queue = append(queue, c)
		}
		slices.SortStableFunc(queue, func(a, b Candidate) int { return compareVersions(b.CUDA, a.CUDA) })
		for _, c := range queue {
			l := loaded[c.Path]
			if l == nil {
				l = load(c)
			}
			if l != nil && !yield(l) {
				return
			}
		}
	}
}

// suit says how l serves a request, or why it does not.
func (l *Library) suit(a arch.Arch, req Request) (*chosen, error) {
	name := a.Compute()
	ok, err := l.Supports(name)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, l.unsupported(a)
	}
	if req.Latest {
		if ok, err = l.Accepts("-arch="+name, latestOption); err != nil {
			return nil, err
		} else if !ok {
			return nil, &UnsupportedOptionError{l.Identity, latestOption, "CUDA 13.5 or later"}
		}
	}
	c := &chosen{library: l, info: Info{Identity: l.Identity, IR: l.IR}}
	if c.info.Dialect, c.info.LLVM, err = l.dialectOf(name, a.Modern(), req.Latest); err != nil {
		return nil, err
	}
	if err := c.boundPTX(name, req); err != nil {
		return nil, err
	}
	if c.info.Libdevice = req.Libdevice; req.Libdevice == "" {
		c.info.Libdevice, c.looked = findLibdevice(l.Path)
	}
	return c, nil
}

// latestOption has the newest LLVM in the library compile for architectures that have the older one.
const latestOption = "-nvvm-latest"

// unsupported explains that l does not compile for a.
func (l *Library) unsupported(a arch.Arch) error {
	e := &UnsupportedArchError{Library: l.Identity, Arch: a.Compute(), Install: installCommand(a)}
	var can []arch.Arch
	for _, known := range arch.Known() {
		if ok, err := l.Supports(known.Compute()); err == nil && ok {
			can = append(can, known)
		}
	}
	if e.Supports = arch.List(can); e.Supports == "" {
		e.Supports = "no architecture known here"
	}
	if span, ok := a.Span(); ok {
		e.Needs = span.String()
	}
	if now := a.Current(); now != a && slices.Contains(can, now) {
		e.Renamed = now.Compute()
	}
	return e
}
