"""The game in the window: what may be done with it, how it is called, what is known of it."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from sudoku_gui.model.puzzle import About
from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.grid_cursor import Typing
from sudoku_gui.ui.files.document_controller import Documents
from sudoku_gui.ui.files.properties_dialog import PropertiesDialog
from sudoku_gui.ui.files.puzzle_heading import AboutLine
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.qactions import let_do
from sudoku_gui.ui.search.game_controller import Workbench


class Sitting(QObject):
    """Connects the actions that are about the game, and keeps what is shown of it true.

    Its dialog stands over `over`.
    """

    title_changed = Signal(str, bool)  # name of the document, whether it is modified

    def __init__(
        self,
        workbench: Workbench,
        documents: Documents,
        grid: GridWidget,
        about_line: AboutLine,
        actions: Mapping[ActionId, QAction],
        over: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._documents = documents
        self._grid = grid
        self._about_line = about_line
        self._actions = actions
        self._over = over
        for changed in (workbench.game_changed, documents.document_changed):
            changed.connect(self.show)
        deeds = {
            ActionId.PROPERTIES: self._show_properties,
            ActionId.UNDO: workbench.undo,
            ActionId.REDO: workbench.redo,
            ActionId.TYPE_GIVENS: self._toggle_typing,
            ActionId.CLEAR_ENTRIES: workbench.clear_entries,
            ActionId.RESET: workbench.reset,
        }
        let_do(actions, deeds)

    @Slot()
    def show(self) -> None:
        """Show how the game stands."""
        is_typing_givens = self._workbench.typing is Typing.GIVENS
        self._actions[ActionId.TYPE_GIVENS].setChecked(is_typing_givens)
        self._grid.set_typing(self._workbench.typing)
        self.title_changed.emit(self._documents.name, self._documents.is_modified)
        self._about_line.show_about(self._workbench.game.puzzle.about)

    def _show_properties(self) -> None:
        game = self._workbench.game

        def describe(about: About) -> None:
            if self._workbench.game is game:  # a file that was being read may have come
                self._workbench.describe(about)

        PropertiesDialog(game.puzzle.about, describe, self._over).open()

    def _toggle_typing(self) -> None:
        typing = self._actions[ActionId.TYPE_GIVENS].isChecked()
        self._workbench.set_typing(Typing.GIVENS if typing else Typing.ENTRIES)
        self._grid.setFocus()
