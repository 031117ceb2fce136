"""The whole program in its window, threads and all."""

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QSettings, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import format_named, write
from sudoku_gui.model.puzzle import NO_METADATA, Metadata
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.one_line import path_on_one_line
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.ui.files.document_prompts import UnsavedChoice
from sudoku_gui.ui.files.properties_dialog import PropertiesDialog
from sudoku_gui.ui.program import Program
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.journals import journals_beside
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import (
    FULL_SPEED_POSITION,
    SLOWEST_POSITION,
    OpenProgram,
    free,
    write_puzzle,
)
from tests.support.ui.searches import ENDLESS

BOJ2580 = format_named("boj2580")
SPEEDS = pytest.mark.parametrize(
    "speed", [FULL_SPEED_POSITION, SLOWEST_POSITION], ids=["at full speed", "slowly"]
)


def test_it_starts_with_an_empty_grid_to_type_a_puzzle_into(opened: OpenProgram) -> None:
    assert opened.window.isVisible()
    assert opened.sheet.grid.filled_count() == 0
    assert opened.action(ActionId.TYPE_GIVENS).isChecked()
    assert opened.window.windowTitle() == "Untitled[*] – Sudoku"


def test_a_program_that_has_ended_is_freed(
    qapp: QApplication, store: QSettings, qtbot: QtBot
) -> None:
    opened = OpenProgram(qapp, store, qtbot)
    opened.program.start([])
    opened.put(SMALL)
    opened.trigger("search_to_end")
    opened.wait_for(SearchPhase.ENDED)
    parts = [weakref.ref(part) for part in (opened.program, opened.window)]

    opened.end()
    del opened
    gc.collect()

    assert [part() for part in parts] == [None, None]


def test_a_file_of_the_command_line_is_opened(
    qapp: QApplication, store: QSettings, qtbot: QtBot, tmp_path: Path
) -> None:
    opened = OpenProgram(qapp, store, qtbot)
    files = [write_puzzle(tmp_path, name, SMALL) for name in ("a.txt", "b.txt", "c.txt")]

    opened.program.start([str(path) for path in files])
    opened.wait_for_sentence("Opened a.txt")
    recent = [each.text() for each in opened.window.menus.submenus["recent>"].actions()]
    opened.end()

    assert opened.sheet.givens == SMALL
    assert recent[:3] == [path_on_one_line(path) for path in files]


def test_solve_fills_the_grid_and_shows_the_counters(opened: OpenProgram) -> None:
    opened.put(SMALL)

    opened.trigger("search_to_end")
    opened.wait_for(SearchPhase.ENDED)

    assert opened.sheet.grid == SMALL_SOLVED
    assert opened.counters() == {
        "placements": 21,
        "backtracks": 9,
        "tries": 67,
        "reads": 148,
        "calls": 27,
        "depth": 12,
    }
    assert not opened.window.isWindowModified()


def test_stop_keeps_the_grid_and_the_counters_that_are_shown(opened: OpenProgram) -> None:
    opened.put(ENDLESS)
    opened.set_speed(FULL_SPEED_POSITION)
    opened.trigger("watch")
    opened.wait_for_steps(1000)

    opened.trigger("stop")
    shown = opened.counters()
    opened.window.repaint()
    QApplication.processEvents()

    assert opened.counters() == shown
    assert shown["depth"] == opened.sheet.grid.filled_count() - ENDLESS.filled_count()
    assert opened.sentences[-1] == (
        f"Stopped after {shown['placements'] + shown['backtracks']:,} steps."
    )


