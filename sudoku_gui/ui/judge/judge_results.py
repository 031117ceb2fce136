"""The verdict on a program, what was counted, and what it printed beside what was expected."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.judge.verdict import Judgement
from sudoku_gui.language import say, tr
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.presentation.judge_display import (
    JudgeDisplay,
    JudgePhase,
    counter_rows,
    line_at_fault,
    sentence_of,
)
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.judge.text_pane import TextPane
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel


class JudgeResults(QWidget):
    """Shows all that is known of a run."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._display = JudgeDisplay()
        self._geometry: Geometry | None = None
        self._headline = WrappingLabel("judge-verdict")
        font = self._headline.font()
        font.setBold(True)
        self._headline.setFont(font)
        self.watch = QPushButton()
        self.watch.setObjectName("judge-watch")
        self.watch.setAutoDefault(False)
        self._note = WrappingLabel("judge-note")
        self._counters = _counters_table()
        self.printed = TextPane("judge-printed")
        self.expected = TextPane("judge-expected")
        self.errors = TextPane("judge-errors")
        self._lay_out()
        self.set_theme(theme)

    @property
    def headline(self) -> str:
        """The verdict as it is read."""
        return self._headline.text()

    def show_display(self, display: JudgeDisplay, geometry: Geometry) -> None:
        """Show this; `geometry` is that of the puzzle."""
        self._display, self._geometry = display, geometry
        judgement = display.report.judgement if display.report is not None else None
        self._say()
        self._colour()
        self._show_texts(judgement, geometry)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self.printed.set_marking_ground(theme.red_ground)
        self._colour()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.watch.setText(tr("&Watch the Run"))
        self.watch.setToolTip(tr("Step through what the program did to its grid (F6)"))
        self._counters.setAccessibleName(tr("What was counted"))
        self.printed.set_title(tr("The program printed"))
        self.expected.set_title(tr("Expected"))
        self.errors.set_title(tr("Error output"))
        self._say()

    def _say(self) -> None:
        headline, note, report = self._display.headline, self._display.note, self._display.report
        self._headline.setText(sentence_of(headline) if headline is not None else "")
        self._headline.setVisible(headline is not None)
        self.watch.setEnabled(self._display.recorded is not None)
        self.watch.setVisible(headline is not None)
        self._note.setText(sentence_of(note) if note is not None else "")
        self._note.setVisible(note is not None)
        self._show_counters(report.judgement if report is not None else None)

    def _show_counters(self, judgement: Judgement | None) -> None:
        rows = [] if judgement is None else [*counter_rows(judgement)]
        self._counters.setRowCount(len(rows))
        for row, (name, figure) in enumerate(rows):
            right = QTableWidgetItem(figure)
            right.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._counters.setItem(row, 0, QTableWidgetItem(say(name)))
            self._counters.setItem(row, 1, right)
        self._counters.resizeColumnsToContents()
        self._counters.setVisible(bool(rows))

    def _show_texts(self, judgement: Judgement | None, geometry: Geometry) -> None:
        if judgement is None or self._display.report is None:
            for pane in (self.printed, self.expected, self.errors):
                pane.show_text("")
            return
        run = judgement.run
        line = line_at_fault(judgement.answer, geometry)
        self.printed.show_text(run.output.decode("utf-8", "replace"), line)
        self.expected.show_text(self._display.report.expected)
        self.errors.show_text(run.error_output)

    def _colour(self) -> None:
        """Dress the verdict as good or bad, and what is no verdict as neither."""
        report, ink = self._display.report, self._theme.ink
        if report is not None and self._display.phase is not JudgePhase.READY:
            ink = self._theme.solver if report.is_right else self._theme.conflict
        for label, colour in ((self._headline, ink), (self._note, self._theme.muted)):
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
            label.setPalette(palette)

    def _lay_out(self) -> None:
        beside = QSplitter(Qt.Orientation.Horizontal)
        beside.setChildrenCollapsible(False)
        for part in (self._counters, self.printed, self.expected, self.errors):
            beside.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        verdict = QHBoxLayout()
        verdict.addWidget(self._headline, stretch=1)
        verdict.addWidget(self.watch)
        column.addLayout(verdict)
        column.addWidget(self._note)
        column.addWidget(beside, stretch=1)


def _counters_table() -> QTableWidget:
    table = QTableWidget(0, 2)
    table.setObjectName("judge-counters")
    for header in (table.horizontalHeader(), table.verticalHeader()):
        header.hide()
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().lineSpacing() + 6)
    table.horizontalHeader().setStretchLastSection(True)
    table.setShowGrid(False)
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    return table
