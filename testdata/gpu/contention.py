"""What contention.ll's kernels leave."""
import struct
from functools import reduce

from case import Case, words

THREADS = 1024


def sums():
    total = sum(range(THREADS))
    data = bytearray(b"\xa5" * 64)
    before = bytes(data)

    def put(at, size, n):
        old = int.from_bytes(before[at:at + size], "little")
        data[at:at + size] = (old + n & (1 << 8 * size) - 1).to_bytes(size, "little")
    put(1, 1, sum(i & 255 for i in range(THREADS)))
    put(6, 2, total)
    put(12, 4, total)
    put(24, 8, total)
    put(32, 16, total << 60)
    start = bytearray(before)
    start[48:64] = struct.pack("<fId", 0, 0xa5a5a5a5, 0)
    data[48:64] = struct.pack("<fId", THREADS, 0xa5a5a5a5, THREADS / 2)
    return Case("sums", [Case.buffer(bytes(start), bytes(data))], grid=8, block=128)


def halves():
    return Case("half_sums", [Case.buffer(bytes(4), struct.pack("<e", 256) + struct.pack("<f", 256)[2:])], grid=4, block=64)


def tickets():
    n = 700
    start = struct.pack("<IIIIB3xff", 0, 0, 1000, 0, 0x5a, 0, 0)
    end = struct.pack("<IIIIB3xff", n, n % 7, 1, reduce(lambda a, b: a ^ b, range(n)), 0x5a if n % 2 == 0 else 0xa5, 1 - n, n - 1)
    return Case("tickets", [Case.buffer(start, end), Case.buffer(bytes(4 * n), words(*[1] * n))], grid=7, block=100)


def escaped():
    results, rest, memory = [], [], []
    for t in range(32):
        start = 0 if t == 1 else t
        after = start + 5 & 0xffffffff
        if t % 3 and t != 1:
            start = 0xfffffffb
            after = 77  # the sum is 0, which is exchanged
            memory.append(77)
        else:
            memory.append(0xfffffffb)
        results.append((start << 16 | after) & 0xffffffff)
        rest.append(0xffffffff & ~(0xff << 8 * (t & 3)) | 0xf0 << 8 * (t & 3))
    return Case("escaped", [Case.buffer(words(*[0xfffffffb] * 32), words(*memory)), Case.buffer(bytes(256), words(*results, *rest))])


def cases():
    return [sums(), halves(), tickets(), escaped(),
            Case("lock", [Case.buffer(words(0, 0, 0), words(0, 4096, 0))], grid=128, block=32),
            Case("message", [Case.buffer(bytes(132), words(1, *[0] * 31, 1234567)),
                             Case.buffer(bytes(4 * 64), words(0, *[1234567] * 63))], grid=64, block=1),
            Case("shared_sum", [Case.buffer(bytes(4 * 512), words(*[sum(range(256))] * 512))], grid=2, block=256)]
