"""llvm7_parse.py LIB: parse and verify LLVM assembly from standard input with the LLVM 7.0.0 in LIB, then print it.

LIB is libllvmlite.so of llvmlite 0.28.0 from PyPI, which any Python can load. Exits with a message if LLVM refuses the text.
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


context = function("LLVMPY_GetGlobalContext", pointer)()
error = string()
module = function("LLVMPY_ParseAssembly", pointer, pointer, string, out)(
    context, sys.stdin.buffer.read(), ctypes.byref(error))
if not module:
    sys.exit("parse: " + (error.value or b"failed").decode(errors="replace"))
error = string()
if function("LLVMPY_VerifyModule", ctypes.c_int, pointer, out)(module, ctypes.byref(error)):
    sys.exit("verify: " + (error.value or b"failed").decode(errors="replace"))
text = string()
function("LLVMPY_PrintModuleToString", None, pointer, out)(module, ctypes.byref(text))
sys.stdout.buffer.write(text.value)
