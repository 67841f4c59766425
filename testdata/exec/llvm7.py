"""llvm7.py LIBRARY VERB FILE [ARGUMENT ...]: put a question to the LLVM 7.0.0 inside LIBRARY.

LIBRARY is libllvmlite.so of llvmlite 0.28.0 from PyPI: plain C functions, so any Python loads it. FILE is bitcode, or
assembly if its name ends in .ll. The verbs:

  parse   read FILE
  verify  read it and run LLVM's verifier
  print   verify it and write its assembly to standard output
  write   verify it and write its bitcode to standard output
  run     verify it, compile it for this machine (x86-64 Linux) and call its main with FILE and the ARGUMENTs
  run-O2  the same, after LLVM's optimiser at level 2, inliner included

The exit status is 0 if LLVM is content, or what main returned; 1 with LLVM's words on standard error if not.
"""

import ctypes
import os
import struct
import sys

TRIPLE = b"x86_64-unknown-linux-gnu"
VERBS = ("parse", "verify", "print", "write", "run", "run-O2")


class LLVM:
    """The functions of the library that are called here, under their names without LLVMPY_."""

    ANY = ctypes.c_void_p
    TEXT = ctypes.c_char_p
    OUT = ctypes.POINTER(ctypes.c_char_p)
    INT = ctypes.c_int

    SIGNATURES = {
        "GetGlobalContext": (ANY,),
        "ParseBitcode": (ANY, ANY, TEXT, ctypes.c_size_t, OUT),
        "ParseAssembly": (ANY, ANY, TEXT, OUT),
        "VerifyModule": (INT, ANY, OUT),
        "PrintModuleToString": (None, ANY, OUT),
        "WriteBitcodeToString": (None, ANY, ctypes.POINTER(ANY), ctypes.POINTER(ctypes.c_size_t)),
        "PassManagerBuilderCreate": (ANY,),
        "PassManagerBuilderSetOptLevel": (None, ANY, ctypes.c_uint),
        "PassManagerBuilderUseInlinerWithThreshold": (None, ANY, ctypes.c_uint),
        "PassManagerBuilderPopulateModulePassManager": (None, ANY, ANY),
        "CreatePassManager": (ANY,),
        "RunPassManager": (INT, ANY, ANY),
        "InitializeNativeTarget": (INT,),
        "InitializeNativeAsmPrinter": (INT,),
        "LinkInMCJIT": (None,),
        "GetTargetFromTriple": (ANY, TEXT, OUT),
        # target, triple, CPU, features, level, relocation model, code model, verbose assembler, JIT
        "CreateTargetMachine": (ANY, ANY, TEXT, TEXT, TEXT, INT, TEXT, TEXT, INT, INT),
        "AddSymbol": (None, TEXT, ANY),
        "CreateTargetMachineData": (ANY, ANY),
        "CopyStringRepOfTargetData": (None, ANY, OUT),
        "SetDataLayout": (None, ANY, TEXT),
        "CreateMCJITCompiler": (ANY, ANY, ANY, OUT),
        "FinalizeObject": (None, ANY),
        "GetFunctionAddress": (ctypes.c_uint64, ANY, TEXT),
    }

    def __init__(self, path):
        library = ctypes.CDLL(path)
        for name, (result, *arguments) in self.SIGNATURES.items():
            function = getattr(library, "LLVMPY_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)

    def read(self, path):
        with open(path, "rb") as file:
            data = file.read()
        message = ctypes.c_char_p()
        context = self.GetGlobalContext()
        if path.endswith(".ll"):
            module = self.ParseAssembly(context, data, message)
        else:
            module = self.ParseBitcode(context, data, len(data), message)
        return module or refuse("parse", message)

    def verify(self, module):
        message = ctypes.c_char_p()
        if self.VerifyModule(module, message):
            refuse("verify", message)

    def text(self, module):
        out = ctypes.c_char_p()
        self.PrintModuleToString(module, out)
        return out.value

    def bitcode(self, module):
        data, size = self.ANY(), ctypes.c_size_t()
        self.WriteBitcodeToString(module, data, size)
        return ctypes.string_at(data, size.value)

    def optimise(self, module):
        builder, manager = self.PassManagerBuilderCreate(), self.CreatePassManager()
        self.PassManagerBuilderSetOptLevel(builder, 2)
        self.PassManagerBuilderUseInlinerWithThreshold(builder, 225)  # that of clang -O2
        self.PassManagerBuilderPopulateModulePassManager(builder, manager)
        self.RunPassManager(manager, module)
        self.verify(module)

    def run(self, module, arguments):
        message = ctypes.c_char_p()
        # What code generators call for 128 bits and half floats; C's library is in this process already, and its mathematics are not.
        for name in "libgcc_s.so.1", "libm.so.6":
            ctypes.CDLL(name, ctypes.RTLD_GLOBAL)
        for name, function in HALF.items():
            self.AddSymbol(name, ctypes.cast(function, self.ANY))
        self.InitializeNativeTarget()
        self.InitializeNativeAsmPrinter()
        self.LinkInMCJIT()
        target = self.GetTargetFromTriple(TRIPLE, message) or refuse("target", message)
        machine = self.CreateTargetMachine(target, TRIPLE, b"", b"", 1, b"default", b"jitdefault", 0, 0)
        # The compiler takes no module of another layout than its own. LLVM 22's differs in i128, which here is aligned to 8
        # bytes and not to 16; what reads and writes such a field by its offset must come from the same compiler.
        layout = ctypes.c_char_p()
        self.CopyStringRepOfTargetData(self.CreateTargetMachineData(machine), layout)
        self.SetDataLayout(module, layout.value)
        engine = self.CreateMCJITCompiler(module, machine, message) or refuse("compile", message)
        self.FinalizeObject(engine)
        address = self.GetFunctionAddress(engine, b"main")
        if not address:
            sys.exit("run: the module has no main")
        argv = (ctypes.c_char_p * (len(arguments) + 1))(*map(os.fsencode, arguments), None)
        main = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_void_p)(address)
        status = main(len(arguments), ctypes.cast(argv, ctypes.c_void_p))
        ctypes.CDLL(None).fflush(None)  # what main printed through C's stdio
        return status & 0xFF


