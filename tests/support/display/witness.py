"""The program as people start it, and beside it somebody who says what is to be seen of it.

Tests start this module in place of the program.  Whoever connects to the socket named in
the environment is told, in one object of JSON per line, all that assistive technology finds
in the open windows at that moment, and where it is on the screen; beside that, the nodes of
the search tree, of which assistive technology is told one at a time.  It only looks.
"""

import json
import os
import socket
import sys
from collections.abc import Iterator, Sequence
from unittest.mock import patch

from PySide6.QtCore import QObject, QPoint, QRect, QSocketNotifier, Slot
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from sudoku_gui import app
from sudoku_gui.ui.learn.tree_view import TreeView
from sudoku_gui.ui.program import Program

SOCKET = "SUDOKU_WITNESS"
TREE_NODE = "TreeNode"


def address_of(name: str) -> str:
    """The abstract address of a socket: a path may be too long for one."""
    return f"\0{name}"


class Witness(QObject):
    """Answers whoever asks what is to be seen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._heard = socket.socket(socket.AF_UNIX)
        self._heard.bind(address_of(os.environ[SOCKET]))
        self._heard.listen()
        # Qt's own sockets want libraries that the program does without.
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._answer)

    @Slot()
    def _answer(self) -> None:
        asked, _ = self._heard.accept()
        with asked:
            for window in QApplication.topLevelWidgets():
                if window.isVisible():
                    for seen in _all_seen_in(window):
                        asked.sendall(json.dumps(seen).encode() + b"\n")


class WitnessedProgram(Program):
    """The program, and its witness."""

    def start(self, files: Sequence[str], moment: str = "") -> None:
        QAccessible.setActive(True)  # or Qt goes on telling of the cells of a grid that is gone
        Witness(self)  # before there is a window: who sees one may ask at once
        super().start(files, moment)


def _all_seen_in(window: QWidget) -> Iterator[dict[str, object]]:
    interface = QAccessible.queryAccessibleInterface(window)
    if interface is not None:
        yield from _seen(interface, window.frameGeometry())
    for tree in window.findChildren(TreeView):
        if tree.isVisible():
            yield from _nodes_in(tree)


def _seen(interface: QAccessibleInterface, within: QRect) -> Iterator[dict[str, object]]:
    state, rect = interface.state(), interface.rect()
    if state.invisible or not rect.intersects(within):  # tabs behind another lie outside
        return
    text = QAccessible.Text
    yield _one_seen(
        interface.role().name,
        interface.text(text.Name),
        f"{interface.text(text.Description)}{interface.text(text.Value)}",
        rect,
        is_enabled=not state.disabled,
    )
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None:
            yield from _seen(child, within)


def _nodes_in(tree: TreeView) -> Iterator[dict[str, object]]:
    """The nodes of the search tree that are in sight."""
    layout, space = tree.tree_layout, tree.viewport().rect()
    for node in (node for row in layout.rows for group in layout.row(row) for node in group.nodes):
        place = tree.on_view(node.rect)
        if space.contains(place):
            place.translate(tree.viewport().mapToGlobal(QPoint(0, 0)))
            yield _one_seen(TREE_NODE, tree.sentence(node), "", place, is_enabled=True)


def _one_seen(
    role: str, name: str, more: str, rect: QRect, *, is_enabled: bool
) -> dict[str, object]:
    return {
        "role": role,
        "name": name,
        "more": more,
        "place": [rect.left(), rect.top(), rect.width(), rect.height()],
        "is_enabled": is_enabled,
    }


def main() -> int:
    """Be the program; the exit status."""
    with patch("sudoku_gui.app.Program", WitnessedProgram):  # the only door to its window
        return app.open_window(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
