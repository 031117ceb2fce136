"""A panel is made when it is first wanted, and nobody can tell from it when that was."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPlainTextEdit, QTableView
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.theme import Appearance
from sudoku_gui.ui.kit.dock import Panel
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.learn.inspector import Inspector
from sudoku_gui.ui.panel_table import PANELS
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.pictures import grabbed

NAMES = [spec.action for spec, _make in PANELS]
STEP = 4
TWO = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "." * 81
Life = Callable[[OpenProgram, Path], None]
Open = Callable[[], OpenProgram]


def nothing(_opened: OpenProgram, _folder: Path) -> None:
    """The program has only just started."""


def a_game(opened: OpenProgram, _folder: Path) -> None:
    opened.put(SMALL)
    for cell in SMALL.blanks()[:3]:
        opened.enter(cell, 1)
    opened.game_controller.edit_game(lambda game: game.add_bookmark("before"))
    opened.trigger("undo")


def a_search(opened: OpenProgram, _folder: Path) -> None:
    opened.put(SMALL)
    opened.jump_to_end()
    opened.wait_for(SearchPhase.ENDED)
    opened.go_to(STEP - 1)
    opened.go_to(STEP)


def another_look(opened: OpenProgram, folder: Path) -> None:
    a_search(opened, folder)
    opened.program.preferences.choose_appearance(Appearance.DARK)
    opened.choose_language("ko")


def a_branch(opened: OpenProgram, folder: Path) -> None:
    a_search(opened, folder)
    opened.go_to(0)
    opened.trigger("what_if")
    opened.what_if_menu.actions()[3].trigger()
    opened.what_if_menu.close()
    opened.wait_until(lambda: opened.state.is_on_branch and opened.shown_moment is not None)


def several_puzzles(opened: OpenProgram, folder: Path) -> None:
    path = folder / "several.sdm"
    path.write_text("\n".join(TWO), "utf-8")
    opened.open_file(path)
    opened.wait_until(lambda: opened.state.has_several_puzzles)


def _step(opened: OpenProgram) -> None:
    if opened.shown_moment is not None:
        opened.go_to(STEP + 1)


def _stop_and_enter(opened: OpenProgram) -> None:
    if opened.shown_moment is not None:
        opened.trigger("stop")
    opened.put(SMALL)
    opened.enter(SMALL.blanks()[0], 2)


AFTERWARDS: tuple[Callable[[OpenProgram], None], ...] = (
    _step,
    lambda opened: opened.program.preferences.choose_appearance(Appearance.LIGHT),
    lambda opened: opened.choose_language("en"),
    _stop_and_enter,
)


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Starts another program, as on the first day."""
    running: list[OpenProgram] = []
    numbers = count()

    def start() -> OpenProgram:
        store = QSettings(str(tmp_path / f"{next(numbers)}" / "s.ini"), QSettings.Format.IniFormat)
        running.append(OpenProgram(qapp, store, qtbot))
        running[-1].program.start([])
        return running[-1]

    yield start
    for opened in running:
        opened.program.preferences.choose_appearance(Appearance.LIGHT)
        opened.end()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_made_at_the_start(name: ActionId, opened: OpenProgram) -> None:
    assert not opened.program.panels.is_made(name)
    assert opened.dock(name).widget() is None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "live",
    [
        a_search,
        *(
            pytest.param(live, marks=pytest.mark.long)
            for live in (nothing, a_game, another_look, a_branch, several_puzzles)
        ),
    ],
)
def test_a_panel_made_late_is_the_one_made_at_the_start(
    live: Life, name: ActionId, start: Open, tmp_path: Path
) -> None:
    early = start()
    early.program.panels[name]
    course = _course(early, live, name, tmp_path)
    early.window.hide()

    late = start()

    for expected, seen in zip(course, _course(late, live, name, tmp_path), strict=True):
        assert seen == expected


def _course(opened: OpenProgram, live: Life, name: ActionId, folder: Path) -> list[object]:
    """What there is to see of a panel that is opened after `live`, then and later."""
    live(opened, folder)
    if opened.dock(name).isHidden():
        opened.trigger(name.value)
    panel = opened.program.panels[name].panel
    course = [_look_at_rest(opened, panel)]
    for go_on in AFTERWARDS:
        go_on(opened)
        course.append(_look_at_rest(opened, panel))
    return course


def _look_at_rest(opened: OpenProgram, panel: Panel) -> object:
    """What is seen when it is no longer changing, for threads may have a part in it."""
    seen: list[object] = []

    def is_working() -> bool:
        """Whether a task is under way, a report of one on its way, or one about to begin."""
        workers = [thread._worker for thread in opened.program.findChildren(CheckThread)]
        return any(worker._task is not None or worker._is_ahead for worker in workers) or any(
            inspector.is_busy or inspector._wanted is not None
            for inspector in opened.program.findChildren(Inspector)
            if inspector._panel.isVisible()
        )

    def is_at_rest() -> bool:
        seen.append(_look(panel))
        if is_working():
            seen.clear()
        return len(seen) > 5 and all(each == seen[-1] for each in seen[-5:])

    opened.wait_until(is_at_rest)
    return seen[-1]


def _look(panel: Panel) -> object:
    texts = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    buttons = [
        (each.text(), each.isEnabled(), each.isChecked(), each.toolTip())
        for each in panel.findChildren(QAbstractButton)
        if each.isVisible()
    ]
    logs = [each.toPlainText() for each in panel.findChildren(QPlainTextEdit)]
    rows = [
        [table.model().index(row, 0).data() for row in range(table.model().rowCount())]
        for table in panel.findChildren(QTableView)
    ]
    return panel.isVisible(), texts, buttons, logs, rows, panel.size(), grabbed(panel)


@pytest.mark.parametrize("name", NAMES)
def test_its_controller_does_the_actions_that_the_row_names(
    name: ActionId, opened: OpenProgram
) -> None:
    (row,) = (spec for spec, _make in PANELS if spec.action is name)

    assert set(opened.program.panels[name].handlers()) == set(row.handles)
    assert opened.program.panels.is_made(name)


def test_what_was_open_at_the_end_is_made_at_the_start(
    qapp: QApplication, store: QSettings, qtbot: QtBot
) -> None:
    first = OpenProgram(qapp, store, qtbot)
    first.program.start([])
    first.trigger(ActionId.HISTORY.value)
    width = first.dock(ActionId.HISTORY).width()
    first.window.close()
    first.end()

    again = OpenProgram(qapp, store, qtbot)
    again.program.start([])
    QApplication.processEvents()

    assert [name for name in NAMES if again.program.panels.is_made(name)] == [ActionId.HISTORY]
    assert again.program.panels[ActionId.HISTORY].panel.isVisible()
    assert again.dock(ActionId.HISTORY).width() == width
    again.end()
