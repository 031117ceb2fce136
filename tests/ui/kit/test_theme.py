"""Colours that can be read: contrast as the accessibility guidelines of the web compute it."""

import re
from dataclasses import astuple
from itertools import product

import pytest
from PySide6.QtGui import QPalette

from sudoku_gui.presentation.grid.annotation import CANDIDATE_ROLE_STYLES, CELL_ROLE_STYLES
from sudoku_gui.presentation.grid.colour_styles import COLOUR_STYLES
from sudoku_gui.presentation.theme import DARK, LIGHT, Appearance, Theme
from sudoku_gui.ui.kit.palette import palette_of, theme_for

READABLE = 4.5
VISIBLE = 3.0

SIGNS = ("given", "entry", "solver", "conflict")
GROUNDS_OF_SIGNS = (
    "base",
    "given_ground",
    "house_ground",
    "equal_ground",
    "selected_ground",
    "shaded_ground",
    "placed_ground",
    *(style.ground for style in COLOUR_STYLES.values()),
)
GROUNDS_OF_GIVENS = ("given_house_ground", "given_equal_ground")
# Every other ink with the grounds that it can stand on.
INKS = {
    "ink": ("window", "base", "panel"),
    "muted": ("window", "base"),
    "on_accent": ("accent",),
    "accent": ("window", "base"),
    "solver": ("window", "panel"),  # the strip of blanks, good news
    "conflict": ("panel",),  # bad news
    "standing": ("window", "base", "taken_back_ground"),
    "taken_back": ("base", "taken_back_ground"),
    "branch": ("base",),
    "blocker": ("base", "given_ground", "placed_ground"),
    "thick_line": ("window", "base", "given_ground"),
}

every_theme = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


@every_theme
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *product(SIGNS, GROUNDS_OF_SIGNS),
        *product(("given", "conflict"), GROUNDS_OF_GIVENS),
        *((ink, ground) for ink, grounds in INKS.items() for ground in grounds),
    ],
)
def test_every_text_and_mark_can_be_read_on_every_ground(
    theme: Theme, ink: str, ground: str
) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= READABLE


@every_theme
@pytest.mark.parametrize("ground", [*GROUNDS_OF_SIGNS, *GROUNDS_OF_GIVENS, "taken_back_ground"])
def test_the_frame_around_the_cursor_is_seen_on_every_ground(theme: Theme, ground: str) -> None:
    assert contrast(theme.accent, getattr(theme, ground)) >= VISIBLE


@every_theme
@pytest.mark.parametrize("ground", [*GROUNDS_OF_SIGNS, "taken_back_ground"])
def test_what_explanations_draw_is_read_or_seen_on_every_ground(theme: Theme, ground: str) -> None:
    for candidates in CANDIDATE_ROLE_STYLES.values():
        assert contrast(getattr(theme, candidates.colour), getattr(theme, ground)) >= READABLE
    for cells in CELL_ROLE_STYLES.values():
        assert contrast(getattr(theme, cells.colour), getattr(theme, ground)) >= VISIBLE


@every_theme
def test_every_colour_is_one(theme: Theme) -> None:
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in astuple(theme))


@every_theme
def test_grounds_that_mean_different_things_differ(theme: Theme) -> None:
    names = (*GROUNDS_OF_SIGNS, *GROUNDS_OF_GIVENS, "taken_back_ground")
    grounds = [getattr(theme, name) for name in names]

    assert len(set(grounds)) == len(grounds)


@every_theme
@pytest.mark.parametrize("group", [QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive])
def test_the_palette_of_the_widgets_can_be_read(theme: Theme, group: QPalette.ColorGroup) -> None:
    palette, role = palette_of(theme), QPalette.ColorRole

    for ink, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.ToolTipText, role.ToolTipBase),
        (role.HighlightedText, role.Highlight),
        (role.PlaceholderText, role.Base),
        (role.Link, role.Base),
    ):
        inks = palette.color(group, ink).name(), palette.color(group, ground).name()
        assert contrast(*inks) >= READABLE


@every_theme
def test_what_is_disabled_looks_paler_and_is_still_seen(theme: Theme) -> None:
    palette, group = palette_of(theme), QPalette.ColorGroup
    role = QPalette.ColorRole.WindowText
    pale, full = (palette.color(which, role).name() for which in (group.Disabled, group.Active))

    assert VISIBLE <= contrast(pale, theme.window) < contrast(full, theme.window)


def test_light_and_dark_are_what_they_are_called() -> None:
    assert theme_for(Appearance.LIGHT) is LIGHT
    assert theme_for(Appearance.DARK) is DARK
    assert luminance(LIGHT.base) > 0.8
    assert luminance(DARK.base) < 0.1


@pytest.mark.usefixtures("qapp")
def test_a_system_without_an_opinion_gets_light() -> None:
    assert theme_for(Appearance.SYSTEM) is LIGHT


def test_the_measure_of_contrast_knows_its_ends() -> None:
    assert contrast("#000000", "#ffffff") == contrast("#ffffff", "#000000") == 21.0
    assert contrast("#777777", "#777777") == 1.0
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48


def contrast(first: str, second: str) -> float:
    """The contrast ratio of WCAG 2: from 1 (equal) to 21 (black and white)."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2."""
    channels = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
