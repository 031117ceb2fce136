"""What the player has highlighted: chosen in menus, by keys and on the number pad."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import say, text, tr
from sudoku_gui.model.geometry import NO_CELL, Digit
from sudoku_gui.model.grid import BLANK, sign_of
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.highlight import (
    PAIR,
    CountHighlight,
    DigitHighlight,
    Highlight,
    highlight_sentence,
    next_highlight,
)
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.menus import MenuEntry, Menus
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.search.game_controller import GameController

_NO_DIGIT = text("Put the cursor on a digit first, to highlight all that are equal.")


class HighlightController(QObject):
    """Holds the highlight, has it drawn, and has it said how many cells it is about."""

    changed = Signal()
    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        grid: GridWidget,
        overlays: GridOverlays,
        menus: Menus,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._grid = grid
        self._overlays = overlays
        self._menus = menus
        self._actions = actions
        handlers = {
            ActionId.HIGHLIGHT_CELL: self._choose_that_of_cell,
            ActionId.HIGHLIGHT_PAIRS: lambda: self._toggle(CountHighlight(PAIR)),
            ActionId.HIGHLIGHT_NOTHING: lambda: self.show(None),
        }
        bind_actions(actions, handlers)
        grid.highlight_wanted.connect(self.choose_digit)
        game_controller.game_replaced.connect(self._begin_anew)

    @property
    def highlight(self) -> Highlight | None:
        """What is highlighted."""
        return self._overlays.layers.highlight

    @Slot(int)
    def choose_digit(self, digit: int) -> None:
        """Highlight a digit; asked again, filter the cells that it fits; then nothing."""
        self.show(next_highlight(self.highlight, Digit(digit)))

    def show(self, highlight: Highlight | None) -> None:
        """Highlight something else, or nothing."""
        self._overlays.show_highlight(highlight)
        if highlight is None:
            self._grid.announcer.announce(tr("Nothing is highlighted."))
        else:
            sentence = highlight_sentence(highlight, self._overlays.layers.highlighted)
            self._grid.announcer.announce(say(sentence))
        self.fill_menus()
        self.changed.emit()

    @Slot()
    def fill_menus(self) -> None:
        """List what can be highlighted in this grid, what is so being marked."""
        size = self._game_controller.game.sheet.geometry.size
        now = self.highlight
        digit = now.digit if isinstance(now, DigitHighlight) else BLANK
        count = now.count if isinstance(now, CountHighlight) else 0
        self._menus.fill(
            "highlighted-digits>",
            (
                MenuEntry(sign_of(Digit(each)), partial(self.choose_digit, each), each == digit)
                for each in range(1, size + 1)
            ),
        )
        self._menus.fill(
            "highlighted-counts>",
            (
                MenuEntry(str(each), partial(self._toggle, CountHighlight(each)), each == count)
                for each in range(1, size + 1)
            ),
        )
        self._actions[ActionId.HIGHLIGHT_PAIRS].setChecked(now == CountHighlight(PAIR))

    def _toggle(self, highlight: Highlight) -> None:
        self.show(None if self.highlight == highlight else highlight)

    def _choose_that_of_cell(self) -> None:
        cell = self._grid.selected
        digit = BLANK if cell == NO_CELL else self._game_controller.shown.grid.digit_at(cell)
        if digit:
            self.choose_digit(digit)
        elif self.highlight is not None:
            self.show(None)
        else:
            self.notice_posted.emit(Notice(_NO_DIGIT))

    @Slot()
    def _begin_anew(self) -> None:
        self._overlays.show_highlight(None)
        self.fill_menus()
        self.changed.emit()
