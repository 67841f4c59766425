"""A launch of a kernel and what must be true of its buffers afterwards."""


class Case:
    """args are buffers and values, in order; shared is dynamic shared memory in bytes."""

    def __init__(self, kernel, args, grid=1, block=32, shared=0, name=None):
        self.kernel, self.args, self.grid, self.block, self.shared = kernel, args, grid, block, shared
        self.name = name or kernel

    @staticmethod
    def buffer(before, check=None):
        """A buffer by its bytes; check gets those afterwards and says what is wrong, or None. Bytes for check must be there exactly."""
        if isinstance(check, (bytes, bytearray)):
            check = exactly(bytes(check))
        return ("buffer", before, check or exactly(before))

    @staticmethod
    def value(data):
        return ("value", data)


def exactly(want):
    def check(after):
        if after == want:
            return None
        at = next(i for i, (a, b) in enumerate(zip(after, want)) if a != b)
        return f"byte {at} on is {after[at:at + 16].hex()}, expected {want[at:at + 16].hex()}"
    return check


def packed(numbers, width):
    """Unsigned numbers as little-endian bytes, width each."""
    return b"".join((n & (1 << 8 * width) - 1).to_bytes(width, "little") for n in numbers)


def integers(data, width):
    return [int.from_bytes(data[i:i + width], "little") for i in range(0, len(data), width)]


def words(*numbers):
    return packed(numbers, 4)
