"""Why Qt objects live in the window's thread alone: painting SVG in another one freezes PySide.

    python -m tests.long.svg_freeze [--runs 3]

A thread paints pictures with QSvgGenerator while the main thread destroys objects.  At the end of
a picture the thread holds the interpreter's lock and wants Qt's lock for connections; a destructor
holds that lock and wants the interpreter's.  Each run is a process of its own, killed when it is
frozen; the program prints how many of them were.  It uses nothing of sudoku_gui.
"""

import argparse
import subprocess
import sys
import threading
import time
from collections import deque
from itertools import pairwise

from PySide6.QtCore import QBuffer, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtSvg import QSvgGenerator

SECONDS = 40  # of painting; a run that takes twice as long is frozen
KEPT = 500  # buffers: Qt picks one of 131 locks by the address of an object


def paint_pictures() -> None:
    """Paint for SECONDS, each picture a rectangle in a buffer of its own."""
    end = time.monotonic() + SECONDS
    buffers: deque[QBuffer] = deque(maxlen=KEPT)
    while time.monotonic() < end:
        buffers.append(QBuffer())
        generator = QSvgGenerator()
        generator.setOutputDevice(buffers[-1])
        painter = QPainter(generator)
        painter.drawRect(0, 0, 10, 10)
        painter.end()


def paint_and_destroy() -> None:
    """Paint in a thread, and destroy objects in this one until the thread has ended."""
    application = QGuiApplication(["svg_freeze", "-platform", "offscreen"])
    painting = threading.Thread(target=paint_pictures, daemon=True)
    painting.start()
    root = QObject()
    while painting.is_alive():
        parent = QObject(root)
        children = [QObject(parent) for _ in range(20)]
        for receiver, sender in pairwise(children):  # a receiver is destroyed before its sender
            sender.objectNameChanged.connect(receiver.deleteLater)
        del children, receiver, sender
        parent.deleteLater()
        del parent
        QTimer.singleShot(0, application.quit)
        application.exec()  # destroys them without the interpreter's lock


def is_frozen() -> bool:
    """Return whether a run in a process of its own does not end."""
    command = [sys.executable, "-m", "tests.long.svg_freeze", "--once"]
    try:
        subprocess.run(command, timeout=2 * SECONDS, check=True)
    except subprocess.TimeoutExpired:
        return True
    return False


def main() -> None:
    """Print how many runs froze."""
    parser = argparse.ArgumentParser(description="Freeze PySide by painting SVG in a thread.")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--once", action="store_true", help="run once, in this process")
    options = parser.parse_args()
    if options.once:
        paint_and_destroy()
        return
    frozen = sum(is_frozen() for _ in range(options.runs))
    print(f"froze: {frozen} of {options.runs}")


if __name__ == "__main__":
    main()
