package nvvm

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"nvvm-bitcode-linker/internal/arch"
)

// Survey says what there is to choose a libNVVM from, and which one a request gets.
type Survey struct {
	Decided   string     // what the user set, and so decided; "" when places were searched
	Variables []string   // the environment variables consulted, as in "CUDA_PATH (not set)"
	Libraries []Surveyed // newest first
	Looked    []Place    // where there was none
	Taken     *Info      // the one that the request gets; nil where there is none
	Err       error      // why there is none
	Driver    *Driver    // nil where there is none
	DriverErr error      // why there is none
}

// Surveyed is a libNVVM that was found.
type Surveyed struct {
	Candidate
	Identity           // zero where it could not be loaded
	IR       IRVersion // what modules for it say
	PTX      Version   // the version of PTX that it writes by itself
	Archs    []string  // what it compiles for, of the architectures known here: "sm_75", ..., in order
	Dialects []Dialect // the dialect for each of Archs

	Libdevice string // path, "" where it was not found
	PTXAS     string // beside it; "" where there is none
	Fatbinary string
	NVJitLink string

	Taken bool
	Why   string // why it was taken, or passed over
}

// description is what a worker says of a library.
type description struct {
	Identity  Identity
	IR        IRVersion
	PTX       Version
	Archs     []arch.Arch
	Dialects  []Dialect
	Libdevice string
}

// describe loads a library and asks it all.
func describe(path string) (*description, error) {
	l, err := Load(path)
	if err != nil {
		return nil, err
	}
	d := &description{IR: l.IR}
	if d.PTX, err = l.PTX(); err != nil {
		return nil, err
	}
	if l.CUDA == "" {
		l.AskCUDA() // it may stay unknown
	}
	d.Identity = l.Identity
	for _, a := range arch.Known() {
		ok, err := l.Supports(a.Compute())
		if err != nil {
			return nil, err
		}
		if !ok {
			continue
		}
		dialect, _, err := l.dialectOf(a.Compute(), a.Modern(), false)
		if err != nil {
			return nil, err
		}
		d.Archs, d.Dialects = append(d.Archs, a), append(d.Dialects, dialect)
	}
	d.Libdevice, _ = findLibdevice(l.Path)
	return d, nil
}

// Explore looks everywhere and asks each libNVVM found, and the driver, what they can do: each in a process of its own, so that one that
// crashes says so in its line. req says for what a library is chosen; without an architecture in it, none is.
func Explore(ctx context.Context, req Request) Survey {
	if req.ExplicitName == "" {
		req.ExplicitName = "--libnvvm"
	}
	s := system()
	found := s.find(req.Explicit, req.ExplicitName)
	survey := Survey{Decided: found.Decided, Variables: found.Variables, Looked: found.Looked}
	if d, err := AskDriver(ctx, req.Libcuda); err != nil {
		survey.DriverErr = err
	} else {
		survey.Driver = &d
	}
	if req.Arch != "" {
		survey.choose(ctx, req)
	}
	seen := map[string]bool{}
	for _, c := range found.Candidates {
		l := Surveyed{Candidate: c}
		answer, err := ask(ctx, order{Describe: c.Path}, "loading")
		if err == nil && answer.Description == nil {
			err = errors.New("its process gave no answer")
		}
		if err != nil {
			if filepath.Base(c.Path) != c.Path { // else a name that the loader does not know
				l.Why = "passed over: " + err.Error()
				survey.Libraries = append(survey.Libraries, l)
			} else {
				survey.Looked = append(survey.Looked, Place{c.Path, err.Error()})
			}
			continue
		}
		if file := resolve(answer.Description.Identity.Path); seen[file] {
			continue
		} else {
			seen[file] = true
		}
		survey.Libraries = append(survey.Libraries, s.surveyed(l, *answer.Description))
	}
	slices.SortStableFunc(survey.Libraries, func(a, b Surveyed) int { return compareVersions(b.CUDA(), a.CUDA()) })
	survey.weigh(req)
	return survey
}

// CUDA is the CUDA release that the library belongs to, "" where nothing tells.
func (l *Surveyed) CUDA() string {
	if l.Identity.CUDA != "" {
		return l.Identity.CUDA
	}
	return l.Candidate.CUDA
}

// surveyed completes what is said of a library.
func (s search) surveyed(l Surveyed, d description) Surveyed {
	l.Identity, l.IR, l.PTX, l.Libdevice, l.Dialects = d.Identity, d.IR, d.PTX, d.Libdevice, d.Dialects
	for _, a := range d.Archs {
		l.Archs = append(l.Archs, a.SM())
	}
	for part, path := range map[Part]*string{PTXAS: &l.PTXAS, Fatbinary: &l.Fatbinary, NVJitLink: &l.NVJitLink} {
		*path = s.beside(d.Identity.Path, part)
	}
	return l
}

// choose has a session choose, so that what is said is what a link does.
func (survey *Survey) choose(ctx context.Context, req Request) {
	session, err := Start(ctx, req)
	if err != nil {
		survey.Err = err
		return
	}
	defer session.Close()
	info, err := session.Info()
	if err != nil {
		survey.Err = err
		return
	}
	survey.Taken = &info
}

// weigh says of each library why it was taken or passed over.
func (survey *Survey) weigh(req Request) {
	a, err := arch.Parse(req.Arch)
	for i := range survey.Libraries {
		l := &survey.Libraries[i]
		switch t := survey.Taken; {
		case l.Why != "": // it could not be loaded
		case err != nil:
			l.Why = "usable; which is taken depends on the architecture"
		case t != nil && resolve(t.Path) == resolve(l.Identity.Path):
			l.Taken = true
			l.Why = survey.whyTaken(t)
		case !slices.Contains(l.Archs, a.SM()):
			l.Why = "passed over: it does not compile for " + a.SM()
		case t != nil && t.MaxPTX != (Version{}) && newerPTX(l.PTX, t.MaxPTX):
			l.Why = fmt.Sprintf("passed over: it writes PTX %v, and %s loads PTX up to %v", l.PTX, t.MaxPTXBy, t.MaxPTX)
		case t != nil && compareVersions(l.CUDA(), t.CUDA) == 0:
			l.Why = "passed over: the one that was taken is of the same release, and comes first"
		case t != nil:
			l.Why = "passed over: older than the one that was taken"
		default:
			l.Why = "passed over" // Err says why
		}
	}
}

func (survey *Survey) whyTaken(t *Info) string {
	switch {
	case t.Decided != "":
		return "taken: " + t.Decided + " says so"
	case t.MaxPTX != (Version{}) && newerPTX(t.PTX, t.MaxPTX):
		return fmt.Sprintf("taken, though %s loads PTX only up to %v: none that compiles for this architecture writes so old a PTX", t.MaxPTXBy, t.MaxPTX)
	case t.MaxPTX != (Version{}):
		return fmt.Sprintf("taken: the newest that compiles for this architecture to PTX that %s loads", t.MaxPTXBy)
	default:
		return "taken: the newest that compiles for this architecture"
	}
}
