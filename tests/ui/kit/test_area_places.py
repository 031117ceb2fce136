"""Where the parts of the middle lie: nothing overlaps, nothing sticks out, the square first."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from sudoku_gui.ui.kit.area_places import GAP, LEAST_SQUARE, AreaPlaces, Band, places_in

SPACES = st.builds(QSize, st.integers(LEAST_SQUARE + 120, 4000), st.integers(216, 4000))
BANDS = st.lists(st.builds(Band, st.integers(0, 300), st.integers(0, 9)), max_size=4)
PANELS = st.builds(QSize, st.integers(64, 1200), st.integers(50, 2000))


def rects_of(places: AreaPlaces) -> list[QRect]:
    return [places.square, *places.above, *places.below, places.panel]


@given(SPACES, BANDS, BANDS, PANELS)
def test_nothing_overlaps_and_nothing_sticks_out(
    space: QSize, above: list[Band], below: list[Band], panel: QSize
) -> None:
    places = places_in(space, above, below, panel)

    whole = QRect(GAP, GAP, space.width() - 2 * GAP, space.height() - 2 * GAP)
    seen = [rect for rect in rects_of(places) if not rect.isEmpty()]
    assert all(whole.contains(rect) for rect in seen)
    assert not any(one.intersects(other) for one, other in combinations(seen, 2))


@given(SPACES, BANDS, BANDS, PANELS)
def test_the_square_has_its_share_whatever_the_others_like(
    space: QSize, above: list[Band], below: list[Band], panel: QSize
) -> None:
    square = places_in(space, above, below, panel).square

    assert square.width() == square.height()
    assert square.width() >= min(
        0.63 * min(space.width(), space.height()),
        space.width() - 2 * GAP,
        space.height() - 2 * GAP,
    )


def test_without_room_the_band_of_the_highest_rank_goes_first() -> None:
    bands = [Band(40, 2), Band(40, 0), Band(40, 1)]

    def heights(height: int) -> list[int]:
        return [rect.height() for rect in places_in(QSize(900, height), bands, [], panel).above]

    panel = QSize(300, 400)
    shown = [heights(height) for height in range(600, 220, -10)]
    assert shown[0] == [40, 40, 40]
    assert [0, 40, 40] in shown
    assert [0, 40, 0] in shown


def test_a_tall_window_has_the_panel_below_and_a_wide_one_beside() -> None:
    panel = QSize(300, 400)
    wide, tall = (places_in(QSize(*size), [], [], panel) for size in ((1200, 800), (800, 1400)))

    assert wide.panel.left() > wide.square.right()
    assert tall.panel.top() > tall.square.bottom()
    assert tall.square.width() > 600
