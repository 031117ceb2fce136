"""What hides the grid while the game is paused, so that nobody is tempted to go on thinking."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from sudoku_gui.language import tr
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.coloured_frame import ColouredFrame


class PauseCover(ColouredFrame):
    """Lies over `covered`, which takes no keys meanwhile, and has a button to go on."""

    resume_wanted = Signal()

    def __init__(self, covered: QWidget, theme: Theme) -> None:
        super().__init__()
        self._covered = covered
        self._theme = theme
        self._words = QLabel()
        self._resume = QPushButton()
        self._resume.setObjectName("resume")
        self._resume.clicked.connect(self.resume_wanted)
        column = QVBoxLayout(self)
        column.addStretch(1)
        for part in (self._words, self._resume):
            column.addWidget(part, alignment=Qt.AlignmentFlag.AlignCenter)
        column.addStretch(1)
        covered.installEventFilter(self)
        self.hide()

    def show_paused(self, is_paused: bool) -> None:
        """Hide what lies below, or show it again with the focus in it."""
        self._covered.setEnabled(not is_paused)
        if is_paused:
            self.setParent(self._covered.parentWidget())
            self.setGeometry(self._covered.geometry())
            self.show()
            self.raise_()
            self._resume.setFocus()
        elif not self.isHidden():
            self.hide()
            self._covered.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self._change_colours()

    def _colour(self) -> None:
        theme = self._theme
        self.setStyleSheet(
            f"PauseCover {{ background: {theme.panel}; border: 1px solid {theme.thick_line}; }}"
        )

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._words.setText(tr("Paused"))
        self._resume.setText(tr("Go On"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move} and not self.isHidden():
            self.setGeometry(self._covered.geometry())
        return super().eventFilter(watched, event)
