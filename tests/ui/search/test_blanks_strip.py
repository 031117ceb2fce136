"""The strip of blanks: how far the search is, seen, pointed at and read aloud."""

from dataclasses import replace
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.solvers.search import Counters, Outcome
from sudoku_gui.ui.search.blanks_strip import BlanksStrip
from tests.support.puzzles import SMALL_LINE
from tests.support.ui.pictures import (
    ONE_INK,
    colours_in,
    differing_pixels,
    grabbed,
    is_up_to_date,
    paintings_of,
)
from tests.support.ui.shown_moments import first_shown_moment, is_step_back, shown_moment_after

BLANKS = SMALL_LINE.count("0")


def test_without_a_search_the_strip_is_empty_and_says_nothing(strip: BlanksStrip) -> None:
    assert len(colours_in(grabbed(strip))) == 1
    assert strip.accessibleDescription() == ""


def test_after_a_search_nothing_of_it_stays(strip: BlanksStrip) -> None:
    empty = grabbed(strip)
    strip.show_moment(shown_moment_after(5))

    strip.show_moment(None)

    assert grabbed(strip) == empty
    assert strip.accessibleDescription() == ""


@pytest.mark.parametrize("steps", [0, 1, 5, 1_000])
def test_it_says_how_many_blanks_are_filled(steps: int, strip: BlanksStrip) -> None:
    shown_moment = shown_moment_after(steps)

    strip.show_moment(shown_moment)

    filled = shown_moment.moment.counters.depth
    assert strip.accessibleName() == "Blanks"
    assert strip.accessibleDescription() == f"{filled} of {BLANKS} blanks filled"


def test_in_a_branch_the_blanks_filled_before_count_and_the_digit_put_in_stands_out(
    strip: BlanksStrip,
) -> None:
    whole = shown_moment_after(5)
    path = whole.moment.path
    counters = Counters(placements=len(path) - 3)  # of the branch
    moment = replace(whole.moment, counters=counters, prefilled_count=3)

    strip.show_moment(ShownMoment(whole.sheet, moment, whole.attempts))

    assert strip.accessibleDescription() == f"5 of {BLANKS} blanks filled"
    assert {LIGHT.solver, LIGHT.branch} <= colours_in(grabbed(strip))
    strip.show_moment(whole)
    assert LIGHT.branch not in colours_in(grabbed(strip))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_filled_blanks_the_rest_and_where_it_stands_are_seen(
    theme: Theme, strip: BlanksStrip
) -> None:
    strip.set_theme(theme)
    strip.show_moment(shown_moment_after(3))

    assert {theme.solver, theme.muted, theme.standing} <= colours_in(grabbed(strip))


def test_a_solved_puzzle_has_no_pointer_and_no_blank_left(strip: BlanksStrip) -> None:
    shown_moment = shown_moment_after(1_000)
    assert shown_moment.moment.outcome is Outcome.SOLVED

    strip.show_moment(shown_moment)

    colours = colours_in(grabbed(strip))
    assert LIGHT.solver in colours
    assert not {LIGHT.muted, LIGHT.standing} & colours


def test_a_higher_digit_is_a_higher_bar(strip: BlanksStrip) -> None:
    shown_moment = shown_moment_after(1_000)
    strip.show_moment(shown_moment)
    image = grabbed(strip)
    digits = [shown_moment.moment.grid.digit_at(cell) for cell in shown_moment.moment.path]

    heights = [_bar_height(image, _middle_of(strip, place)) for place in range(BLANKS)]

    by_digit = dict(zip(digits, heights, strict=True))
    assert [by_digit[digit] for digit in digits] == heights
    assert sorted(by_digit, key=by_digit.__getitem__) == sorted(by_digit)
    assert len(set(by_digit.values())) == len(by_digit) == 4


def test_the_pointer_stands_under_the_blank_where_the_search_stands(strip: BlanksStrip) -> None:
    for steps in (0, 2, 4):
        shown_moment = shown_moment_after(steps)
        strip.show_moment(shown_moment)
        image = grabbed(strip)

        place = shown_moment.moment.counters.depth
        pointed = image.pixelColor(_middle_of(strip, place), strip.height() - 3)
        assert pointed.name() == LIGHT.standing


