"""Where the cells lie: every pixel of the grid belongs to one cell, at every size."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize

from sudoku_gui.model.geometry import SIZES, Cell, Geometry
from sudoku_gui.ui.grid.grid_layout import GridLayout

spaces = st.builds(QSize, st.integers(60, 3000), st.integers(60, 3000))
geometries = st.sampled_from([Geometry.of_size(size) for size in SIZES])
layouts = st.builds(GridLayout, geometries, spaces)


@given(layouts, st.data())
def test_every_pixel_of_a_cell_is_that_cells(layout: GridLayout, data: st.DataObject) -> None:
    cell = Cell(data.draw(st.sampled_from(layout.geometry.cells)))
    rect = layout.cell_rect(cell)

    for point in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
        assert layout.cell_at(point) == cell
    assert layout.cell_at(rect.center()) == cell


@given(layouts)
def test_cells_are_equal_squares_that_leave_no_gap(layout: GridLayout) -> None:
    geometry = layout.geometry
    rects = [layout.cell_rect(Cell(cell)) for cell in geometry.cells]

    assert {(rect.width(), rect.height()) for rect in rects} == {(layout.cell_side,) * 2}
    together = QRect()
    for rect in rects:
        together = together.united(rect)
    assert together == layout.cells_rect
    assert together.width() * together.height() == layout.cell_side**2 * geometry.cell_count


@given(layouts, st.integers(-50, 3050), st.integers(-50, 3050))
def test_beside_the_grid_is_no_cell(layout: GridLayout, across: int, down: int) -> None:
    point = QPoint(across, down)

    assert (layout.cell_at(point) is None) == (not layout.cells_rect.contains(point))


@given(layouts)
def test_the_grid_with_the_line_around_it_stays_inside_its_space(layout: GridLayout) -> None:
    line = layout.thick // 2
    around = layout.cells_rect.adjusted(-line, -line, layout.thick - line, layout.thick - line)

    assert QRect(QPoint(0, 0), layout.space).contains(around)


@given(layouts)
def test_the_grid_is_as_large_as_fits_and_in_the_middle(layout: GridLayout) -> None:
    cells, space = layout.cells_rect, layout.space
    one_more_pixel_each = (layout.cell_side + 1) * layout.geometry.size + 2 * layout.thick
    right, below = space.width() - cells.width() - cells.x(), space.height() - cells.bottom() - 1

    assert one_more_pixel_each > min(space.width(), space.height())
    assert abs(right - cells.x()) <= 1
    assert abs(below - cells.y()) <= 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("space", [QSize(0, 0), QSize(1, 300), QSize(20, 20)])
def test_in_a_space_for_nothing_each_cell_still_has_a_pixel(size: int, space: QSize) -> None:
    layout = GridLayout(Geometry.of_size(size), space)

    assert layout.cell_side >= 1
    assert not layout.cell_rect(Cell(0)).isEmpty()


@pytest.mark.parametrize("size", SIZES)
def test_the_lines_between_boxes_are_thicker_than_those_between_cells(size: int) -> None:
    for side in (220, 500, 2000):
        assert GridLayout(Geometry.of_size(size), QSize(side, side)).thick >= 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("space", [QSize(220, 220), QSize(640, 480), QSize(2000, 3000)])
def test_labels_stand_beside_their_rows_and_columns_within_the_space(
    size: int, space: QSize
) -> None:
    layout = GridLayout(Geometry.of_size(size), space, has_labels=True)

    for place in range(size):
        row, column = layout.row_label_rect(place), layout.column_label_rect(place)
        assert row.top() == layout.cell_rect(Cell(place * size)).top()
        assert column.left() == layout.cell_rect(Cell(place)).left()
        assert row.right() < layout.cells_rect.left()
        assert column.bottom() < layout.cells_rect.top()
        assert min(row.left(), column.top()) >= 0
    assert GridLayout(Geometry.of_size(size), space).cells_rect.width() >= layout.cells_rect.width()
