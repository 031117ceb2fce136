"""A grid with a game behind it, as small as can be: what is typed stands on the sheet."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.model import moves
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
META = Qt.KeyboardModifier.MetaModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


class GridBench(QWidget):
    """A window with a grid between two other places that take keys."""

    def __init__(self, puzzle: Puzzle, typing: TypingMode) -> None:
        super().__init__()
        self.game = Game(puzzle)
        self.entered: list[tuple[int, int]] = []
        self.before, self.after = QLineEdit(), QLineEdit()
        self.overlays = GridOverlays(self.game.sheet)
        self.grid = GridWidget(self.overlays, LIGHT)
        self.set_typing(typing)
        self.grid.digit_typed.connect(self._write)
        self.grid.erase_wanted.connect(lambda: self._write(BLANK))
        column = QVBoxLayout(self)
        for part in (self.before, self.grid, self.after):
            column.addWidget(part)

    @property
    def line(self) -> str:
        """What stands on the sheet, as one line."""
        return str(self.game.sheet.grid)

    @property
    def at(self) -> str:
        """The name of the selected cell."""
        return self.game.sheet.geometry.name(self.grid.selected)

    def set_typing(self, typing: TypingMode) -> None:
        """Have what is typed from now on written as givens, or as entries."""
        self._typing = typing
        self.grid.set_typing(typing)

    def put_cursor(self, row: int, column: int) -> None:
        """Select a cell by its name's numbers."""
        self.grid.select(self.game.sheet.geometry.cell_at(row - 1, column - 1))

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        """Press a key in the grid."""
        QTest.keyClick(self.grid, key, held)

    def type(self, words: str) -> None:
        """Type `words` in the grid."""
        QTest.keyClicks(self.grid, words)

    def send(self, words: str, key: int = 0, held: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        """Press the key of which some keyboard makes `words`."""
        QApplication.sendEvent(self.grid, QKeyEvent(QEvent.Type.KeyPress, key, held, words))

    def take_back(self) -> None:
        """Undo what was typed last."""
        self.game.undo()
        self.overlays.show_sheet(self.game.sheet)

    def click(self, point: QPoint) -> None:
        """Click into the grid."""
        QTest.mouseClick(self.grid.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def _write(self, digit: int, _kind: EntryKind | None = None) -> None:
        for cell in sorted(self.grid.selection):
            self.entered.append((cell, digit))
            if self._typing is TypingMode.GIVENS:
                move = moves.type_givens(self.game.sheet, {cell: Digit(digit)})
            else:
                move = moves.enter_in_all(self.game.sheet, (cell,), Digit(digit))
            self.game.play(move)
        self.overlays.show_sheet(self.game.sheet)


def open_grid_bench(
    qtbot: QtBot, puzzle: Puzzle, typing: TypingMode = TypingMode.ENTRIES
) -> GridBench:
    """A desk on the screen, the cursor in its first cell."""
    desk = GridBench(puzzle, typing)
    qtbot.addWidget(desk)
    desk.resize(520, 600)
    with qtbot.waitExposed(desk):
        desk.show()
    desk.grid.setFocus()
    return desk
