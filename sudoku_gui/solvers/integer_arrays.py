"""Arrays of integers as C has them, for compiled files and their plain form."""

from array import array


def zeros(count: int) -> "array[int]":
    """Return an array of so many zeros."""
    return array("i", bytes(4 * count))


def large_zeros(count: int) -> "memoryview[int]":
    """Return so many zeros; the system provides their memory when they are first written."""
    return memoryview(bytearray(4 * count)).cast("i")
