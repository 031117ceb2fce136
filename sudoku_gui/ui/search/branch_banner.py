"""The sign that what is shown is a branch off the main line, and the way back."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from sudoku_gui.language import Text, say, tr
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.coloured_frame import ColouredFrame
from sudoku_gui.ui.kit.icons import icon_pixmap
from sudoku_gui.ui.kit.notice_bar import ElidedLabel

_SIGN_SIDE = 18


@dataclass(frozen=True, slots=True)
class BranchDescription:
    """The words on a branch that is shown: where it begins, and the way back from it."""

    sentence: Text
    way_back: Text


class BranchBanner(ColouredFrame):
    """A strip with a forked line, a frame of its own colour and words; hidden on the main line."""

    back_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._off_line: BranchDescription | None = None
        self._sign = QLabel()
        self._words = ElidedLabel()
        self._words.setObjectName("branch")
        # Two lines, so that the moment is read in a narrow window too.
        self._words.setMinimumHeight(2 * self._words.fontMetrics().lineSpacing())
        self._back = QToolButton()
        self._back.setObjectName("branch-back")
        self._back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._back.clicked.connect(self.back_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 2, 2)
        row.addWidget(self._sign)
        row.addWidget(self._words, stretch=1)
        row.addWidget(self._back)
        self.hide()

    @Slot(object)
    def show_branch(self, off_line: BranchDescription) -> None:
        """Say where the line before this branch was left."""
        self._off_line = off_line
        self._say()
        self.show()

    @Slot()
    def show_main_line(self) -> None:
        """Say nothing: this is the main line."""
        self._off_line = None
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self._change_colours()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Branch"))
        self._say()

    def _say(self) -> None:
        if self._off_line is not None:
            self._words.show_words(say(self._off_line.sentence))
            self._back.setText(tr("Back"))
            self._back.setToolTip(say(self._off_line.way_back))

    def _colour(self) -> None:
        theme = self._theme
        self._sign.setPixmap(
            icon_pixmap("branch", theme.branch, _SIGN_SIDE, self.devicePixelRatioF())
        )
        self._sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setStyleSheet(
            f"BranchBanner {{ background: {theme.base}; border: 2px dashed {theme.branch};"
            f" border-radius: 6px; }} BranchBanner QLabel {{ color: {theme.branch}; }}"
        )
