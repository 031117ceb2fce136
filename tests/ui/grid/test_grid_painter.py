"""The picture of the grid: true after any sequence of looks, and told apart without colours."""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from sudoku_gui.model.geometry import NO_CELL, SIZES, Cell, Digit, Geometry
from sudoku_gui.model.notes import COLOURS
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.grid.cell_look import (
    CellBackground,
    CellLook,
    NotesLook,
    looks_of,
    marks_of,
)
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.grid import cell_painter, grid_painter
from tests.model.strategies import cell_notes
from tests.model.variants import VARIANTS
from tests.support.ui.pictures import (
    ONE_INK,
    cell_picture,
    colours_in,
    differing_pixels,
    grid_picture,
    shown_by,
)
from tests.support.ui.shown_moments import (
    first_shown_moment,
    is_dead_end,
    is_progress,
    is_step_back,
)

pytestmark = pytest.mark.usefixtures("qapp")

SIDES = (8, 12, 20, 31, 48, 96)
RATIOS = (1.0, 1.25, 1.5, 2.0)
GEOMETRY = Geometry.of_size(4)
any_look = st.builds(
    CellLook,
    sign=st.sampled_from(["", "1", "4", "G", "M"]),
    origin=st.sampled_from(Origin),
    ground=st.sampled_from(CellBackground),
    is_conflict=st.booleans(),
    is_current_blank=st.booleans(),
    is_dead_end=st.booleans(),
    removed_sign=st.sampled_from(["", "3"]),
    is_blocker=st.booleans(),
    is_in_core=st.booleans(),
    is_wrong=st.booleans(),
    is_ambiguous=st.booleans(),
    ambiguous_signs=st.sampled_from(["", "2 5"]),
    is_preview=st.booleans(),
    is_highlighted=st.booleans(),
    colours=st.frozensets(st.sampled_from(COLOURS)).map(lambda some: tuple(sorted(some))),
    notes=st.none()
    | st.builds(NotesLook, cell_notes(GEOMETRY), st.just(frozenset({Digit(1)})), st.just(4)),
)
any_looks = st.lists(
    st.one_of(st.just(CellLook()), any_look),
    min_size=GEOMETRY.cell_count,
    max_size=GEOMETRY.cell_count,
)


@settings(max_examples=60, deadline=None)
@given(
    sequence=st.lists(any_looks, min_size=2, max_size=4),
    theme=st.sampled_from([LIGHT, DARK]),
    ratio=st.sampled_from(RATIOS),
    space=st.builds(QSize, st.integers(60, 260), st.integers(60, 260)),
)
def test_after_any_sequence_of_looks_the_picture_is_that_of_the_last_alone(
    sequence: list[list[CellLook]], theme: Theme, ratio: float, space: QSize
) -> None:
    # Qt draws signs of 64 pixels and more from their outlines, and by some fortieth of a pixel
    # beside their place after a small sign that it rasterised at a fraction of a pixel, until
    # another is rasterised scaled.  Once every sign has been painted, nothing is rasterised and
    # the same sign is drawn in the same pixels.  The pictures that are compared share no more.
    _paint_one_after_another(sequence, theme, ratio, space)

    shown = _paint_one_after_another(sequence, theme, ratio, space)

    assert shown == _paint_one_after_another(sequence[-1:], theme, ratio, space)


@pytest.mark.parametrize("size", SIZES)
def test_only_cells_that_look_different_are_painted_again(
    size: int, painted: list[CellLook]
) -> None:
    picture = grid_picture(Geometry.of_size(size), LIGHT)
    looks = [CellLook()] * (size * size)

    shown_by(picture, looks)
    assert painted == looks[:1]  # once for all that look the same

    painted.clear()
    shown_by(picture, looks)
    assert painted == []

    looks[1] = placed = CellLook("1", Origin.SOLVER, CellBackground.PLACED)
    looks[-1] = standing = CellLook(is_current_blank=True)
    shown_by(picture, looks)
    assert painted == [placed, standing]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("side", [8, 20, 31])
def test_cells_that_share_a_look_are_painted_as_those_of_which_each_has_its_own(
    side: int, ratio: float, theme: Theme
) -> None:
    geometry, space = Geometry.of_size(9), QSize(side * 9, side * 9)
    coloured = CellLook(ground=CellBackground.SELECTED, colours=COLOURS[:2])
    given = CellLook("7", Origin.GIVEN, is_conflict=True, is_highlighted=True)
    shared = [(coloured, given)[cell % 3 == 0] for cell in geometry.cells]

    pictures = [
        shown_by(grid_picture(geometry, theme, ratio, space), looks)
        for looks in (shared, [replace(look) for look in shared])
    ]

    assert pictures[0] == pictures[1]


