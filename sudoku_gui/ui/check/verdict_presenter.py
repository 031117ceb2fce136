"""Decides whose verdict is shown: the puzzle's, or while one plays the player's."""

from PySide6.QtCore import QObject, Slot

from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.verdict_display import VerdictDisplay, verdict_display_of
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.ui.check.entry_checker import EntryChecker
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.ui.check.verdict_view import VerdictView
from sudoku_gui.ui.search.game_controller import GameController


class VerdictPresenter(QObject):
    """Keeps the view of the verdict true of the puzzle, the game and the layout."""

    def __init__(
        self,
        game_controller: GameController,
        verdicts: VerdictController,
        entries: EntryChecker,
        view: VerdictView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._verdicts = verdicts
        self._entries = entries
        self._view = view
        self._layout = WindowLayout.WATCH
        self._shown: VerdictDisplay | None = None
        verdicts.check_delayed.connect(self._show_checking)
        for changed in (
            verdicts.verdict_reached,
            entries.marked,
            game_controller.sheet_changed,
            game_controller.game_changed,
        ):
            changed.connect(self._show)

    @Slot(object)
    def show_layout(self, layout: WindowLayout) -> None:
        """Write about the player from now on, or about the puzzle."""
        self._layout = layout
        self._show()

    @Slot()
    def _show(self) -> None:
        verdict = self._verdicts.verdict
        if verdict is None:
            return  # it is still looked for
        display = self._display_of(verdict)
        if display != self._shown:
            self._shown = display
            self._view.show_verdict(display)

    def _display_of(self, verdict: Verdict) -> VerdictDisplay:
        controller = self._game_controller
        plays = self._layout is WindowLayout.PLAY and controller.typing is TypingMode.ENTRIES
        if not plays or verdict.kind is not VerdictKind.UNIQUE:
            return verdict_display_of(verdict, self._verdicts.givens.geometry)
        # Loaded when a puzzle is played.
        from sudoku_gui.presentation.play_verdict import play_verdict_of  # noqa: PLC0415

        game = controller.game
        return play_verdict_of(game.sheet_without_guesses, self._entries.wrong, game.totals.seconds)

    @Slot()
    def _show_checking(self) -> None:
        self._shown = None
        self._view.show_checking()
