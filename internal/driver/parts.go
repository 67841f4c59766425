package driver

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/link"
	"nvvm-bitcode-linker/internal/ptx"
	"nvvm-bitcode-linker/internal/split"
	"nvvm-bitcode-linker/nvvm"
)

// SplitKinds are the values of --split: how finely a program is cut into parts that are compiled apart.
var SplitKinds = []string{"auto", "always", "never"}

// A part is a piece of the program on its way through libNVVM.
type part struct {
	name    string // its kernels, for messages
	kernels []string
	size    int // instructions
	bitcode []byte
	needs   bool // libdevice
	ptx     []byte
	took    time.Duration
	cached  bool
	key     cacheKey
	keyed   bool
}

// partKey stands for all that the PTX of a part depends on.
func (l *linking) partKey(p *part) (cacheKey, bool) {
	k := newKey("part")
	k.add(l.Tool, fmt.Sprint(!l.NoVerify))
	k.add(l.allOptions()...)
	k.addBytes(p.bitcode)
	err := k.addLibrary(l.info)
	if err == nil && p.needs {
		err = k.addFile(l.info.Libdevice)
	}
	return k.key(), err == nil
}

// cut makes the parts of the module. The library's writer renumbers functions, so that parts are written one after the other.
func (l *linking) cut() error {
	l.plan = nil
	if l.Split != "never" {
		l.plan = split.New(l.module)
		if why := l.plan.Whole(); why != "" {
			l.Note("the program is compiled as a whole", "reason", why)
		}
	}
	return l.cutAgain(nil)
}

// cutAgain makes the parts, with those in one that reach the globals of the names. Parts that stay as they are keep what is known of them.
func (l *linking) cutAgain(together map[string]bool) error {
	parts := []split.Part{{Module: l.module, Roots: l.kernels, Size: instructions(l.module)}}
	if l.plan != nil {
		if found := l.plan.Parts(split.Options{Together: together, Finest: l.Split == "always"}); len(found) > 1 {
			parts = found
		}
	}
	known := map[string]*part{}
	for _, p := range l.parts {
		known[string(p.bitcode)] = p
	}
	l.parts = nil
	for _, p := range parts {
		bitcode := l.bitcode
		if p.Module != l.module || bitcode == nil {
			var err error
			if bitcode, err = l.dialect.passes.Write(p.Module); err != nil {
				return err
			}
		}
		done := known[string(bitcode)]
		if done == nil {
			done = &part{name: partName(p.Roots), kernels: l.kernelsOf(p.Roots), size: p.Size, bitcode: bitcode, needs: l.needsLibdevice(p.Module)}
		}
		l.parts = append(l.parts, done)
	}
	return nil
}

// instructions counts those of a module.
func instructions(m *ir.Module) (n int) {
	for _, f := range m.Funcs {
		n += f.Size()
	}
	return n
}

// kernelsOf gives the kernels among roots.
func (l *linking) kernelsOf(roots []string) (kernels []string) {
	for _, r := range roots {
		if slices.Contains(l.kernels, r) {
			kernels = append(kernels, r)
		}
	}
	return kernels
}

// partName says which part it is.
func partName(roots []string) string {
	const most = 3
	var names []string
	for _, r := range roots[:min(len(roots), most)] {
		names = append(names, link.Demangle(r))
	}
	s := strings.Join(names, ", ")
	if more := len(roots) - most; more > 0 {
		s += fmt.Sprintf(" and %d more", more)
	}
	return s
}

// needsLibdevice reports whether a module declares a function of libdevice.
func (l *linking) needsLibdevice(m *ir.Module) bool {
	return slices.ContainsFunc(m.Funcs, func(f *ir.Function) bool { return f.IsDecl() && l.libdevice[f.Name] })
}

// compileParts has libNVVM compile the parts, and merges what comes out.
func (l *linking) compileParts(ctx context.Context) error {
	together := map[string]bool{}
	for {
		if err := l.runParts(ctx); err != nil {
			return err
		}
		l.timeParts()
		if len(l.parts) == 1 {
			l.ptx = ptx.Compact(l.parts[0].ptx)
			return nil
		}
		merged, err := l.merge()
		var conflict *ptx.Conflict
		switch {
		case errors.As(err, &conflict) && !together[conflict.Name]:
			l.Note("parts are put together", "since they would differ in", conflict.Name)
			together[conflict.Name] = true
		case err != nil:
			// libNVVM wrote what is not understood here, or not as one: the program is compiled as a whole.
			l.Note("the program is compiled as a whole", "reason", err.Error())
			l.plan = nil
		default:
			l.ptx = ptx.Compact(merged)
			return nil
		}
		if err := l.cutAgain(together); err != nil {
			return err
		}
	}
}

