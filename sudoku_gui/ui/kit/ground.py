"""Filling rectangles with one colour."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter


def fill(painter: QPainter, rect: QRect, colour: QColor) -> None:
    """Fill `rect` with `colour`, as `QPainter.fillRect` does.

    PySide loads all about gradients to find the form of `fillRect` that is meant, which takes
    longer than to paint the first window.
    """
    painter.setBackground(colour)
    painter.eraseRect(rect)
