"""How large a window can be on its screen."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_FRAME = QSize(10, 40)  # about what window managers draw around a window


def screen_room(window: QWidget) -> QSize:
    """Return what the screen has for `window` without its frame."""
    return window.screen().availableSize() - _FRAME
