"""The line above the grid that says which puzzle this is: its title, its author, its level."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QSizePolicy

from sudoku_gui.model.puzzle import NO_METADATA, Metadata
from sudoku_gui.presentation.one_line import on_one_line
from sudoku_gui.ui.kit.notice_bar import ElidedLabel

_LARGER = 1.3  # than other words


class PuzzleHeading(ElidedLabel):
    """Shows the little that fits on a line, as plain text; hidden where nothing is known."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("about")
        self._metadata = NO_METADATA
        font = self.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        self.setFont(font)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._fit_height()
        self.hide()

    def show_metadata(self, metadata: Metadata) -> None:
        """Show what is known about a puzzle."""
        self._metadata = metadata
        level = metadata.level and _level_as_said(metadata.level)
        parts = (metadata.title or metadata.description, metadata.author, level)
        words = " · ".join(on_one_line(part) for part in parts if part.strip())
        self.show_words(words)
        self.setVisible(bool(words))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.show_metadata(self._metadata)

    def _fit_height(self) -> None:
        self.setFixedHeight(self.fontMetrics().lineSpacing() + 4)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_height()


def _level_as_said(level: str) -> str:
    # Loaded with the first puzzle that has a level.
    from sudoku_gui.wording.levels import level_as_said  # noqa: PLC0415

    return level_as_said(level)
