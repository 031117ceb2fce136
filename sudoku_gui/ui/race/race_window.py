"""The window of a race: controls, the grids side by side, and the results below them."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QSizePolicy, QSplitter, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, tr
from sudoku_gui.playback.race import RaceStanding
from sudoku_gui.playback.racers import Racer
from sudoku_gui.presentation.one_line import name_in_title
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.kit.notice_bar import ElidedLabel
from sudoku_gui.ui.kit.screen_room import screen_room
from sudoku_gui.ui.race.race_controls import RaceControls, RacePhase
from sudoku_gui.ui.race.race_handle import RaceHandle
from sudoku_gui.ui.race.race_lanes import RaceLanes
from sudoku_gui.ui.race.race_results import RaceResults

_MARGIN = 10
_FIRST_SPEED = 20  # a position of the slider
_RESULTS_MILLISECONDS = 200  # figures that change faster cannot be read
_SMALLEST = (640, 480)
_FIRST_SHARES = (2_300, 1_000)  # of the height, for the lanes and the results
_FIRST_SIZE = QSize(1180, 740)


class RaceWindow(QWidget):
    """Shows a race, and reports what people want of it."""

    closed = Signal()

    def __init__(self, algorithm: Algorithm, theme: Theme) -> None:
        super().__init__()
        self._standings: Sequence[RaceStanding] = ()
        self._sentence: Text | None = None
        self._name = ""
        self.controls = RaceControls(algorithm, _FIRST_SPEED, theme)
        self.lanes = RaceLanes(theme)
        self.handle = RaceHandle()
        self.results = RaceResults(theme)
        self.said = ElidedLabel()
        self.said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.said.setFixedHeight(self.fontMetrics().lineSpacing() + 2)
        self._results_timer = QTimer(self)
        self._results_timer.setSingleShot(True)
        self._results_timer.setInterval(_RESULTS_MILLISECONDS)
        self._results_timer.timeout.connect(self._show_results)
        self._lay_out()
        for key in ("Esc", "Ctrl+W"):
            QShortcut(QKeySequence(key), self).activated.connect(self.close)

    @property
    def standings(self) -> Sequence[RaceStanding]:
        """How the racers stand at the moment shown."""
        return self._standings

    def show_racers(self, racers: Sequence[Racer], name: str) -> None:
        """Line up `racers`, perhaps nobody, over the puzzle called `name`."""
        self._standings, self._name = (), name
        self.lanes.show_racers(racers)
        self._show_results()
        self._say_title()

    def show_standings(self, standings: Sequence[RaceStanding]) -> None:
        """Show how the racers stand, in the order in which they were lined up."""
        self._standings = standings
        self.lanes.show_standings(standings)
        if not self._results_timer.isActive():
            self._results_timer.start()

    def show_phase(self, phase: RacePhase) -> None:
        """Show what there is of the race; its results are up to date unless it runs."""
        self.controls.show_phase(phase)
        if phase is not RacePhase.RUNNING:
            self._show_results()

    def show_sentence(self, sentence: Text) -> None:
        """Say `sentence` below the results."""
        self._sentence = sentence
        self._say()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in the colours of `theme` from now on."""
        for part in (self.controls, self.lanes, self.results):
            part.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for part in (self.controls, self.lanes, self.handle, self.results):
            part.retranslate()
        self._say()
        self._say_title()

    def _lay_out(self) -> None:
        upper = QWidget()
        lanes = QVBoxLayout(upper)
        lanes.setContentsMargins(0, 0, 0, 0)
        lanes.addWidget(self.lanes, stretch=1)
        lanes.addWidget(self.handle)
        whole = QSplitter(Qt.Orientation.Vertical)
        whole.setChildrenCollapsible(False)
        whole.addWidget(upper)
        whole.addWidget(self.results)
        whole.setStretchFactor(0, 5)
        whole.setStretchFactor(1, 4)
        whole.setSizes(_FIRST_SHARES)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(self.controls)
        column.addWidget(whole, stretch=1)
        column.addWidget(self.said)
        self.setMinimumSize(*_SMALLEST)
        self.resize(_FIRST_SIZE.boundedTo(screen_room(self)))

    @Slot()
    def _show_results(self) -> None:
        self._results_timer.stop()
        self.results.show_results(self._standings)

    def _say(self) -> None:
        self.said.show_words(say(self._sentence) if self._sentence else "")

    def _say_title(self) -> None:
        self.setWindowTitle(tr("Race – {name}", name=name_in_title(self._name)))

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
