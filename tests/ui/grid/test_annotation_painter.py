"""What explanations draw: told apart without colours, and in every kind of picture the same."""

from collections.abc import Mapping
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QFont, QImage, QPainter

from sudoku_gui.language import text
from sudoku_gui.model.candidates import Candidate, Link, LinkKind
from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry
from sudoku_gui.presentation.grid.annotation import Annotation, CandidateRole, CellRole, HouseRole
from sudoku_gui.presentation.grid.cell_look import CellLook
from sudoku_gui.presentation.grid.grid_layers import GridLook
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.grid.annotation_painter import candidate_rect
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.grid_painter import paint_grid, repaint_grid
from tests.support.ui.pictures import (
    ONE_INK,
    colours_in,
    differing_pixels,
    grid_picture,
)

pytestmark = pytest.mark.usefixtures("qapp")

WORDS = text("Look here.")
SMALL = Geometry.of_size(4)
CORNER, MIDDLE = Cell(0), Cell(5)
every_size = pytest.mark.parametrize("size", SIZES)


def drawn(
    annotation: Annotation | None,
    geometry: Geometry = SMALL,
    theme: Theme = ONE_INK,
    side: int = 400,
    looks: tuple[CellLook, ...] = (),
) -> QImage:
    """A grid with an annotation, painted at once."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(theme.base)
    painter = QPainter(image)
    layout = GridLayout(geometry, image.size())
    cells = looks or (CellLook(),) * geometry.cell_count
    paint_grid(painter, layout, GridLook(geometry, cells, annotation), theme, QFont())
    painter.end()
    return image


def of_candidates(*roles: CandidateRole) -> Annotation:
    """The first digits of a cell with these roles."""
    digits = {Candidate(MIDDLE, Digit(digit)): role for digit, role in enumerate(roles, start=1)}
    return Annotation(WORDS, candidates=digits)


def of_link(kind: LinkKind, source: Cell, target: Cell) -> Annotation:
    """A link between two cells."""
    ends = Candidate(source, Digit(1)), Candidate(target, Digit(1))
    return Annotation(WORDS, links=(Link(*ends, kind),))


KINDS: Mapping[str, Annotation] = {
    "nothing": Annotation(WORDS),
    "in question": Annotation(WORDS, {MIDDLE: CellRole.IN_QUESTION}),
    "blocker": Annotation(WORDS, {MIDDLE: CellRole.BLOCKER}),
    "possible": of_candidates(CandidateRole.POSSIBLE),
    "eliminated": of_candidates(CandidateRole.ELIMINATED),
    "possible of two": of_candidates(CandidateRole.POSSIBLE, CandidateRole.POSSIBLE),
    "eliminated of two": of_candidates(CandidateRole.ELIMINATED, CandidateRole.ELIMINATED),
    "placed of two": of_candidates(CandidateRole.PLACED, CandidateRole.PLACED),
    "others": of_candidates(CandidateRole.OTHER, CandidateRole.OTHER),
    "base": Annotation(WORDS, houses={SMALL.houses[1]: HouseRole.BASE}),
    "cover": Annotation(WORDS, houses={SMALL.houses[1]: HouseRole.COVER}),
    "weak": of_link(LinkKind.WEAK, Cell(0), Cell(14)),
    "strong": of_link(LinkKind.STRONG, Cell(0), Cell(14)),
}


@pytest.mark.parametrize("side", [120, 240, 400])
def test_every_role_and_every_kind_of_link_is_told_apart_without_colours(side: int) -> None:
    pictures = {name: drawn(annotation, side=side) for name, annotation in KINDS.items()}

    for first, second in combinations(pictures, 2):
        assert differing_pixels(pictures[first], pictures[second]) > 8, (first, second)


def test_a_link_says_by_its_head_which_end_follows_from_the_other() -> None:
    there, back = (
        drawn(of_link(LinkKind.STRONG, *ends)) for ends in ((Cell(0), Cell(6)), (Cell(6), Cell(0)))
    )

    assert differing_pixels(there, back) > 20


@every_size
def test_a_link_goes_around_the_digits_between_its_ends(size: int) -> None:
    geometry = Geometry.of_size(size)
    layout = GridLayout(geometry, QSize(800, 800))
    for last in (size - 1, size * (size - 1)):  # of the first row, of the first column
        link = of_link(LinkKind.STRONG, CORNER, Cell(last))
        with_link, without = (drawn(each, geometry, side=800) for each in (link, None))
        step = max(1, last // (size - 1))
        for cell in map(Cell, range(step, last, step)):
            rect = layout.cell_rect(cell)
            reach = rect.width() // 10
            middle = rect.adjusted(rect.width() // 2 - reach, rect.width() // 2 - reach, 0, 0)
            middle.setSize(QSize(2 * reach, 2 * reach))
            assert differing_pixels(with_link.copy(middle), without.copy(middle)) == 0


@every_size
def test_the_candidates_of_a_cell_stand_beside_each_other_in_it(size: int) -> None:
    layout = GridLayout(geometry := Geometry.of_size(size), QSize(700, 700))
    cell = QRectF(layout.cell_rect(MIDDLE))

    places = [candidate_rect(layout, Candidate(MIDDLE, Digit(each))) for each in geometry.digits]

    assert all(cell.contains(place) for place in places)
    assert not any(first.intersects(second) for first, second in combinations(places, 2))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("in question", "accent"),
        ("blocker", "blocker"),
        ("possible", "entry"),
        ("eliminated", "blocker"),
        ("placed of two", "solver"),
        ("others", "ink"),
        ("base", "accent"),
        ("cover", "branch"),
        ("weak", "blocker"),
    ],
)
def test_what_is_drawn_has_its_colour(name: str, colour: str, theme: Theme) -> None:
    assert getattr(theme, colour) in colours_in(drawn(KINDS[name], theme=theme))


any_look = st.builds(
    lambda signs, annotation: GridLook(
        SMALL, tuple(CellLook(sign=sign) for sign in signs), annotation
    ),
    st.lists(st.sampled_from(["", "1"]), min_size=16, max_size=16),
    st.sampled_from([None, *KINDS.values()]),
)


@settings(deadline=None)
@given(st.lists(any_look, min_size=1, max_size=3))
def test_painted_over_what_was_there_or_anew_a_picture_is_the_same(looks: list[GridLook]) -> None:
    anew = drawn(looks[-1].annotation, looks=looks[-1].cells)
    over = QImage(anew.size(), anew.format())
    over.fill(ONE_INK.base)
    painter = QPainter(over)
    layout = GridLayout(SMALL, over.size())
    before = GridLook(SMALL, ())
    for look in looks:
        repaint_grid(painter, layout, before, look, ONE_INK, QFont())
        before = look
    painter.end()

    assert over == anew


@settings(deadline=None)
@given(st.lists(any_look, min_size=1, max_size=3))
def test_the_kept_picture_of_the_window_is_the_same_too(looks: list[GridLook]) -> None:
    picture = grid_picture(SMALL, ONE_INK, space=QSize(400, 400))
    for look in looks:
        picture.show(look)
    shown = QImage(400, 400, QImage.Format.Format_RGB32)
    painter = QPainter(shown)
    picture.paint(painter, QPoint())
    painter.end()

    assert differing_pixels(shown, drawn(looks[-1].annotation, looks=looks[-1].cells)) == 0