// timeParts says how long each part took.
func (l *linking) timeParts() {
	for _, p := range l.parts {
		what := fmt.Sprintf("%d instructions, %d bytes of PTX", p.size, len(p.ptx))
		if p.cached {
			what += ", from the cache"
		}
		l.timer.part(p.name, p.took, what)
	}
}

func (l *linking) merge() ([]byte, error) {
	var texts [][]byte
	for _, p := range l.parts {
		texts = append(texts, p.ptx)
	}
	return ptx.Merge(texts, l.plan.Single())
}

// runParts compiles the parts that have no PTX yet: the largest first, on as many libNVVMs as there are jobs. Its error is that of the first
// part that has one, whatever the order in which they were done.
func (l *linking) runParts(ctx context.Context) error {
	var todo []int
	for i, p := range l.parts {
		if p.ptx != nil {
			continue
		}
		if p.key, p.keyed = l.partKey(p); p.keyed {
			p.ptx, p.cached = l.cache.get(p.key)
		}
		if !p.cached {
			todo = append(todo, i)
		}
	}
	slices.SortStableFunc(todo, func(a, b int) int { return cmp.Compare(l.parts[b].size, l.parts[a].size) })
	q := &queue{todo: todo, errs: map[int]error{}}
	work := func(s *nvvm.Session) {
		for i, ok := q.take(); ok; i, ok = q.take() {
			q.done(i, l.compilePart(ctx, s, l.parts[i]))
		}
	}
	var wg sync.WaitGroup
	for range min(l.jobs(), len(todo)) - 1 {
		wg.Go(func() {
			s, err := l.another(ctx)
			if err != nil { // the first does it all
				l.Note("a second libNVVM could not be started", "reason", err.Error())
				return
			}
			defer s.Close()
			work(s)
		})
	}
	work(l.session)
	wg.Wait()
	for _, i := range todo {
		if p := l.parts[i]; p.ptx != nil && p.keyed {
			l.cache.put(p.key, p.ptx)
		}
	}
	if len(q.errs) == 0 {
		return nil
	}
	return q.errs[slices.Min(slices.Collect(maps.Keys(q.errs)))]
}

// jobs is how many libNVVMs may run at a time.
func (l *linking) jobs() int {
	if l.Jobs > 0 {
		return l.Jobs
	}
	return runtime.GOMAXPROCS(0)
}

// another starts a process with the library that the first one chose.
func (l *linking) another(ctx context.Context) (*nvvm.Session, error) {
	req := l.request(l.arch)
	req.Explicit, req.Libdevice = l.info.Path, l.info.Libdevice
	s, err := nvvm.Start(ctx, req)
	if err != nil {
		return nil, err
	}
	info, err := s.Info()
	if err == nil && (info.Identity != l.info.Identity || info.IR != l.info.IR || info.PTXTarget != l.info.PTXTarget) {
		err = fmt.Errorf("%v is no longer the library that was chosen", info.Identity)
	}
	if err != nil {
		s.Close()
		return nil, err
	}
	return s, nil
}

// A queue is work to be taken by several. Once a part has failed, later ones are not begun: their errors would not be shown.
type queue struct {
	mu   sync.Mutex
	todo []int
	errs map[int]error
}

func (q *queue) take() (int, bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.todo) > 0 {
		i := q.todo[0]
		q.todo = q.todo[1:]
		if !slices.ContainsFunc(slices.Collect(maps.Keys(q.errs)), func(failed int) bool { return failed < i }) {
			return i, true
		}
	}
	return 0, false
}

func (q *queue) done(i int, err error) {
	if err == nil {
		return
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	q.errs[i] = err
}

// compilePart has a libNVVM verify and compile one part.
func (l *linking) compilePart(ctx context.Context, s *nvvm.Session, p *part) error {
	start := time.Now()
	text, err := l.compileWith(ctx, s, p)
	if err != nil {
		if len(l.parts) > 1 {
			err = fmt.Errorf("%w\n(in the part of the program for %s)", err, p.name)
		}
		return err
	}
	p.ptx, p.took = ptx.FromZero(text), time.Since(start)
	return nil
}

// compileWith has a libNVVM verify and compile one part, with further options.
func (l *linking) compileWith(ctx context.Context, s *nvvm.Session, p *part, options ...string) ([]byte, error) {
	res, err := l.ask(ctx, s, p, nvvm.Job{
		Modules:       []nvvm.Module{{Name: "kernels", Bitcode: p.bitcode}},
		LazyLibdevice: p.needs,
		Options:       append(l.nvvmOptions(), options...),
		Verify:        !l.NoVerify,
	})
	if refused := (*nvvm.VerifyError)(nil); errors.As(err, &refused) {
		return nil, fmt.Errorf("%w\n(this is libNVVM's verifier; --no-verify goes on without it)", err)
	}
	if err != nil {
		return nil, err
	}
	return res.PTX, nil
}
