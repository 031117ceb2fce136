"""The whole program in its window, with a fake person who answers its questions."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QSettings, SignalInstance
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from sudoku_gui.formats import format_named, write
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.playback.jumps import ToEnd, ToStep
from sudoku_gui.playback.pace import FASTEST
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.export.export_options import ExportPrompts
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.presentation.search.speed_scale import pace_at
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.central_area import CentralArea
from sudoku_gui.ui.printing.print_prompts import PrintPrompts
from sudoku_gui.ui.program import Program
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.journals import journals_beside
from tests.support.ui.fakes import FakePerson
from tests.support.ui.program_parts import ProgramParts

SLOWEST_POSITION, FULL_SPEED_POSITION = 0, 50
assert pace_at(FULL_SPEED_POSITION) > FASTEST


class HeardProgram(Program):
    """A program that notes down what the parts say which are made later."""

    @cached_property
    def said(self) -> list[Notice]:
        """What they said; some are made together with the program."""
        return []

    def _let_speak(self, notice_posted: SignalInstance) -> None:
        super()._let_speak(notice_posted)
        notice_posted.connect(self.said.append)


class OpenProgram(ProgramParts):
    """A program whose window is open, in the layout for watching searches, and what it said.

    layout: another one, or None for what is stored.
    """

    def __init__(
        self,
        application: QApplication,
        store: QSettings,
        qtbot: QtBot,
        taker: ExportPrompts | None = None,
        layout: WindowLayout | None = WindowLayout.WATCH,
        printing: PrintPrompts | None = None,
    ) -> None:
        if layout is not None:
            Settings(store).layout = layout
        self.person = FakePerson()
        journals = journals_beside(store)
        program = HeardProgram(application, store, journals, self.person, taker, printing)
        self.said = program.said
        super().__init__(program)
        self.program.game_controller.notice_posted.connect(self.said.append)
        self.program.game_search.notice_posted.connect(self.said.append)
        self.program.documents.notice_posted.connect(self.said.append)
        self.program.checks.notice_posted.connect(self.said.append)
        self.program.puzzle_entry.notice_posted.connect(self.said.append)
        self.program.panels.notice_posted.connect(self.said.append)
        area = self.window.findChild(CentralArea)
        assert area is not None
        area.set_animated(False)  # a test looks at places, not at the ways there
        self._qtbot = qtbot

    @property
    def sentences(self) -> list[str]:
        """All that was said, in English."""
        return [str(notice.sentence) for notice in self.said]

    def end(self) -> None:
        """Close the window without a question, and leave Qt speaking English."""
        self.program.shut_down()
        self.choose_language("en")
        free(self.program)

    def put(self, givens: Grid) -> None:
        """Put a puzzle on the table."""
        self.game_controller.open_game(Game(Puzzle(givens)))

    def begin_grid(self, size: int = 9) -> None:
        """Begin an empty grid to type a puzzle into."""
        self.program.opener.new(size)

    def open_file(self, *paths: Path) -> None:
        """Open files as if they had been chosen."""
        self.program.opener.open_file(*paths)

    def enter(self, cell: int, digit: int) -> None:
        """Type a digit into a cell of the grid."""
        self.game_controller.enter_in_all((Cell(cell),), Digit(digit))

    def trigger(self, name: str) -> None:
        """Choose the action with that name, which must not be greyed out."""
        action = self.action(ActionId(name))
        assert action.isEnabled(), f"{name} cannot be chosen"
        action.trigger()

    def choose(self, menu: str, words: str) -> None:
        """Choose the entry of a submenu that says `words`."""
        submenu: QMenu = self.window.menus.submenus[menu]
        (action,) = (each for each in submenu.actions() if each.text() == words)
        action.trigger()

    def choose_algorithm(self, algorithm: Algorithm) -> None:
        """Choose the algorithm of the next search."""
        self.search.choose_algorithm(algorithm)

    def choose_language(self, code: str) -> None:
        """Choose the language of the window."""
        self.program.preferences.choose_language(code)

    def set_speed(self, position: int) -> None:
        """Move the speed slider."""
        speed = self.window.search_view.panel.speed
        speed.move_by(position - speed.position)

    def counters(self) -> dict[str, int]:
        """The figures that the panel shows."""
        labels = self.window.search_view.panel.counters.findChildren(QLabel)
        return {
            label.objectName().removeprefix("counter-"): int(label.text().replace(",", ""))
            for label in labels
            if label.objectName().startswith("counter-")
        }

    def offer(self) -> QPushButton:
        """The button beside the notice."""
        buttons = self.window.notices.findChildren(QPushButton, "offer")
        return next(button for button in buttons if not button.isHidden())

    def keep_searching(self) -> None:
        """Have a search play, whatever was done before."""
        if self.phase is not SearchPhase.PLAYING:
            self.game_search.watch()

    def steps(self) -> int:
        """How many steps the search shown has taken."""
        return self.moment.counters.steps if self.shown_moment else 0

    def jump_to_step(self, step: int) -> None:
        """Have a step of the search shown as soon as it is known."""
        self.game_search.jump(ToStep(step))

    def jump_to_end(self) -> None:
        """Have the end of the search shown as soon as it is known."""
        self.game_search.jump(ToEnd())

    def go_to(self, step: int) -> None:
        """Jump to a step, and let the window live until it is shown."""
        self.jump_to_step(step)
        self.wait_until(lambda: self.steps() == step)

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Let the window live until it holds."""
        self._qtbot.waitUntil(holds)

    def wait_for(self, phase: SearchPhase) -> None:
        """Let the window live until the search is in `phase`."""
        self.wait_until(lambda: self.phase is phase)

    def wait_for_steps(self, steps: int = 1) -> None:
        """Let the window live until the search shows that it has taken some steps."""
        self.wait_until(lambda: self.steps() >= steps)

    def wait_for_sentence(self, beginning: str) -> None:
        """Let the window live until something was said that begins like this."""
        self.wait_until(lambda: any(each.startswith(beginning) for each in self.sentences))


def free(program: Program) -> None:
    """Free a program that has shut down, and its windows.

    Qt holds what a signal is connected to.  Where that is a lambda, it holds the program
    in turn: Python cannot free any of them before the sender is gone.
    """
    windows: list[QWidget | None] = [program.window, program.handbook.window, program.races.window]
    if "practice" in vars(program):
        windows.append(program.practice.window)
    if "photos" in vars(program):
        windows.append(program.photos.window)
    program.window.hide()
    delete(program)
    for window in windows:
        if window is not None:
            delete(window)


def write_puzzle(folder: Path, name: str, grid: Grid) -> Path:
    """A file called `name` with `grid` in it."""
    path = folder / name
    path.write_bytes(write(grid, format_named("boj2580")))
    return path
