"""A button of which Qt paints the ground alone: bare, pressed or with the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionToolButton


class BareButton(QToolButton):
    """Has a subclass paint what it says.

    No part of Qt's styles is named here or in subclasses: their names alone, which PySide loads
    together, take longer than all buttons of the window.
    """

    def _paint_label(self, painter: QPainter) -> None:
        """Paint what the button says, over its ground."""
        raise NotImplementedError

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        option.text, option.icon = "", QIcon()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        self._paint_label(painter)
        painter.end()
