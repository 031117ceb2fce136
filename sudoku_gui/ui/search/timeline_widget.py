"""The timeline: the depth of a search over its steps as a picture, and the moment now in it.

Dragging, clicking, the wheel and keys move the moment; with Ctrl the wheel, and + and -,
stretch the picture until single steps can be told apart.
"""

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.playback.depth_picture import DepthView, StepSpan
from sudoku_gui.presentation.search.shown_moment import HIDDEN, TimelineState
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.search.depth_bars import DepthBars
from sudoku_gui.ui.search.timeline_painter import TimelinePainter
from sudoku_gui.ui.search.timeline_places import TimelinePlaces, timeline_places, wanted_height

_ZOOM = 0.8  # of the span, for a notch of the wheel or a press of a key
_NOTCH = 120  # of a wheel, in Qt's eighths of a degree
_ZOOMING_KEYS = {
    Qt.Key.Key_Plus: _ZOOM,
    Qt.Key.Key_Equal: _ZOOM,
    Qt.Key.Key_Minus: 1 / _ZOOM,
}


class TimelineWidget(QWidget):
    """Shows where the search is in all of it, and reports where people want it to be."""

    step_wanted = Signal(object)  # int, from the start; Signal(int) would wrap at 32 bits
    steps_wanted = Signal(object)  # int, from here; negative ones back
    view_wanted = Signal(object)  # DepthView
    preview_wanted = Signal(object)  # int, the step under the pointer

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state: TimelineState | None = None
        self._shown: StepSpan | None = None  # None: all that is explored
        self._words = self._sentence()
        self._bars = DepthBars(self._places.plot.size(), self.devicePixelRatioF(), theme)
        self._tip_at = QPoint()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setEnabled(False)

    def show_state(self, state: TimelineState | None) -> None:
        """Show `state`, or an empty timeline."""
        before, self._state = self._state, state
        self.setEnabled(state is not None and not state.hides_answer)
        if state is None:
            self._look_at(None)
        elif self._shown is not None and before is not None and state.now != before.now:
            self._look_at(self._shown.showing(state.now, _whole(state)))
        self._say()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._theme = theme
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Timeline"))
        self._say()
        self.update()

    def show_tip(self, words: str) -> None:
        """Say `words` where the pointer was when it peeked."""
        if self.underMouse():
            QToolTip.showText(self.mapToGlobal(self._tip_at), words, self)

    def _say(self) -> None:
        self._words = self._sentence()
        self.setAccessibleDescription(self._words)

    def _sentence(self) -> str:
        """Return where the search stands and how much is known, or what is going to be here."""
        if self._state is None:
            return tr("The depth of a search over its steps, to be walked along")
        if self._state.hides_answer:
            return say(HIDDEN)
        now, known = f"{self._state.now:,}", f"{self._state.explored:,}"
        if self._state.is_jumping:
            return tr(
                "Step {now} of {known} known so far, looking for the moment…", now=now, known=known
            )
        if self._state.is_complete:
            return tr("Step {now} of {all}", now=now, all=known)
        return tr("Step {now} of {known} known so far", now=now, known=known)

    def _look_at(self, span: StepSpan | None) -> None:
        if span != self._shown:
            self._shown = span
            self._ask_for_picture()

    def _ask_for_picture(self) -> None:
        self.view_wanted.emit(DepthView(self._shown, self._places.plot.width()))

    def _zoom(self, factor: float, around: int) -> None:
        if self._state is not None:
            whole = _whole(self._state)
            zoomed = (self._shown or whole).zoomed(factor, around, whole)
            self._look_at(None if zoomed == whole else zoomed)

    def _step_at(self, place: float) -> int:
        assert self._state is not None
        plot = self._places.plot
        return (self._shown or _whole(self._state)).step_at((place - plot.left()) / plot.width())

    @property
    def _places(self) -> TimelinePlaces:
        return timeline_places(self.size())

    def _fitting_bars(self) -> DepthBars:
        """Return what paints the bars for the room, the screen and the theme there are now."""
        fitting = self._places.plot.size(), self.devicePixelRatioF(), self._theme
        if (self._bars.size, self._bars.ratio, self._bars.theme) != fitting:
            self._bars = DepthBars(*fitting)
        return self._bars

    # Qt's own names from here on.

    def sizeHint(self) -> QSize:
        around = self.parentWidget()
        return QSize(200, wanted_height(around.height() if around else 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        tells = self._state if self._state and not self._state.hides_answer else None
        TimelinePainter(painter, self.size(), self._places, self._fitting_bars()).paint(
            tells, self._words, has_focus=self.hasFocus()
        )
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.step_wanted.emit(self._step_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.step_wanted.emit(self._step_at(event.position().x()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y() / _NOTCH
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zoom(_ZOOM**notches, self._step_at(event.position().x()))
        elif notches:
            self.steps_wanted.emit(-round(notches) or (-1 if notches > 0 else 1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        state = self._state
        if state is None:
            super().keyPressEvent(event)
            return
        page = max(1, (self._shown or _whole(state)).length // 10)
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
        }
        key = event.key()
        if key in _ZOOMING_KEYS:
            self._zoom(_ZOOMING_KEYS[Qt.Key(key)], state.now)
        elif key in steps:
            self.steps_wanted.emit(steps[Qt.Key(key)])
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.step_wanted.emit(0 if key == Qt.Key.Key_Home else state.explored)
        elif key == Qt.Key.Key_0:
            self._look_at(None)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ask_for_picture()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() == Qt.Key.Key_0 and self._state is not None)
            return True
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            if self._state is not None and not self._state.hides_answer:
                self._tip_at = event.pos()
                self.preview_wanted.emit(self._step_at(event.pos().x()))
            return True
        return super().event(event)


def _whole(state: TimelineState) -> StepSpan:
    return StepSpan(0, state.explored)
