"""What the last step tried: each digit, and the cell that refuses it, to which a click leads.

Progress, a dead end and a step back are told apart by sign, words and colour; and so are
digits that were tried from those that a program which lists what fits never considers.
"""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, tr
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import NO_CELL, Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.explain.attempts import Attempt, AttemptResult, StepAttempts
from sudoku_gui.ui.kit.label_room import LabelRoom
from sudoku_gui.ui.kit.text_scale import scaled, scaled_text
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.wording.attempts import attempts_caption, attempts_in_words
from sudoku_gui.wording.steps import step_sentence

_CAPTION_HEIGHT = 15
_CHIP_HEIGHT = 18
_GAP = 3
_SIGNS = {
    AttemptResult.PLACED: "✓",
    AttemptResult.REFUSED: "✗",
    AttemptResult.FAILED: "↩",
    AttemptResult.UNTRIED: "…",
    AttemptResult.SKIPPED: "",
}


_LEADING = {AttemptResult.REFUSED, AttemptResult.FAILED}  # to a peer, or to an earlier moment


class AttemptsView(QWidget):
    """A sentence about the last step, and a chip for every digit it tried."""

    attempt_chosen = Signal(object)  # Attempt

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = WrappingLabel()
        # Two lines, and some more for the sign in front, which may come from a taller font.
        self._sentence.setMinimumHeight(self._sentence.fontMetrics().lineSpacing() * 5 // 2)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._chips = AttemptChips(theme)
        self._chips.attempt_chosen.connect(self.attempt_chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        self._room = LabelRoom(self._sentence)
        column.addWidget(self._room)
        column.addWidget(self._chips)
        self._shown_moment: ShownMoment | None = None

    def show_moment(self, shown_moment: ShownMoment | None) -> None:
        """Show the last step of `shown_moment`, or nothing."""
        self._shown_moment = shown_moment
        if shown_moment is None:
            words = ""
        elif shown_moment.attempts is None:
            words = tr("The steps go by too fast to be shown one by one.")
        else:
            words = say(step_sentence(shown_moment.moment, shown_moment.attempts))
        self._room.show_words(words)
        self._chips.show_moment(shown_moment)

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._chips.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.show_moment(self._shown_moment)


class AttemptChips(QWidget):
    """Where digits were tried, or what was listed there, and under it the digits as chips.

    Digits that were never considered have a place among them, and no chip.
    """

    attempt_chosen = Signal(object)  # Attempt; it was refused by a peer, or has failed

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._chips: tuple[_Chip, ...] = ()
        self._caption = ""
        self._columns = 3
        self._rows = 3
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_moment(self, shown_moment: ShownMoment | None) -> None:
        """Show the digits that the last step of `shown_moment` tried."""
        attempts = shown_moment.attempts if shown_moment else None
        before = self._chips, self._caption
        self._chips, self._caption = (), ""
        words: tuple[Text, ...] = ()
        if shown_moment is not None:
            geometry = shown_moment.sheet.geometry
            self._arrange(geometry.size)
            if attempts is not None and attempts.cell != NO_CELL:
                self._chips = _chips_of(attempts, geometry)
                self._caption = say(attempts_caption(attempts, geometry))
                words = attempts_in_words(attempts, geometry)
        told = ", ".join(map(say, words))
        self.setAccessibleName("; ".join(filter(None, (self._caption, told))))
        self.setToolTip(self.accessibleName())
        if (self._chips, self._caption) != before:
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

    def _colour(self, result: AttemptResult) -> str:
        return {
            AttemptResult.PLACED: self._theme.solver,
            AttemptResult.REFUSED: self._theme.blocker,
            AttemptResult.FAILED: self._theme.taken_back,
            AttemptResult.UNTRIED: self._theme.ink,
            AttemptResult.SKIPPED: self._theme.muted,
        }[result]

    def _paint_caption(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._theme.muted))
        rect = QRect(0, 0, self.width(), scaled(_CAPTION_HEIGHT))
        right = Qt.TextElideMode.ElideRight
        words = painter.fontMetrics().elidedText(self._caption, right, rect.width())
        start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, start, words)

    def _paint_chip(self, painter: QPainter, rect: QRect, chip: "_Chip") -> None:
        colour = QColor(self._colour(chip.result))
        if chip.result is not AttemptResult.SKIPPED:
            style = (
                Qt.PenStyle.DashLine
                if chip.result is AttemptResult.UNTRIED
                else Qt.PenStyle.SolidLine
            )
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
        return QSize(200, scaled(_CAPTION_HEIGHT) + self._rows * (scaled(_CHIP_HEIGHT) + _GAP))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setPixelSize(scaled_text(12))
        painter.setFont(font)
        self._paint_caption(painter)
        for place, chip in enumerate(self._chips):
            self._paint_chip(painter, self.chip_rect(place), chip)
        painter.end()

    def chip_rect(self, place: int) -> QRect:
        """Return where the chip with that place in the order is."""
        width = (self.width() - _GAP * (self._columns - 1)) // self._columns
        row, column = divmod(place, self._columns)
        top = scaled(_CAPTION_HEIGHT) + row * (scaled(_CHIP_HEIGHT) + _GAP)
        return QRect(column * (width + _GAP), top, width, scaled(_CHIP_HEIGHT))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        leads = self._attempt_at(event.position().toPoint()) is not None
        shape = Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() is not shape:
            self.setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        attempt = self._attempt_at(event.position().toPoint())
        if attempt is not None and event.button() is Qt.MouseButton.LeftButton:
            self.attempt_chosen.emit(attempt)
        else:
            super().mousePressEvent(event)

    def _attempt_at(self, point: QPoint) -> Attempt | None:
        """Return the attempt whose chip is there, if it speaks of something elsewhere."""
        for place, chip in enumerate(self._chips):
            if chip.result in _LEADING and self.chip_rect(place).contains(point):
                return chip.attempt
        return None


@dataclass(frozen=True, slots=True)
class _Chip:
    """What is drawn of an option: `short` and, where there is room, the blocker."""

    attempt: Attempt
    short: str
    blocker: str

    @property
    def result(self) -> AttemptResult:
        """What has become of the option."""
        return self.attempt.result


def _chips_of(attempts: StepAttempts, geometry: Geometry) -> tuple[_Chip, ...]:
    chips = []
    for option in attempts.options:
        source = sign_of(option.digit) if attempts.house is None else geometry.name(option.cell)
        blocker = geometry.name(option.blocker) if option.result is AttemptResult.REFUSED else ""
        short = f"{source} {_SIGNS[option.result]}".rstrip()
        chips.append(_Chip(option, short, blocker))
    return tuple(chips)
