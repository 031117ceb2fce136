"""Chooses who races: some of the algorithms, or one of them over the puzzle and its turns."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from sudoku_gui.language import Text, say, text, tr, tr_n
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.racers import Racer, racers_by_algorithm, racers_by_transform
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.kit.stay_open_menu import StayOpenMenu


class RaceMode(Enum):
    """What the racers differ in."""

    ALGORITHMS = "algorithms"
    TRANSFORMS = "turns"


_FIELD_WORDS: dict[RaceMode, Text] = {
    RaceMode.ALGORITHMS: text("Algorithms, one puzzle"),
    RaceMode.TRANSFORMS: text("One algorithm, puzzle turned"),
}


class RacerChooser(QWidget):
    """Knows who is to race."""

    changed = Signal()

    def __init__(self, algorithm: Algorithm, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields = QComboBox()
        self.fields.setObjectName("fields")
        self._menu = StayOpenMenu(self)
        self._all = self._menu.addAction("")
        self._menu.addSeparator()
        self._ticks = {each.name: self._tick_for() for each in ALGORITHMS}
        self._recorded: Algorithm | None = None
        self._recorded_tick = self._tick_for()
        self._recorded_tick.setVisible(False)
        self.button = _button_of(self._menu)
        self.algorithms = QComboBox()
        self.algorithms.setObjectName("turned-algorithm")
        self._stack = QStackedWidget()
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for part in (self.button, self.algorithms):
            self._stack.addWidget(part)
        for _ in RaceMode:
            self.fields.addItem("")
        for _ in ALGORITHMS:
            self.algorithms.addItem("")
        self.algorithms.setCurrentIndex(ALGORITHMS.index(algorithm))
        self._lay_out()
        self._all.triggered.connect(self._tick_all)
        self.fields.currentIndexChanged.connect(self._change_field)
        self.algorithms.currentIndexChanged.connect(self._report)

    @property
    def mode(self) -> RaceMode:
        """What the racers differ in."""
        return list(RaceMode)[self.fields.currentIndex()]

    @property
    def chosen(self) -> Sequence[Algorithm]:
        """The algorithms that are ticked, and the recorded run if it is."""
        chosen = [each for each in ALGORITHMS if self._ticks[each.name].isChecked()]
        if self._recorded is not None and self._recorded_tick.isChecked():
            chosen.append(self._recorded)
        return chosen

    def racers(self, sheet: Sheet) -> tuple[Racer, ...]:
        """Return those who are to race over `sheet`, perhaps nobody."""
        if self.mode is RaceMode.TRANSFORMS:
            return racers_by_transform(sheet, ALGORITHMS[self.algorithms.currentIndex()])
        return racers_by_algorithm(sheet, self.chosen)

    def choose(self, algorithms: Sequence[Algorithm]) -> None:
        """Tick these algorithms alone."""
        for each in ALGORITHMS:
            self._ticks[each.name].setChecked(each in algorithms)
        self._report()

    def offer_recorded(self, algorithm: Algorithm | None) -> None:
        """Offer a recorded run too, ticked, or no longer."""
        self._recorded = algorithm
        self._recorded_tick.setVisible(algorithm is not None)
        if algorithm is not None:
            self._recorded_tick.setText(say(algorithm.title).replace("&", "&&"))
            self._recorded_tick.setChecked(True)
        self._report()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.fields.setAccessibleName(tr("Who races"))
        for place, field in enumerate(RaceMode):
            self.fields.setItemText(place, say(_FIELD_WORDS[field]))
        self._all.setText(tr("All"))
        for place, algorithm in enumerate(ALGORITHMS):
            self._ticks[algorithm.name].setText(say(algorithm.title))
            self.algorithms.setItemText(place, say(algorithm.title))
        self.algorithms.setAccessibleName(tr("Algorithm"))
        self._say()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.fields)
        row.addWidget(self._stack)

    def _tick_for(self) -> QAction:
        tick = self._menu.addAction("")
        tick.setCheckable(True)
        tick.setChecked(True)
        tick.triggered.connect(self._report)
        return tick

    @Slot()
    def _tick_all(self) -> None:
        self.choose(ALGORITHMS)

    @Slot()
    def _change_field(self) -> None:
        self._stack.setCurrentIndex(self.fields.currentIndex())
        self._report()

    @Slot()
    def _report(self) -> None:
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        self.button.setText(tr_n("{n} algorithm", "{n} algorithms", n=len(self.chosen)))


def _button_of(menu: StayOpenMenu) -> QToolButton:
    button = QToolButton()
    button.setObjectName("algorithms-button")
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    button.setMenu(menu)
    return button
