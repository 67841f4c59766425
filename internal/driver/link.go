package driver

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
	"nvvm-bitcode-linker/internal/link"
	"nvvm-bitcode-linker/internal/split"
	"nvvm-bitcode-linker/llvm19"
	"nvvm-bitcode-linker/llvm7"
	"nvvm-bitcode-linker/nvvm"
)

// A dialect is what the driver does for one form of NVVM IR.
type dialect struct {
	passes  legalize.Dialect
	printer ir.Dialect // the assembly of --emit llvm-ir
}

// assembly gives a module of the dialect as text.
func (d dialect) assembly(m *ir.Module) ([]byte, error) {
	var b bytes.Buffer
	err := ir.Print(&b, m, d.printer)
	return b.Bytes(), err
}

var dialects = map[nvvm.Dialect]dialect{
	nvvm.LLVM7:  {llvm7.Dialect(), ir.LLVM7},
	nvvm.Modern: {llvm19.Dialect(), ir.LLVM19},
}

// dialectNames are the values of --dialect.
var dialectNames = map[string]nvvm.Dialect{"llvm7": nvvm.LLVM7, "llvm19": nvvm.Modern}

// A linking is one link on its way through the phases.
type linking struct {
	Options
	arch      arch.Arch
	timer     *timer
	session   *nvvm.Session
	info      nvvm.Info
	dialect   dialect
	program   *link.Program
	module    *ir.Module
	kernels   []string
	libdevice map[string]bool // the functions of libdevice that are called
	plan      *split.Plan     // nil where the program is compiled as a whole
	parts     []*part
	bitcode   []byte // of the whole program, where it is wanted
	ptx       []byte
	lowered   string // says that the version in ptx is not the one that libNVVM wrote
	lto       []byte
	out       output
	cache     *cache
	saver     *saver
	verbose   bool
}

// Link does the whole link. Its errors are *UsageError, those of the packages that found them, or errors of files.
func Link(ctx context.Context, o Options) (err error) {
	if err := o.check(); err != nil {
		return err
	}
	l := &linking{Options: o, timer: newTimer(o.Time)}
	l.verbose = l.Note != nil
	if l.Note == nil {
		l.Note = func(string, ...any) {}
	}
	if l.SaveTemps != "" { // all stages are wanted
		l.Cache = ""
	}
	l.cache = &cache{dir: l.Cache, limit: cacheLimit, note: l.Note}
	targets, err := l.targets(ctx)
	if err != nil {
		return err
	}
	if err := l.checkSeveral(targets); err != nil {
		return err
	}
	if err := l.newSaver(targets); err != nil {
		return err
	}
	defer func() { err = l.saver.end(ctx, err) }()
	if err := l.nativeDriver(ctx); err != nil {
		return err
	}
	past, known := l.recall(targets)
	if known != nil {
		return l.finishLink(ctx, known)
	}
	// The workers start, load libNVVM and ask it for its versions while the inputs are read.
	var each []*linking
	defer func() {
		for _, t := range each {
			t.session.Close()
		}
	}()
	if each, err = l.start(ctx, targets); err != nil {
		return err
	}
	if err := l.link(ctx); err != nil {
		return err
	}
	if err := l.saver.linked(l.module); err != nil {
		return err
	}
	l.timer.done("link")
	if len(each) == 0 {
		a, err := moduleTarget(l.module)
		if err != nil {
			return err
		}
		if each, err = l.start(ctx, []arch.Arch{a}); err != nil {
			return err
		}
	}
	// An architecture that no library compiles for is told before the others are compiled.
	for _, t := range each {
		if _, err := t.session.Info(); err != nil {
			return l.explainDefault(err)
		}
	}
	var outputs []output
	for i, t := range each {
		t.program, t.kernels, t.module = l.program, l.kernels, l.module
		if i < len(each)-1 {
			t.module = l.module.Clone()
		} else {
			l.module, l.program = nil, nil
		}
		if err := t.run(ctx, len(each) > 1); err != nil {
			return l.explainDefault(err)
		}
		outputs = append(outputs, t.out)
		past.add(t)
		t.session.Close()
		*t = linking{session: t.session} // the module's memory serves the next
	}
	past.remember(outputs)
	l.cache.trim()
	return l.finishLink(ctx, outputs)
}