def test_a_step_of_a_search_costs_a_few_cells(painted: list[CellLook]) -> None:
    picture = grid_picture(GEOMETRY, LIGHT)
    before, after = first_shown_moment(is_progress), first_shown_moment(is_dead_end)
    shown_by(picture, _looks(before))
    painted.clear()

    shown_by(picture, _looks(after))

    differing = [new for old, new in zip(_looks(before), _looks(after), strict=True) if old != new]
    assert painted == differing
    assert len(painted) < GEOMETRY.cell_count


@pytest.mark.parametrize("side", [side for side in SIDES if side >= 20])  # as the window opens
@pytest.mark.parametrize("sign", ["1", "7", "G", "P"])
def test_givens_entries_and_solver_digits_differ_in_shape(side: int, sign: str) -> None:
    given, entry, solver = (
        cell_picture(CellLook(sign, origin), ONE_INK, side)
        for origin in (Origin.GIVEN, Origin.ENTRY, Origin.SOLVER)
    )

    assert differing_pixels(given, entry) > 0
    assert differing_pixels(entry, solver) > 0
    assert differing_pixels(given, solver) > 0


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_givens_entries_and_solver_digits_differ_in_colour_too(theme: Theme) -> None:
    for origin, ink in (
        (Origin.GIVEN, theme.given),
        (Origin.ENTRY, theme.entry),
        (Origin.SOLVER, theme.solver),
    ):
        assert ink in colours_in(cell_picture(CellLook("5", origin), theme, 96))
    assert len({theme.given, theme.entry, theme.solver}) == 3


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("origin", [Origin.GIVEN, Origin.ENTRY, Origin.SOLVER])
def test_a_conflict_has_a_shape_besides_its_colour(side: int, origin: Origin) -> None:
    clashing, alone = (
        cell_picture(CellLook("5", origin, is_conflict=is_conflict), ONE_INK, side)
        for is_conflict in (True, False)
    )

    assert differing_pixels(clashing, alone) >= side // 4


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    "ground",
    [CellBackground.PLAIN, CellBackground.HOUSE, CellBackground.EQUAL, CellBackground.SELECTED],
)
def test_a_conflict_is_seen_in_grey_on_every_ground(theme: Theme, ground: CellBackground) -> None:
    clashing, alone = (
        cell_picture(CellLook("5", Origin.ENTRY, ground, is_conflict=is_conflict), theme)
        for is_conflict in (True, False)
    )

    assert differing_pixels(clashing, alone) >= 48


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    "look",
    [
        CellLook(is_current_blank=True),
        CellLook(is_dead_end=True),
        CellLook(is_blocker=True),
        CellLook(removed_sign="5"),
        CellLook(is_highlighted=True),
    ],
    ids=["standing", "dead end", "blocker", "taken back", "highlighted"],
)
def test_every_mark_has_a_shape_of_its_own(side: int, look: CellLook) -> None:
    others = [CellLook(), CellLook("5", Origin.SOLVER), CellLook(is_conflict=True)]
    picture = cell_picture(look, ONE_INK, side)

    for other in others:
        assert differing_pixels(picture, cell_picture(other, ONE_INK, side)) >= side // 4


def test_a_dead_end_and_a_step_back_look_different_from_progress_without_colours() -> None:
    progress, dead_end, back = (
        shown_by(grid_picture(GEOMETRY, ONE_INK), _looks(first_shown_moment(fits)))
        for fits in (_is_progress_beside_no_other_mark, is_dead_end, is_step_back)
    )

    assert differing_pixels(progress, dead_end) > 100
    assert differing_pixels(progress, back) > 100
    assert differing_pixels(dead_end, back) > 100


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("size", SIZES)
def test_the_picture_has_every_pixel_of_the_screen_it_is_for(size: int, ratio: float) -> None:
    picture = grid_picture(Geometry.of_size(size), LIGHT, ratio, QSize(400, 300))

    assert picture.pixmap.size() == QSize(round(400 * ratio), round(300 * ratio))
    assert picture.pixmap.devicePixelRatio() == ratio


@pytest.mark.parametrize("ratio", RATIOS)
def test_lines_and_grounds_are_sharp_on_every_screen(ratio: float) -> None:
    picture = grid_picture(GEOMETRY, LIGHT, ratio, QSize(201, 203))
    grounds = [CellLook(ground=ground) for ground in list(CellBackground) * 3][
        : GEOMETRY.cell_count
    ]

    colours = colours_in(shown_by(picture, grounds))

    assert colours <= {
        LIGHT.window,
        LIGHT.base,
        LIGHT.thin_line,
        LIGHT.thick_line,
        LIGHT.shaded_ground,
        LIGHT.house_ground,
        LIGHT.equal_ground,
        LIGHT.selected_ground,
        LIGHT.placed_ground,
        LIGHT.taken_back_ground,
    }


