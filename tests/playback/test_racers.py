"""Who takes part in a race."""

from hypothesis import given

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.grid_transform import GridTransform, transformed
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.playback.racers import racers_by_algorithm, racers_by_transform
from sudoku_gui.solvers import ALGORITHMS
from tests.support.puzzles import SMALL
from tests.support.solvers.strategies import puzzles
from tests.support.ui.races import SMALL_SHEET


def test_algorithms_race_under_their_own_names_over_the_same_sheet() -> None:
    racers = racers_by_algorithm(SMALL_SHEET, ALGORITHMS[:3])

    assert [racer.title for racer in racers] == [each.title for each in ALGORITHMS[:3]]
    assert {racer.sheet for racer in racers} == {SMALL_SHEET}
    assert [racer.algorithm for racer in racers] == list(ALGORITHMS[:3])


@given(puzzles())
def test_every_turn_of_a_puzzle_races_once(grid: Grid) -> None:
    racers = racers_by_transform(Sheet.of_givens(grid), ALGORITHMS[0])

    assert [racer.transform for racer in racers] == list(GridTransform)
    assert [racer.sheet.grid for racer in racers] == [
        transformed(grid, turn) for turn in GridTransform
    ]


def test_entries_turn_with_the_givens_and_stay_entries() -> None:
    sheet = Sheet.of(SMALL, Grid.from_line("3000000000000000"))

    quarter = racers_by_transform(sheet, ALGORITHMS[0])[1].sheet

    assert quarter.grid == transformed(sheet.grid, GridTransform.QUARTER)
    assert quarter.cells_of(Origin.ENTRY) == (3,)