def to_half(value):
    try:
        return struct.unpack("<H", struct.pack("<e", value))[0]
    except OverflowError:
        return 0xFC00 if value < 0 else 0x7C00


# What LLVM 7 calls for half floats on x86-64, under names that libgcc never had.
HALF = {
    b"__gnu_h2f_ieee": ctypes.CFUNCTYPE(ctypes.c_float, ctypes.c_uint16)(
        lambda bits: struct.unpack("<e", struct.pack("<H", bits))[0]
    ),
    b"__gnu_f2h_ieee": ctypes.CFUNCTYPE(ctypes.c_uint16, ctypes.c_float)(to_half),
    b"__truncdfhf2": ctypes.CFUNCTYPE(ctypes.c_uint16, ctypes.c_double)(to_half),
}


def refuse(step, message):
    sys.exit("%s: %s" % (step, (message.value or b"LLVM gives no reason").decode(errors="replace")))


def main():
    if len(sys.argv) < 4 or sys.argv[2] not in VERBS:
        sys.exit(__doc__)
    library, verb, path = sys.argv[1:4]
    llvm = LLVM(library)
    module = llvm.read(path)
    if verb == "parse":
        return 0
    llvm.verify(module)
    if verb == "print":
        sys.stdout.buffer.write(llvm.text(module))
    if verb == "write":
        sys.stdout.buffer.write(llvm.bitcode(module))
    if verb == "run-O2":
        llvm.optimise(module)
    if verb.startswith("run"):
        return llvm.run(module, sys.argv[3:])
    return 0


if __name__ == "__main__":
    sys.exit(main())
