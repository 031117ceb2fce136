"""Where the parts of the window's middle lie: arithmetic only.

A square comes first, with at least a known share of the shorter side; bands lie above and below
it; a panel stands beside it, or below where the window is taller than wide.  What is short of
room is the panel, and bands that can be done without.
"""

import math
from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize

from sudoku_gui.lazy_dataclasses import dataclass

GAP = 8
"""Around everything and between the parts."""

LEAST_SQUARE = 200
"""Pixels of the square's side where there is room for them: digits of 9x9 are read well."""

SMALLEST_SQUARE = 80
"""Pixels of the side on the smallest screens, where the digits of 9x9 can just be read."""

_SHARE = 0.64  # of the shorter side, for the square; a grid of whole pixels loses some of it
_LEAST_COLUMN = 420  # the width of the bands, where there is room for it
_TALL = 0.9  # windows whose width is less of their height have the panel below
_PANEL_SHARE = 0.4  # of the height of those, at most


@dataclass(frozen=True, slots=True)
class Band:
    """What a band needs: its height, 0 for one that is not there, and when it goes first."""

    height: int
    rank: int  # of those without room the highest rank goes first


@dataclass(frozen=True, slots=True)
class AreaPlaces:
    """The place of each part; a band without room has no height."""

    square: QRect
    above: tuple[QRect, ...]
    below: tuple[QRect, ...]
    panel: QRect


def places_in(
    space: QSize, above: Sequence[Band], below: Sequence[Band], panel: QSize
) -> AreaPlaces:
    """Return the places in `space`, where the panel likes to be as large as `panel`."""
    inner = QSize(space.width() - 2 * GAP, space.height() - 2 * GAP)
    share = math.ceil(_SHARE * min(space.width(), space.height()))
    least = max(1, min(max(LEAST_SQUARE, share), inner.width(), inner.height()))
    heights = _heights_with_room([*above, *below], inner.height() - least)
    left = inner.height() - sum(height + GAP for height in heights if height)
    beside = min(left, max(least, inner.width() - GAP - panel.width()), inner.width())
    under = min(left - GAP - _height_of_panel(inner, panel), inner.width())
    is_tall = space.width() < _TALL * space.height() and under > beside
    square = max(least, under) if is_tall else beside
    if is_tall:
        return _tall(inner, square, heights, len(above))
    return _wide(inner, square, heights, len(above), panel.width())


def _height_of_panel(inner: QSize, panel: QSize) -> int:
    return min(panel.height(), round(_PANEL_SHARE * inner.height()))


def _heights_with_room(bands: Sequence[Band], room: int) -> list[int]:
    """Return the height of each band, which is 0 for those that have to go."""
    heights = [band.height for band in bands]
    for place in sorted(range(len(bands)), key=lambda place: -bands[place].rank):
        if sum(height + GAP for height in heights if height) <= room:
            break
        heights[place] = 0
    return heights


def _wide(
    inner: QSize, square: int, heights: Sequence[int], above: int, panel_width: int
) -> AreaPlaces:
    """Return the places with the panel at the right, all in the middle of the width.

    Neither the panel nor the bands below move when a band above comes or goes: somebody may be
    pointing at them.
    """
    beside = max(0, min(panel_width, inner.width() - GAP - square))
    room = inner.width() - GAP - beside
    column = max(square, min(room, max(_LEAST_COLUMN, inner.height())))
    left = GAP + (room - column) // 2
    over, top = _stack(left, column, GAP, heights[:above])
    foot = sum(height + GAP for height in heights[above:] if height)
    under, _ = _stack(left, column, 2 * GAP + inner.height() - foot, heights[above:])
    panel = QRect(left + column + GAP, GAP, beside, inner.height())
    return AreaPlaces(QRect(left, top, square, square), over, under, panel)


def _tall(inner: QSize, square: int, heights: Sequence[int], above: int) -> AreaPlaces:
    """Return the places with the panel at the bottom."""
    over, top = _stack(GAP, inner.width(), GAP, heights[:above])
    under, bottom = _stack(GAP, inner.width(), top + square + GAP, heights[above:])
    middle = GAP + (inner.width() - square) // 2
    panel = QRect(GAP, bottom, inner.width(), max(0, GAP + inner.height() - bottom))
    return AreaPlaces(QRect(middle, top, square, square), over, under, panel)


def _stack(
    left: int, width: int, top: int, heights: Sequence[int]
) -> tuple[tuple[QRect, ...], int]:
    """Return the places of bands one below the other, and where the next part begins."""
    places = []
    for height in heights:
        places.append(QRect(left, top, width, height))
        top += height + GAP if height else 0
    return tuple(places), top
