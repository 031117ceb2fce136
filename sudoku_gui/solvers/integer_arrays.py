"""Arrays of integers as C has them, for compiled files and their plain form.

A call takes a compiled file a third of the code that writing `array("i", bytes(4 * count))` does.
"""

from array import array


def zeros(count: int) -> "array[int]":
    """Return an array of so many zeros."""
    return array("i", bytes(4 * count))
