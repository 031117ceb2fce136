"""The text of a procedure, with the line that is current marked by an arrow and a ground."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.procedure import NO_LINE, Procedure
from sudoku_gui.ui.kit.text_scale import fixed_font, scaled

_INDENT = 14
_MARK = "▶"


class ProcedureView(QWidget):
    """One label for each line, and a mark in front of the current one."""

    def __init__(self, procedure: Procedure, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._procedure = procedure
        self._theme = theme
        self._current = NO_LINE
        self._marks: list[QLabel] = []
        self._lines: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, 2, 2, 2)
        self._grid.setHorizontalSpacing(2)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self._build()

    @property
    def current(self) -> int:
        """The line that is marked, NO_LINE if none is."""
        return self._current

    @property
    def current_label(self) -> QLabel | None:
        """The label of that line."""
        return None if self._current == NO_LINE else self._lines[self._current]

    def show_procedure(self, procedure: Procedure) -> None:
        """Show another procedure, no line of it marked."""
        if procedure is not self._procedure:
            self.mark(NO_LINE)
            self._procedure = procedure
            self._build()

    def mark(self, line: int) -> None:
        """Mark `line` alone, or with NO_LINE none."""
        if line != self._current:
            before, self._current = self._current, line
            for each in {before, line} - {NO_LINE}:
                self._style(each)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        for line in range(len(self._lines)):
            self._style(line)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Procedure"))
        for place, line in enumerate(self._procedure.lines):
            self._lines[place].setText(say(line.text))
            self._style(place)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._build()  # marks and indents are as wide as its letters

    def _build(self) -> None:
        for label in (*self._marks, *self._lines):
            self._grid.removeWidget(label)
            label.hide()
            label.deleteLater()
        self._marks, self._lines = [], []
        for row in range(self._grid.rowCount()):  # one of them was the end of another procedure
            self._grid.setRowStretch(row, 0)
        for row, line in enumerate(self._procedure.lines):
            mark, label = QLabel(), QLabel()
            mark.setFixedWidth(scaled(_INDENT))
            mark.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.setTextFormat(Qt.TextFormat.PlainText)
            if self._procedure.is_source:
                label.setFont(fixed_font(self.font()))
            label.setWordWrap(True)
            label.setContentsMargins(line.indent * scaled(_INDENT), 1, 2, 1)
            self._marks.append(mark)
            self._lines.append(label)
            self._grid.addWidget(mark, row, 0)
            self._grid.addWidget(label, row, 1)
        self._grid.setRowStretch(len(self._procedure.lines), 1)
        self.retranslate()

    def _style(self, line: int) -> None:
        is_current = line == self._current
        mark, label = self._marks[line], self._lines[line]
        mark.setText(_MARK if is_current else "")
        words = label.text()
        label.setAccessibleName(tr("current line: {line}", line=words) if is_current else words)
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Window, QColor(self._theme.selected_ground))
        palette.setColor(QPalette.ColorRole.WindowText, QColor(self._theme.ink))
        for part in (mark, label):
            part.setPalette(palette)
            part.setAutoFillBackground(is_current)
