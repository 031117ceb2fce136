"""What the last step tried: in words, in signs, and not by colour alone."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.model.geometry import SIZES
from sudoku_gui.presentation.shown_moment import Scene
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.solvers.explain.attempts import Fate, OptionFate
from sudoku_gui.ui.search.attempts_view import TrialView, TriedChips
from sudoku_gui.wording.steps import step_sentence
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.ui.pictures import ONE_INK, colours_in, differing_pixels, grabbed
from tests.support.ui.shown_moments import (
    SMALL,
    first_scene,
    is_dead_end,
    is_progress,
    is_step_back,
    scene_after,
)

PANEL_WIDTH = 300


def test_the_start_of_a_search_says_that_nothing_happened_yet() -> None:
    assert _sentence(scene_after(0)) == "At the start: no step taken yet."


def test_progress_says_what_was_placed_where() -> None:
    scene = first_scene(is_progress)
    digit, cell = _step_of(scene)

    assert _sentence(scene) == f"▶ {digit} placed in {cell}."


def test_a_dead_end_names_the_blank_that_nothing_fits() -> None:
    scene = first_scene(is_dead_end)
    digit, cell = _step_of(scene)
    blank = scene.sheet.geometry.name(scene.moment.standing)

    assert _sentence(scene) == f"■ {digit} placed in {cell}. Dead end: nothing fits {blank}."


def test_a_step_back_names_the_blank_that_had_no_digit_left() -> None:
    scene = first_scene(is_step_back)
    digit, cell = _step_of(scene)
    blank = scene.sheet.geometry.name(scene.moment.tried_at)

    assert _sentence(scene) == f"◀ {blank}: no digit left. {digit} is taken out of {cell}."


def test_digits_above_nine_are_written_as_letters() -> None:
    scene = scene_after(10, "0" * 256)

    assert _sentence(scene) == "▶ A placed in r1c10."


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_at_the_start_nothing_is_said_of_what_was_tried(view: TrialView, code: str) -> None:
    language.use(code)

    view.show_scene(scene_after(0))

    assert _chips(view).accessibleName() == _chips(view).toolTip() == ""
    assert len(colours_in(grabbed(_chips(view)))) == 1


def test_where_steps_go_by_too_fast_the_view_says_so_and_shows_no_chips(view: TrialView) -> None:
    view.show_scene(replace(first_scene(is_progress), trial=None))

    assert _words(view) == "The steps go by too fast to be shown one by one."
    assert _chips(view).accessibleName() == ""


def test_without_a_search_there_is_nothing_to_say(view: TrialView) -> None:
    view.show_scene(first_scene(is_step_back))

    view.show_scene(None)

    assert _words(view) == _chips(view).accessibleName() == _chips(view).toolTip() == ""
    assert len(colours_in(grabbed(_chips(view)))) == 1


def test_every_digit_tried_is_read_aloud_with_its_fate(view: TrialView) -> None:
    scene = first_scene(
        lambda scene: {tried.fate for tried in _tried(scene)} == {Fate.REFUSED, Fate.FAILED}
    )

    view.show_scene(scene)

    said = _chips(view).accessibleName().split(", it stands in ")
    name = scene.sheet.geometry.name
    refused = [tried for tried in _tried(scene) if tried.fate is Fate.REFUSED]
    nowhere = [tried for tried in _tried(scene) if tried.fate is Fate.FAILED]
    assert len(said) == len(refused) + 1
    words = _chips(view).accessibleName()
    for tried in refused:
        assert f"{tried.digit}: refused, it stands in {name(tried.blocker)}" in words
    for tried in nowhere:
        assert f"{tried.digit}: tried before, led nowhere" in words
    assert words.startswith(f"Tried in {name(scene.moment.tried_at)}; ")
    assert _chips(view).toolTip() == words


def test_the_digit_placed_comes_last_and_is_said_to_be_placed(view: TrialView) -> None:
    scene = first_scene(is_progress)

    view.show_scene(scene)

    assert _chips(view).accessibleName().endswith(f"{scene.moment.digit}: placed")


def test_the_fates_look_different_without_colours(qtbot: QtBot) -> None:
    chips = TriedChips(ONE_INK)
    qtbot.addWidget(chips)
    chips.resize(PANEL_WIDTH, chips.sizeHint().height())
    pictures = []
    for fits in (is_progress, is_step_back):
        chips.show_scene(first_scene(fits))
        pictures.append(grabbed(chips))

    assert differing_pixels(*pictures) > 20


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_fates_have_colours_too(view: TrialView, theme: Theme) -> None:
    view.set_theme(theme)
    view.show_scene(first_scene(is_step_back))
    back = colours_in(grabbed(_chips(view)))
    view.show_scene(first_scene(is_progress))
    progress = colours_in(grabbed(_chips(view)))

    assert theme.blocker in back
    assert theme.solver not in back
    assert theme.solver in progress


@pytest.mark.parametrize("size", SIZES)
def test_the_chips_of_every_size_have_room_for_all_digits(size: int, view: TrialView) -> None:
    scene = scene_after(size + 3, "0" * size * size)
    view.show_scene(scene)
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
@pytest.mark.parametrize("line", [SMALL, "0" * 625], ids=["4x4", "25x25"])
def test_nothing_below_jumps_from_step_to_step(code: str, line: str, view: TrialView) -> None:
    language.use(code)
    heights = set()
    for steps in range(30):
        view.show_scene(scene_after(steps, line))
        heights.add(view.heightForWidth(PANEL_WIDTH))

    assert len(heights) == 1


def test_the_words_follow_the_language(view: TrialView, pseudo_language: None) -> None:
    view.show_scene(first_scene(is_step_back))

    language.use("ko")
    view.retranslate()

    assert _words(view).startswith("⟦◀")
    assert _chips(view).accessibleName().startswith("⟦Tried in ")


@pytest.fixture
def view(qtbot: QtBot) -> TrialView:
    """A view that shows nothing yet."""
    made = TrialView(LIGHT)
    qtbot.addWidget(made)
    made.resize(PANEL_WIDTH, made.sizeHint().height())
    return made


def test_where_a_place_is_sought_the_cells_are_named(view: TrialView) -> None:
    scene = scene_after(33, puzzle_of_counts("D").line(), "dancing-links")

    view.show_scene(scene)

    assert _words(view) == "◀ row 5: no place left for 5. 5 is taken out of r1c4."
    assert _chips(view).accessibleName() == (
        "Listed for 5 in row 5: nothing; never considered: r5c1, r5c4"
    )


def test_a_program_that_lists_what_fits_shows_its_list_and_no_digit_as_refused(
    view: TrialView,
) -> None:
    scene = scene_after(16, puzzle_of_counts("B").line(), "candidate-sets")

    view.show_scene(scene)

    assert _chips(view).accessibleName() == (
        "Listed for r3c5: 5; 5: placed, never considered: 1, 2, 3, 4, 6, 7, 8, 9"
    )


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_digits_never_considered_are_no_chips_of_refusal(view: TrialView, theme: Theme) -> None:
    view.set_theme(theme)

    view.show_scene(scene_after(16, puzzle_of_counts("B").line(), "candidate-sets"))

    colours = colours_in(grabbed(_chips(view)))
    assert theme.solver in colours
    assert theme.blocker not in colours


def test_what_is_listed_and_not_tried_yet_is_said_to_wait(view: TrialView) -> None:
    view.show_scene(scene_after(2, SMALL, "missing-digits"))

    assert _chips(view).accessibleName() == (
        "Listed for r1c3: 3, 4; 3: placed, 4: listed, not tried yet, never considered: 1, 2"
    )


def _sentence(scene: Scene) -> str:
    assert scene.trial is not None
    return str(step_sentence(scene.moment, scene.trial))


def _words(view: TrialView) -> str:
    label = view.findChild(QLabel)
    assert isinstance(label, QLabel)
    return label.text()


def _chips(view: TrialView) -> TriedChips:
    chips = view.findChild(TriedChips)
    assert isinstance(chips, TriedChips)
    return chips


def _tried(scene: Scene) -> tuple[OptionFate, ...]:
    assert scene.trial is not None
    return scene.trial.options


def _step_of(scene: Scene) -> tuple[int, str]:
    return scene.moment.digit, scene.sheet.geometry.name(scene.moment.cell)
