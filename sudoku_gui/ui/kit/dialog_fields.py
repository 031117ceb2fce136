"""Fields of the dialogs that ask for choices: a number, or one of several things."""

from collections.abc import Iterable

from PySide6.QtWidgets import QComboBox, QSpinBox


def number_field(name: str, allowed: range, value: int) -> QSpinBox:
    """Return a field for one of the numbers allowed."""
    field = QSpinBox()
    field.setObjectName(name)
    field.setRange(allowed[0], allowed[-1])
    field.setValue(value)
    field.setGroupSeparatorShown(True)
    return field


def choice_field(name: str, words: Iterable[str]) -> QComboBox:
    """Return a field for one of several things, which is told by its place."""
    field = QComboBox()
    field.setObjectName(name)
    field.addItems(list(words))
    return field
