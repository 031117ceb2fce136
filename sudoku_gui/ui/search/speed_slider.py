"""The speed slider: from one step a second to as fast as it goes, on a logarithmic scale."""

import math
from collections.abc import Callable

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from sudoku_gui.language import current_language, tr, tr_n
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.presentation.search.speed_scale import POSITIONS, pace_at

PaceWords = Callable[[str, int], str]
"""Says a number of something per second, given as it is written and as a whole number."""


def steps_a_second(shown: str, n: int) -> str:
    """Return so many steps per second in words."""
    return tr_n("{shown} step/s", "{shown} steps/s", n=n, shown=shown)


class SpeedSlider(QWidget):
    """Reports the pace chosen, in steps per second."""

    pace_changed = Signal(float)

    def __init__(self, position: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pace_words: PaceWords = steps_a_second
        self._name = QLabel()
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(0, POSITIONS)
        self._slider.setPageStep(POSITIONS // 10)
        self._slider.setValue(position)
        self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the grid keeps the cursor keys
        self._pace = QLabel()
        self._pace.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._name.setBuddy(self._slider)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._name)
        row.addWidget(self._slider, stretch=1)
        row.addWidget(self._pace)
        self._slider.valueChanged.connect(self._report)

    @property
    def position(self) -> int:
        """Where the slider stands."""
        return self._slider.value()

    @property
    def pace(self) -> float:
        """Steps per second."""
        return pace_at(self.position)

    def move_by(self, positions: int) -> None:
        """Faster or slower by some positions."""
        self._slider.setValue(self.position + positions)

    def count_in(self, pace_words: PaceWords) -> None:
        """Say the pace in the unit of `pace_words` from now on."""
        self._pace_words = pace_words
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._name.setText(tr("S&peed"))
        self._slider.setAccessibleName(tr("Speed"))
        widest = max((self._words_for(pace_at(each)) for each in range(POSITIONS + 1)), key=len)
        self._pace.setMinimumWidth(self._pace.fontMetrics().horizontalAdvance(widest + " "))
        self._show_pace()

    @Slot()
    def _report(self) -> None:
        self._show_pace()
        self.pace_changed.emit(self.pace)

    def _show_pace(self) -> None:
        words = self._words_for(self.pace)
        self._pace.setText(words)
        self._slider.setAccessibleDescription(words)

    def _words_for(self, pace: float) -> str:
        if pace == UNLIMITED_PACE:
            return tr("full speed")
        shown = QLocale(current_language()).toString(
            pace, "f", 0 if pace >= 10 or pace == int(pace) else 1
        )
        return self._pace_words(shown, math.ceil(pace))
