"""Planted faults that show by chance alone, such as a report that is on its way just then."""

from collections.abc import Callable, Sequence

_SEEDS = range(1, 31)


def is_noticed(fault: str, faults_of: Callable[[int], Sequence[str]]) -> bool:
    """Whether a trial that is run with one seed after another comes to notice `fault`."""
    return any(fault in faults_of(seed) for seed in _SEEDS)
