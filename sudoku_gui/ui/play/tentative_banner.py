"""The sign that something is being tried out, with the two ways to end that."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from sudoku_gui.language import Text, say, tr
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.coloured_frame import ColouredFrame
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel


class TentativeBanner(ColouredFrame):
    """A strip with a frame of its own, words and two buttons; it takes no room otherwise."""

    def __init__(
        self, theme: Theme, actions: Mapping[ActionId, QAction], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sentence: Text | None = None
        self._words = WrappingLabel("tentative")
        self._keep, self._discard = QPushButton(), QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 4, 4)
        row.addWidget(self._words, stretch=1)
        for button, name in (
            (self._keep, ActionId.KEEP_TRIED),
            (self._discard, ActionId.DISCARD_TRIED),
        ):
            button.setObjectName(f"{name.value}-button")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(actions[name].trigger)
            row.addWidget(button)
        self.hide()

    def show_sentence(self, sentence: Text | None) -> None:
        """Say what is tried out, or nothing."""
        self._sentence = sentence
        self.retranslate()
        self.setVisible(sentence is not None)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self._change_colours()

    def _colour(self) -> None:
        theme = self._theme
        self.setStyleSheet(
            f"TentativeBanner {{ background: {theme.base}; border: 2px dashed {theme.branch};"
            f" border-radius: 6px; }} TentativeBanner QLabel {{ color: {theme.branch}; }}"
        )

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Trying out"))
        self._keep.setText(tr("Keep"))
        self._discard.setText(tr("Throw Away"))
        if self._sentence is not None:
            self._words.setText(say(self._sentence))
