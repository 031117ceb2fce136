"""The panel beside the grid: algorithm, buttons, speed, last step, counters."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import text
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Counters
from sudoku_gui.ui.kit.action_button import ActionButton
from sudoku_gui.ui.search.algorithm_chooser import AlgorithmChooser
from sudoku_gui.ui.search.attempts_view import AttemptsView
from sudoku_gui.ui.search.counters_view import CountersView
from sudoku_gui.ui.search.speed_slider import SpeedSlider

_WIDTH = 300
_LEAST_HEIGHT = 200  # of what is seen of it at once
_BUTTONS = ((ActionId.SOLVE, ActionId.WATCH), (ActionId.STEP, ActionId.STOP, ActionId.RESET))
_JUMPS = (
    ActionId.PLAY_BACK,
    ActionId.STEP_BACK,
    ActionId.PREVIOUS_BACKTRACK,
    ActionId.NEXT_BACKTRACK,
    ActionId.NEXT_DEAD_END,
    ActionId.LEAVE_SUBTREE,
    ActionId.DEEPEST,
    ActionId.SEARCH_TO_END,
)
_SINCE_THE_BRANCH = text("Since this branch began:")


class SearchPanel(QWidget):
    """Holds the parts of the panel and lays them out."""

    def __init__(
        self,
        actions: Mapping[ActionId, QAction],
        speed: int,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.chooser = AlgorithmChooser(ALGORITHMS[0])
        self.speed = SpeedSlider(speed)
        self.attempts = AttemptsView(theme)
        self.counters = CountersView()
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.chooser.filled.connect(self._fit_description)
        column.addWidget(self.chooser)
        column.addLayout(_rows_of_buttons(actions))
        column.addLayout(_row_of_jumps(actions))
        column.addWidget(self.speed)
        column.addWidget(_line())
        column.addWidget(self.attempts)
        column.addWidget(_line())
        column.addWidget(self.counters)
        column.addStretch(1)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)

    def show_moment(self, shown_moment: ShownMoment | None) -> None:
        """Show the last step and the counters of `shown_moment`."""
        before = self.attempts.minimumSizeHint(), self.counters.caption
        self.attempts.show_moment(shown_moment)
        caption = _SINCE_THE_BRANCH if shown_moment and shown_moment.prefilled else None
        self.counters.show_counters(
            shown_moment.moment.counters if shown_moment else Counters(), caption
        )
        # There are more digits in larger grids, and more words off the main line.
        if (self.attempts.minimumSizeHint(), self.counters.caption) != before:
            for part in (self.attempts, self.counters):
                part.updateGeometry()  # Qt would ask them for their new sizes only later
            self._fit_description()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self.attempts.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for part in (self.chooser, self.speed, self.attempts, self.counters):
            part.retranslate()
        self._fit_description()

    @Slot()
    def _fit_description(self) -> None:
        """Do without the description of the algorithm where the window is too low for it."""
        self._column.activate()
        least = self._column.minimumSize().height()
        if self.chooser.shows_description:
            least = max(0, least - self.chooser.description_height)
        self.setMinimumHeight(least)
        self.chooser.show_description(self.height() >= least + self.chooser.description_height)

    def sizeHint(self) -> QSize:
        width = max(_WIDTH, self.minimumSizeHint().width())
        return QSize(width, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_description()


class PanelScrollArea(QScrollArea):
    """The place of the panel in the window; where that is too low, the panel is scrolled."""

    def __init__(self, panel: SearchPanel) -> None:
        super().__init__()
        self._panel = panel
        self.setWidget(panel)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _fit_panel(self) -> None:
        """Give the panel the room there is; Qt would always give it room for its description."""
        room = self.viewport().size()
        width = max(room.width(), self._panel.minimumSizeHint().width())
        self._panel.resize(width, max(room.height(), self._panel.minimumHeight()))

    def minimumSizeHint(self) -> QSize:
        beside = self.verticalScrollBar().sizeHint().width()
        return QSize(self._panel.minimumSizeHint().width() + beside, _LEAST_HEIGHT)

    def sizeHint(self) -> QSize:
        return self._panel.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_panel()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._panel and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()  # other words need other room
            self._fit_panel()
        return super().eventFilter(watched, event)


def _rows_of_buttons(actions: Mapping[ActionId, QAction]) -> QGridLayout:
    grid = QGridLayout()
    grid.setSpacing(8)
    for row, names in enumerate(_BUTTONS):
        span = 6 // len(names)
        for place, name in enumerate(names):
            grid.addWidget(ActionButton(actions[name]), row, place * span, 1, span)
    return grid


def _row_of_jumps(actions: Mapping[ActionId, QAction]) -> QHBoxLayout:
    """Return a row of icon buttons, whose tool tips say what they do, and by which key."""
    row = QHBoxLayout()
    row.setSpacing(4)
    for name in _JUMPS:
        button = QToolButton()
        button.setObjectName(f"{name.value}-button")
        button.setDefaultAction(actions[name])
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(QSize(18, 18))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row.addWidget(button)
    return row


def _line() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Plain)
    line.setForegroundRole(line.backgroundRole().Mid)
    return line
