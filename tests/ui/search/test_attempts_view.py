"""What the last step tried: in words, in signs, and not by colour alone."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.model.geometry import SIZES
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.solvers.explain.attempts import Attempt, AttemptResult
from sudoku_gui.ui.search.attempts_view import AttemptChips, AttemptsView
from sudoku_gui.wording.steps import step_sentence
from tests.support.puzzles import SMALL_LINE
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.ui.pictures import ONE_INK, colours_in, differing_pixels, grabbed
from tests.support.ui.shown_moments import (
    first_shown_moment,
    is_dead_end,
    is_progress,
    is_step_back,
    shown_moment_after,
)

PANEL_WIDTH = 300


def test_the_start_of_a_search_says_that_nothing_happened_yet() -> None:
    assert _sentence(shown_moment_after(0)) == "At the start: no step taken yet."


def test_progress_says_what_was_placed_where() -> None:
    shown_moment = first_shown_moment(is_progress)
    digit, cell = _step_of(shown_moment)

    assert _sentence(shown_moment) == f"▶ {digit} placed in {cell}."


def test_a_dead_end_names_the_blank_that_nothing_fits() -> None:
    shown_moment = first_shown_moment(is_dead_end)
    digit, cell = _step_of(shown_moment)
    blank = shown_moment.sheet.geometry.name(shown_moment.moment.current_blank)

    assert _sentence(shown_moment) == f"■ {digit} placed in {cell}. Dead end: nothing fits {blank}."


def test_a_step_back_names_the_blank_that_had_no_digit_left() -> None:
    shown_moment = first_shown_moment(is_step_back)
    digit, cell = _step_of(shown_moment)
    blank = shown_moment.sheet.geometry.name(shown_moment.moment.tried_at)

    assert _sentence(shown_moment) == f"◀ {blank}: no digit left. {digit} is taken out of {cell}."


def test_digits_above_nine_are_written_as_letters() -> None:
    shown_moment = shown_moment_after(10, "0" * 256)

    assert _sentence(shown_moment) == "▶ A placed in r1c10."


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_at_the_start_nothing_is_said_of_what_was_tried(view: AttemptsView, code: str) -> None:
    language.set_language(code)

    view.show_moment(shown_moment_after(0))

    assert _chips(view).accessibleName() == _chips(view).toolTip() == ""
    assert len(colours_in(grabbed(_chips(view)))) == 1


def test_where_steps_go_by_too_fast_the_view_says_so_and_shows_no_chips(view: AttemptsView) -> None:
    view.show_moment(replace(first_shown_moment(is_progress), attempts=None))

    assert _words(view) == "The steps go by too fast to be shown one by one."
    assert _chips(view).accessibleName() == ""


def test_without_a_search_there_is_nothing_to_say(view: AttemptsView) -> None:
    view.show_moment(first_shown_moment(is_step_back))

    view.show_moment(None)

    assert _words(view) == _chips(view).accessibleName() == _chips(view).toolTip() == ""
    assert len(colours_in(grabbed(_chips(view)))) == 1


def test_every_digit_tried_is_read_aloud_with_its_fate(view: AttemptsView) -> None:
    shown_moment = first_shown_moment(
        lambda shown_moment: (
            {tried.result for tried in _tried(shown_moment)}
            == {AttemptResult.REFUSED, AttemptResult.FAILED}
        )
    )

    view.show_moment(shown_moment)

    said = _chips(view).accessibleName().split(", it stands in ")
    name = shown_moment.sheet.geometry.name
    refused = [tried for tried in _tried(shown_moment) if tried.result is AttemptResult.REFUSED]
    nowhere = [tried for tried in _tried(shown_moment) if tried.result is AttemptResult.FAILED]
    assert len(said) == len(refused) + 1
    words = _chips(view).accessibleName()
    for tried in refused:
        assert f"{tried.digit}: refused, it stands in {name(tried.blocker)}" in words
    for tried in nowhere:
        assert f"{tried.digit}: tried before, taken back" in words
    assert words.startswith(f"Tried in {name(shown_moment.moment.tried_at)}; ")
    assert _chips(view).toolTip() == words


def test_the_digit_placed_comes_last_and_is_said_to_be_placed(view: AttemptsView) -> None:
    shown_moment = first_shown_moment(is_progress)

    view.show_moment(shown_moment)

    assert _chips(view).accessibleName().endswith(f"{shown_moment.moment.digit}: placed")


def test_the_fates_look_different_without_colours(qtbot: QtBot) -> None:
    chips = AttemptChips(ONE_INK)
    qtbot.addWidget(chips)
    chips.resize(PANEL_WIDTH, chips.sizeHint().height())
    pictures = []
    for fits in (is_progress, is_step_back):
        chips.show_moment(first_shown_moment(fits))
        pictures.append(grabbed(chips))

    assert differing_pixels(*pictures) > 20


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_fates_have_colours_too(view: AttemptsView, theme: Theme) -> None:
    view.set_theme(theme)
    view.show_moment(first_shown_moment(is_step_back))
    back = colours_in(grabbed(_chips(view)))
    view.show_moment(first_shown_moment(is_progress))
    progress = colours_in(grabbed(_chips(view)))

    assert theme.blocker in back
    assert theme.solver not in back
    assert theme.solver in progress


@pytest.mark.parametrize("size", SIZES)
def test_the_chips_of_every_size_have_room_for_all_digits(size: int, view: AttemptsView) -> None:
    shown_moment = shown_moment_after(size + 3, "0" * size * size)
    view.show_moment(shown_moment)
    chips = _chips(view)
    view.resize(PANEL_WIDTH, view.sizeHint().height())
    view.show()
    columns = 3 if size <= 9 else 4
    font = QFont(chips.font())
    font.setPixelSize(12)

    widest = QFontMetrics(font).horizontalAdvance(f"M ✗ r{size}c{size}")

    assert widest <= (PANEL_WIDTH - 4 * (columns - 1)) // columns
    assert chips.height() >= -(-size // columns) * 22


@pytest.mark.parametrize("code", list(language.LANGUAGES))
@pytest.mark.parametrize("line", [SMALL_LINE, "0" * 625], ids=["4x4", "25x25"])
def test_nothing_below_jumps_from_step_to_step(code: str, line: str, view: AttemptsView) -> None:
    language.set_language(code)
    heights = set()
    for steps in range(30):
        view.show_moment(shown_moment_after(steps, line))
        heights.add(view.heightForWidth(PANEL_WIDTH))

    assert len(heights) == 1


def test_the_words_follow_the_language(view: AttemptsView, pseudo_language: None) -> None:
    view.show_moment(first_shown_moment(is_step_back))

    language.set_language("ko")
    view.retranslate()

    assert _words(view).startswith("⟦◀")
    assert _chips(view).accessibleName().startswith("⟦Tried in ")


@pytest.fixture
def view(qtbot: QtBot) -> AttemptsView:
    """A view that shows nothing yet."""
    made = AttemptsView(LIGHT)
    qtbot.addWidget(made)
    made.resize(PANEL_WIDTH, made.sizeHint().height())
    return made


def test_where_a_place_is_sought_the_cells_are_named(view: AttemptsView) -> None:
    shown_moment = shown_moment_after(33, puzzle_of_counts("D").line(), "dancing-links")

    view.show_moment(shown_moment)

    assert _words(view) == _sentence(shown_moment)
    assert _chips(view).accessibleName() == (
        "Listed for 5 in row 5: nothing; never considered: r5c1, r5c4"
    )


def test_a_program_that_lists_what_fits_shows_its_list_and_no_digit_as_refused(
    view: AttemptsView,
) -> None:
    shown_moment = shown_moment_after(16, puzzle_of_counts("B").line(), "candidate-sets")

    view.show_moment(shown_moment)

    assert _chips(view).accessibleName() == (
        "Listed for r3c5: 5; 5: placed, never considered: 1, 2, 3, 4, 6, 7, 8, 9"
    )


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_digits_never_considered_are_no_chips_of_refusal(view: AttemptsView, theme: Theme) -> None:
    view.set_theme(theme)

    view.show_moment(shown_moment_after(16, puzzle_of_counts("B").line(), "candidate-sets"))

    colours = colours_in(grabbed(_chips(view)))
    assert theme.solver in colours
    assert theme.blocker not in colours


def test_what_is_listed_and_not_tried_yet_is_said_to_wait(view: AttemptsView) -> None:
    view.show_moment(shown_moment_after(2, SMALL_LINE, "missing-digits"))

    assert _chips(view).accessibleName() == (
        "Listed for r1c3: 3, 4; 3: placed, 4: listed, not tried yet, never considered: 1, 2"
    )


def _sentence(shown_moment: ShownMoment) -> str:
    assert shown_moment.attempts is not None
    return str(step_sentence(shown_moment.moment, shown_moment.attempts))


def _words(view: AttemptsView) -> str:
    label = view.findChild(QLabel)
    assert isinstance(label, QLabel)
    return label.text()


def _chips(view: AttemptsView) -> AttemptChips:
    chips = view.findChild(AttemptChips)
    assert isinstance(chips, AttemptChips)
    return chips


def _tried(shown_moment: ShownMoment) -> tuple[Attempt, ...]:
    assert shown_moment.attempts is not None
    return shown_moment.attempts.options


def _step_of(shown_moment: ShownMoment) -> tuple[int, str]:
    return shown_moment.moment.digit, shown_moment.sheet.geometry.name(shown_moment.moment.cell)


def test_a_click_on_a_chip_tells_which_attempt_it_is_about(view: AttemptsView) -> None:
    chosen: list[Attempt] = []
    view.attempt_chosen.connect(chosen.append)
    shown_moment = first_shown_moment(is_step_back)
    assert shown_moment.attempts is not None
    view.show_moment(shown_moment)
    chips = _chips(view)
    chips.resize(PANEL_WIDTH, 100)

    for place, _ in enumerate(shown_moment.attempts.options):
        QTest.mouseClick(chips, Qt.MouseButton.LeftButton, pos=chips.chip_rect(place).center())

    elsewhere = {AttemptResult.REFUSED, AttemptResult.FAILED}
    assert chosen == [each for each in shown_moment.attempts.options if each.result in elsewhere]
    assert chosen