@pytest.mark.parametrize(
    "geometry",
    [*map(Geometry.of_size, SIZES), *(variant.geometry for variant in VARIANTS)],
    ids=repr,
)
def test_boxes_are_parted_by_thick_lines_and_cells_by_thin_ones(geometry: Geometry) -> None:
    picture = grid_picture(geometry, LIGHT, space=QSize(520, 520))
    image = shown_by(picture, [CellLook()] * geometry.cell_count)
    layout, size = picture.layout, geometry.size

    for row, column in itertools.product(range(size - 1), range(size)):
        upper, lower = geometry.cell_at(row, column), geometry.cell_at(row + 1, column)
        rect = layout.cell_rect(upper)
        line = image.pixelColor(rect.center().x(), rect.bottom() + 1).name()
        parted = geometry.box_of(upper) != geometry.box_of(lower)
        assert line == (LIGHT.thick_line if parted else LIGHT.thin_line)
    for row, column in itertools.product(range(size), range(size - 1)):
        left, right = geometry.cell_at(row, column), geometry.cell_at(row, column + 1)
        rect = layout.cell_rect(left)
        line = image.pixelColor(rect.right() + 1, rect.center().y()).name()
        parted = geometry.box_of(left) != geometry.box_of(right)
        assert line == (LIGHT.thick_line if parted else LIGHT.thin_line)


@pytest.fixture
def painted() -> Iterator[list[CellLook]]:
    """The looks of the cells that are painted from now on."""
    looks: list[CellLook] = []
    paint_cell = cell_painter.paint_cell

    def paint_and_note(*arguments: object) -> None:
        looks.append(arguments[2])  # type: ignore[arg-type]  # (painter, rect, look, ...)
        paint_cell(*arguments)  # type: ignore[arg-type]

    with patch.object(grid_painter, "paint_cell", paint_and_note):
        yield looks


def _paint_one_after_another(
    sequence: list[list[CellLook]], theme: Theme, ratio: float, space: QSize
) -> QImage:
    """What a new picture shows after each of the looks in turn."""
    picture = grid_picture(GEOMETRY, theme, ratio, space)
    return [shown_by(picture, looks) for looks in sequence][-1]


def _looks(shown_moment: ShownMoment) -> tuple[CellLook, ...]:
    marks = marks_of(shown_moment.moment, shown_moment.attempts)
    return looks_of(shown_moment.sheet, NO_CELL, frozenset[Cell](), marks)


def _is_progress_beside_no_other_mark(shown_moment: ShownMoment) -> bool:
    return is_progress(shown_moment) and shown_moment.moment.counters.backtracks == 0


FINDINGS = {
    "clashing": CellLook("5", Origin.GIVEN, is_in_core=True),
    "wrong": CellLook("5", Origin.GIVEN, is_wrong=True),
    "doubtful": CellLook("5", Origin.GIVEN, is_ambiguous=True),
    "preview": CellLook("5", Origin.GIVEN, is_preview=True),
    "conflict": CellLook("5", Origin.GIVEN, is_conflict=True),
    "blocker": CellLook("5", Origin.GIVEN, is_blocker=True),
    "standing": CellLook("5", Origin.GIVEN, is_current_blank=True),
    "nothing": CellLook("5", Origin.GIVEN),
}


@pytest.mark.parametrize("side", [side for side in SIDES if side >= 20])
def test_what_checks_found_is_told_apart_without_colours(side: int) -> None:
    pictures = {name: cell_picture(look, ONE_INK, side) for name, look in FINDINGS.items()}

    for first, second in combinations(pictures, 2):
        assert differing_pixels(pictures[first], pictures[second]) > 4, (first, second)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("clashing", "conflict"),
        ("wrong", "conflict"),
        ("doubtful", "standing"),
        ("preview", "accent"),
    ],
)
def test_what_checks_found_has_its_colour(name: str, colour: str, theme: Theme) -> None:
    assert getattr(theme, colour) in colours_in(cell_picture(FINDINGS[name], theme, 96))


def test_digits_of_two_solutions_are_read_in_a_blank_and_not_over_a_digit() -> None:
    blank, doubt, filled, over = (
        cell_picture(look, ONE_INK, 48)
        for look in (
            CellLook(is_ambiguous=True),
            CellLook(is_ambiguous=True, ambiguous_signs="2 5"),
            CellLook("5", is_ambiguous=True),
            CellLook("5", is_ambiguous=True, ambiguous_signs="2 5"),
        )
    )

    assert differing_pixels(blank, doubt) > 20
    assert filled == over
