"""Where the cursor goes, as arithmetic."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model import moves, note_moves
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.grid.grid_cursor import (
    TypingMode,
    cell_after_typing,
    cell_to_go_on_from,
    next_blank,
)
from tests.model.strategies import cells, grids

UP, DOWN, LEFT, RIGHT = (-1, 0), (1, 0), (0, -1), (0, 1)
directions = st.sampled_from([UP, DOWN, LEFT, RIGHT])


@pytest.mark.parametrize("size", SIZES)
def test_typing_on_visits_every_cell_in_reading_order_and_stays_at_the_last(size: int) -> None:
    geometry = Geometry.of_size(size)
    visited = [Cell(0)]
    for _ in range(geometry.cell_count + 3):
        visited.append(cell_after_typing(geometry, visited[-1]))

    assert visited[: geometry.cell_count] == list(geometry.cells)
    assert set(visited[geometry.cell_count :]) == {geometry.cell_count - 1}


@pytest.mark.parametrize(
    ("direction", "found"), [(UP, "r1c3"), (DOWN, "r4c3"), (LEFT, "r3c2"), (RIGHT, "r3c4")]
)
def test_the_next_blank_lies_straight_ahead(direction: tuple[int, int], found: str) -> None:
    grid = Grid.from_line("1101111110101101")
    start = grid.geometry.cell_at(2, 2)

    assert grid.geometry.name(next_blank(grid, start, direction)) == found


def test_a_game_is_gone_on_with_where_it_was_left() -> None:
    game = Game(Puzzle.empty(4))
    assert [cell_to_go_on_from(game, typing) for typing in TypingMode] == [0, 0]

    game.play(moves.type_givens(game.sheet, {Cell(2): Digit(3)}))
    game.play(moves.type_givens(game.sheet, {Cell(6): Digit(1)}))
    assert cell_to_go_on_from(game, TypingMode.GIVENS) == 7
    assert cell_to_go_on_from(game, TypingMode.ENTRIES) == 0  # nothing is entered yet

    game.play(note_moves.toggle_note(game.sheet, [Cell(0)], NoteKind.CORNER, Digit(2)))
    game.play(moves.enter_in_all(game.sheet, [Cell(1)], Digit(2), tidies_notes=True))
    assert len(game.moves[-1].changes) == 2
    assert cell_to_go_on_from(game, TypingMode.ENTRIES) == 1
    assert cell_to_go_on_from(game, TypingMode.GIVENS) == 0


@given(st.data(), directions)
def test_the_next_blank_is_the_nearest_in_its_direction_or_the_cursor_stays(
    data: st.DataObject, direction: tuple[int, int]
) -> None:
    grid = data.draw(grids())
    geometry, start = grid.geometry, data.draw(cells(grid.geometry))
    ahead = _straight_ahead(geometry, start, direction)

    blanks_ahead = [cell for cell in ahead if not grid.digit_at(cell)]

    assert next_blank(grid, start, direction) == (blanks_ahead[0] if blanks_ahead else start)


def _straight_ahead(geometry: Geometry, cell: Cell, direction: tuple[int, int]) -> list[Cell]:
    """The cells from `cell` to the edge of the grid, the nearest first."""
    row, column, _ = geometry.houses_of(cell)
    house = (column if direction in {UP, DOWN} else row).cells
    at = house.index(cell)
    return list(house[at + 1 :]) if direction in {DOWN, RIGHT} else list(reversed(house[:at]))
