"""Forcing chains: which are told, the shortest first."""

from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.arguments import Start, decoded
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.technique import Finding, FindingCollector
from sudoku_gui.techniques.verities import ContradictionFinder, VerityFinder

HARD = Grid.from_line(
    "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8..."
)


def _found(finder_of: type[ContradictionFinder] | type[VerityFinder]) -> list[Finding]:
    position = Position.of_grid(HARD)
    masks = CandidateMasks(HARD.geometry)
    masks.load(position.masks, position.placed_digits)
    collector = FindingCollector(stops_at_first=False)
    finder_of(HARD.geometry).find(masks, collector)
    return collector.found


def test_a_contradiction_refutes_what_is_supposed() -> None:
    found = _found(ContradictionFinder)

    assert found
    for each in found:
        argument = decoded(each.pattern)
        assert argument.start is Start.SUPPOSED
        cell, digit = divmod(argument.number >> 1, 10)
        candidate = (cell, digit)
        refuted = [(one.cell, one.digit) for one in (*each.ruled_out(), *each.placed())]
        assert refuted == [candidate]
        assert bool(each.placements) is not bool(argument.number & 1)


def test_the_shortest_come_first() -> None:
    for finder_of in (ContradictionFinder, VerityFinder):
        added = [each.added_tenths for each in _found(finder_of)]
        assert added == sorted(added)


def test_a_verity_has_a_branch_for_each_case() -> None:
    for each in _found(VerityFinder):
        argument = decoded(each.pattern)
        assert argument.start in (Start.CONSTRAINT, Start.EITHER)
        assert len(argument.branches) >= 2
