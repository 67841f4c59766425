package legalize

import (
	"strings"
	"sync"

	"github.com/ianlancetaylor/demangle"

	"nvvm-bitcode-linker/internal/ir"
)

// Panics makes calls of core's panic functions calls of CUDA's __assertfail, which prints where the program stands and what is wrong, and ends the
// launch (CUDA C++ Programming Guide, "Assertion"). File and line are those of the core::panic::Location that rustc passes, the function is the one
// that the call stands in. Neither formatting nor a panic handler is called any more.
//
// It works on functions as the compiler left them, one by one, before what they refer to is reached.
type Panics struct {
	Types *ir.Types
	// Declare gives the function of a name, and Text a constant of a text that ends in a zero. Both are called on several cores.
	Declare func(name string, fnTy *ir.Type) ir.Value
	Text    func(text string) ir.Value

	entries sync.Map // of the names that were looked up: *panicEntry, nil for what is none
	layouts sync.Map // of modules: *ir.DataLayout
}

// assertFail is CUDA's function: __assertfail(const void *message, const void *file, unsigned line, const void *function, size_t charSize), as
// crt/common_functions.h of CUDA 12 declares it.
const assertFail = "__assertfail"

// A panicEntry is what is known of a function that panics.
type panicEntry struct {
	message string
	// find gives the message of a call, if it is known; nil where it is always the same.
	find func(*panicCall) (string, bool)
	// strange is for functions of core and alloc that are in no table: they panic only if they are given a Location.
	strange bool
}

// A panicCall is a call of such a function.
type panicCall struct {
	p      *Panics
	f      *ir.Function
	layout *ir.DataLayout
	before []*ir.Instr // of the block, up to the call
	call   *ir.Instr
}

// Rewrite replaces the calls in a function, and takes out what only they read.
func (p *Panics) Rewrite(f *ir.Function) error {
	type found struct {
		*panicCall
		*panicEntry
	}
	calls, inner := map[*ir.Instr]found{}, map[*ir.Instr]bool{}
	for _, b := range f.Blocks {
		for i, in := range b.Instrs {
			if in.Op != ir.Call || i+1 == len(b.Instrs) || b.Instrs[i+1].Op != ir.Unreachable || in.Ty.Kind != ir.VoidKind {
				continue
			}
			e := p.entry(in.CalledFunc())
			if e == nil {
				continue
			}
			layout, err := p.layout(f.Module)
			if err != nil {
				return err
			}
			c := &panicCall{p, f, layout, b.Instrs[:i:i], in}
			switch _, known := c.location(); {
			case known || !e.strange && !in.CalledFunc().Linkage.IsLocal():
				calls[in] = found{c, e}
			case !e.strange: // the optimiser may have taken arguments out of a local function, which panics itself then
				inner[in] = true
			}
		}
	}
	if len(calls)+len(inner) == 0 {
		return nil
	}
	function := p.Text(demangle.Filter(f.Name, demangle.NoClones))
	err := ir.Rewrite(p.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
		c, ok := calls[in]
		if ok {
			c.assert(r, c.panicEntry, function)
		}
		return nil, ok, nil
	})
	if err != nil {
		return err
	}
	return dropUnreadSlots(p.Types, f, inner)
}

// entry gives what is known of a function, nil if it is no panic function.
func (p *Panics) entry(f *ir.Function) *panicEntry {
	if f == nil || ir.IsIntrinsic(f.Name) {
		return nil
	}
	if e, ok := p.entries.Load(f.Name); ok {
		return e.(*panicEntry)
	}
	e := panicEntryOf(demangle.Filter(f.Name, demangle.NoClones))
	p.entries.Store(f.Name, e)
	return e
}

func (p *Panics) layout(m *ir.Module) (*ir.DataLayout, error) {
	if l, ok := p.layouts.Load(m); ok {
		return l.(*ir.DataLayout), nil
	}
	l, err := ir.ParseDataLayout(m.DataLayout)
	if err == nil {
		p.layouts.Store(m, l)
	}
	return l, err
}

// assert calls __assertfail instead.
func (c *panicCall) assert(r *ir.Rewriter, e *panicEntry, function ir.Value) {
	message := e.message
	if e.find != nil {
		if found, ok := e.find(c); ok {
			message = found
		}
	}
	t := c.p.Types
	ptr, word, size := t.Ptr(0), t.Int(32), t.Int(64)
	file, line := c.place(r)
	fnTy := t.Func(t.Void(), false, ptr, ptr, word, ptr, size)
	r.Call(fnTy, c.p.Declare(assertFail, fnTy), c.p.Text(message), file, line, function, ir.Int(size, 1))
}

