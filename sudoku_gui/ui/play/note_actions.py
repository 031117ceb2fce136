"""The actions that say what digits become, and those that write or clear many notes at once."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from sudoku_gui.model import moves, note_moves
from sudoku_gui.model.candidates import candidates_of_blanks
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.play.entry_controller import EntryController
from sudoku_gui.ui.search.game_controller import GameController

_KINDS = {
    ActionId.KIND_DIGIT: EntryKind.DIGIT,
    ActionId.KIND_CORNER: EntryKind.CORNER,
    ActionId.KIND_CENTRE: EntryKind.CENTRE,
    ActionId.KIND_COLOUR: EntryKind.COLOUR,
}
_WRITTEN = {Origin.GIVEN, Origin.ENTRY}


class NoteActions(QObject):
    """Lets the actions about notes be done, for several selected cells or for all."""

    def __init__(
        self,
        entries: EntryController,
        game_controller: GameController,
        settings: Settings,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._entries = entries
        self._game_controller = game_controller
        self._settings = settings
        self._kinds = {kind: actions[each] for each, kind in _KINDS.items()}
        self._tidy = actions[ActionId.TIDY_NOTES]
        handlers: dict[ActionId, Callable[[], None]] = {
            **{each: partial(self._choose_kind, kind) for each, kind in _KINDS.items()},
            ActionId.FILL_CANDIDATES: self._fill_candidates,
            ActionId.CLEAR_NOTES: self._clear_notes,
            ActionId.TIDY_NOTES: lambda: self._tidy_notes(self._tidy.isChecked()),
        }
        bind_actions(actions, handlers)
        entries.kind_changed.connect(self._show_kind)
        self._show_kind()
        self._tidy.setChecked(settings.tidies_notes)
        self._tidy_notes(settings.tidies_notes)

    @Slot()
    def _show_kind(self) -> None:
        for kind, action in self._kinds.items():
            action.setChecked(kind is self._entries.kind)

    def _choose_kind(self, kind: EntryKind) -> None:
        self._entries.choose_kind(kind)
        self._show_kind()  # the action has changed its own mark

    def _tidy_notes(self, is_wanted: bool) -> None:
        self._game_controller.tidies_notes = self._settings.tidies_notes = is_wanted

    def _fill_candidates(self) -> None:
        def noted(sheet: Sheet) -> moves.Move:
            digits = candidates_of_blanks(sheet.only(_WRITTEN).grid)
            meant = {cell: digits[cell] for cell in self._meant(sheet) if cell in digits}
            return note_moves.write_notes(sheet, meant, NoteKind.CORNER)

        self._game_controller.write_notes(noted)

    def _clear_notes(self) -> None:
        self._game_controller.write_notes(
            lambda sheet: note_moves.clear_notes(sheet, self._meant(sheet))
        )

    def _meant(self, sheet: Sheet) -> tuple[Cell, ...]:
        """Return the selected cells if there are several, else all."""
        cells = self._entries.cells
        return cells if len(cells) > 1 else tuple(map(Cell, sheet.geometry.cells))
