"""What the last step tried: each digit, and the cell that refuses it.

Progress, a dead end and a step back are told apart by sign, words and colour; and so are
digits that were tried from those that a program which lists what fits never considers.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, tr
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.presentation.shown_moment import Scene
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.explain.attempts import Fate, Trial
from sudoku_gui.solvers.search import NO_CELL
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.wording.attempts import trial_caption, trial_in_words
from sudoku_gui.wording.steps import step_sentence

_CAPTION_HEIGHT = 15
_CHIP_HEIGHT = 18
_GAP = 3
_SIGNS = {
    Fate.PLACED: "✓",
    Fate.REFUSED: "✗",
    Fate.FAILED: "↩",
    Fate.UNTRIED: "…",
    Fate.SKIPPED: "",
}


class TrialView(QWidget):
    """A sentence about the last step, and a chip for every digit it tried."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = WrappingLabel()
        # Two lines, and some more for the sign in front, which may come from a taller font.
        self._sentence.setMinimumHeight(self._sentence.fontMetrics().lineSpacing() * 5 // 2)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._chips = TriedChips(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self._sentence)
        column.addWidget(self._chips)
        self._scene: Scene | None = None

    def show_scene(self, scene: Scene | None) -> None:
        """Show the last step of `scene`, or nothing."""
        self._scene = scene
        if scene is None:
            words = ""
        elif scene.trial is None:
            words = tr("The steps go by too fast to be shown one by one.")
        else:
            words = say(step_sentence(scene.moment, scene.trial))
        self._sentence.setText(words)
        self._chips.show_scene(scene)

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._chips.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.show_scene(self._scene)


class TriedChips(QWidget):
    """Where digits were tried, or what was listed there, and under it the digits as chips.

    Digits that were never considered have a place among them, and no chip.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._chips: tuple[_Chip, ...] = ()
        self._caption = ""
        self._columns = 3
        self._rows = 3
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_scene(self, scene: Scene | None) -> None:
        """Show the digits that the last step of `scene` tried."""
        trial = scene.trial if scene else None
        self._chips, self._caption = (), ""
        words: tuple[Text, ...] = ()
        if scene is not None:
            geometry = scene.sheet.geometry
            self._arrange(geometry.size)
            if trial is not None and trial.cell != NO_CELL:
                self._chips = _chips_of(trial, geometry)
                self._caption = say(trial_caption(trial, geometry))
                words = trial_in_words(trial, geometry)
        told = ", ".join(map(say, words))
        self.setAccessibleName("; ".join(filter(None, (self._caption, told))))
        self.setToolTip(self.accessibleName())
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._theme = theme
        self.update()

    def _arrange(self, size: int) -> None:
        columns = 3 if size <= 9 else 4
        rows = -(-size // columns)
        if (columns, rows) != (self._columns, self._rows):
            self._columns, self._rows = columns, rows
            self.updateGeometry()

    def _colour(self, fate: Fate) -> str:
        return {
            Fate.PLACED: self._theme.solver,
            Fate.REFUSED: self._theme.blocker,
            Fate.FAILED: self._theme.taken_back,
            Fate.UNTRIED: self._theme.ink,
            Fate.SKIPPED: self._theme.muted,
        }[fate]

    def _paint_caption(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._theme.muted))
        rect = QRect(0, 0, self.width(), _CAPTION_HEIGHT)
        right = Qt.TextElideMode.ElideRight
        words = painter.fontMetrics().elidedText(self._caption, right, rect.width())
        start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, start, words)

    def _paint_chip(self, painter: QPainter, rect: QRect, chip: "_Chip") -> None:
        colour = QColor(self._colour(chip.fate))
        if chip.fate is not Fate.SKIPPED:
            style = Qt.PenStyle.DashLine if chip.fate is Fate.UNTRIED else Qt.PenStyle.SolidLine
            painter.setPen(QPen(colour, 1, style))
            painter.setBrush(QColor(self._theme.base))
            # A line one pixel wide is sharp where its middle is that of the pixels.
            painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        words = f"{chip.short} {chip.blocker}".rstrip()
        if painter.fontMetrics().horizontalAdvance(words) > rect.width() - 2 * _GAP:
            words = chip.short  # the tool tip says all of it
        painter.setPen(colour)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)

    def sizeHint(self) -> QSize:
        return QSize(200, _CAPTION_HEIGHT + self._rows * (_CHIP_HEIGHT + _GAP))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setPixelSize(12)
        painter.setFont(font)
        self._paint_caption(painter)
        width = (self.width() - _GAP * (self._columns - 1)) // self._columns
        for place, chip in enumerate(self._chips):
            row, column = divmod(place, self._columns)
            top = _CAPTION_HEIGHT + row * (_CHIP_HEIGHT + _GAP)
            rect = QRect(column * (width + _GAP), top, width, _CHIP_HEIGHT)
            self._paint_chip(painter, rect, chip)
        painter.end()


@dataclass(frozen=True, slots=True)
class _Chip:
    """What is drawn of an option: `short` and, where there is room, the blocker."""

    fate: Fate
    short: str
    blocker: str


def _chips_of(trial: Trial, geometry: Geometry) -> tuple[_Chip, ...]:
    chips = []
    for option in trial.options:
        subject = sign_of(option.digit) if trial.house is None else geometry.name(option.cell)
        blocker = geometry.name(option.blocker) if option.fate is Fate.REFUSED else ""
        short = f"{subject} {_SIGNS[option.fate]}".rstrip()
        chips.append(_Chip(option.fate, short, blocker))
    return tuple(chips)
