"""Opens the race window: it, its thread and what connects them are made when asked for.

Their modules are loaded then, too.
"""
# ruff: noqa: PLC0415

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_prompts import DocumentPrompts
from sudoku_gui.ui.files.file_thread import FileThread
from sudoku_gui.ui.files.preferences import Preferences
from sudoku_gui.ui.kit.reduced_motion import REDUCED_MOTION_SECONDS
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController

if TYPE_CHECKING:
    from sudoku_gui.solvers.search import Algorithm
    from sudoku_gui.ui.race.race_controller import RaceController
    from sudoku_gui.ui.race.race_thread import RaceThread
    from sudoku_gui.ui.race.race_window import RaceWindow


class RaceLauncher(QObject):
    """Opens the window, and ends its thread."""

    moment_chosen = Signal(object, object)  # the Sheet of a racer, and its WatchedStep
    recorded_moment_chosen = Signal(object, int)  # the Algorithm of a recorded run, and the step

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        documents: DocumentController,
        files: FileThread,
        questions: DocumentPrompts,
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._search = search
        self._documents = documents
        self._files = files
        self._questions = questions
        self._preferences = preferences
        self.race_thread: RaceThread | None = None
        self.window: RaceWindow | None = None
        self.controller: RaceController | None = None
        self._recorded: Algorithm | None = None

    @Slot()
    def open(self) -> None:
        """Show the window, with all at the start unless a race is under way there."""
        if self.window is None:
            self.window = self._make_window()
        if self.window.isVisible():
            self.window.raise_()
            self.window.activateWindow()
        elif self.controller is not None:
            self.window.show()
            self.controller.line_up()

    @Slot(object)
    def offer_recorded(self, algorithm: "Algorithm | None") -> None:
        """Let a recorded run race as well, or no longer."""
        self._recorded = algorithm
        if self.window is not None:
            self.window.controls.choice.offer_recorded(algorithm)

    def shut_down(self) -> None:
        """Close the window and end its thread; harmless when there is none."""
        if self.window is not None and self.race_thread is not None:
            self.window.close()
            self.race_thread.shut_down()

    def _make_window(self) -> "RaceWindow":
        from sudoku_gui.ui.race.race_controller import RaceController
        from sudoku_gui.ui.race.race_thread import RaceThread
        from sudoku_gui.ui.race.race_window import RaceWindow

        window = RaceWindow(self._search.algorithm, self._preferences.theme)
        self.race_thread = RaceThread(self)
        self.controller = RaceController(
            window,
            self.race_thread,
            self._game_controller,
            self._documents,
            self._files,
            self._questions,
            self,
        )
        self.controller.moment_chosen.connect(self.moment_chosen)
        self.controller.recorded_moment_chosen.connect(self.recorded_moment_chosen)
        self._preferences.language_changed.connect(window.retranslate)
        self._preferences.theme_changed.connect(window.set_theme)
        self._preferences.motion_changed.connect(self._let_move)
        self._let_move(self._preferences.is_motion_reduced)
        window.retranslate()
        window.controls.choice.offer_recorded(self._recorded)
        return window

    @Slot(bool)
    def _let_move(self, is_reduced: bool) -> None:
        if self.race_thread is not None:
            self.race_thread.set_pause(REDUCED_MOTION_SECONDS if is_reduced else 0.0)
