"""What is typed, pressed or chosen goes through here into the cells that are selected."""

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.model import note_moves
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.notes import COLOURS, Colour, NoteKind
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.search.game_controller import GameController

_NOTE_KINDS = {EntryKind.CORNER: NoteKind.CORNER, EntryKind.CENTRE: NoteKind.CENTRE}


class EntryController(QObject):
    """Holds the kind of what digits become, and writes them into the selection as one move.

    While a puzzle is entered, digits are its givens, unless another kind is asked for with them.
    """

    kind_changed = Signal(object)  # EntryKind

    def __init__(
        self, grid: GridWidget, game_controller: GameController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._grid = grid
        self._game_controller = game_controller
        self._kind = EntryKind.DIGIT
        grid.digit_typed.connect(self.write)
        grid.erase_wanted.connect(self.erase)
        grid.kind_wanted.connect(self.choose_kind)
        game_controller.game_changed.connect(self._follow_typing)

    @property
    def kind(self) -> EntryKind:
        """What digits become where nothing else is asked for."""
        return self._kind

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The selected cells, that with the cursor first."""
        cursor = self._grid.selected
        return tuple(sorted(self._grid.selection, key=lambda cell: (cell != cursor, cell)))

    @Slot(object)
    def choose_kind(self, kind: EntryKind) -> None:
        """Let digits become `kind` from now on, unless they are givens."""
        is_typing_givens = self._game_controller.typing is TypingMode.GIVENS
        chosen = EntryKind.DIGIT if is_typing_givens else kind
        if chosen is not self._kind:
            self._kind = chosen
            self.kind_changed.emit(chosen)

    @Slot(int, object)
    def write(self, digit: int, kind: EntryKind | None = None) -> None:
        """Write `digit` into the selected cells that may change, as `kind` or as chosen."""
        match kind or self._kind:
            case EntryKind.DIGIT:
                self._game_controller.enter_in_all(self.cells, Digit(digit))
            case EntryKind.COLOUR:
                if digit in COLOURS:
                    self._game_controller.write_notes(
                        lambda sheet: note_moves.toggle_colour(sheet, self.cells, Colour(digit))
                    )
            case note:
                self._game_controller.write_notes(
                    lambda sheet: note_moves.toggle_note(
                        sheet, self.cells, _NOTE_KINDS[note], Digit(digit)
                    )
                )

    @Slot()
    def erase(self) -> None:
        """Take the digits out of the selected cells that may change, or else their notes."""
        game_controller, cells = self._game_controller, self.cells
        shown, may_print = game_controller.shown, game_controller.typing is TypingMode.GIVENS
        fixed = Origin.NONE if may_print else Origin.GIVEN
        may_change = [cell for cell in cells if shown.origins[cell] not in (fixed, Origin.NONE)]
        has_notes = any(shown.notes_at(cell).digits for cell in cells)
        if has_notes and not may_change:
            game_controller.write_notes(lambda sheet: note_moves.clear_notes(sheet, cells))
        else:
            game_controller.enter_in_all(cells, BLANK)

    @Slot()
    def _follow_typing(self) -> None:
        self.choose_kind(self._kind)