def test_reset_shows_the_puzzle_and_no_counters(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.trigger("search_to_end")
    opened.wait_for(SearchPhase.ENDED)

    opened.trigger("reset")

    assert opened.sheet.grid == SMALL
    assert set(opened.counters().values()) == {0}


@SPEEDS
@pytest.mark.parametrize(
    "name", ["undo", "clear_entries", "reset", "stop", "new", "save", "copy", "type_givens"]
)
def test_what_can_be_chosen_while_a_search_runs_is_not_greyed_out(
    opened: OpenProgram, speed: int, name: str
) -> None:
    opened.put(ENDLESS)
    opened.set_speed(speed)
    opened.trigger("watch")

    opened.trigger(name)

    kept = dict.fromkeys(("new", "copy", "type_givens"), SearchPhase.PLAYING)
    stopped = {"stop": SearchPhase.STOPPED, "save": SearchPhase.STOPPED}
    assert opened.phase is (kept | stopped).get(name, SearchPhase.IDLE)


@SPEEDS
def test_a_smaller_grid_while_a_search_runs(opened: OpenProgram, speed: int, qtbot: QtBot) -> None:
    opened.put(ENDLESS)
    opened.set_speed(speed)
    opened.trigger("watch")
    opened.wait_for_steps(1 if speed else 0)

    opened.choose("sizes>", "4 × 4")
    with qtbot.waitSignal(opened.search.moment_changed):
        opened.trigger("step")

    assert opened.sheet.geometry.size == 4
    shown_moment = opened.shown_moment
    assert shown_moment is not None
    assert shown_moment.sheet.geometry.size == 4


def test_an_algorithm_chosen_while_a_search_runs_waits_for_the_next(opened: OpenProgram) -> None:
    opened.put(ENDLESS)
    opened.set_speed(FULL_SPEED_POSITION)
    opened.trigger("watch")
    opened.wait_for_steps()

    opened.choose("algorithms>", "Fewest candidates first")
    steps = opened.steps()
    opened.wait_for_steps(steps + 1)
    assert opened.phase is SearchPhase.PLAYING

    opened.put(SMALL)
    opened.trigger("search_to_end")
    opened.wait_for(SearchPhase.ENDED)
    assert opened.counters()["backtracks"] == 0  # row by row there are nine


def test_the_language_changes_while_a_search_runs(opened: OpenProgram) -> None:
    opened.put(ENDLESS)
    opened.set_speed(FULL_SPEED_POSITION)
    opened.trigger("watch")
    opened.wait_for_steps()

    opened.choose("languages>", "한국어")
    steps = opened.steps()
    opened.wait_for_steps(steps + 1)
    opened.choose("languages>", "English")

    assert opened.phase is SearchPhase.PLAYING


def test_what_was_chosen_is_there_again_the_next_time(
    opened: OpenProgram, store: QSettings, qapp: QApplication
) -> None:
    opened.choose("algorithms>", "Fewest candidates first")
    opened.set_speed(37)
    store.sync()

    again = Program(
        qapp,
        QSettings(store.fileName(), QSettings.Format.IniFormat),
        journals_beside(store),
    )
    again.shut_down()

    assert again.search.algorithm.name == "fewest-candidates"
    assert again.window.search_view.panel.speed.position == 37
    free(again)


@pytest.mark.parametrize(("speed", "position"), [(-7, 10), (9999, 10), ("fast", 10)])
def test_damaged_settings_do_not_keep_it_from_starting(
    qapp: QApplication, store: QSettings, speed: object, position: int
) -> None:
    store.setValue("algorithm", "bogo")
    store.setValue("speed", speed)
    store.setValue("recent_files", "not a list")
    store.setValue("window_geometry", "nonsense")

    program = Program(qapp, store, journals_beside(store))
    program.start([])
    program.shut_down()

    assert program.search.algorithm is ALGORITHMS[0]
    assert program.window.search_view.panel.speed.position == position
    free(program)


def test_a_dropped_file_is_opened(opened: OpenProgram, tmp_path: Path) -> None:
    path = write_puzzle(tmp_path, "dropped.txt", SMALL)
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(path)), QUrl("https://example.org/x")])

    opened.window.dropped.emit(dropped)
    opened.wait_for_sentence("Opened dropped.txt")

    assert opened.sheet.givens == SMALL


def test_of_several_dropped_files_the_first_is_opened(opened: OpenProgram, tmp_path: Path) -> None:
    paths = [write_puzzle(tmp_path, name, SMALL) for name in ("one.txt", "two.txt")]
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])

    opened.window.dropped.emit(dropped)

    opened.wait_for_sentence("Opened one.txt; 1 more file waits under File ▸ Open Recent")


def test_a_dropped_text_is_opened(opened: OpenProgram, qtbot: QtBot) -> None:
    dropped = QMimeData()
    dropped.setText(write(SMALL, BOJ2580).decode())

    opened.window.dropped.emit(dropped)

    qtbot.waitUntil(lambda: opened.sheet.givens == SMALL)


