"""Colours given to cells and notes, taken away, hidden and shown."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from sudoku_gui.model import note_moves
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.notes import Colour
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.play.colour_palette import ColourPalette
from sudoku_gui.ui.play.entry_controller import EntryController
from sudoku_gui.ui.search.game_controller import GameController


class ColourController(QObject):
    """Colours what is selected; whoever gives a colour wants to see colours."""

    def __init__(
        self,
        palette: ColourPalette,
        entries: EntryController,
        game_controller: GameController,
        overlays: GridOverlays,
        settings: Settings,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._palette = palette
        self._entries = entries
        self._game_controller = game_controller
        self._overlays = overlays
        self._settings = settings
        self._shown = actions[ActionId.SHOW_COLOURS]
        handlers = {
            ActionId.SHOW_COLOURS: lambda: self._show(self._shown.isChecked()),
            ActionId.CLEAR_COLOURS: self._clear,
        }
        bind_actions(actions, handlers)
        palette.colour_pressed.connect(self._press)
        self._show(settings.shows_colours)

    def colour_notes(self, digit: Digit, colour: Colour) -> None:
        """Give the note of `digit` a colour in the selected cells, or take it away there."""
        self._show(are_shown=True)
        cells = self._entries.cells
        self._game_controller.write_notes(
            lambda sheet: note_moves.toggle_note_colour(sheet, cells, digit, colour)
        )

    def colour_cells(self, colour: Colour) -> None:
        """Give the selected cells a colour, or take it away there."""
        self._show(are_shown=True)
        self._entries.write(colour, EntryKind.COLOUR)

    @Slot(int)
    def _press(self, colour: int) -> None:
        if self._palette.target:
            self.colour_notes(self._palette.target, Colour(colour))
        else:
            self.colour_cells(Colour(colour))

    def _clear(self) -> None:
        cells = self._entries.cells
        self._game_controller.write_notes(lambda sheet: note_moves.clear_colours(sheet, cells))

    def _show(self, are_shown: bool) -> None:
        self._shown.setChecked(are_shown)
        self._settings.shows_colours = are_shown
        self._overlays.show_colours(are_shown)
