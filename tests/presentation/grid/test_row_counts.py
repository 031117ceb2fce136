"""How many givens the rows have, as somebody counts them on paper."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import sign_of
from sudoku_gui.presentation.grid.row_counts import row_counts_sentence
from tests.model.strategies import cells, grids


@given(st.data())
def test_the_row_is_counted_and_the_one_above(data: st.DataObject) -> None:
    grid = data.draw(grids())
    cell: Cell = data.draw(cells(grid.geometry))
    row = grid.geometry.row_of(cell)
    printed = ["".join(map(sign_of, digits)) for digits in grid.rows()]
    wanted = [each for each in (row, row - 1) if each >= 0]

    said = str(row_counts_sentence(grid, cell)).split(" · ")

    figures = [tuple(int(word) for word in _figures(part)) for part in said]
    assert figures == [(each + 1, grid.geometry.size - printed[each].count("0")) for each in wanted]


def _figures(words: str) -> list[str]:
    return [word for word in words.replace(":", "").split() if word.isdigit()]
