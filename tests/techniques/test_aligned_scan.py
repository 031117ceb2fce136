"""Aligned cells against combinations that are tried one by one, in the smallest grid."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.techniques.aligned_scan import AlignedScan
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from tests.support.techniques.small_masks import GEOMETRY, MASKS, loaded, sees


@settings(deadline=None)
@given(MASKS, st.sampled_from([2, 3]))
def test_aligned_cells_lose_the_digits_of_no_combination(of_cell: list[int], count: int) -> None:
    scan = AlignedScan(GEOMETRY, count)
    masks = loaded(of_cell)
    met: dict[frozenset[int], tuple[tuple[int, int], ...]] = {}
    scan.restart(masks)
    while scan.next_set(masks):
        met[frozenset(cell for cell, _ in scan.losses)] = scan.losses

    for chosen, losses in met.items():
        assert dict(losses) == _lost_by(of_cell, sorted(chosen), count)
    every = combinations((c for c in range(16) if of_cell[c].bit_count() > 1), 2)
    if count == 2:
        lossy = {frozenset(pair) for pair in every if any(_lost_by(of_cell, pair, 2).values())}
        assert met.keys() == lossy


@settings(deadline=None)
@given(MASKS, st.lists(st.tuples(st.integers(0, 15), st.integers(1, 4))), st.sampled_from([2, 3]))
def test_a_scan_that_was_used_meets_what_a_new_one_does(
    of_cell: list[int], ruled_out: list[tuple[int, int]], count: int
) -> None:
    used = AlignedScan(GEOMETRY, count)
    for position in (of_cell, *_one_after_another(of_cell, ruled_out), of_cell):
        masks = loaded(position)

        every = _all_met(AlignedScan(GEOMETRY, count), masks, end=None)
        first = _all_met(used, masks, end=1)

        assert first == every[:1]
        assert _all_met(used, masks, end=None) == every


def test_a_scan_forgets_what_it_met_long_ago() -> None:
    used = AlignedScan(GEOMETRY, 2)
    lossy = loaded([6, 6, 10, 14] * 4)
    lossless = loaded([30] * 16)
    met = _all_met(used, lossy, end=None)
    for _ in range(100):
        assert not _all_met(used, lossless, end=None)
        assert _all_met(used, lossy, end=None) == met


def _one_after_another(
    of_cell: Sequence[int], ruled_out: Sequence[tuple[int, int]]
) -> Iterator[list[int]]:
    """The candidates after each that is ruled out."""
    left = [*of_cell]
    for cell, digit in ruled_out:
        left[cell] &= ~(1 << digit)
        yield [*left]


def _all_met(
    scan: AlignedScan, masks: CandidateMasks, *, end: int | None
) -> list[tuple[tuple[int, int], ...]]:
    """What the cells lose that are met, those met first alone if so wanted."""
    scan.restart(masks)
    met = (scan.losses for _ in iter(lambda: scan.next_set(masks), False))
    return [*islice(met, end)]


def _lost_by(of_cell: Sequence[int], cells: Sequence[int], count: int) -> dict[int, int]:
    """By cell, the digits that are in no combination."""
    excluders = [
        cell
        for cell in range(16)
        if 2 <= of_cell[cell].bit_count() <= count and all(sees(cell, each) for each in cells)
    ]
    used = dict.fromkeys(cells, 0)
    for digits in product(*(_bits_of(of_cell[cell]) for cell in cells)):
        filled = dict(zip(cells, digits, strict=True))
        union = sum({*digits})
        clashes = any(sees(a, b) and filled[a] == filled[b] for a, b in combinations(cells, 2))
        if not clashes and all(of_cell[cell] & ~union for cell in excluders):
            for cell in cells:
                used[cell] |= filled[cell]
    if len(excluders) < 2:
        return dict.fromkeys(cells, 0)
    return {cell: of_cell[cell] & ~used[cell] for cell in cells}


def _bits_of(mask: int) -> list[int]:
    return [1 << digit for digit in range(1, 5) if mask >> digit & 1]