def test_copy_and_paste_carry_the_grid(opened: OpenProgram, qtbot: QtBot) -> None:
    opened.put(SMALL)
    opened.trigger("copy")
    assert QGuiApplication.clipboard().text() == write(SMALL, BOJ2580).decode()
    opened.begin_grid()

    opened.trigger("paste")

    qtbot.waitUntil(lambda: opened.sheet.givens == SMALL)
    QGuiApplication.clipboard().clear()


@pytest.mark.parametrize("copied", [None, "", " \n"])
def test_pasting_nothing_is_said_to_be_no_puzzle(opened: OpenProgram, copied: str | None) -> None:
    opened.put(SMALL)
    QGuiApplication.clipboard().clear()
    if copied is not None:
        QGuiApplication.clipboard().setText(copied)

    opened.trigger("paste")

    assert opened.sentences[-1] == "The clipboard holds no puzzle."
    assert opened.sheet.givens == SMALL
    QGuiApplication.clipboard().clear()


def test_typing_marks_the_window_as_modified_and_saving_unmarks_it(
    opened: OpenProgram, tmp_path: Path
) -> None:
    opened.person.target = SaveTarget(tmp_path / "mine.txt", BOJ2580)
    opened.enter(0, 3)
    assert opened.window.isWindowModified()

    opened.trigger("save")
    opened.wait_for_sentence("Saved mine.txt")

    assert not opened.window.isWindowModified()
    assert opened.window.windowTitle() == "mine.txt[*] – Sudoku"


@SPEEDS
def test_closing_while_a_search_runs_closes_at_once(opened: OpenProgram, speed: int) -> None:
    opened.put(ENDLESS)
    opened.set_speed(speed)
    opened.trigger("watch")
    opened.wait_for_steps(1 if speed else 0)

    opened.trigger("quit")

    assert not opened.window.isVisible()
    assert opened.person.asked == []


@pytest.mark.parametrize("unsaved", list(UnsavedChoice))
def test_closing_with_changes_asks_and_obeys(
    opened: OpenProgram, tmp_path: Path, unsaved: UnsavedChoice, qtbot: QtBot
) -> None:
    path = tmp_path / "mine.txt"
    opened.person.unsaved, opened.person.target = unsaved, SaveTarget(path, BOJ2580)
    opened.enter(0, 3)
    grid = opened.sheet.grid

    opened.window.close()
    if unsaved is UnsavedChoice.SAVE:
        qtbot.waitUntil(lambda: not opened.window.isVisible())

    assert opened.window.isVisible() == (unsaved is UnsavedChoice.CANCEL)
    assert path.exists() == (unsaved is UnsavedChoice.SAVE)
    if path.exists():
        assert path.read_bytes() == write(grid, BOJ2580)


def test_a_window_whose_file_cannot_be_saved_stays_open(
    opened: OpenProgram, tmp_path: Path
) -> None:
    opened.person.unsaved = UnsavedChoice.SAVE
    opened.person.target = SaveTarget(tmp_path / "gone" / "mine.txt", BOJ2580)
    opened.enter(0, 3)

    opened.window.close()
    opened.wait_for_sentence("mine.txt was not saved")

    assert opened.window.isVisible()
    assert opened.sheet.grid.filled_count() == 1


def titled(opened: OpenProgram, title: str) -> PropertiesDialog:
    """The dialog of properties, with a title typed in and nothing accepted yet."""
    opened.trigger("properties")
    dialog = opened.window.findChild(PropertiesDialog)
    assert isinstance(dialog, PropertiesDialog)
    field = dialog.findChild(QLineEdit, "title")
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, title)
    return dialog


def test_properties_of_the_puzzle_are_changed_in_a_dialog_and_shown(opened: OpenProgram) -> None:
    dialog = titled(opened, "Easy")

    dialog.accept()

    assert opened.puzzle.metadata == Metadata(title="Easy")
    assert opened.window.puzzle_heading.text() == "Easy"
    assert opened.window.isWindowModified()


def test_properties_of_a_puzzle_that_is_gone_change_nothing(opened: OpenProgram) -> None:
    dialog = titled(opened, "Easy")
    opened.put(SMALL)

    dialog.accept()

    assert opened.puzzle.metadata == NO_METADATA


def test_a_thread_that_is_first_asked_for_at_the_end_does_not_begin(opened: OpenProgram) -> None:
    opened.trigger(ActionId.QUIZ.value)
    opened.program.shut_down()

    opened.window.hide()  # and the panel with it, which wants no more questions

    assert not opened.program.is_held_up
