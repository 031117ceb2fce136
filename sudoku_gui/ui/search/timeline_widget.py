"""The timeline: the depth of a search over its steps as a picture, and the moment now in it.

Dragging, clicking, the wheel and keys move the moment; with Ctrl the wheel, and + and -,
stretch the picture until single steps can be told apart.  Then an overview shows the whole, in
which the frame around what is shown can be dragged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
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
from sudoku_gui.presentation.search.moment_bookmarks import MomentBookmark
from sudoku_gui.presentation.search.needless_picture import NeedlessPicture
from sudoku_gui.presentation.search.shown_moment import HIDDEN, TimelineState
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.text_scale import WHOLE, scaled
from sudoku_gui.ui.search.needless_shading import NeedlessShading
from sudoku_gui.ui.search.subtree_keys import SubtreeKeys
from sudoku_gui.ui.search.timeline_flags import flag_at
from sudoku_gui.ui.search.timeline_painter import TimelinePainter
from sudoku_gui.ui.search.timeline_places import ROW_HEIGHT, wanted_height
from sudoku_gui.ui.search.timeline_zoom import TimelineZoom

_ZOOM = 0.8  # of the span, for a notch of the wheel or a press of a key
_NOTCH = 120  # of a wheel, in Qt's eighths of a degree
_ZOOMING_KEYS = {
    Qt.Key.Key_Plus: _ZOOM,
    Qt.Key.Key_Equal: _ZOOM,
    Qt.Key.Key_Minus: 1 / _ZOOM,
}
_UNHELD = Qt.KeyboardModifier.NoModifier
_MOVING_KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}

if TYPE_CHECKING:
    from sudoku_gui.ui.kit.panel_picture import PanelPicture


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
        self._zoom = TimelineZoom(self._ask_for_picture)
        self._subtrees = SubtreeKeys(self.step_wanted.emit, self._zoom_to)
        self._words = self._sentence()
        self._painter = TimelinePainter(self.size(), False, self.devicePixelRatioF(), theme)
        # Where the button was pressed: on the frame of the overview, on a row of subtrees.
        self._holds_frame = self._is_in_rows = False
        self._flags: tuple[MomentBookmark, ...] = ()
        self._shading = NeedlessShading()
        self._tip_at = QPoint()
        self._announcer = Announcer(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setEnabled(False)

    def show_state(self, state: TimelineState | None) -> None:
        """Show `state`, or an empty timeline."""
        before, self._state = self._state, state
        self.setEnabled(state is not None and not state.hides_answer)
        if state is None:
            self._zoom.look_at(None)
        elif before is not None and state.now != before.now:
            self._zoom.follow(state.now, _whole(state))
        self._subtrees.show_state(state)
        self._say()
        self.update()

    def show_flags(self, flags: tuple[MomentBookmark, ...]) -> None:
        """Show the bookmarks of the search."""
        self._flags = flags
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

    @property
    def needless(self) -> NeedlessPicture | None:
        """What is shaded, if anything."""
        return self._shading.picture

    def show_needless(self, picture: NeedlessPicture | None) -> None:
        """Shade the steps that are needless, where it is the span of `picture` that is shown."""
        if self._shading.show(picture):
            self.update()

    def show_tip(self, words: str) -> None:
        """Say `words` where the pointer was when it peeked."""
        if self.underMouse():
            QToolTip.showText(self.mapToGlobal(self._tip_at), words, self)

    def _tell_of(self, at: QPoint) -> None:
        """Have a tool tip say what lies there."""
        step, places = self._step_at(at.x()), self._fitting_painter().places
        words = self._subtrees.tip_at(at, step, places)
        flag = self._flag_at(at)
        if flag is not None:
            words = flag.name
        if words is None:
            self.preview_wanted.emit(step)
        else:
            self.show_tip(words)

    def picture(self) -> PanelPicture | None:
        """Return the timeline as a picture, None where it shows nothing."""
        from sudoku_gui.ui.search.timeline_picture import timeline_picture  # noqa: PLC0415

        if self._state is None or self._state.hides_answer:
            return None
        return timeline_picture(
            self._state,
            self._flags,
            self.needless,
            self._words,
            self.size(),
            self.font(),
            is_zoomed=self._zoom.is_zoomed,
        )

    def _say(self) -> None:
        self._words = self._sentence()
        self.setAccessibleDescription(self._subtrees.sentence() or self._words)

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

    def _ask_for_picture(self) -> None:
        places = self._fitting_painter().places
        rows = places.rows.height() // scaled(ROW_HEIGHT)
        self.view_wanted.emit(DepthView(self._zoom.span, places.plot.width(), rows))
        self.update()

    def _zoom_to(self, span: StepSpan) -> None:
        if self._state is not None:
            self._zoom.zoom_to(span, _whole(self._state))

    def _step_at(self, place: float) -> int:
        """Return the step whose moment lies at so many pixels from the left."""
        assert self._state is not None
        plot = self._fitting_painter().places.plot
        span = self._zoom.span_of(_whole(self._state))
        return span.step_at((place - plot.left()) / plot.width())

    def _step_of_overview(self, place: float) -> int:
        assert self._state is not None
        plot = self._fitting_painter().places.plot
        return _whole(self._state).step_at((place - plot.left()) / plot.width())

    def _flag_at(self, at: QPoint) -> MomentBookmark | None:
        if self._state is None:
            return None
        span = self._zoom.span_of(_whole(self._state))
        return flag_at(at, self._fitting_painter().places.plot, span, self._flags)

    def _fitting_painter(self) -> TimelinePainter:
        """Return what paints for the room, the screen and the theme there are now."""
        fitting = self.size(), self._zoom.is_zoomed, self.devicePixelRatioF(), self._theme
        if self._painter.fits != fitting or self._painter.scale != scaled(WHOLE):
            self._painter = TimelinePainter(*fitting)
        return self._painter

    # Qt's own names from here on.

    def sizeHint(self) -> QSize:
        around = self.parentWidget()
        return QSize(200, wanted_height(around.height() if around else 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        tells = self._state if self._state and not self._state.hides_answer else None
        self._fitting_painter().paint(
            painter,
            tells,
            self._subtrees.chosen,
            self._flags,
            self._shading,
            self._words,
            has_focus=self.hasFocus(),
        )
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._state is None:
            return
        at, step = event.position(), self._step_at(event.position().x())
        places = self._fitting_painter().places
        self._is_in_rows = self._subtrees.press(at.toPoint(), step, places)
        flag = self._flag_at(at.toPoint())
        self._holds_frame = bool(places.overview and places.overview.contains(at.toPoint()))
        if self._holds_frame:
            self._zoom.hold(self._step_of_overview(at.x()), _whole(self._state))
        elif not self._is_in_rows:
            self.step_wanted.emit(step if flag is None else flag.watched.step)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        places = self._fitting_painter().places
        if self._state is None or not places.rows.contains(at):
            self.mousePressEvent(event)  # two clicks are each a click
        elif event.button() is Qt.MouseButton.LeftButton:
            self._subtrees.press_twice(at, self._step_at(at.x()), places)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton or self._state is None:
            return
        place = event.position().x()
        if self._holds_frame:
            self._zoom.drag_to(self._step_of_overview(place), _whole(self._state))
        elif not self._is_in_rows:
            self.step_wanted.emit(self._step_at(place))

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y() / _NOTCH
        held = event.modifiers()
        if held & Qt.KeyboardModifier.ControlModifier and self._state is not None:
            around = self._step_at(event.position().x())
            self._zoom.zoom(_ZOOM**notches, around, _whole(self._state))
        elif notches:
            self.steps_wanted.emit(-round(notches) or (-1 if notches > 0 else 1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        state = self._state
        if state is None:
            super().keyPressEvent(event)
            return
        if event.modifiers() == _UNHELD and self._subtrees.take_key(event.key()):
            self._say()
            self._announcer.announce(self.accessibleDescription())
            self.update()
            return
        whole = _whole(state)
        page = max(1, self._zoom.span_of(whole).length // 10)
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
        }
        key = event.key()
        if key in _ZOOMING_KEYS:
            self._zoom.zoom(_ZOOMING_KEYS[Qt.Key(key)], state.now, whole)
        elif key in _MOVING_KEYS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._zoom.move_by(_MOVING_KEYS[Qt.Key(key)] * page, whole)
        elif key in steps:
            self.steps_wanted.emit(steps[Qt.Key(key)])
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.step_wanted.emit(0 if key == Qt.Key.Key_Home else state.explored)
        elif key == Qt.Key.Key_0:
            self._zoom.look_at(None)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ask_for_picture()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._subtrees.leave()
        self._say()
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_for_rows = event.modifiers() == _UNHELD and self._subtrees.wants(event.key())
            is_taken = event.key() == Qt.Key.Key_0 or is_for_rows
            event.setAccepted(is_taken and self._state is not None)
            return True
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            if self._state is not None and not self._state.hides_answer:
                self._tip_at = event.pos()
                self._tell_of(event.pos())
            return True
        return super().event(event)


def _whole(state: TimelineState) -> StepSpan:
    return StepSpan(0, state.explored)
