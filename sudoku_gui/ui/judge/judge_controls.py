"""What is chosen for a run: the problem and the limits; and the buttons that begin and end it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from sudoku_gui.judge.program_run import Limits
from sudoku_gui.judge.verdict import JudgeProblem
from sudoku_gui.language import tr
from sudoku_gui.presentation.judge_display import PROBLEM_NAMES
from sudoku_gui.ui.kit.dialog_fields import choice_field, number_field

_SECONDS, _MOST_SECONDS = 10.0, 3_600.0
_MEGABYTES, _ALLOWED_MEGABYTES = 256, range(16, 65_537)
_CHOICES = (None, *JudgeProblem)


class JudgeControls(QWidget):
    """Reports what people want of the judge."""

    open_wanted = Signal()
    run_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._found = JudgeProblem.SPACED
        self._open = _button("judge-open")
        self.run = _button("judge-run")
        self.stop = _button("judge-stop")
        self._problem_label, self._seconds_label, self._memory_label = (QLabel() for _ in range(3))
        self._problems: QComboBox = choice_field("judge-problem", ("", *PROBLEM_NAMES.values()))
        self._seconds = _seconds_field()
        self._megabytes = number_field("judge-memory", _ALLOWED_MEGABYTES, _MEGABYTES)
        self._lay_out()
        self._open.clicked.connect(self.open_wanted)
        self.run.clicked.connect(self.run_wanted)
        self.stop.clicked.connect(self.stop_wanted)
        self.show_running(is_running=False)

    @property
    def problem(self) -> JudgeProblem:
        """The problem that is chosen, or the one of the puzzle's file."""
        return _CHOICES[self._problems.currentIndex()] or self._found

    @property
    def limits(self) -> Limits:
        """The limits that are chosen."""
        return Limits(self._seconds.value(), self._megabytes.value())

    def show_found(self, problem: JudgeProblem) -> None:
        """Offer the problem that the file of the puzzle tells."""
        self._found = problem
        self._problems.setItemText(0, tr("Found: {name}", name=PROBLEM_NAMES[problem]))

    def show_running(self, *, is_running: bool) -> None:
        """Let a run be begun, or ended; whoever has ended one may begin the next."""
        had_focus = self.run.hasFocus() or self.stop.hasFocus()
        self.run.setEnabled(not is_running)
        self.stop.setEnabled(is_running)
        if had_focus:
            (self.stop if is_running else self.run).setFocus()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._open.setText(tr("&Open…"))
        self._open.setToolTip(tr("Open a program (Ctrl+O)"))
        self.run.setText(tr("&Run"))
        self.run.setToolTip(tr("Run and judge the program (F5)"))
        self.stop.setText(tr("&Stop"))
        self.stop.setToolTip(tr("End the program (Esc)"))
        self._problem_label.setText(tr("&Problem:"))
        self._problems.setToolTip(
            tr("How the puzzle is typed and the answer judged; found by the file of the puzzle")
        )
        self._seconds_label.setText(tr("&Time:"))
        self._seconds.setSuffix(tr(" s"))
        self._memory_label.setText(tr("&Memory:"))
        self._megabytes.setSuffix(tr(" MB"))
        self.show_found(self._found)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self._open, self.run, self.stop):
            row.addWidget(button)
        row.addStretch(1)
        for label, field in (
            (self._problem_label, self._problems),
            (self._seconds_label, self._seconds),
            (self._memory_label, self._megabytes),
        ):
            label.setBuddy(field)
            row.addWidget(label)
            row.addWidget(field)


def _button(name: str) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    button.setAutoDefault(False)
    return button


def _seconds_field() -> QDoubleSpinBox:
    field = QDoubleSpinBox()
    field.setObjectName("judge-seconds")
    field.setDecimals(1)
    field.setRange(0.1, _MOST_SECONDS)
    field.setValue(_SECONDS)
    return field
