"""The time played, in the toolbar; a click pauses."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton

from sudoku_gui.language import tr
from sudoku_gui.ui.kit.tabular_figures import with_tabular_figures
from sudoku_gui.wording.durations import clock_time

_WIDEST = "00:00:00"


class TimerButton(QToolButton):
    """Shows a time in figures that are all of one width, and triggers `pause`."""

    def __init__(self, pause: QAction) -> None:
        super().__init__()
        self.setObjectName("timer")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoRaise(True)
        self._pause = pause
        self._seconds = 0.0
        self.setFont(with_tabular_figures(self.font()))
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance(_WIDEST) + 12)
        self.clicked.connect(pause.trigger)
        self.show_time(0.0)

    def show_time(self, seconds: float) -> None:
        """Show `seconds`; screen readers are told of each minute alone."""
        is_new_minute = int(seconds / 60) != int(self._seconds / 60)
        self._seconds = seconds
        self.setText(clock_time(seconds))
        if is_new_minute:
            self._name()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setToolTip(tr("Time played; a click pauses"))
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(tr("Time played: {minutes} min", minutes=int(self._seconds / 60)))