def test_a_step_back_is_seen(strip: BlanksStrip) -> None:
    back = first_shown_moment(is_step_back)
    steps = back.moment.counters.steps
    strip.set_theme(ONE_INK)
    strip.show_moment(shown_moment_after(steps - 1))
    before = grabbed(strip)

    strip.show_moment(back)

    assert differing_pixels(before, grabbed(strip)) > 20


def test_pointing_at_a_blank_says_its_place_its_cell_and_its_digit(strip: BlanksStrip) -> None:
    shown_moment = shown_moment_after(2)
    strip.show_moment(shown_moment)
    cell = shown_moment.moment.path[0]
    name, digit = shown_moment.sheet.geometry.name(cell), shown_moment.moment.grid.digit_at(cell)
    standing = shown_moment.sheet.geometry.name(shown_moment.moment.current_blank)

    assert _tip_at(strip, _middle_of(strip, 0)) == f"1: {name} {digit}"
    assert _tip_at(strip, _middle_of(strip, 2)) == f"3: {standing} –"
    assert _tip_at(strip, 1) == ""


@pytest.mark.parametrize("width", [10, 200, 560])
def test_every_blank_of_the_largest_grid_finds_room(width: int, strip: BlanksStrip) -> None:
    strip.resize(width, strip.height())
    shown_moment = shown_moment_after(300, "0" * 625)

    strip.show_moment(shown_moment)

    image = grabbed(strip)
    ends = {image.pixelColor(x, strip.height() - 9).name() for x in (0, width - 1)}
    assert "#f3f4f6" not in ends
    assert len(colours_in(image)) > 2


def test_the_words_follow_the_language(strip: BlanksStrip, pseudo_language: None) -> None:
    strip.show_moment(shown_moment_after(1))
    language.set_language("ko")
    strip.retranslate()

    assert strip.accessibleName() == "⟦Blanks⟧"
    assert strip.accessibleDescription().startswith("⟦1 of")


@pytest.mark.parametrize(("line", "width"), [(SMALL_LINE, 560), (SMALL_LINE, 47), ("0" * 625, 413)])
def test_what_a_step_changes_is_painted_as_the_whole_strip_would_be(
    line: str, width: int, strip: BlanksStrip, qtbot: QtBot
) -> None:
    strip.resize(width, strip.height())
    with qtbot.waitExposed(strip):
        strip.show()

    for step in (0, 1, 2, 5, 6, 7, 3, 12, 13, 300, 0):
        strip.show_moment(shown_moment_after(step, line))
        qtbot.waitUntil(lambda: is_up_to_date(strip))


def test_a_step_has_the_columns_painted_that_it_changes(strip: BlanksStrip, qtbot: QtBot) -> None:
    strip.resize(560, strip.height())
    with qtbot.waitExposed(strip):
        strip.show()
    strip.show_moment(shown_moment_after(2))
    qtbot.waitUntil(lambda: is_up_to_date(strip))

    with paintings_of(strip) as painted:
        strip.show_moment(shown_moment_after(3))
        qtbot.waitUntil(lambda: bool(painted))

    assert painted[0].boundingRect().width() <= 12 * 3 + 10


@pytest.fixture
def strip(qtbot: QtBot) -> BlanksStrip:
    """A strip as wide as in the window."""
    made = BlanksStrip(LIGHT)
    qtbot.addWidget(made)
    made.resize(560, made.sizeHint().height())
    made.retranslate()
    return made


def _middle_of(strip: BlanksStrip, place: int) -> int:
    """The middle of a column where each has its full 12 pixels."""
    return (strip.width() - 12 * BLANKS) // 2 + 12 * place + 6


def _bar_height(image: QImage, x: int) -> int:
    return sum(image.pixelColor(x, y).name() == LIGHT.solver for y in range(image.height()))


def _tip_at(strip: BlanksStrip, x: int) -> str:
    point = QPoint(x, 10)
    event = QHelpEvent(QEvent.Type.ToolTip, point, strip.mapToGlobal(point))
    with patch.object(QToolTip, "showText") as show_text:
        QApplication.sendEvent(strip, event)
    (_, words, _), _ = show_text.call_args
    assert isinstance(words, str)
    return words
