# make demo: what this is, shown end to end.   make test: the tests. Both bring what they need (scripts/fetch-tools).
SHELL := /bin/bash
export CGO_ENABLED := 0
# LLVM 7.0.0, which the tests ask, where scripts/fetch-tools puts it.
export NVVM_TEST_LLVM7 ?= $(or $(NVVM_LINKER_CACHE),$(or $(XDG_CACHE_HOME),$(HOME)/.cache)/nvvm-bitcode-linker)/llvm7/llvmlite/binding/libllvmlite.so
tool := bin/nvvm-bitcode-linker

# Each target is a command, not a file, and says so itself.

# Go itself knows what is up to date.
.PHONY: build
build:
	go build -trimpath -o $(tool) ./cmd/nvvm-bitcode-linker

# Without libNVVM, for systems without glibc: inspect and downgrade.
.PHONY: build-static
build-static:
	go build -trimpath -tags nodlopen -o $(tool)-static ./cmd/nvvm-bitcode-linker

.PHONY: demo
demo:
	@scripts/demo

# Everything that the tests compare with: Rust, LLVM 22, 19, 14 and 7, libNVVM and ptxas of every CUDA version in scripts/cuda-versions.
.PHONY: tools
tools:
	@scripts/fetch-tools all

# A package alone takes minutes where the machine has other work, too.
.PHONY: test
test: tools
	go test -timeout 60m ./...

# The pages of docs that come from the code: options, dialects, manual pages. A test says when they are old.
.PHONY: docs
docs:
	go test -count=1 -run '^TestDocs$$' ./cmd/nvvm-bitcode-linker -update

# The example: a host program with the PTX of its device crate, built and run. Without a GPU it says so.
.PHONY: example
example: build
	@scripts/fetch-tools rust && scripts/fetch-tools cuda 13.5.37
	@eval "$$(scripts/find-rust)"; export RUSTC; cd examples/mandelbrot && NVVM_BITCODE_LINKER=$(CURDIR)/$(tool) "$$CARGO" run --release

# The race detector is the one thing here that needs cgo.
.PHONY: test-race
test-race: tools
	CGO_ENABLED=1 go test -race -timeout 120m ./...

.PHONY: lint
lint:
	@files=$$(gofmt -l .); if [ -n "$$files" ]; then echo "gofmt would change:" $$files; exit 1; fi
	go vet ./...
	go tool staticcheck ./...

# Ten seconds, or FUZZTIME, for each fuzz test.
FUZZTIME ?= 10s
.PHONY: fuzz-short
fuzz-short:
	@set -e; for package in $$(go list ./...); do \
	  for name in $$(go test -list '^Fuzz' $$package | grep '^Fuzz' || true); do \
	    echo "$$package $$name"; go test -run '^$$' -fuzz "^$$name$$" -fuzztime $(FUZZTIME) -fuzzminimizetime=10x $$package; \
	  done; \
	done

# Reading and writing bitcode beside LLVM's own programs: medians of RUNS runs, wall and CPU time and peak memory. Best on a quiet machine.
RUNS ?= 11
.PHONY: bench-bitcode
bench-bitcode:
	@scripts/bench-bitcode $(RUNS)

# Builds the programs of testdata/kernels and the lowerings of testdata/gpu through both dialects, runs each kernel on this machine's GPU, and
# writes GPU.md. Where the GPU is in another machine, run scripts/gpu-build here and scripts/gpu-test there: it needs only Python, the driver
# and testdata.
GPU_ARCH ?= sm_$(shell nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null | head -n 1 | tr -d .)
.PHONY: gpu-test
gpu-test: build
	@test $(GPU_ARCH) != sm_ || { echo "gpu-test: nvidia-smi names no GPU on this machine"; exit 1; }
	@scripts/gpu-build $(GPU_ARCH) out/gpu
	@scripts/gpu-test --report GPU.md out/gpu

# What the driver prints of panics as assertions, and of printf, on this machine's GPU; elsewhere as with gpu-test.
.PHONY: gpu-panics
gpu-panics: build
	@test $(GPU_ARCH) != sm_ || { echo "gpu-panics: nvidia-smi names no GPU on this machine"; exit 1; }
	@scripts/fetch-tools cuda 12.4.131 13.5.37
	@scripts/gpu-panics-build bin/nvvm-bitcode-linker $(GPU_ARCH) out/gpu-panics
	@scripts/gpu-panics out/gpu-panics

# Host programs through both dialects, run under LLVM 7, 14 and 19: all ways to compile them, and random ones, PROGRAMS at -O0 and -O1 and as
# many at -O2 and -O3. Slow. What was refused, and why, is printed.
PROGRAMS ?= 2000
.PHONY: exec-matrix
exec-matrix: tools
	NVVM_TEST_EXEC_MATRIX=$(PROGRAMS) go test -count=1 -v -timeout 6h -run '^TestHost' ./internal/hostexec ./llvm7 ./llvm19

# The whole corpus: every source, compiler, target and level, with and without debug information. `make test` takes some of each. Slow.
.PHONY: corpus
corpus: tools
	NVVM_TEST_CORPUS=all go test -count=1 -timeout 3h -v -run '^Test' ./internal/corpus | grep -v '^ *\(=== \|--- PASS\)'

# Every kernel, every libNVVM, every architecture, both panic handlers, each PTX assembled by a fitting ptxas. Slow.
.PHONY: matrix
matrix: tools build
	@scripts/matrix

# Every construct of testdata/constructs/table-*.ll alone, with every libNVVM, in both dialects; writes CONSTRUCTS.md. Slow.
.PHONY: constructs
constructs: tools
	NVVM_TEST_CONSTRUCTS=1 go test -count=1 -timeout 3h -run '^TestConstructsAlone$$' ./cmd/nvvm-bitcode-linker

# One kernel, every libNVVM of these CUDA versions, every architecture that it knows, and the error for each that it does not; ptxas of the same
# version assembles the PTX. `make test` takes a few of each that is there.
ARCHS_CUDA := 11.7.99 11.8.89 12.0.140 12.4.131 12.8.93 12.9.86 13.0.88 13.1.115 13.3.73 13.5.37
.PHONY: archs
archs:
	@scripts/fetch-tools cuda $(ARCHS_CUDA)
	NVVM_TEST_ARCHS=all go test -count=1 -v -timeout 60m -run '^TestArchitectures$$' ./cmd/nvvm-bitcode-linker

# The kernel crates in every way that changes what rustc hands to its linker: units, LTO, levels, kinds of crates. Slow.
.PHONY: rustc-modes
rustc-modes: tools build
	@scripts/rustc-modes

# This linker beside llvm-link and rustc's llvm-bitcode-linker on the same files, in one run: wall and CPU time, peak memory, size of the PTX.
# The peer takes most of an hour. PARTS=front is what is done before libNVVM, alone.
.PHONY: bench
bench: tools build
	@scripts/bench $(PARTS)

# CASES damaged rlibs and modules, from SEED on, through all that comes before libNVVM: none may panic, hang for ten seconds, take a gigabyte or
# fail without a message. BUDGET=10m ends it after that time. A case is repeated with go run ./internal/torture -seed SEED -case N.
CASES ?= 10000
SEED ?= 1
BUDGET ?= 0
.PHONY: torture
torture:
	go run ./internal/torture -seed $(SEED) -cases $(CASES) -time $(BUDGET)

# Synthetic programs from 1 to 16 times a size, up to libNVVM: does time, does memory grow faster than they do? Best on a quiet machine.
.PHONY: scale
scale: tools build
	go run ./internal/scale -linker $(tool)

.PHONY: clean
clean:
	rm -rf bin out
