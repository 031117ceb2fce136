"""Steps by their numbers, and links to moments: copied, pasted, typed, and given at the start."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.formats.links.moments import moment_link
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.ui.search.step_dialog import StepDialog
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram

WALKED = walk(algorithm_named("backwards"), SMALL)
SAMPLE_STEP = WatchedStep("backwards", 5)
LINK = moment_link(SMALL, Grid.empty(SMALL.geometry), SAMPLE_STEP)


@pytest.fixture
def reader(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[OpenProgram]:
    reader = OpenProgram(qapp, store, qtbot)
    reader.program.moment_links.notice_posted.connect(reader.said.append)
    yield reader
    reader.end()


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    """A file with the puzzle of LINK."""
    path = tmp_path / "small.txt"
    path.write_text(f"{SMALL.line()}\n")
    return path


def _ask(reader: OpenProgram) -> StepDialog:
    reader.trigger("go_to_step")
    (dialog,) = reader.window.findChildren(StepDialog)
    return dialog


def _type(reader: OpenProgram, words: str) -> None:
    dialog = _ask(reader)
    QTest.keyClicks(dialog.line, words)
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)


def _paste(reader: OpenProgram, words: str) -> None:
    QApplication.clipboard().setText(words)
    reader.trigger("paste")


def _wait_for(reader: OpenProgram, qtbot: QtBot, step: int) -> None:
    qtbot.waitUntil(lambda: reader.shown_moment is not None and reader.steps() == step)


def test_a_number_leads_to_its_step(reader: OpenProgram, qtbot: QtBot) -> None:
    reader.program.start([])
    reader.put(SMALL)

    _type(reader, "7")

    _wait_for(reader, qtbot, 7)


def test_the_dialog_begins_with_the_step_shown(reader: OpenProgram, qtbot: QtBot) -> None:
    reader.program.start([])
    reader.put(SMALL)
    reader.go_to(3)
    _wait_for(reader, qtbot, 3)

    assert _ask(reader).line.text() == "3"


def test_an_algorithm_and_a_step_lead_to_its_search(reader: OpenProgram, qtbot: QtBot) -> None:
    reader.program.start([])
    reader.put(SMALL)

    _type(reader, "backwards@5")

    _wait_for(reader, qtbot, 5)
    assert reader.search.algorithm.name == "backwards"
    assert reader.shown_moment is not None
    assert reader.shown_moment.moment.grid == WALKED.moments[5].grid


def test_an_address_means_the_search_of_the_puzzle_not_one_that_goes_on_with_another(
    reader: OpenProgram, qtbot: QtBot
) -> None:
    reader.program.start([])
    reader.put(SMALL)
    reader.go_to(3)
    _wait_for(reader, qtbot, 3)
    reader.game_controller.stop()
    reader.game_search.continue_with(WALKED.algorithm)
    reader.wait_for(SearchPhase.ENDED)

    reader.program.moment_links.go_to("backwards@5")

    _wait_for(reader, qtbot, 5)
    assert reader.shown_moment is not None
    assert reader.shown_moment.moment.grid == WALKED.moments[5].grid


@pytest.mark.parametrize(
    ("words", "said"),
    [("soon", "expected an algorithm and a step"), ("nobody@3", 'no algorithm is called "nobody"')],
)
def test_what_leads_nowhere_is_said(
    reader: OpenProgram, qtbot: QtBot, words: str, said: str
) -> None:
    reader.program.start([])
    reader.put(SMALL)

    _type(reader, words)

    qtbot.waitUntil(lambda: bool(reader.sentences) and said in reader.sentences[-1])


@pytest.mark.parametrize("words", ["backwards@99999", "99,999", "9" * 5_000])
def test_a_step_beyond_the_end_is_said_not_to_be_there(
    reader: OpenProgram, qtbot: QtBot, words: str
) -> None:
    reader.program.start([])
    reader.put(SMALL)

    reader.program.moment_links.go_to(words)

    qtbot.waitUntil(lambda: "There is no such moment in this search." in reader.sentences)


def test_a_copied_link_leads_back_to_the_moment(reader: OpenProgram, qtbot: QtBot) -> None:
    reader.program.start([])
    reader.put(SMALL)
    reader.choose_algorithm(algorithm_named("backwards"))
    entered = WALKED.moments[-1].grid
    cell = next(cell for cell in SMALL.blanks() if entered.digit_at(cell))
    reader.enter(int(cell), int(entered.digit_at(cell)))
    reader.go_to(4)
    _wait_for(reader, qtbot, 4)
    before = reader.shown_moment
    reader.trigger("copy_link")
    reader.program.opener.new(9)
    reader.choose_algorithm(algorithm_named("used-tables"))

    reader.trigger("paste")

    _wait_for(reader, qtbot, 4)
    assert before is not None
    assert reader.shown_moment is not None
    assert reader.shown_moment.moment == before.moment
    assert reader.game_controller.game.sheet.cells_of(Origin.ENTRY) == (cell,)


def test_a_pasted_link_shows_the_layout_in_which_searches_are_watched(
    qapp: QApplication, store: QSettings, qtbot: QtBot
) -> None:
    player = OpenProgram(qapp, store, qtbot, layout=WindowLayout.PLAY)
    player.program.start([])

    _paste(player, LINK)

    _wait_for(player, qtbot, SAMPLE_STEP.step)
    assert player.program.layouts.layout is WindowLayout.WATCH
    player.end()


def test_a_link_to_an_unknown_algorithm_opens_the_puzzle_and_says_so(
    reader: OpenProgram, qtbot: QtBot
) -> None:
    reader.program.start([])

    _paste(reader, LINK.replace("backwards", "forwards"))

    qtbot.waitUntil(lambda: bool(reader.sentences) and "forwards" in reader.sentences[-1])
    assert reader.game_controller.game.puzzle.givens == SMALL


def test_a_link_to_givens_that_clash_opens_them_and_says_so(
    reader: OpenProgram, qtbot: QtBot
) -> None:
    reader.program.start([])
    clashing = SMALL.with_digits((Cell(cell), Digit(1)) for cell in (0, 1))

    _paste(reader, moment_link(clashing, Grid.empty(SMALL.geometry), SAMPLE_STEP))

    qtbot.waitUntil(lambda: bool(reader.sentences) and "cannot be shown" in reader.sentences[-1])
    assert reader.game_controller.game.puzzle.givens == clashing


def test_the_start_shows_the_moment_of_a_file(
    reader: OpenProgram, qtbot: QtBot, sample: Path
) -> None:
    reader.program.start([str(sample)], "backwards@5")

    _wait_for(reader, qtbot, 5)
    assert reader.search.algorithm.name == "backwards"


def test_the_start_shows_the_moment_of_a_link(reader: OpenProgram, qtbot: QtBot) -> None:
    reader.program.start([], LINK)

    _wait_for(reader, qtbot, SAMPLE_STEP.step)
    assert reader.game_controller.game.puzzle.givens == SMALL


def test_a_branch_has_no_link(reader: OpenProgram, qtbot: QtBot) -> None:
    reader.program.start([])
    reader.put(SMALL)
    reader.go_to(3)
    _wait_for(reader, qtbot, 3)
    assert reader.action(ActionId.COPY_LINK).isEnabled()
    place, option = next(
        (place, option)
        for place in reader.branches.choice_points()
        for option in place.options
        if option.result in {AttemptResult.UNTRIED, AttemptResult.FAILED}
    )

    reader.branches.enter_branch(place, option)

    qtbot.waitUntil(lambda: not reader.action(ActionId.COPY_LINK).isEnabled())
