"""Where boxes meet: thick lines follow the boxes, whatever their shape."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.borders import Border, borders_of
from sudoku_gui.model.geometry import SIZES, Geometry
from tests.model.variants import JIGSAW_5, VARIANTS, Variant


@pytest.mark.parametrize("size", SIZES)
def test_rectangular_boxes_have_borders_from_side_to_side(size: int) -> None:
    geometry = Geometry.of_size(size)

    borders = borders_of(geometry)

    lying, standing = geometry.box_rows, geometry.box_columns
    assert borders.lying == tuple(Border(at, 0, size) for at in range(0, size + 1, lying))
    assert borders.standing == tuple(Border(at, 0, size) for at in range(0, size + 1, standing))


@given(st.sampled_from(VARIANTS), st.data())
def test_a_border_is_where_the_cells_on_both_sides_are_in_different_boxes(
    variant: Variant, data: st.DataObject
) -> None:
    size, boxes, borders = variant.size, variant.boxes.split(), borders_of(variant.geometry)
    line, place = data.draw(st.integers(0, size)), data.draw(st.integers(0, size - 1))

    above_differs = line in {0, size} or boxes[line - 1][place] != boxes[line][place]
    left_differs = line in {0, size} or boxes[place][line - 1] != boxes[place][line]

    assert _covered(borders.lying, line, place) == above_differs
    assert _covered(borders.standing, line, place) == left_differs


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_borders_are_as_long_as_they_can_be(variant: Variant) -> None:
    borders = borders_of(variant.geometry)

    for group in (borders.lying, borders.standing):
        ends = {(border.place, border.end) for border in group}
        assert not any((border.place, border.begin) in ends for border in group)


def test_the_borders_of_a_jigsaw_turn_with_its_boxes() -> None:
    borders = borders_of(JIGSAW_5.geometry)

    assert borders.lying[:4] == (Border(0, 0, 5), Border(1, 1, 4), Border(2, 1, 2), Border(2, 3, 4))


def _covered(group: tuple[Border, ...], line: int, place: int) -> bool:
    return any(each.place == line and each.begin <= place < each.end for each in group)
