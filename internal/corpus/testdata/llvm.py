"""llvm.py LIBRARY: reads, verifies and prints modules with the LLVM in a shared library.

LIBRARY is LLVM's own (libLLVM), or llvmlite's 0.28.0, which holds LLVM 7.0.0 and has plain C functions of its own. Standard input holds
modules, bitcode or assembly, each after a line with its size in bytes. For each, standard output gets a line with "ok" or "error" and a
size in bytes, and then LLVM's text of the module, or its message. What LLVM warns of is an error too. LLVM's own library leaves out the
names of local values; since it does so only when it reads bitcode, assembly is made bitcode first.
"""

import ctypes
import sys

POINTER, TEXT, SIZE, INT = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int
MESSAGE = ctypes.POINTER(ctypes.c_char_p)


class Refused(Exception):
    pass


def function(library, name, result, *arguments):
    f = getattr(library, name)
    f.restype, f.argtypes = result, arguments
    return f


class Lite:
    """The functions of llvmlite."""

    def __init__(self, library):
        self.create = function(library, "LLVMPY_ContextCreate", POINTER)
        self.dispose_context = function(library, "LLVMPY_ContextDispose", None, POINTER)
        self.bitcode = function(library, "LLVMPY_ParseBitcode", POINTER, POINTER, TEXT, SIZE, MESSAGE)
        self.assembly = function(library, "LLVMPY_ParseAssembly", POINTER, POINTER, TEXT, MESSAGE)
        self.verify = function(library, "LLVMPY_VerifyModule", INT, POINTER, MESSAGE)
        self.print = function(library, "LLVMPY_PrintModuleToString", None, POINTER, MESSAGE)
        self.dispose = function(library, "LLVMPY_DisposeModule", None, POINTER)

    def text(self, data):
        # Each module has a context to itself: what other modules leave in one changes the order in which metadata is numbered.
        context, module, message = self.create(), None, TEXT()
        try:
            if data[:2] == b"BC":
                module = self.bitcode(context, data, len(data), ctypes.byref(message))
            else:
                module = self.assembly(context, data, ctypes.byref(message))
            if not module:
                raise Refused(b"parse: " + (message.value or b"no reason"))
            if self.verify(module, ctypes.byref(message)):
                raise Refused(b"verify: " + (message.value or b"no reason"))
            self.print(module, ctypes.byref(message))
            return message.value
        finally:
            if module:
                self.dispose(module)
            self.dispose_context(context)


class LLVM:
    """The functions of LLVM (llvm-c/Core.h, IRReader.h, Analysis.h)."""

    RETURN_STATUS = 2  # LLVMReturnStatusAction
    HANDLER = ctypes.CFUNCTYPE(None, POINTER, POINTER)

    def __init__(self, library):
        self.create = function(library, "LLVMContextCreate", POINTER)
        self.dispose_context = function(library, "LLVMContextDispose", None, POINTER)
        self.discard = function(library, "LLVMContextSetDiscardValueNames", None, POINTER, INT)
        self.set_handler = function(library, "LLVMContextSetDiagnosticHandler", None, POINTER, self.HANDLER, POINTER)
        self.description = function(library, "LLVMGetDiagInfoDescription", POINTER, POINTER)
        self.buffer = function(library, "LLVMCreateMemoryBufferWithMemoryRangeCopy", POINTER, TEXT, SIZE, TEXT)
        self.parse = function(library, "LLVMParseIRInContext", INT, POINTER, POINTER, ctypes.POINTER(POINTER), ctypes.POINTER(POINTER))
        self.verify = function(library, "LLVMVerifyModule", INT, POINTER, INT, ctypes.POINTER(POINTER))
        self.print = function(library, "LLVMPrintModuleToString", POINTER, POINTER)
        self.dispose = function(library, "LLVMDisposeModule", None, POINTER)
        self.free = function(library, "LLVMDisposeMessage", None, POINTER)
        self.write = function(library, "LLVMWriteBitcodeToMemoryBuffer", POINTER, POINTER)
        self.said = []
        self.handler = self.HANDLER(lambda info, _: self.said.append(self.take(self.description(info))))

    def take(self, message):
        text = ctypes.string_at(message) if message else b"no reason"
        if message:
            self.free(message)
        return text

    def text(self, data):
        self.said.clear()
        buffer = self.buffer(data, len(data), b"module")
        if data[:2] != b"BC":
            buffer = self.with_module(buffer, False, self.write)
        return self.with_module(buffer, True, lambda module: self.take(self.print(module)))

    def with_module(self, buffer, discard, use):
        context = self.create()
        module = POINTER()
        try:
            self.discard(context, discard)
            self.set_handler(context, self.handler, None)
            message = POINTER()
            if self.parse(context, buffer, ctypes.byref(module), ctypes.byref(message)):
                raise Refused(b"parse: " + self.take(message))
            message = POINTER()
            if self.verify(module, self.RETURN_STATUS, ctypes.byref(message)):
                raise Refused(b"verify: " + self.take(message))
            if self.said:
                raise Refused(b"warned: " + b"; ".join(self.said))
            return use(module)
        finally:
            if module:
                self.dispose(module)
            self.dispose_context(context)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    library = ctypes.CDLL(sys.argv[1])
    llvm = Lite(library) if hasattr(library, "LLVMPY_ParseBitcode") else LLVM(library)
    read, write = sys.stdin.buffer, sys.stdout.buffer
    while line := read.readline():
        try:
            status, answer = "ok", llvm.text(read.read(int(line)))
        except Refused as e:
            status, answer = "error", e.args[0]
        write.write(b"%s %d\n" % (status.encode(), len(answer)))
        write.write(answer)
        write.flush()


if __name__ == "__main__":
    main()
