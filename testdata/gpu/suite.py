"""All cases of this folder, each with the name of its topic."""
import arithmetic
import atomics
import contention
import maths
import memory
import parameters
import warps

ELEMENTWISE = (arithmetic, maths, atomics)
OTHERS = (contention, warps, memory, parameters)


def cases():
    for topic in ELEMENTWISE:
        for kernel in topic.kernels():
            yield topic.__name__, kernel.case()
    for topic in OTHERS:
        for case in topic.cases():
            yield topic.__name__, case
