"""Qt made ready to draw where no window is."""

import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication


def headless_application() -> QCoreApplication:
    """Return an application that needs no display; Qt can draw as long as it is referred to."""
    offscreen = [sys.argv[0], "-platform", "offscreen"]
    return QGuiApplication.instance() or QGuiApplication(offscreen)
