"""Heat in a cell: a bar as long as the part it stands for, and a tint that grows with it."""

import pytest
from PySide6.QtGui import QColor, QImage

from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.grid.cell_look import CellLook
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from tests.support.ui.pictures import cell_picture

SIDE = 60
every_theme = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


@every_theme
def test_the_bar_is_as_long_as_the_part_of_the_steps(theme: Theme) -> None:
    for heat in (1, 25, 50, 100):
        image = cell_picture(CellLook(heat=heat), theme, SIDE)

        assert _length_of_bar(image, theme) == max(2, SIDE * heat // 100)


@every_theme
def test_the_tint_grows_with_it_and_a_cold_cell_has_none(theme: Theme) -> None:
    grounds = [
        cell_picture(CellLook(heat=heat), theme, SIDE).pixelColor(SIDE // 2, 5)
        for heat in (0, 20, 60, 100)
    ]

    warmth = [_distance(ground, QColor(theme.standing)) for ground in grounds]
    assert grounds[0] == QColor(theme.base)
    assert warmth == sorted(warmth, reverse=True)
    assert len(set(warmth)) == len(warmth)


@every_theme
def test_a_digit_stays_readable_on_the_hottest_cell(theme: Theme) -> None:
    ground = cell_picture(CellLook(heat=100), theme, SIDE).pixelColor(SIDE // 2, 5)

    for colour in (theme.given, theme.entry, theme.solver):
        assert _contrast(QColor(colour), ground) > 3.0
    assert cell_picture(CellLook("4", Origin.GIVEN, heat=100), theme, SIDE) != cell_picture(
        CellLook(heat=100), theme, SIDE
    )


def _length_of_bar(image: QImage, theme: Theme) -> int:
    row = SIDE - 2
    ink = QColor(theme.standing)
    return sum(image.pixelColor(x, row) == ink for x in range(SIDE))


def _distance(one: QColor, other: QColor) -> int:
    parts = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    return sum(abs(first - second) for first, second in parts)


def _contrast(one: QColor, other: QColor) -> float:
    """As WCAG defines it."""
    lights = sorted(map(_luminance, (one, other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _luminance(colour: QColor) -> float:
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
