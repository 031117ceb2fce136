"""What the last step tried: each digit, and the cell that refuses it.

Progress, a dead end and a step back are told apart by sign, words and colour.
"""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.model.grid import sign_of
from sudoku_gui.solvers.trial import Fate, TriedDigit
from sudoku_gui.ui.scene import Scene
from sudoku_gui.ui.theme import Theme
from sudoku_gui.ui.wrapping_label import WrappingLabel
from sudoku_gui.wording.steps import step_sentence

_CHIP_HEIGHT = 22
_GAP = 4
_SIGNS = {Fate.PLACED: "✓", Fate.REFUSED: "✗", Fate.LED_NOWHERE: "↩"}


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
    """The digits tried, in rows of chips."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._tried: tuple[TriedDigit, ...] = ()
        self._names: tuple[str, ...] = ()
        self._blockers: tuple[str, ...] = ()
        self._seeks_place = False
        self._columns = 3
        self._rows = 3
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_scene(self, scene: Scene | None) -> None:
        """Show the digits that the last step of `scene` tried."""
        trial = scene.trial if scene else None
        self._tried = trial.digits if trial else ()
        self._seeks_place = trial is not None and trial.house is not None
        if scene is not None:
            geometry = scene.sheet.geometry
            self._names = tuple(geometry.name(tried.cell) for tried in self._tried)
            self._blockers = tuple(
                geometry.name(tried.blocker) if tried.fate is Fate.REFUSED else ""
                for tried in self._tried
            )
            self._arrange(geometry.size)
        self.setAccessibleName(", ".join(self._words()))
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

    def _words(self) -> list[str]:
        return [
            say(_fate_sentence(tried.fate, self._subject(place), self._blockers[place]))
            for place, tried in enumerate(self._tried)
        ]

    def _subject(self, place: int) -> Text | str:
        """What was tried: a digit, or a digit in one of the cells where its place was sought."""
        digit = sign_of(self._tried[place].digit)
        if not self._seeks_place:
            return digit
        return text("{digit} in {cell}", digit=digit, cell=self._names[place])

    def _colour(self, fate: Fate) -> str:
        return {
            Fate.PLACED: self._theme.solver,
            Fate.REFUSED: self._theme.blocker,
            Fate.LED_NOWHERE: self._theme.taken_back,
        }[fate]

    def _paint_chip(self, painter: QPainter, rect: QRect, place: int) -> None:
        tried = self._tried[place]
        colour = QColor(self._colour(tried.fate))
        painter.setPen(QPen(colour, 1))
        painter.setBrush(QColor(self._theme.base))
        # A line one pixel wide is sharp where its middle is that of the pixels.
        painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        subject = self._names[place] if self._seeks_place else sign_of(tried.digit)
        short = f"{subject} {_SIGNS[tried.fate]}"
        words = f"{short} {self._blockers[place]}".rstrip()
        if painter.fontMetrics().horizontalAdvance(words) > rect.width() - 2 * _GAP:
            words = short  # the tool tip says all of it
        painter.setPen(colour)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)

    def sizeHint(self) -> QSize:
        return QSize(200, self._rows * (_CHIP_HEIGHT + _GAP))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setPixelSize(12)
        painter.setFont(font)
        width = (self.width() - _GAP * (self._columns - 1)) // self._columns
        for place in range(len(self._tried)):
            row, column = divmod(place, self._columns)
            rect = QRect(column * (width + _GAP), row * (_CHIP_HEIGHT + _GAP), width, _CHIP_HEIGHT)
            self._paint_chip(painter, rect, place)
        painter.end()


def _fate_sentence(fate: Fate, subject: Text | str, blocker: str) -> Text:
    match fate:
        case Fate.PLACED:
            return text("{digit}: placed", digit=subject)
        case Fate.REFUSED:
            return text("{digit}: refused, it stands in {cell}", digit=subject, cell=blocker)
        case Fate.LED_NOWHERE:
            return text("{digit}: tried before, led nowhere", digit=subject)
