// Package nvvm finds NVIDIA's libNVVM, asks it what it can do, and has it verify and compile NVVM IR.
//
// [Start] runs it in a process of its own, so that a crash or a hang of the library becomes an error. The
// program that does so calls [RunWorkerIfAsked] first thing in main:
//
//	s, err := nvvm.Start(ctx, nvvm.Request{Arch: "compute_90"}) // the library is found and loaded meanwhile
//	defer s.Close()
//	info, err := s.Info()                                       // which dialect, which IR version?
//	result, err := s.Compile(ctx, nvvm.Job{Modules: modules, Verify: true})
//
// [Load] is the library in the calling process.
package nvvm
