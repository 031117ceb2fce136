"""The quiz beside the grid: a question, its answers as buttons, and the score."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.playback.quiz import FAILS, AnswerKind, QuizAnswer, QuizQuestion, QuizScore
from sudoku_gui.playback.quiz_reasons import QuizReason
from sudoku_gui.ui.kit.dock import NarrowPanel
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.ui.learn.quiz_reason_list import QuizReasonList
from sudoku_gui.wording.quiz import (
    answer_words,
    question_sentence,
    score_sentence,
    solution_sentence,
)

_COLUMNS = 5
_WAITING = text("Watch the search: it will pause and ask. Or ask for a question now.")


class QuizPanel(NarrowPanel):
    """Asks, and reports what was answered; digits and letters answer as well as clicks."""

    answered = Signal(object)  # QuizAnswer
    asked_for = Signal()  # a question is wanted now
    went_on = Signal()  # the search may play on
    reason_chosen = Signal(object)  # QuizReason
    end_wanted = Signal()  # of the digit that is taken out

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question: QuizQuestion | None = None
        self._said: Text = _WAITING
        self._score = QuizScore()
        self._buttons: dict[QuizAnswer, QPushButton] = {}
        self.sentence = WrappingLabel("quiz-question")
        self._answers = QGridLayout()
        self._answers.setSpacing(4)
        self.reasons = QuizReasonList()
        self.reasons.reason_chosen.connect(self.reason_chosen)
        self.to_end = QPushButton()
        self.to_end.clicked.connect(self.end_wanted)
        self.ask = QPushButton()
        self.ask.clicked.connect(self.asked_for)
        self.go_on = QPushButton()
        self.go_on.clicked.connect(self.went_on)
        self.points = WrappingLabel("quiz-score")
        self._lay_out()
        self.setMinimumWidth(180)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show_nothing()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """Those for the answers, in order."""
        return tuple(self._buttons.values())

    def show_question(self, question: QuizQuestion) -> None:
        """Ask `question`."""
        self._question = question
        self._show_reasons(None, ())
        self._said = question_sentence(question)
        self._clear_answers()
        for place, answer in enumerate(question.answers):
            self._add_answer(place, answer)
        self._say()
        self.setFocus()

    def show_solution(
        self,
        question: QuizQuestion,
        reasons: tuple[QuizReason, ...],
        score: QuizScore,
        *,
        is_right: bool,
    ) -> None:
        """Say whether the answer was right, what the right one is, and why."""
        self._said, self._score = solution_sentence(question, is_right=is_right), score
        for answer, button in self._buttons.items():
            button.setEnabled(answer == question.right)
        self._question = None
        self._show_reasons(question, reasons)
        self._say()
        self.go_on.setFocus()

    def show_nothing(self) -> None:
        """Ask nothing: people have moved on."""
        self._question = None
        self._said = _WAITING
        self._clear_answers()
        self._show_reasons(None, ())
        self._say()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.ask.setText(tr("As&k Now"))
        self.go_on.setText(tr("&Resume"))
        self.to_end.setText(tr("Go to Where It Is &Taken Out"))
        self.reasons.retranslate()
        question = self._question
        self._say()
        if question is not None:
            for answer, button in self._buttons.items():
                button.setText(_words(answer, question))

    def _show_reasons(self, solved: QuizQuestion | None, reasons: tuple[QuizReason, ...]) -> None:
        self.reasons.show_reasons(solved, reasons)
        self.to_end.setVisible(solved is not None and solved.right == FAILS)

    def _lay_out(self) -> None:
        """What is said is scrolled where the panel is low; the buttons to go on never are."""
        inner = QWidget()
        said = QVBoxLayout(inner)
        said.setContentsMargins(0, 0, 0, 0)
        said.addWidget(self.sentence)
        said.addLayout(self._answers)
        for part in (self.reasons, self.to_end, self.points):
            said.addWidget(part)
        said.addStretch(1)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row = QHBoxLayout()
        row.addWidget(self.ask)
        row.addWidget(self.go_on)
        column = QVBoxLayout(self)
        column.addWidget(area, stretch=1)
        column.addLayout(row)

    def _say(self) -> None:
        self.sentence.setText(say(self._said))
        self.setAccessibleName(self.sentence.text())
        self.points.setText(say(score_sentence(self._score)) if self._score.answered else "")
        self.go_on.setEnabled(self._question is None)
        self.ask.setEnabled(self._question is None)

    def _add_answer(self, place: int, answer: QuizAnswer) -> None:
        assert self._question is not None
        button = QPushButton(_words(answer, self._question))
        button.clicked.connect(lambda _checked, answer=answer: self.answered.emit(answer))
        self._buttons[answer] = button
        if answer.kind is AnswerKind.PLACE:
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self._answers.addWidget(button, *divmod(place, _COLUMNS))
        else:
            self._answers.addWidget(button, self._answers.rowCount(), 0, 1, _COLUMNS)

    def _clear_answers(self) -> None:
        for button in self._buttons.values():
            self._answers.removeWidget(button)
            button.deleteLater()
        self._buttons.clear()

    def _button_for(self, event: QKeyEvent) -> QPushButton | None:
        """Return the button of the answer that a key gives, if any."""
        sign = event.text().upper()
        for button in self._buttons.values() if sign and self._question else ():
            words = button.text()
            if words == sign or f"&{sign}" in words.upper():
                return button
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A sign alone answers, such as 4, Y or N."""
        button = self._button_for(event)
        if button is None:
            super().keyPressEvent(event)
        else:
            button.click()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(self._button_for(event) is not None)
            return True
        return super().event(event)


def _words(answer: QuizAnswer, question: QuizQuestion) -> str:
    words = answer_words(answer, question)
    return say(words) if isinstance(words, Text) else words
