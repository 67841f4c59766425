"""All cases of this folder, each with the name of its topic."""
import multiprocessing

import arithmetic
import atomics
import contention
import maths
import memory
import parameters
import warps

ELEMENTWISE = (arithmetic, maths, atomics)
OTHERS = (contention, warps, memory, parameters)


KERNELS = [(topic.__name__, kernel) for topic in ELEMENTWISE for kernel in topic.kernels()]


def numbered(at):
    return KERNELS[at][1].expected()


def cases():
    # The exact results take some time: they are computed on all cores, by processes that have the kernels since they are forked.
    with multiprocessing.get_context("fork").Pool() as pool:
        for (topic, kernel), results in zip(KERNELS, pool.imap(numbered, range(len(KERNELS)))):
            yield topic, kernel.case(results)
    for topic in OTHERS:
        for case in topic.cases():
            yield topic.__name__, case
