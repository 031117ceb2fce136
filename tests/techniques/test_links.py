"""Links: what nodes exclude, and chains that do not come back to a node."""

from hypothesis import given, settings

from sudoku_gui.model.candidates import Candidate, exclude_each_other
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.task import run
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.implications import LinkKinds
from sudoku_gui.techniques.links import Links
from sudoku_gui.techniques.position import Position
from tests.support.techniques.strategies import positions_of_solutions


@settings(deadline=None, max_examples=10)
@given(positions_of_solutions())
def test_a_candidate_excludes_those_that_the_rules_say(drawn: tuple[Position, Grid]) -> None:
    position, _ = drawn
    links, geometry = _loaded(position), position.geometry
    every = [*links.candidates()]

    for node in every[:20]:
        one = _candidate(node, geometry)
        expected = {
            other
            for other in every
            if other != node and exclude_each_other(one, _candidate(other, geometry), geometry)
        }
        assert links.excluded_by(node) == expected


@settings(deadline=None, max_examples=10)
@given(positions_of_solutions())
def test_a_path_has_no_literal_and_its_opposite_but_at_its_ends(
    drawn: tuple[Position, Grid],
) -> None:
    links = _loaded(drawn[0])

    for node in [*links.candidates()][:20]:
        for start in (2 * node, 2 * node + 1):
            path = links.path(start, start ^ 1)
            if path is not None:
                assert (path[0], path[-1]) == (start, start ^ 1)
                inner = path[:-1]
                assert len({literal >> 1 for literal in inner}) == len(inner)


@settings(deadline=None, max_examples=10)
@given(positions_of_solutions())
def test_a_chain_of_candidates_goes_backwards_by_its_opposites(
    drawn: tuple[Position, Grid],
) -> None:
    links = _loaded(drawn[0])

    for node in [*links.candidates()][:20]:
        links.search.search(2 * node)
        path = links.search.trace(links.search.reached()[-1:])
        assert links.expanded(path) == path
        assert links.backwards(links.backwards(path)) == path
        assert links.backwards(path)[0] == path[-1] ^ 1


def _loaded(position: Position) -> Links:
    masks = CandidateMasks(position.geometry)
    masks.load(position.masks, position.placed_digits)
    return run(Links(position.geometry, LinkKinds.ALL).of(masks))


def _candidate(node: int, geometry: Geometry) -> Candidate:
    cell, digit = divmod(node, geometry.size + 1)
    return Candidate(Cell(cell), Digit(digit))
