"""What searches for chains find, as findings of techniques."""

from collections.abc import Iterable, Iterator, Sequence

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.techniques.forcing.chain_length import tenths_of_length
from sudoku_gui.techniques.technique import Finding, FindingCollector


def finding_of_node(node: int, size: int, rank: tuple[int, ...], pattern: Sequence[int]) -> Finding:
    """Return that a candidate is true, or that it is false.

    rank: the length, and then what else decides which of two is taken.
    """
    cell, digit = divmod(node >> 1, size)
    added = tenths_of_length(rank[0])
    if node & 1:
        placed = ((Cell(cell), Digit(digit + 1)),)
        return Finding(placed, (), tuple(pattern), added, rank)
    return Finding((), ((Cell(cell), 2 << digit),), tuple(pattern), added, rank)


def finding_of_candidates(
    ruled_out: Iterable[int], size: int, rank: tuple[int, ...], pattern: Sequence[int]
) -> Finding:
    """Return that all these candidates are false."""
    masks: dict[Cell, int] = {}
    for candidate in ruled_out:
        cell, digit = divmod(candidate, size)
        masks[Cell(cell)] = masks.get(Cell(cell), 0) | 2 << digit
    return Finding((), tuple(masks.items()), tuple(pattern), tenths_of_length(rank[0]), rank)


def report(findings: Iterable[Finding], collector: FindingCollector) -> Iterator[None]:
    """Report each effect once, by the shortest chain, the shortest first; a slice is for one."""
    every: list[Finding] = []
    for each in findings:
        every.append(each)
        yield
    met = set()
    for each in sorted(every, key=lambda finding: finding.rank):
        yield
        effect = each.placements, each.eliminations
        if effect not in met:
            met.add(effect)
            if collector.take(each):
                return
