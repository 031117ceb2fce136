"""The window of the judge: a program as its text, what it is run with, and what came of it."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from sudoku_gui.language import tr
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.presentation.judge_display import JudgeDisplay, JudgePhase, sentence_of
from sudoku_gui.presentation.one_line import name_in_title
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.judge.judge_controls import JudgeControls
from sudoku_gui.ui.judge.judge_results import JudgeResults
from sudoku_gui.ui.judge.program_editor import ProgramEditor
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.screen_room import screen_room

_MARGIN = 10
_FIRST_SIZE = QSize(860, 680)
_EDITOR_SHARE, _RESULTS_SHARE = 3, 2


class JudgeWindow(QWidget):
    """Holds the text of the program as long as the program lives, shown or not."""

    closed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._name = ""
        self._phase = JudgePhase.READY
        self._announced = ""
        self.controls = JudgeControls()
        self.editor = ProgramEditor(theme)
        self.results = JudgeResults(theme)
        self._announcer = Announcer(self)
        self._lay_out()
        for keys, slot in (
            (("Esc",), self._stop_or_close),
            (("Ctrl+W",), self.close),
            (("Ctrl+O",), self.controls.open_wanted.emit),
            (("F5", "Ctrl+Return", "Ctrl+Enter"), self._run),
            (("F6",), self.results.watch.click),
        ):
            for key in keys:
                QShortcut(QKeySequence(key), self).activated.connect(slot)

    def show_puzzle(self, name: str) -> None:
        """Say which puzzle a program would be judged on."""
        self._name = name
        self._say_title()

    def show_display(self, display: JudgeDisplay, geometry: Geometry) -> None:
        """Show what is known of a run; the verdict is read out once."""
        self._phase = display.phase
        self.controls.show_running(is_running=display.phase is JudgePhase.RUNNING)
        self.results.show_display(display, geometry)
        said = sentence_of(display.headline) if display.headline is not None else ""
        if said and said != self._announced:
            self._announcer.announce(said)
        self._announced = said

    def set_theme(self, theme: Theme) -> None:
        """Show everything in the colours of `theme` from now on."""
        self.editor.set_theme(theme)
        self.results.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        keys = tr("Tab indents, Shift+Tab takes that back, and Ctrl+Tab leads out of the text.")
        self.editor.setPlaceholderText(
            tr("Write or paste a program here, or open one.") + "\n" + keys
        )
        self.editor.setAccessibleName(tr("Program"))
        self.editor.setAccessibleDescription(keys)
        self.controls.retranslate()
        self.results.retranslate()
        self._say_title()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _lay_out(self) -> None:
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.editor)
        parts.addWidget(self.results)
        parts.setStretchFactor(0, _EDITOR_SHARE)
        parts.setStretchFactor(1, _RESULTS_SHARE)
        parts.setSizes([_FIRST_SIZE.height() * each for each in (_EDITOR_SHARE, _RESULTS_SHARE)])
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(self.controls)
        column.addWidget(parts, stretch=1)
        self.resize(_FIRST_SIZE.boundedTo(screen_room(self)))

    def _run(self) -> None:
        if self._phase is not JudgePhase.RUNNING:
            self.controls.run_wanted.emit()

    def _stop_or_close(self) -> None:
        if self._phase is JudgePhase.RUNNING:
            self.controls.stop_wanted.emit()
        else:
            self.close()

    def _say_title(self) -> None:
        self.setWindowTitle(tr("Judge – {name}", name=name_in_title(self._name)))