// finishLink writes what goes out.
func (l *linking) finishLink(ctx context.Context, outputs []output) error {
	if l.Verified == nil {
		if err := l.Options.write(ctx, outputs, l.saver); err != nil {
			return err
		}
		l.timer.done("write outputs")
	}
	l.timer.total()
	return nil
}

// start starts a libNVVM for each architecture.
func (l *linking) start(ctx context.Context, targets []arch.Arch) (each []*linking, err error) {
	for _, a := range targets {
		t := &linking{Options: l.Options, arch: a, timer: l.timer, cache: l.cache, saver: l.saver}
		if t.session, err = nvvm.Start(ctx, t.request(a)); err != nil {
			return each, err
		}
		each = append(each, t)
	}
	return each, nil
}

// run brings the linked program through the phases of one architecture.
func (l *linking) run(ctx context.Context, named bool) error {
	for _, phase := range []struct {
		name string
		run  func(context.Context) error
	}{
		{"wait for libNVVM", l.choose},
		{"legalise", l.legalise},
		{"write bitcode", l.writeBitcode},
		{"libNVVM", l.compile},
		{"check the PTX", l.check},
		{"make outputs", l.finish},
	} {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err := phase.run(ctx); err != nil {
			return err
		}
		if err := l.stage(phase.name); err != nil {
			return err
		}
		if named {
			phase.name += ", " + l.arch.SM()
		}
		l.timer.done(phase.name)
	}
	if l.needsPTX() {
		l.timeFunctions()
	}
	return nil
}

// link reads the inputs and makes one module of what is needed.
func (l *linking) link(context.Context) error {
	inputs, exports, err := l.named()
	if err != nil {
		return err
	}
	if l.program, err = link.Load(inputs); err != nil {
		return err
	}
	l.timer.done("read module levels")
	var denied []error
	l.module, err = l.program.Link(link.Options{
		Body: l.bodies(), Exports: exports, Kernels: l.Kernels, Debug: !l.StripDebug, KeepKernels: l.KeepKernels,
		Warn: func(w link.Warning) {
			if err := l.warn(w.Kind, "%s", w.Text); err != nil {
				denied = append(denied, err)
			}
		},
	})
	if err := errors.Join(append(denied, err)...); err != nil {
		return err
	}
	for _, name := range l.WhyLive {
		if _, err := io.WriteString(l.Explain, l.program.WhyLive(name)); err != nil {
			return err
		}
	}
	l.kernels = append([]string{}, link.Kernels(l.module)...) // not nil: they are known
	if l.verbose {
		for _, s := range l.program.Shares() {
			l.Note(fmt.Sprintf("%d%% of the program is %s", 100*s.Instructions/s.Of, s.Path), "functions", s.Functions,
				"instructions", s.Instructions, "pulled in by", strings.Join(s.Why, " > "))
		}
	}
	return nil
}

// named gives all inputs, libraries last, and all exports.
func (l *linking) named() (inputs, exports []string, err error) {
	inputs, exports = slices.Clone(l.Inputs), slices.Clone(l.Exports)
	for _, name := range l.Libraries {
		path, err := findLibrary(name, l.LibraryPath)
		if err != nil {
			return nil, nil, err
		}
		inputs = append(inputs, path)
	}
	for _, path := range l.VersionScripts {
		names, err := versionScript(path)
		if err != nil {
			return nil, nil, fmt.Errorf("version script %w", err)
		}
		exports = append(exports, names...)
	}
	return inputs, exports, nil
}

// choose learns which library it is and which dialect it wants.
func (l *linking) choose(context.Context) error {
	var err error
	if l.info, err = l.session.Info(); err != nil {
		return err
	}
	d := l.info.Dialect
	if forced, ok := dialectNames[l.Dialect]; ok {
		d = forced
	}
	l.dialect = dialects[d]
	l.Note("libNVVM", "library", l.info.String(), "architecture", l.arch.Compute(), "dialect", l.dialect.passes.Name)
	if !l.needsPTX() && !l.wants(emitLTO) {
		l.endSession()
	}
	return nil
}

