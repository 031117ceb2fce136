"""One handle over all lanes: to any moment of the clock on which they run, back and forth."""

import re

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QStyle, QWidget

from sudoku_gui.language import current_language, tr
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.ui.kit.label_room import LabelRoom
from sudoku_gui.ui.race.race_metrics import time_words

_FINEST = 1_000_000  # positions, where what the clock counts has no or too many of its own
_PAGES = 10
_SPARE = 2  # pixels: what a font is wide is rounded, perhaps down
_FIGURE = re.compile(r"\d")
_MOVES = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
}


class RaceHandle(QWidget):
    """Reports which moment is to be shown; enabled once there is a past."""

    moment_wanted = Signal(float)  # what the clock said then
    move_wanted = Signal(int)  # to the next moment, or the one before if negative

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = RaceRule.STEPS
        self._shown = self._front = 0.0
        self._name = QLabel()
        self.slider = _Slider()
        self.slider.setObjectName("race-moment")
        self._name.setBuddy(self.slider)
        self.words = QLabel()
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._room = LabelRoom(self.words, len)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._name)
        row.addWidget(self.slider, stretch=1)
        row.addWidget(self._room)
        self.slider.valueChanged.connect(self._want_position)
        self.slider.sliderReleased.connect(self._show)
        self.slider.moved.connect(self.move_wanted)
        self.slider.paged.connect(self._want_page)

    def show_clock(self, rule: RaceRule, shown: float, front: float) -> None:
        """Tell which moment is shown, and how far they have come; a hand at the handle stays."""
        self._rule, self._front = rule, front
        if not self.slider.isSliderDown():
            self._shown = shown
        self._show()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._name.setText(tr("&Moment"))
        self.slider.setAccessibleName(tr("Moment of the race"))
        self.slider.setToolTip(tr("Shows how all stood at any moment of the clock"))
        self._show()

    @Slot()
    def _show(self) -> None:
        if not self.slider.isSliderDown():
            with QSignalBlocker(self.slider):
                self.slider.setRange(0, self._positions)
                self.slider.setSingleStep(max(1, self._positions // 1_000))  # of a wheel
                self.slider.setPageStep(max(1, self._positions // _PAGES))
                self.slider.setValue(round(self._shown / (self._front or 1) * self._positions))
        self._say()
        self.setEnabled(self._front > 0)

    @property
    def _positions(self) -> int:
        """How many the handle has: each number, where that is possible."""
        is_counted = self._rule is not RaceRule.SECONDS
        return int(self._front) if is_counted and self._front < 2**31 else _FINEST

    @Slot(int)
    def _want_position(self, position: int) -> None:
        self._want(position / (self.slider.maximum() or 1) * self._front)

    @Slot(int)
    def _want_page(self, pages: int) -> None:
        self._want(self._shown + pages * self._front / _PAGES)

    def _want(self, at: float) -> None:
        if self._rule is not RaceRule.SECONDS:
            at = round(at)
        self._shown = min(max(0, at), self._front)
        self._show()
        self.moment_wanted.emit(self._shown)

    def _say(self) -> None:
        """Say the moment beside the handle, where there is always room for the last one."""
        widest = _FIGURE.sub("8", self._words_for(self._front))
        width = self.words.fontMetrics().horizontalAdvance(widest) + _SPARE
        self._room.setMinimumWidth(max(width, self._room.minimumWidth()))
        words = self._words_for(self._shown)
        self._room.show_words(words)
        self.slider.setAccessibleDescription(words)

    def _words_for(self, at: float) -> str:
        if self._rule is RaceRule.SECONDS:
            return tr("{at} of {front}", at=time_words(at), front=time_words(self._front))
        numbers = QLocale(current_language())
        at_words, front = numbers.toString(int(at)), numbers.toString(int(self._front))
        if self._rule is RaceRule.READS:
            return tr("read {at} of {front}", at=at_words, front=front)
        if self._rule is RaceRule.CALLS:
            return tr("call {at} of {front}", at=at_words, front=front)
        return tr("step {at} of {front}", at=at_words, front=front)


class _Slider(QSlider):
    """Goes where it is clicked; its keys mean moments, not positions."""

    moved = Signal(int)
    paged = Signal(int)

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _MOVES:
            self.moved.emit(_MOVES[Qt.Key(key)])
        elif key in {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}:
            self.paged.emit(-1 if key == Qt.Key.Key_PageUp else 1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            handle = self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, self)
            place = round(event.position().x()) - handle // 2
            self.setValue(
                QStyle.sliderValueFromPosition(
                    self.minimum(), self.maximum(), place, self.width() - handle
                )
            )
        super().mousePressEvent(event)
