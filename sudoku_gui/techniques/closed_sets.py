"""Closed sets: n of several masks that have no more than n bits between them.

The candidates of cells, the places of digits and the places in lines are all such masks, so
naked and hidden subsets and fish are all closed sets.
"""

from collections.abc import Iterator, Sequence


def closed_sets(masks: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """Yield the indices of each `count` masks with at most so many bits between them, in order."""
    yield from _extended((), 0, masks, count)


def _extended(
    chosen: tuple[int, ...], union: int, masks: Sequence[int], count: int
) -> Iterator[tuple[int, ...]]:
    if len(chosen) == count:
        yield chosen
        return
    missing = count - len(chosen)
    for index in range(chosen[-1] + 1 if chosen else 0, len(masks) - missing + 1):
        joined = union | masks[index]
        if joined.bit_count() <= count:
            yield from _extended((*chosen, index), joined, masks, count)
