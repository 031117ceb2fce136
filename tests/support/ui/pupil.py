"""Somebody who reads the code while the search goes on."""

from PySide6.QtWidgets import QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from sudoku_gui.solvers import algorithm_named
from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram

ALGORITHM = algorithm_named("used-tables")
NAIVE = walk(ALGORITHM, SMALL)


class Pupil(OpenProgram):
    """Somebody who reads the code while the search goes on."""

    @property
    def panel(self) -> ProcedurePanel:
        """Code and data."""
        return self.panel_of(ProcedurePanel)

    @property
    def sentence(self) -> str:
        """What is told of the line."""
        (label,) = self.panel.findChildren(QLabel, "sub-step")
        return label.text()

    @property
    def line(self) -> str:
        """The line that is marked."""
        label = self.panel.procedure.current_label
        return label.text() if label else ""

    def shown_in(self, cell: int) -> str:
        """What the grid shows in a cell."""
        table = self.grid.model()
        return str(table.index(*divmod(cell, 4)).data())

    def data(self) -> list[str]:
        """The titles of what the program has in its hands."""
        return [str(block.title) for block in self.panel.blocks.blocks]

    def stand_at(self, step: int, qtbot: QtBot) -> None:
        """Show a moment of the small puzzle's search."""
        self.put(SMALL)
        self.jump_to_end()
        qtbot.waitUntil(lambda: self.steps() == NAIVE.end)
        self.go_to(step)

    def tell_looks(self, are_told: bool) -> None:
        """Have each look be a sub-step, or each digit."""
        (box,) = self.panel.findChildren(QCheckBox, "every-look-box")
        box.setChecked(are_told)
