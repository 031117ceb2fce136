"""Puzzle properties: what is known about the puzzle, to be read and to be changed."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.formats.text.free_text import sanitised
from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.model.puzzle import Metadata
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons
from sudoku_gui.ui.kit.screen_room import screen_room

_LINES: tuple[tuple[str, Text], ...] = (
    ("title", text("&Title:")),
    ("author", text("&Author:")),
    ("source", text("&Source:")),
    ("level", text("&Level:")),
    ("date", text("&Date:")),
    ("url", text("&Web address:")),
)
_TEXTS: tuple[tuple[str, Text], ...] = (
    ("description", text("D&escription:")),
    ("comment", text("&Comment:")),
)
_SIZE = QSize(480, 460)
_LONGEST = 10_000  # longer texts would hold the window up; their beginning is shown


class PropertiesDialog(QDialog):
    """Shows the metadata in fields of plain text; what nobody touched stays as it is."""

    def __init__(
        self, metadata: Metadata, accept: Callable[[Metadata], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._about = metadata
        self._accept = accept
        self._fields: dict[str, QLineEdit | QPlainTextEdit] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Puzzle Properties"))
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(self._build_form(), stretch=1)
        column.addWidget(buttons)
        self.resize(_SIZE.boundedTo(screen_room(self)))
        remove_button_icons(self)

    @property
    def metadata(self) -> Metadata:
        """What was given, with the fields that somebody changed."""
        changes = {name: _words_in(field) for name, field in self._fields.items()}
        return self._about.with_texts(
            {name: words for name, words in changes.items() if words is not None}
        )

    def _build_form(self) -> QFormLayout:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, label in (*_LINES, *_TEXTS):
            words = str(getattr(self._about, name))
            is_text = (name, label) in _TEXTS or "\n" in words
            field = _text_field(words) if is_text else _line_field(words)
            field.setObjectName(name)
            self._fields[name] = field
            form.addRow(say(label), field)
        return form

    def accept(self) -> None:
        self._accept(self.metadata)
        super().accept()


def _line_field(words: str) -> QLineEdit:
    field = QLineEdit(words[:_LONGEST])
    field.setReadOnly(len(words) > _LONGEST)
    field.setCursorPosition(0)
    return field


def _text_field(words: str) -> QPlainTextEdit:
    field = QPlainTextEdit(words[:_LONGEST])
    field.setReadOnly(len(words) > _LONGEST)
    field.setTabChangesFocus(True)
    return field


def _words_in(field: QLineEdit | QPlainTextEdit) -> str | None:
    """Return what somebody wrote into `field`, or None if nobody has touched it."""
    if isinstance(field, QLineEdit):
        return sanitised(field.text()) if field.isModified() else None
    return sanitised(field.toPlainText()) if field.document().isModified() else None
