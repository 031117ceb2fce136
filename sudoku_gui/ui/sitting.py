"""The game in the window: what may be done with it now, how it is called, what is known of it."""

from PySide6.QtCore import QObject, Slot

from sudoku_gui.model.puzzle import About
from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.grid_cursor import Typing
from sudoku_gui.ui.desk import Desk
from sudoku_gui.ui.files.documents import Documents
from sudoku_gui.ui.files.properties_dialog import PropertiesDialog
from sudoku_gui.ui.kit.qactions import let_do


class Sitting(QObject):
    """Connects the actions that are about the game, and keeps the window's word on it true."""

    def __init__(self, desk: Desk, documents: Documents, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = desk.window
        self._workbench = desk.workbench
        self._search = desk.search
        self._documents = documents
        for changed in (
            desk.search.phase_changed,
            desk.workbench.game_changed,
            documents.document_changed,
        ):
            changed.connect(self.show)
        deeds = {
            ActionId.PROPERTIES: self._show_properties,
            ActionId.UNDO: desk.workbench.undo,
            ActionId.REDO: desk.workbench.redo,
            ActionId.TYPE_GIVENS: self._toggle_typing,
            ActionId.CLEAR_ENTRIES: desk.workbench.clear_entries,
            ActionId.RESET: desk.workbench.reset,
        }
        let_do(desk.window.named_actions, deeds)

    @Slot()
    def show(self) -> None:
        """Show how the game stands."""
        game, actions = self._workbench.game, self._window.named_actions
        is_under_way = self._search.is_under_way
        has_filled = game.sheet != game.sheet.of_givens(game.sheet.givens)
        actions[ActionId.UNDO].setEnabled(game.next_undo is not None or is_under_way)
        actions[ActionId.REDO].setEnabled(game.next_redo is not None)
        actions[ActionId.CLEAR_ENTRIES].setEnabled(has_filled or is_under_way)
        actions[ActionId.TYPE_GIVENS].setChecked(self._workbench.typing is Typing.GIVENS)
        self._window.grid.typing = self._workbench.typing
        self._window.show_title(self._documents.name, self._documents.is_modified)
        self._window.about_line.show_about(game.puzzle.about)

    def _show_properties(self) -> None:
        game = self._workbench.game

        def describe(about: About) -> None:
            if self._workbench.game is game:  # a file that was being read may have come
                self._workbench.describe(about)

        PropertiesDialog(game.puzzle.about, describe, self._window).open()

    def _toggle_typing(self) -> None:
        typing = self._window.named_actions[ActionId.TYPE_GIVENS].isChecked()
        self._workbench.set_typing(Typing.GIVENS if typing else Typing.ENTRIES)
        self._window.grid.setFocus()