// place gives file and line of a call: those of its Location, or else those that debug information knows.
func (c *panicCall) place(r *ir.Rewriter) (file, line ir.Value) {
	word := c.p.Types.Int(32)
	loc, known := c.location()
	if known {
		return c.p.Text(loc.file), ir.Int(word, int64(loc.line))
	}
	if file, line := c.call.Loc.Place(); file != "" {
		return c.p.Text(file), ir.Int(word, int64(line))
	}
	args := c.call.CallArgs()
	if n := len(args); n > 0 && isTracked(c.call.CalledFunc()) && args[n-1].Type() == c.p.Types.Ptr(0) {
		at := args[n-1]
		file := c.p.Text(unknownFile)
		if hasTerminatedFiles(c.f.Module) {
			file = r.Load(c.p.Types.Ptr(0), at, ir.AlignOf(8))
		}
		return file, r.Load(word, r.GEP(c.p.Types.Int(8), at, ir.InBounds, ir.Int(c.p.Types.Int(64), locationLine)), ir.AlignOf(4))
	}
	return c.p.Text(unknownFile), ir.Int(word, 0)
}

const unknownFile = "<unknown>"

// panicPaths are the modules and functions of core and alloc that panic, with what they say. A path is that of a function, or of a module for
// all that is in it.
var panicPaths = map[string]panicEntry{
	"core::panicking::panic":                                       {message: "panic", find: textAt(0)},
	"core::panicking::panic_str":                                   {message: "panic", find: textAt(0)},
	"core::panicking::panic_str_2015":                              {message: "panic", find: textAt(0)},
	"core::panicking::panic_str_nounwind":                          {message: "panic", find: textAt(0)},
	"core::panicking::panic_nounwind":                              {message: "panic", find: textAt(0)},
	"core::panicking::panic_nounwind_nobacktrace":                  {message: "panic", find: textAt(0)},
	"core::panicking::panic_fmt":                                   {message: "panic", find: formatAt(1)},
	"core::panicking::panic_nounwind_fmt":                          {message: "panic", find: formatAt(2)},
	"core::panicking::const_panic_fmt":                             {message: "panic", find: formatAt(1)},
	"core::panicking::panic_display":                               {message: "panic"},
	"core::panicking::unreachable_display":                         {message: "internal error: entered unreachable code"},
	"core::panicking::panic_explicit":                              {message: "explicit panic"},
	"core::panicking::panic_bounds_check":                          {message: "index out of bounds"},
	"core::panicking::panic_misaligned_pointer_dereference":        {message: "misaligned pointer dereference"},
	"core::panicking::panic_null_pointer_dereference":              {message: "null pointer dereference"},
	"core::panicking::panic_invalid_enum_construction":             {message: "invalid value of an enum"},
	"core::panicking::panic_no_unwind":                             {message: "panic in a function that cannot unwind"},
	"core::panicking::panic_cannot_unwind":                         {message: "panic in a function that cannot unwind"},
	"core::panicking::panic_in_cleanup":                            {message: "panic in a destructor during cleanup"},
	"core::panicking::assert_failed":                               {message: "assertion failed", find: comparison},
	"core::panicking::assert_failed_inner":                         {message: "assertion failed", find: comparison},
	"core::panicking::assert_matches_failed":                       {message: "assertion `left matches right` failed"},
	"core::option::unwrap_failed":                                  {message: "called `Option::unwrap()` on a `None` value"},
	"core::option::expect_none_failed":                             {message: "an `Option` is not `None`", find: textAt(0)},
	"core::option::expect_failed":                                  {message: "called `Option::expect()` on a `None` value", find: textAt(0)},
	"core::result::unwrap_failed":                                  {message: "called `Result::unwrap()` on an `Err` value", find: textAt(0)},
	"core::slice::index::slice_index_fail":                         {message: "slice range out of bounds"},
	"core::slice::index::slice_start_index_len_fail":               {message: "range start index out of range for slice"},
	"core::slice::index::slice_end_index_len_fail":                 {message: "range end index out of range for slice"},
	"core::slice::index::slice_index_order_fail":                   {message: "slice index starts after its end"},
	"core::slice::index::slice_start_index_overflow_fail":          {message: "attempted to index slice from after maximum usize"},
	"core::slice::index::slice_end_index_overflow_fail":            {message: "attempted to index slice up to maximum usize"},
	"core::slice::copy_from_slice_impl::len_mismatch_fail":         {message: "copy_from_slice: the slices have different lengths"},
	"core::slice::<impl [T]>::copy_from_slice::len_mismatch_fail":  {message: "copy_from_slice: the slices have different lengths"},
	"core::slice::sort::shared::smallsort::panic_on_ord_violation": {message: "user-provided comparison function does not correctly implement a total order"},
	"core::str::slice_error_fail":                                  {message: "str range out of bounds or not on character boundaries"},
	"core::wtf8::slice_error_fail":                                 {message: "Wtf8 range out of bounds or not on character boundaries"},
	"core::cell::panic_already_borrowed":                           {message: "RefCell already borrowed"},
	"core::cell::panic_already_mutably_borrowed":                   {message: "RefCell already mutably borrowed"},
	"core::cell::lazy::panic_poisoned":                             {message: "LazyCell instance has previously been poisoned"},
	"core::num::from_ascii_radix_panic":                            {message: "from_ascii_radix: radix must lie in the range 2 to 36"},
	"core::num::imp::int_sqrt::panic_for_negative_argument":        {message: "argument of integer square root cannot be negative"},
	"core::num::imp::int_log10::panic_for_nonpositive_argument":    {message: "argument of integer logarithm must be positive"},
	"alloc::alloc::handle_alloc_error":                             {message: "memory allocation failed"},
	"alloc::raw_vec::capacity_overflow":                            {message: "capacity overflow"},
	"alloc::raw_vec::handle_error":                                 {message: "capacity overflow or memory allocation failed"},
}