// endSession lets the worker end, which takes a while, as what follows is done: it has nothing more to do.
func (l *linking) endSession() { go l.session.Close() }

// legalise rewrites the module into the dialect and refuses what would stay undefined.
func (l *linking) legalise(context.Context) error {
	c, err := legalize.NewContext(l.module)
	if err != nil {
		return err
	}
	c.NVPTX = true
	v := l.info.IR
	c.IRVersion = [4]int{v.IR.Major, v.IR.Minor, v.Debug.Major, v.Debug.Minor}
	c.CUDA = releaseNumber(l.info.CUDA)
	c.Capability = l.arch.Number
	c.KeepDebug, c.LinesOnly, c.OneUnit = !l.StripDebug, !l.FullDebug, l.FullDebug
	c.Loops = legalize.LoopPolicy{Cold: !l.UnrollCold, Budget: l.UnrollBudget}
	if !l.InlineCold {
		c.Calls = legalize.CallPolicy{Cold: legalize.DefaultColdCalls}
	}
	c.CheckIR = c.CheckIR || l.CheckIR
	if err := l.dialect.passes.Run(c); err != nil {
		return err
	}
	if l.FullDebug && c.LessSaid > 0 {
		l.Note("the dialect has no words for some of the debug information", "descriptions that say less or are gone", c.LessSaid)
	}
	l.libdevice = map[string]bool{}
	defer func() { l.program = nil }() // the inputs are not needed any more
	lib := &libdevice{path: l.info.Libdevice}
	var unreadable error
	err = l.program.CheckUndefined(l.module, func(name string) bool {
		has, err := lib.has(name)
		if err != nil {
			unreadable = err
		}
		if has {
			l.libdevice[name] = true
		}
		return has || err != nil || name == "__nvvm_reflect"
	})
	return cmp.Or(unreadable, err)
}

// releaseNumber gives 100*major+minor of a CUDA release such as 12.4.131, 0 if it is not known.
func releaseNumber(s string) int {
	var major, minor int
	if n, _ := fmt.Sscanf(s, "%d.%d", &major, &minor); n != 2 {
		return 0
	}
	return 100*major + minor
}

// writeBitcode makes bitcode: of the whole program where that is an output, and of the parts that libNVVM is to compile.
func (l *linking) writeBitcode(context.Context) (err error) {
	if l.wants(emitBC) || l.wants(emitLTO) {
		if l.bitcode, err = l.dialect.passes.Write(l.module); err != nil {
			return err
		}
	}
	if l.needsPTX() {
		return l.cut()
	}
	return nil
}

func (l *linking) compile(ctx context.Context) (err error) {
	if l.needsPTX() {
		if err := l.compileParts(ctx); err != nil {
			return l.investigate(ctx, err)
		}
	}
	if l.wants(emitLTO) {
		whole := &part{kernels: l.kernels, bitcode: l.bitcode, needs: len(l.libdevice) > 0}
		l.lto, err = l.compileWith(ctx, l.session, whole, genLTO)
	}
	if err == nil {
		l.endSession()
	}
	return l.investigate(ctx, err)
}

// genLTO has libNVVM give NVIDIA's LTO IR, for nvJitLink, instead of PTX.
const genLTO = "-gen-lto"

func (l *linking) check(ctx context.Context) error {
	if !l.needsPTX() {
		return nil
	}
	if err := checkPTX(l.ptx, l.kernels); err != nil {
		return err
	}
	if err := checkTarget(l.ptx, l.arch); err != nil {
		return err
	}
	if err := l.fitDriver(ctx); err != nil {
		return err
	}
	return l.checkFeatures()
}

// allOptions gives libNVVM's options as they are shown to the user.
func (l *linking) allOptions() []string {
	opts := []string{"-arch=" + l.arch.Compute()}
	if l.NVVMLatest {
		opts = append(opts, "-nvvm-latest")
	}
	if l.info.PTXTarget != "" {
		opts = append(opts, l.info.PTXTarget)
	}
	return append(opts, l.nvvmOptions()...)
}

func cudaRelease(s string) string {
	if s == "" {
		return ""
	}
	return " of CUDA " + s
}
