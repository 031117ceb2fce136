"""A timeline on the screen, what it reports, and states to show in it."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.depth_picture import DepthPicture, DepthView, StepSpan
from sudoku_gui.playback.depth_profile import DepthRange
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.search.timeline_places import GUTTER, timeline_places
from sudoku_gui.ui.search.timeline_widget import TimelineWidget

PLOT = 400
"""The pixels of the width that the picture has."""
WIDTH = GUTTER + PLOT
LONG = 138_350_568
FAR = 3 * 10**12  # beyond 32 bits, and what is left of it in 32 bits is another number
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


class ShownTimeline:
    """A timeline in a window of its own, and all that it reports."""

    def __init__(self, theme: Theme) -> None:
        self.widget = TimelineWidget(theme)
        self.steps: list[int] = []
        self.moves: list[int] = []
        self.views: list[DepthView] = []
        self.peeked: list[int] = []
        self.widget.step_wanted.connect(self.steps.append)
        self.widget.steps_wanted.connect(self.moves.append)
        self.widget.view_wanted.connect(self.views.append)
        self.widget.preview_wanted.connect(self.peeked.append)

    def show(self, now: int, explored: int = LONG, span: StepSpan | None = None) -> None:
        """Have it show a search, with a picture of what it asked for last."""
        self.widget.show_state(timeline_state(now, explored, span or self.span(explored)))

    def span(self, explored: int = LONG) -> StepSpan:
        """The span it asked for last."""
        return self.views[-1].span or StepSpan(0, explored)

    def point_of(self, share: float) -> QPoint:
        """Where `share` of the picture lies to the left, in the middle of its height."""
        return QPoint(GUTTER + int(share * PLOT), self.widget.height() // 2)

    def point_in_overview(self, share: float) -> QPoint:
        """Where `share` of the whole lies, in the overview if there is one."""
        overview = timeline_places(self.widget.size(), is_zoomed=True).overview
        assert overview is not None
        return QPoint(GUTTER + int(share * PLOT), overview.center().y())

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.widget, key)

    def turn(self, eighths: int, at: QPoint, held: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        """Turn the wheel; away from oneself is positive."""
        event = QWheelEvent(
            QPointF(at),
            QPointF(self.widget.mapToGlobal(at)),
            QPoint(),
            QPoint(0, eighths),
            Qt.MouseButton.NoButton,
            held,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # not inverted
        )
        QApplication.sendEvent(self.widget, event)

    def point_at(self, at: QPoint) -> None:
        """Let the pointer rest there."""
        event = QHelpEvent(QEvent.Type.ToolTip, at, self.widget.mapToGlobal(at))
        QApplication.sendEvent(self.widget, event)


def timeline_state(
    now: int, explored: int, span: StepSpan, *, complete: bool = False
) -> TimelineState:
    """A state with a picture in which the depth rises from left to right."""
    count = min(PLOT, span.last - span.first + 1)
    columns = tuple(DepthRange(low=place // 20, high=place // 10) for place in range(count))
    return TimelineState(now, explored, complete, False, DepthPicture(span, columns))


def shown_timeline(qtbot: QtBot, theme: Theme) -> ShownTimeline:
    """A timeline on the screen that speaks English, without a search."""
    shown = ShownTimeline(theme)
    qtbot.addWidget(shown.widget)
    shown.widget.resize(WIDTH, shown.widget.sizeHint().height())
    with qtbot.waitExposed(shown.widget):
        shown.widget.show()
    shown.widget.retranslate()
    return shown
