"""Arrays of integers as C has them, for compiled files and their plain form."""

from array import array


def zeros(count: int) -> "array[int]":
    """Return an array of so many zeros."""
    return array("i", bytes(4 * count))
