"""Whatever is connected first, the same story has the same course.

Qt calls the slots of a signal in the order in which they were connected.  Which part of the
program is made first, and which row of a table stands above another, must decide nothing.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QMenu, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.ui.check.typo_panel import CorrectionsTable
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.connection_order import (
    PlaceOfNext,
    anywhere,
    connected_in_order,
    first,
    last,
)
from tests.support.ui.open_program import OpenProgram, write_puzzle

DEAD_END = 5  # the first step of the search row by row after which nothing fits
CHOICE = 3  # in the menu of what may be put in at the start, below its title
BLANKS = SMALL.blanks()
WRONG = next(  # it fits, but the puzzle cannot be solved with it
    (cell, digit)
    for cell in BLANKS
    for digit in SMALL.geometry.digits
    if digit != SMALL_SOLVED.digit_at(cell)
    and not SMALL.with_digit(cell, Digit(digit)).conflicting_cells()
)
GIVENS = [Cell(cell) for cell in SMALL.geometry.cells if SMALL.digit_at(Cell(cell))]
SEVERAL = SMALL.with_digit(GIVENS[0], BLANK)
ORDERS: dict[str, PlaceOfNext] = {
    "reversed": first,
    **{f"by chance {seed}": anywhere(seed) for seed in range(2)},
}
Seen = dict[str, object]
_Widget = TypeVar("_Widget", bound=QWidget)


class Told(OpenProgram):
    """The program in a story, and what can be seen of it after each sentence."""

    def __init__(self, application: QApplication, store: QSettings, qtbot: QtBot) -> None:
        super().__init__(application, store, qtbot)
        self.seen: list[Seen] = []
        self.survey: TimelineState | None = None
        self.search.timeline_changed.connect(self._learn)
        self.search.forgotten.connect(self._forget)
        self.program.start([])

    def tell(self, what: str, happens: Callable[[], object]) -> None:
        """Let it happen, wait until nothing moves any more, and note what there is to see."""
        happens()
        self.wait_until(self._is_quiet)
        self.seen.append({"after": what, **self._look()})

    def explore(self) -> None:
        """Begin a search, and let the window live until all of it is known."""
        self.jump_to_end()
        self.wait_for(SearchPhase.ENDED)

    def choose_in(self, menu: QMenu, place: int) -> None:
        """Choose the entry at a place of a menu that is open."""
        menu.actions()[place].trigger()
        menu.close()

    def _is_quiet(self) -> bool:
        judge = self.verdicts
        is_judged = judge.verdict is not None and judge.givens == self.sheet.givens
        is_shown = self.shown_moment is not None
        is_explored = is_shown and self.survey is not None and self.survey.is_complete
        is_at_rest = self.phase is not SearchPhase.PLAYING and is_explored
        return is_judged and (self.phase is SearchPhase.IDLE or is_at_rest)

    def _look(self) -> Seen:
        window = self.window
        QApplication.processEvents()
        table = window.grid.model()
        cells = [
            table.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)
            for row in range(table.rowCount())
            for column in range(table.columnCount())
        ]
        actions = window.named_actions.items()
        return {
            "title": (window.windowTitle(), window.isWindowModified()),
            "sheet": self.sheet,
            "phase": self.phase,
            "cells": cells,
            "layers": window.overlays.layers,
            "labels": [label.text() for label in _visible(window, QLabel)],
            "logs": [each.toPlainText() for each in window.findChildren(QPlainTextEdit)],
            "docks": [each.objectName() for each in _visible(window, QDockWidget)],
            "actions": {name: (each.isEnabled(), each.isChecked()) for name, each in actions},
            "said": self.sentences,
        }

    def _learn(self, state: TimelineState) -> None:
        self.survey = state

    def _forget(self) -> None:
        self.survey = None


def _visible(window: QWidget, kind: type[_Widget]) -> list[_Widget]:
    return [each for each in window.findChildren(kind) if each.isVisible()]


Story = Callable[[Told, Path], None]
Tell = Callable[[Story, PlaceOfNext], list[Seen]]


def typing(told: Told, _folder: Path) -> None:
    told.tell("new", lambda: told.choose("sizes>", "4 × 4"))
    told.tell("a given", lambda: told.enter(0, 1))
    told.tell("the same digit twice", lambda: told.enter(1, 1))
    told.tell("undo", lambda: told.trigger("undo"))
    told.tell("redo", lambda: told.trigger("redo"))
    told.tell("undo again", lambda: told.trigger("undo"))
    told.tell("entries from now on", lambda: told.trigger("type_givens"))
    told.tell("an entry", lambda: told.enter(5, 3))
    told.tell("clear", lambda: told.trigger("clear_entries"))


def solving(told: Told, _folder: Path) -> None:
    told.tell("a puzzle", lambda: told.put(SMALL))
    told.tell("an entry that is wrong", lambda: told.enter(*WRONG))
    told.trigger("search_to_end")
    told.tell("no solution", lambda: told.wait_for(SearchPhase.ENDED))
    told.offer().click()
    told.tell("solved without my entries", lambda: told.wait_for(SearchPhase.ENDED))
    told.tell("undo", lambda: told.trigger("undo"))
    told.tell("redo", lambda: told.trigger("redo"))
    told.tell("reset", lambda: told.trigger("reset"))


def watching_and_stopping(told: Told, _folder: Path) -> None:
    for name in ("step_log", "lesson"):
        told.trigger(name)
    told.tell("a puzzle", lambda: told.put(SMALL))
    told.tell("to the end", told.explore)
    told.tell("to the start", lambda: told.go_to(0))
    told.tell("a dead end", lambda: told.go_to(DEAD_END))
    told.tell("one step back", lambda: told.go_to(DEAD_END - 1))
    told.set_speed(50)
    told.trigger("watch")
    told.tell("watched to the end", lambda: told.wait_for(SearchPhase.ENDED))
    told.tell("a moment", lambda: told.go_to(DEAD_END))
    told.tell("stop", lambda: told.trigger("stop"))
    told.tell("an entry", lambda: told.enter(BLANKS[-1], 1))
    told.tell("undo", lambda: told.trigger("undo"))
    told.tell("undo what the search found", lambda: told.trigger("undo"))


def a_step_walked_through(told: Told, _folder: Path) -> None:
    menu = told.why_not.menu
    told.tell("a puzzle", lambda: told.put(SMALL))
    told.explore()
    told.tell("a moment", lambda: told.go_to(DEAD_END - 1))
    told.grid.select(BLANKS[-1])
    told.trigger("why_not")
    told.tell("why not", lambda: told.choose_in(menu, 2))
    told.trigger("sub_step")
    told.tell("into the next step", lambda: told.wait_until(lambda: told.steps() == DEAD_END))
    told.tell("on", lambda: told.trigger("sub_step"))
    told.trigger("why_not")
    told.tell("why not, in the middle", lambda: told.choose_in(menu, 2))
    told.tell("stop", lambda: told.trigger("stop"))


def branches_and_a_file(told: Told, folder: Path) -> None:
    def leave() -> None:
        told.trigger("what_if")
        told.choose_in(told.what_if_menu, CHOICE)
        told.wait_until(lambda: told.shown_moment is not None)

    told.trigger("step_log")
    told.tell("a puzzle", lambda: told.put(SMALL))
    told.explore()
    told.tell("the start", lambda: told.go_to(0))
    told.tell("a branch", leave)
    told.tell("to its end", told.explore)
    told.tell("back", lambda: told.offer().click())
    told.tell("a branch again", leave)
    told.open_file(write_puzzle(folder, "other.txt", SEVERAL))
    told.tell("a file", lambda: told.wait_for_sentence("Opened other.txt"))


def a_quiz(told: Told, _folder: Path) -> None:
    quiz = told.quiz_panel

    def ask() -> None:
        quiz.ask.click()
        told.wait_until(lambda: quiz.sentence.text().endswith("?"))

    def answer() -> None:
        next(iter(quiz.buttons)).click()
        told.wait_until(told.tree_panel.hint.isHidden)

    for name in ("search_tree", "step_log", "lesson", "quiz"):
        told.trigger(name)
    told.tell("a puzzle", lambda: told.put(SMALL))
    told.tell("asked before any search", ask)
    told.tell("answered", answer)
    told.tell("asked again", ask)
    told.tell("closed", lambda: told.trigger("quiz"))


def checks(told: Told, _folder: Path) -> None:
    table = told.window.typos.findChild(CorrectionsTable)
    assert isinstance(table, CorrectionsTable)
    told.tell("a puzzle", lambda: told.put(SMALL))
    told.tell("a wrong entry", lambda: told.enter(*WRONG))
    told.tell("checked", lambda: told.trigger("check_entries"))
    told.tell("another entry", lambda: told.enter(BLANKS[-1], 1))
    told.tell("no marks", lambda: told.trigger("clear_marks"))
    told.put(SEVERAL)
    told.trigger("find_mistake")
    told.trigger("find_typo")
    told.tell(
        "what would settle it, not the mistake that was asked for before",
        lambda: told.wait_until(lambda: table.model().rowCount() > 0),
    )
    told.tell("closed", lambda: told.trigger("clear_marks"))


STORIES: tuple[Story, ...] = (
    typing,
    solving,
    watching_and_stopping,
    a_step_walked_through,
    branches_and_a_file,
    a_quiz,
    checks,
)


@pytest.fixture
def tell_story(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Tell]:
    opened: list[Told] = []

    def tell(story: Story, place_of_next: PlaceOfNext) -> list[Seen]:
        store = QSettings(str(tmp_path / f"{place_of_next}.ini"), QSettings.Format.IniFormat)
        with connected_in_order(place_of_next):
            told = Told(qapp, store, qtbot)
            opened.append(told)
            story(told, tmp_path)
        return told.seen

    yield tell
    for told in opened:
        told.end()


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("story", STORIES)
@pytest.mark.long
def test_a_story_has_the_same_course_whatever_is_connected_first(
    story: Story, order: str, tell_story: Tell
) -> None:
    expected = tell_story(story, last)

    seen = tell_story(story, ORDERS[order])

    for one, other in zip(seen, expected, strict=True):
        for what in one:
            assert one[what] == other[what], f"{what} after {one['after']}"
