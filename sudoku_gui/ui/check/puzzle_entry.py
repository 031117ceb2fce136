"""Typing in a printed puzzle: the switch for it, and what is said beside the digits themselves."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import text
from sudoku_gui.model.geometry import NO_CELL
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.grid.row_counts import row_counts_sentence
from sudoku_gui.presentation.notice import END_OF_GRID, Notice, NoticeAction, NoticeTone
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.grid.typing_bar import TypingBar
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.search.game_controller import GameController

_COMPLETE = text("The puzzle is complete: it has exactly one solution.")


class PuzzleEntryController(QObject):
    """Keeps what is typed known over the grid, and says when the puzzle is complete."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        verdicts: VerdictController,
        grid: GridWidget,
        bar: TypingBar,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._verdicts = verdicts
        self._grid = grid
        self._bar = bar
        self._actions = actions
        self._was_complete = False  # when it was judged last
        for signal, slot in (
            (game_controller.game_changed, self._show),
            (game_controller.sheet_changed, self._count),
            (grid.cell_selected, self._count),
            (grid.end_reached, self._tell_end),
            (grid.digit_refused, self._refuse),
            (verdicts.verdict_reached, self._follow),
            (bar.switch.chosen, self._choose),
        ):
            signal.connect(slot)
        bind_actions(actions, {ActionId.TYPE_GIVENS: self._toggle})
        self._show()

    @property
    def _is_entering(self) -> bool:
        """Whether what is typed becomes the printed puzzle."""
        return self._game_controller.typing is TypingMode.GIVENS

    @property
    def _is_complete(self) -> bool:
        """Whether the puzzle as it is now is known to have exactly one solution."""
        verdict = self._verdicts.verdict
        return verdict is not None and verdict.kind is VerdictKind.UNIQUE

    @Slot()
    def _show(self) -> None:
        """Show what is typed."""
        typing = self._game_controller.typing
        self._actions[ActionId.TYPE_GIVENS].setChecked(typing is TypingMode.GIVENS)
        self._bar.switch.show_choice(typing)
        self._grid.set_typing(typing)
        self._count()

    @Slot()
    def _count(self) -> None:
        """Show the count of the row with the cursor while a puzzle is typed in."""
        givens, cell = self._game_controller.game.sheet.givens, self._grid.selected
        is_counted = self._is_entering and NO_CELL < cell < givens.geometry.cell_count
        self._bar.show_count(row_counts_sentence(givens, cell) if is_counted else None)

    @Slot(object)
    def _choose(self, typing: TypingMode) -> None:
        self._game_controller.set_typing(typing)
        self._grid.setFocus()

    def _toggle(self) -> None:
        self._choose(TypingMode.ENTRIES if self._is_entering else TypingMode.GIVENS)

    @Slot(object)
    def _follow(self, verdict: Verdict) -> None:
        """Tell it when the puzzle becomes complete, and once more with its last cell."""
        is_complete = verdict.kind is VerdictKind.UNIQUE
        if is_complete and (not self._was_complete or self._grid.is_at_end):
            self._tell_end()
        self._was_complete = is_complete

    @Slot()
    def _tell_end(self) -> None:
        if self._is_entering and self._is_complete:
            self.notice_posted.emit(Notice(_COMPLETE, NoticeTone.GOOD, self._offers()))

    @Slot()
    def _refuse(self) -> None:
        offers = self._offers() if self._is_complete else ()
        self.notice_posted.emit(Notice(END_OF_GRID, NoticeTone.WARNING, offers))

    def _offers(self) -> tuple[NoticeAction, ...]:
        return (
            NoticeAction(text("Play it"), self._play),
            NoticeAction(text("Solve it"), self._actions[ActionId.SOLVE].trigger),
        )

    def _play(self) -> None:
        """Let the player begin, in the first blank cell."""
        self._choose(TypingMode.ENTRIES)
        blanks = self._game_controller.game.sheet.grid.blanks()
        if blanks:
            self._grid.select(blanks[0])