// arithmeticPaths are what the names of core's functions for one failed operation begin with, and arithmeticFailures what they go on with.
var (
	arithmeticPaths    = []string{"core::panicking::panic_const::panic_const_", "core::num::imp::overflow_panic::", "core::num::overflow_panic::"}
	arithmeticFailures = map[string]string{
		"add": "attempt to add with overflow", "add_overflow": "attempt to add with overflow",
		"sub": "attempt to subtract with overflow", "sub_overflow": "attempt to subtract with overflow",
		"mul": "attempt to multiply with overflow", "mul_overflow": "attempt to multiply with overflow",
		"div": "attempt to divide with overflow", "div_overflow": "attempt to divide with overflow",
		"rem": "attempt to calculate the remainder with overflow", "rem_overflow": "attempt to calculate the remainder with overflow",
		"neg": "attempt to negate with overflow", "neg_overflow": "attempt to negate with overflow",
		"shr": "attempt to shift right with overflow", "shr_overflow": "attempt to shift right with overflow",
		"shl": "attempt to shift left with overflow", "shl_overflow": "attempt to shift left with overflow",
		"div_by_zero": "attempt to divide by zero",
		"rem_by_zero": "attempt to calculate the remainder with a divisor of zero",
	}
)

// panicEntryOf gives what is known of the function of a path, nil if it is no panic function.
func panicEntryOf(path string) *panicEntry {
	if !strings.HasPrefix(path, "core::") && !strings.HasPrefix(path, "alloc::") {
		return nil
	}
	if i := strings.LastIndex(path, "::<"); i >= 0 && strings.HasSuffix(path, ">") { // generic arguments
		path = path[:i]
	}
	// Where core can panic at compile time too, there is a function for each time.
	for _, suffix := range []string{"::runtime", "::do_panic", "_rt", "_ct"} {
		path = strings.TrimSuffix(path, suffix)
	}
	if e, ok := panicPaths[path]; ok {
		return &e
	}
	for _, prefix := range arithmeticPaths {
		if name, ok := strings.CutPrefix(path, prefix); ok {
			if message := arithmeticFailures[name]; message != "" {
				return &panicEntry{message: message}
			}
			return &panicEntry{message: strings.ReplaceAll(name, "_", " ")}
		}
	}
	return &panicEntry{message: "panic in " + path, strange: true}
}

// isTracked reports whether the last argument of a panic function is a Location wherever it is a pointer: those that are not #[track_caller]
// have no such argument.
func isTracked(f *ir.Function) bool {
	return !strings.Contains(f.Name, "panic_nounwind_nobacktrace") && !strings.Contains(f.Name, "handle_alloc_error")
}

// textAt is for messages that are an argument: the address of a &str, and its length.
func textAt(i int) func(*panicCall) (string, bool) {
	return func(c *panicCall) (string, bool) {
		args := c.call.CallArgs()
		if len(args) < i+2 {
			return "", false
		}
		n, ok := ir.AsUint64(args[i+1])
		if !ok {
			return "", false
		}
		return c.text(args[i], n)
	}
}

// comparison is for assert_eq and its kind: the first argument is core::panicking::AssertKind.
func comparison(c *panicCall) (string, bool) {
	args := c.call.CallArgs()
	if len(args) == 0 {
		return "", false
	}
	kinds := []string{"left == right", "left != right", "left matches right"}
	kind, ok := ir.AsUint64(args[0])
	if !ok || kind >= uint64(len(kinds)) {
		return "", false
	}
	return "assertion `" + kinds[kind] + "` failed", true
}
