"""llvm7_parse.py LIB: parse and verify LLVM assembly with the LLVM 7.0.0 in LIB, and print it as that does.

LIB is libllvmlite.so of llvmlite 0.28.0 from PyPI, which any Python can load. Standard input and output hold modules with zero bytes
between them; what LLVM refuses comes out as "error: " and its message.
"""
import ctypes
import sys

library = ctypes.CDLL(sys.argv[1])
pointer, string = ctypes.c_void_p, ctypes.c_char_p
out = ctypes.POINTER(string)


def function(name, result, *arguments):
    f = getattr(library, name)
    f.restype, f.argtypes = result, arguments
    return f


context = function("LLVMPY_GetGlobalContext", pointer)
parse = function("LLVMPY_ParseAssembly", pointer, pointer, string, out)
verify = function("LLVMPY_VerifyModule", ctypes.c_int, pointer, out)
show = function("LLVMPY_PrintModuleToString", None, pointer, out)


def answer(text):
    error = string()
    module = parse(context(), text, ctypes.byref(error))
    if not module:
        return b"error: parse: " + (error.value or b"failed")
    error = string()
    if verify(module, ctypes.byref(error)):
        return b"error: verify: " + (error.value or b"failed")
    printed = string()
    show(module, ctypes.byref(printed))
    return printed.value


sys.stdout.buffer.write(b"\0".join(map(answer, sys.stdin.buffer.read().split(b"\0"))))
