"""The reasons for an answer of the quiz, one a line, as high as they need."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget

from sudoku_gui.language import say, tr
from sudoku_gui.playback.quiz import QuizQuestion
from sudoku_gui.playback.quiz_reasons import QuizReason
from sudoku_gui.wording.quiz import reason_words


class QuizReasonList(QListWidget):
    """Reports which reason is looked at; hidden where there is none."""

    reason_chosen = Signal(object)  # QuizReason

    def __init__(self) -> None:
        super().__init__()
        self._reasons: tuple[QuizReason, ...] = ()
        self._question: QuizQuestion | None = None
        self.setObjectName("quiz-reasons")
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentRowChanged.connect(self._choose)
        self.hide()

    def show_reasons(self, question: QuizQuestion | None, reasons: tuple[QuizReason, ...]) -> None:
        """Show the reasons for the right answer to `question`, perhaps none."""
        self._question, self._reasons = question, reasons
        self._write()
        self.setVisible(bool(reasons))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Reasons"))
        self._write()

    def _write(self) -> None:
        with QSignalBlocker(self):
            self.clear()
            if self._question is not None:
                self.addItems([say(reason_words(each, self._question)) for each in self._reasons])
        self._fit()

    def _fit(self) -> None:
        """Be as high as all lines are when they are wrapped in the width there is."""
        self.doItemsLayout()
        last = self.item(self.count() - 1) if self.count() else None
        self.setFixedHeight(self.visualItemRect(last).bottom() + 1 if last else 0)

    @Slot(int)
    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._reasons):
            self.reason_chosen.emit(self._reasons[row])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
