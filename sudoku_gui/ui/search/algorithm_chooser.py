"""Chooses the algorithm, and says what it does and where it comes from."""

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QVBoxLayout, QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel

_SPACING = 4
_OPENING_KEYS = {
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
}
_WORD_JOINER = "\u2060"  # "C++" stays on one line


class AlgorithmChooser(QWidget):
    """Reports the algorithm that a person chose.

    It lists them when it is first shown: who only plays has no use for them.
    """

    algorithm_chosen = Signal(object)  # Algorithm
    filled = Signal()  # it lists them, and takes more height than before

    def __init__(self, algorithm: Algorithm, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = QLabel()
        self._box = _ClosedBox()
        self._box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._name.setBuddy(self._box)
        self._description = WrappingLabel()
        self._description.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._description.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_SPACING)
        column.addWidget(self._name)
        column.addWidget(self._box)
        column.addWidget(self._description)
        self._algorithm = algorithm
        self._box.activated.connect(self._report)

    @Slot(object)
    def show_algorithm(self, algorithm: Algorithm) -> None:
        """Show `algorithm` as the one chosen."""
        self._algorithm = algorithm
        if self._is_filled:
            self._box.setCurrentIndex(ALGORITHMS.index(algorithm))
            self._describe()

    @property
    def description_height(self) -> int:
        """How much height showing the description takes, in pixels."""
        return self._description.minimumHeight() + _SPACING

    @property
    def shows_description(self) -> bool:
        """Whether the description is shown below the list."""
        return not self._description.isHidden()

    def show_description(self, shown: bool) -> None:
        """Show the description below the list, or leave it to the tool tip."""
        self._description.setVisible(shown)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._name.setText(tr("&Algorithm"))
        if self._is_filled:
            for place, algorithm in enumerate(ALGORITHMS):
                self._box.setItemText(place, say(algorithm.title))
            self._describe()
            self._hold_height()

    @property
    def _is_filled(self) -> bool:
        return self._box.count() > 0

    def _fill(self) -> None:
        """List the algorithms, in the language in use."""
        for known in ALGORITHMS:
            self._box.addItem("", known)
        self.show_algorithm(self._algorithm)
        self.retranslate()
        self.filled.emit()

    @Slot(int)
    def _report(self, place: int) -> None:
        self._describe()
        self.algorithm_chosen.emit(ALGORITHMS[place])

    def _describe(self) -> None:
        words = say(ALGORITHMS[self._box.currentIndex()].description)
        self._description.setAccessibleName(words)
        self._description.setText(words.replace("++", f"+{_WORD_JOINER}+"))
        self._box.setAccessibleDescription(words)
        self._box.setToolTip(words)

    def _hold_height(self) -> None:
        """Leave room for the longest description, so that choosing moves nothing below it."""
        metrics, space = self._description.fontMetrics(), QRect(0, 0, self.width(), 1000)
        self._description.setMinimumHeight(
            max(
                metrics.boundingRect(
                    space, Qt.TextFlag.TextWordWrap, say(algorithm.description)
                ).height()
                for algorithm in ALGORITHMS
            )
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_filled:
            self._hold_height()

    def showEvent(self, event: QShowEvent) -> None:
        if not self._is_filled:
            self._fill()
        super().showEvent(event)


class _ClosedBox(QComboBox):
    """A box whose choice changes only in its list: keys open that, and the wheel does nothing.

    A click leaves the focus where it is, so that the cursor keys go on moving in the grid.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING_KEYS:
            self.showPopup()
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
