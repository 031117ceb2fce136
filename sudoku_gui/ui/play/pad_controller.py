"""What the number pad does: digits into cells, or cells to a digit that was chosen first."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.grid.highlight import DigitHighlight
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.play.entry_controller import EntryController
from sudoku_gui.ui.play.highlight_controller import HighlightController
from sudoku_gui.ui.play.number_pad import NumberPad
from sudoku_gui.ui.search.game_controller import GameController


class PadController(QObject):
    """Cell first: a digit goes into what is selected.  Digit first: into the cells then pressed.

    The digit chosen first is the one that is highlighted, so that all there is of it is seen.
    """

    def __init__(
        self,
        pad: NumberPad,
        grid: GridWidget,
        entries: EntryController,
        highlights: HighlightController,
        game_controller: GameController,
        settings: Settings,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._pad = pad
        self._grid = grid
        self._entries = entries
        self._highlights = highlights
        self._game_controller = game_controller
        self._settings = settings
        self._digit_first = actions[ActionId.DIGIT_FIRST]
        self._digit_first.setChecked(settings.is_digit_first)
        handlers = {ActionId.DIGIT_FIRST: self._keep_order, ActionId.ERASE: entries.erase}
        bind_actions(actions, handlers)
        for signal, slot in (
            (pad.digit_pressed, self._press),
            (pad.highlight_wanted, highlights.choose_digit),
            (pad.kinds.chosen, self._choose_kind),
            (entries.kind_changed, pad.show_kind),
            (game_controller.game_changed, self._allow_kinds),
            (game_controller.game_changed, self._show_grid),  # a search that stops fills cells, too
            (highlights.changed, self._show_chosen),
            (grid.cell_tapped, self._tap),
        ):
            signal.connect(slot)
        pad.show_kind(entries.kind)
        self._allow_kinds()
        self._show_grid()
        self._show_chosen()

    @property
    def is_digit_first(self) -> bool:
        """Whether a digit is chosen first, and the cells after it."""
        return self._digit_first.isChecked()

    @property
    def chosen(self) -> Digit:
        """The digit that goes into the cells that are pressed, BLANK for none."""
        highlight = self._highlights.highlight
        if self.is_digit_first and isinstance(highlight, DigitHighlight):
            return highlight.digit
        return Digit(BLANK)

    @Slot(int)
    def _press(self, digit: int) -> None:
        if self.is_digit_first:
            self._highlights.choose_digit(digit)
        else:
            self._grid.type_digit(Digit(digit))

    @Slot(object)
    def _choose_kind(self, kind: EntryKind) -> None:
        self._entries.choose_kind(kind)
        self._pad.show_kind(self._entries.kind)

    @Slot()
    def _allow_kinds(self) -> None:
        """Offer what a digit may become now: a printed puzzle has neither notes nor colours."""
        is_typing_givens = self._game_controller.typing is TypingMode.GIVENS
        self._pad.kinds.allow((EntryKind.DIGIT,) if is_typing_givens else tuple(EntryKind))

    @Slot(int)
    def _tap(self, cell: int) -> None:
        """Write the digit chosen, take the same out again, or choose that of a given."""
        if not self.is_digit_first or self._entries.kind is EntryKind.COLOUR:
            return
        state = self._game_controller.shown.state_at(Cell(cell))
        is_printed = self._game_controller.typing is TypingMode.GIVENS
        if state.origin is Origin.GIVEN and not is_printed:
            self._highlights.show(DigitHighlight(state.digit))
        elif self.chosen and self._entries.kind is EntryKind.DIGIT and state.digit == self.chosen:
            self._entries.erase()
        elif self.chosen:
            self._entries.write(self.chosen)

    @Slot()
    def _show_grid(self) -> None:
        self._pad.show_grid(self._game_controller.game.sheet.grid)

    @Slot()
    def _show_chosen(self) -> None:
        self._pad.show_chosen(self.chosen, is_digit_first=self.is_digit_first)

    def _keep_order(self) -> None:
        self._settings.is_digit_first = self.is_digit_first
        self._show_chosen()
