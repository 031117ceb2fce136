"""The window in which a person's own program is judged, in the whole program."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPlainTextEdit, QPushButton, QTableWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.judge.verdict import JudgeProblem
from sudoku_gui.language import say
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.judge_display import JudgePhase
from sudoku_gui.ui.judge.judge_controller import JudgeController
from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from tests.support.judged_programs import ENDLESS, FAILING, NOT_PYTHON, RIGHT, WRONG
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram
from tests.support.waiting import PATIENCE_SECONDS

PATIENCE = 1000 * PATIENCE_SECONDS


@pytest.fixture
def opened(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[OpenProgram]:
    opened = OpenProgram(qapp, store, qtbot)
    opened.program.start([])
    opened.put(SMALL)
    yield opened
    opened.end()


@pytest.fixture
def judge(opened: OpenProgram) -> JudgeController:
    opened.trigger("judge")
    return opened.program.judge


def begin(judge: JudgeController, source: str) -> None:
    judge.window.editor.setPlainText(source)
    QTest.mouseClick(button(judge, "judge-run"), Qt.MouseButton.LeftButton)


def wait_for_end(judge: JudgeController, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: judge.display.phase is JudgePhase.DONE, timeout=PATIENCE)


def button(judge: JudgeController, name: str) -> QPushButton:
    found = judge.window.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def counted(judge: JudgeController) -> dict[str, str]:
    (table,) = judge.window.findChildren(QTableWidget)
    cells = [[table.item(row, column) for column in (0, 1)] for row in range(table.rowCount())]
    return {name.text(): figure.text() for name, figure in cells if name and figure}


def pane(judge: JudgeController, name: str) -> QPlainTextEdit:
    found = judge.window.findChild(QPlainTextEdit, name)
    assert isinstance(found, QPlainTextEdit)
    return found


def test_a_right_program_is_told_with_what_it_did(judge: JudgeController, qtbot: QtBot) -> None:
    begin(judge, RIGHT)
    wait_for_end(judge, qtbot)

    assert judge.window.results.headline == "Right"
    figures = counted(judge)
    assert (figures["Placements"], figures["Writes"], figures["fill()"]) == ("12", "12", "17")
    assert not pane(judge, "judge-expected").isVisible()


def test_a_wrong_answer_stands_beside_the_one_expected(
    judge: JudgeController, qtbot: QtBot
) -> None:
    begin(judge, WRONG)
    wait_for_end(judge, qtbot)

    assert judge.window.results.headline.startswith("Wrong: ")
    assert pane(judge, "judge-expected").toPlainText().split("\n")[2] == "2 3 1 4"
    (marked,) = pane(judge, "judge-printed").extraSelections()
    assert marked.cursor.block().text() == "2 3 4 1"


@pytest.mark.parametrize(("source", "line"), [(FAILING, 2), (NOT_PYTHON, 2)])
def test_the_line_of_an_error_is_marked_in_the_program(
    judge: JudgeController, qtbot: QtBot, source: str, line: int
) -> None:
    begin(judge, source)
    wait_for_end(judge, qtbot)

    assert f"line {line}: " in judge.window.results.headline
    assert judge.window.editor.marked_line == line


def test_a_program_that_does_not_end_is_stopped_by_a_key_and_another_is_judged(
    judge: JudgeController, qtbot: QtBot
) -> None:
    begin(judge, ENDLESS)
    assert not button(judge, "judge-run").isEnabled()

    QTest.keyClick(judge.window, Qt.Key.Key_Escape)
    assert judge.window.results.headline == "Stopped"
    assert judge.window.isVisible()
    begin(judge, RIGHT)
    wait_for_end(judge, qtbot)

    assert judge.window.results.headline == "Right"


def test_closing_the_window_ends_the_program_and_keeps_its_text(
    opened: OpenProgram, judge: JudgeController
) -> None:
    begin(judge, ENDLESS)

    judge.window.close()
    assert judge.display.phase is JudgePhase.STOPPED
    opened.trigger("judge")

    assert judge.window.isVisible()
    assert judge.window.editor.toPlainText() == ENDLESS


def test_quitting_while_a_program_runs_leaves_nothing_behind(
    opened: OpenProgram, judge: JudgeController
) -> None:
    begin(judge, ENDLESS)

    opened.program.shut_down()

    assert not opened.program.is_held_up
    assert not judge.window.isVisible()


def test_another_puzzle_takes_the_verdict_away(
    opened: OpenProgram, judge: JudgeController, qtbot: QtBot
) -> None:
    begin(judge, FAILING)
    wait_for_end(judge, qtbot)

    opened.put(Grid.from_line("1000000000000000"))

    assert judge.display.phase is JudgePhase.READY
    assert judge.window.editor.marked_line == 0


def test_the_problem_is_that_of_the_file_of_the_puzzle(
    opened: OpenProgram, judge: JudgeController, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "small.2239"
    path.write_text("0200\n0002\n0010\n4000\n")
    assert judge.window.controls.problem is JudgeProblem.SPACED

    opened.open_file(path)
    qtbot.waitUntil(lambda: judge.window.controls.problem is JudgeProblem.JOINED, timeout=PATIENCE)

    (problems,) = judge.window.findChildren(QComboBox)
    problems.setCurrentIndex(1)
    assert judge.window.controls.problem is JudgeProblem.SPACED


def test_a_program_is_opened_from_its_file_and_one_that_cannot_be_read_is_told(
    opened: OpenProgram, judge: JudgeController, tmp_path: Path, qtbot: QtBot
) -> None:
    opened.person.program = tmp_path / "mine.py"
    (tmp_path / "mine.py").write_text(RIGHT)
    QTest.mouseClick(button(judge, "judge-open"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: judge.window.editor.toPlainText() == RIGHT, timeout=PATIENCE)

    opened.person.program = tmp_path / "missing.py"
    QTest.keyClick(judge.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)

    qtbot.waitUntil(
        lambda: judge.window.results.headline.startswith("missing.py cannot be opened: "),
        timeout=PATIENCE,
    )
    assert judge.window.editor.toPlainText() == RIGHT


def test_everything_is_said_in_korean_at_once(
    opened: OpenProgram, judge: JudgeController, qtbot: QtBot
) -> None:
    begin(judge, RIGHT)
    wait_for_end(judge, qtbot)

    opened.choose_language("ko")

    assert judge.window.results.headline == "맞았습니다"
    assert "놓기" in counted(judge)
    assert judge.window.windowTitle().startswith("채점 – ")


def watch(judge: JudgeController, qtbot: QtBot) -> None:
    begin(judge, RIGHT)
    wait_for_end(judge, qtbot)
    QTest.mouseClick(button(judge, "judge-watch"), Qt.MouseButton.LeftButton)


def test_there_is_a_run_to_watch_once_it_is_recorded(judge: JudgeController, qtbot: QtBot) -> None:
    assert not button(judge, "judge-watch").isEnabled()

    begin(judge, RIGHT)
    wait_for_end(judge, qtbot)
    assert button(judge, "judge-watch").isEnabled()

    begin(judge, WRONG)  # it has no grid
    wait_for_end(judge, qtbot)
    assert not button(judge, "judge-watch").isEnabled()


def test_a_run_is_watched_step_by_step_beside_its_own_lines(
    opened: OpenProgram, judge: JudgeController, qtbot: QtBot
) -> None:
    watch(judge, qtbot)
    panel = opened.program.panels[ActionId.LESSON].panel
    assert isinstance(panel, ProcedurePanel)
    opened.wait_for_steps(0)
    assert panel.isVisible()

    opened.trigger("step")
    opened.wait_for_steps(1)

    label = panel.procedure.current_label
    assert label is not None
    assert label.text() == RIGHT.splitlines()[5]
    assert say(panel.said).startswith("▶ line 6: ")
    opened.trigger("end")
    opened.wait_for_steps(12)
    opened.wait_for_sentence("solved in 12 steps")
    opened.trigger("step_back")
    opened.wait_for_steps(11)


def test_inside_a_step_of_a_run_there_is_nothing_to_walk_through(
    opened: OpenProgram, judge: JudgeController, qtbot: QtBot
) -> None:
    watch(judge, qtbot)
    opened.wait_until(lambda: opened.program.search.shown_moment is not None)

    for step in (1, 2):
        opened.trigger("sub_step")
        opened.wait_for_steps(step)
    opened.trigger("sub_step_back")
    opened.wait_for_steps(1)


def test_entries_make_way_for_a_run_and_come_back(
    opened: OpenProgram, judge: JudgeController, qtbot: QtBot
) -> None:
    opened.enter(0, 3)
    watch(judge, qtbot)
    opened.wait_for_steps(0)
    assert not opened.program.game_controller.game.sheet.grid.digit_at(Cell(0))

    opened.trigger("undo")

    assert opened.program.game_controller.game.sheet.grid.digit_at(Cell(0)) == 3


@pytest.mark.parametrize("action", ["copy_link", "bookmark_step"])
def test_a_moment_of_a_run_has_no_address(
    opened: OpenProgram, judge: JudgeController, qtbot: QtBot, action: str
) -> None:
    watch(judge, qtbot)
    opened.trigger("step")
    opened.wait_for_steps(1)

    opened.trigger(action)

    opened.wait_for_sentence("A recorded run is gone when the program is judged again")


def test_a_run_that_is_watched_is_not_begun_anew_after_a_restart(
    opened: OpenProgram, judge: JudgeController, qtbot: QtBot
) -> None:
    watch(judge, qtbot)
    opened.trigger("step")
    opened.wait_for_steps(1)

    opened.trigger("stop")

    assert opened.program.game_controller.game.watched is None


def test_a_run_has_a_lane_in_the_race(
    opened: OpenProgram, judge: JudgeController, qtbot: QtBot
) -> None:
    begin(judge, RIGHT)
    wait_for_end(judge, qtbot)
    opened.trigger("race")
    races = opened.program.races
    assert races.window is not None
    assert races.controller is not None

    window = races.window
    window.controls.run_wanted.emit(True)
    opened.wait_until(lambda: any(each.place for each in window.standings[-1:]))

    assert say(window.standings[-1].racer.title) == "program.py"
    races.controller.choose(len(window.standings) - 1)
    opened.wait_until(lambda: opened.program.search.variation.algorithm.is_recorded)
    opened.wait_for_steps(12)
    algorithm = opened.program.search.variation.algorithm
    opened.put(SMALL.with_digit(Cell(1), BLANK))

    assert not opened.program.game_search.watch_recorded(algorithm)

    opened.wait_for_sentence("program.py ran on another puzzle.")
