"""The parts for playing by mouse over a small game, and hands that press their keys."""

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.menus import Menus
from sudoku_gui.ui.kit.qactions import build_actions
from sudoku_gui.ui.play.colour_controller import ColourController
from sudoku_gui.ui.play.entry_controller import EntryController
from sudoku_gui.ui.play.highlight_controller import HighlightController
from sudoku_gui.ui.play.number_pad import NumberPad
from sudoku_gui.ui.play.pad_controller import PadController
from tests.support.ui.game_bench import GameBench


class PadBench(GameBench):
    """A game, its grid, the number pad, and what connects them."""

    def __init__(self, qtbot: QtBot, store: QSettings) -> None:
        super().__init__()
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.settings = Settings(store)
        self.actions = build_actions(self.window)
        self.overlays = GridOverlays(self.sheet, self.window)
        for changed in (self.bench.sheet_changed, self.bench.notes_changed):
            changed.connect(self.overlays.show_sheet)
        self.grid = GridWidget(self.overlays, LIGHT)
        self.pad = NumberPad(self.actions, LIGHT)
        both = QWidget()
        row = QHBoxLayout(both)
        row.addWidget(self.grid)
        row.addWidget(self.pad)
        self.window.setCentralWidget(both)
        menus = Menus(self.window.menuBar(), self.actions)
        self.entries = EntryController(self.grid, self.bench, self.window)
        self.highlights = HighlightController(
            self.bench, self.grid, self.overlays, menus, self.actions, self.window
        )
        self.controller = PadController(
            self.pad,
            self.grid,
            self.entries,
            self.highlights,
            self.bench,
            self.settings,
            self.actions,
            self.window,
        )
        self.colours = ColourController(
            self.pad.colours,
            self.entries,
            self.bench,
            self.overlays,
            self.settings,
            self.actions,
            self.window,
        )
        self.window.resize(500, 500)
        with qtbot.waitExposed(self.window):
            self.window.show()

    def press(self, name: str) -> None:
        """Press the button that is called `name`."""
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def button(self, name: str) -> QToolButton:
        """The button that is called `name`."""
        button = self.pad.findChild(QToolButton, name)
        assert isinstance(button, QToolButton)
        return button

    def tap(self, cell: int) -> None:
        """Press a cell of the grid with the mouse."""
        index = self.grid.model().index(*divmod(cell, self.sheet.geometry.size))
        place = self.grid.visualRect(index).center()
        QTest.mouseClick(self.grid.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def choose(self, action: ActionId) -> None:
        """Choose an action."""
        self.actions[action].trigger()

    def digit_at(self, cell: int) -> Digit:
        """The digit in a cell."""
        return self.sheet.grid.digit_at(Cell(cell))
