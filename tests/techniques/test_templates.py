"""Templates of a digit, against all ways to put it into the grid tried one by one."""

from functools import partial

from hypothesis import given, settings

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.fish_search import PlacementSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.technique import FindingCollector
from sudoku_gui.techniques.templates import TemplateFinder
from tests.support.techniques.strategies import positions_of_solutions


@settings(deadline=None, max_examples=15)
@given(positions_of_solutions())
def test_what_is_in_no_template_is_found_by_both_searches(drawn: tuple[Position, Grid]) -> None:
    position, _ = drawn
    geometry = position.geometry
    masks = CandidateMasks(geometry)
    masks.load(position.masks, position.placed_digits)
    collector = FindingCollector(stops_at_first=False)
    TemplateFinder(geometry, is_set=False).find(masks, collector)
    lost = {(each.cell, each.digit) for finding in collector.found for each in finding.ruled_out()}

    placements = PlacementSearch(geometry)
    for digit in range(1, geometry.size + 1):
        is_possible = partial(_is_possible, masks, geometry, digit)
        cells = [cell for cell in geometry.cells if masks.of_cell[cell] >> digit & 1]
        impossible = [cell for cell in cells if not is_possible(frozenset({cell}))]
        assert placements.impossible(masks, digit) == impossible
        assert {(cell, digit) for cell in impossible} <= lost


def _is_possible(
    masks: CandidateMasks, geometry: Geometry, digit: int, taken: frozenset[int]
) -> bool:
    """Whether every house that lacks the digit can have it besides in these cells."""
    for house in geometry.houses:
        places = [cell for cell in house.cells if masks.of_cell[cell] >> digit & 1]
        if places and taken.isdisjoint(house.cells):
            return any(
                _is_possible(masks, geometry, digit, taken | {cell})
                for cell in places
                if taken.isdisjoint(geometry.peers_of(cell))
            )
    return True
