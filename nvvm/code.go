package nvvm

import "fmt"

// Code is what a libNVVM function returns: nvvmResult of nvvm.h.
type Code int32

// The codes of nvvm.h, CUDA 13.5.
const (
	Success Code = iota
	ErrorOutOfMemory
	ErrorProgramCreationFailure
	ErrorIRVersionMismatch
	ErrorInvalidInput
	ErrorInvalidProgram
	ErrorInvalidIR
	ErrorInvalidOption
	ErrorNoModuleInProgram
	ErrorCompilation
	ErrorCancelled
)

var codeNames = [...]string{
	Success:                     "NVVM_SUCCESS",
	ErrorOutOfMemory:            "NVVM_ERROR_OUT_OF_MEMORY",
	ErrorProgramCreationFailure: "NVVM_ERROR_PROGRAM_CREATION_FAILURE",
	ErrorIRVersionMismatch:      "NVVM_ERROR_IR_VERSION_MISMATCH",
	ErrorInvalidInput:           "NVVM_ERROR_INVALID_INPUT",
	ErrorInvalidProgram:         "NVVM_ERROR_INVALID_PROGRAM",
	ErrorInvalidIR:              "NVVM_ERROR_INVALID_IR",
	ErrorInvalidOption:          "NVVM_ERROR_INVALID_OPTION",
	ErrorNoModuleInProgram:      "NVVM_ERROR_NO_MODULE_IN_PROGRAM",
	ErrorCompilation:            "NVVM_ERROR_COMPILATION",
	ErrorCancelled:              "NVVM_ERROR_CANCELLED",
}

// String names the code as nvvm.h does, with its number: "NVVM_ERROR_COMPILATION (9)".
func (c Code) String() string {
	name := "unknown libNVVM error"
	if c >= 0 && int(c) < len(codeNames) {
		name = codeNames[c]
	}
	return fmt.Sprintf("%s (%d)", name, int32(c))
}
