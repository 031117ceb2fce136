"""The game in the window: what may be done with it, how it is called, what is known of it."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.puzzle import Metadata
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.grid_cursor import cell_to_go_on_from
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.puzzle_heading import PuzzleHeading
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.search.game_controller import GameController


class GameActions(QObject):
    """Connects the actions that are about the game, and keeps what is shown of it true.

    Its dialog stands over `over`.
    """

    title_changed = Signal(str, bool)  # name of the document, whether it is modified

    def __init__(
        self,
        game_controller: GameController,
        documents: DocumentController,
        grid: GridWidget,
        about_line: PuzzleHeading,
        actions: Mapping[ActionId, QAction],
        over: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._documents = documents
        self._grid = grid
        self._about_line = about_line
        self._over = over
        for changed in (game_controller.game_changed, documents.document_changed):
            changed.connect(self.show)
        self._has_begun = False  # another game, which is not yet shown
        game_controller.game_replaced.connect(self._begin)
        game_controller.game_changed.connect(self._go_on)
        handlers = {
            ActionId.PROPERTIES: self._show_properties,
            ActionId.UNDO: game_controller.undo,
            ActionId.REDO: game_controller.redo,
            ActionId.CLEAR_ENTRIES: game_controller.clear_entries,
            ActionId.RESET: game_controller.reset,
        }
        bind_actions(actions, handlers)

    @Slot()
    def show(self) -> None:
        """Show how the game stands."""
        self.title_changed.emit(self._documents.name, self._documents.is_modified)
        self._about_line.show_metadata(self._game_controller.game.puzzle.metadata)

    @Slot()
    def _begin(self) -> None:
        """Have the first key go to the first cell of another game.

        Whoever goes through a list in a dock stays there; digits reach the grid all the same.
        """
        self._grid.select(Cell(0))
        self._has_begun = True
        if not _is_in_dock(QApplication.focusWidget()):
            self._grid.setFocus()

    @Slot()
    def _go_on(self) -> None:
        """Have it go on where the game was left, now that its sheet and its mode are shown."""
        if self._has_begun:
            self._has_begun = False
            game_controller = self._game_controller
            self._grid.select(cell_to_go_on_from(game_controller.game, game_controller.typing))

    def _show_properties(self) -> None:
        # Loaded when it is first opened.
        from sudoku_gui.ui.files.properties_dialog import PropertiesDialog  # noqa: PLC0415

        game = self._game_controller.game

        def describe(metadata: Metadata) -> None:
            if self._game_controller.game is game:  # a file that was being read may have come
                self._game_controller.edit_game(lambda edited: edited.set_metadata(metadata))

        PropertiesDialog(game.puzzle.metadata, describe, self._over).open()


def _is_in_dock(part: QWidget | None) -> bool:
    while part is not None and not isinstance(part, QDockWidget):
        part = part.parentWidget()
    return part is not None
