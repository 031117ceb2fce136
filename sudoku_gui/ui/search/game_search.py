"""The search over the game: begun where there is none, watched, stepped through, and ended.

A new search starts from the puzzle and the player's entries, without what an earlier search
left.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.language import Text, text
from sudoku_gui.playback.pace import PlayDirection
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase

# What functions import has to do with searches: the window opens without one.
if TYPE_CHECKING:
    from sudoku_gui.model.game_history import WatchedStep
    from sudoku_gui.model.sheet import Sheet
    from sudoku_gui.playback.jumps import Jump
    from sudoku_gui.presentation.search.shown_moment import ShownMoment
    from sudoku_gui.presentation.search.variation import Variation
    from sudoku_gui.solvers.search import Algorithm
    from sudoku_gui.ui.search.slow_search_timer import SlowSearchTimer


class GameSearch(QObject):
    """Begins searches over the game, moves in them, and has the game keep what they found."""

    stopped = Signal(object)  # the ShownMoment kept in the game
    ended = Signal(object)  # the ShownMoment kept in the game
    notice_posted = Signal(object)  # Notice
    notice_outdated = Signal()  # what was said last no longer holds

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._search = search
        search.stopped.connect(self._settle_at_stop)
        search.ended.connect(self._settle_at_end)

    @cached_property
    def slow_search_timer(self) -> SlowSearchTimer:
        """How long people have waited for the end of a search."""
        from sudoku_gui.ui.search.slow_search_timer import SlowSearchTimer  # noqa: PLC0415

        return SlowSearchTimer(self._search, self)

    def search_to_end(self) -> None:
        """Search to the end at once."""
        if self._has_search():
            self._search.search_to_end()
            self.slow_search_timer.begin()

    def watch(self) -> None:
        """Play, or pause what plays."""
        if self._search.phase is SearchPhase.PLAYING:
            self._search.pause()
        elif self._has_search():
            self._search.play()

    def play_back(self) -> None:
        """Play backwards."""
        if self._search.has_search:
            self.notice_outdated.emit()
            self._search.pause()  # whoever was waiting for a solution waits no more
            self._search.play(PlayDirection.BACKWARDS)

    def step(self, steps: int) -> None:
        """Some steps on, or back."""
        if self._search.phase is SearchPhase.ENDED and steps > 0:
            return
        if self._can_walk():
            self._search.step(steps)

    def jump(self, jump: Jump) -> None:
        """Go to another moment of the search, which begins where there is none."""
        if self._can_walk():
            self._search.jump(jump)

    @Slot(object)
    def go_to_step(self, step: int) -> None:
        """Go to the moment after so many steps."""
        from sudoku_gui.playback.jumps import ToStep  # noqa: PLC0415

        self.jump(ToStep(step))

    def resume(self) -> Text | None:
        """Stand again at the moment of a search at which somebody stopped in this game before.

        Return why it cannot be shown, or None.
        """
        game = self._game_controller.game
        if game.watched is None:
            return None
        variation = self._variation_with(game.watched)
        if isinstance(variation, Text):
            return variation
        self._search.resume(variation, game.watched.step)
        self._game_controller.solver_move.resume(game)
        return None

    @property
    def start(self) -> Sheet:
        """What a search over the game that is begun anew begins with."""
        from sudoku_gui.presentation.search.watched_search import start_of  # noqa: PLC0415

        return start_of(self._game_controller.game)

    def go_to(self, watched: WatchedStep) -> Text | None:
        """Look at a step of an algorithm's search, begun anew unless it is the one shown.

        Return why it cannot be shown, or None.
        """
        if self._search.has_search:
            shown = self._search.variation
            # One that goes on with what another search found has other steps.
            is_main_line = not shown.branch_point and shown.sheet.has_same_digits(self.start)
            if is_main_line and shown.algorithm.name == watched.algorithm:
                self.go_to_step(watched.step)
                return None
        self._game_controller.reset()
        self._end_typing_of_givens()
        return self._look_at(watched)

    def _look_at(self, watched: WatchedStep) -> Text | None:
        from sudoku_gui.playback.jumps import ToStep  # noqa: PLC0415

        variation = self._variation_with(watched)
        if isinstance(variation, Text):
            return variation
        self._search.begin(variation)
        self._game_controller.solver_move.resume(self._game_controller.game)
        self._search.jump(ToStep(watched.step))
        return None

    def _variation_with(self, watched: WatchedStep) -> Variation | Text:
        """Choose the algorithm of that step and return its search, or why there is none."""
        from sudoku_gui.presentation.search.watched_search import (  # noqa: PLC0415
            CannotWatchError,
            variation_with,
        )

        try:
            variation = variation_with(self._game_controller.game, watched)
        except CannotWatchError as error:
            return error.sentence
        self._search.choose_algorithm(variation.algorithm)
        return variation

    def continue_with(self, algorithm: Algorithm) -> None:
        """Search on from the sheet as it is, with another algorithm."""
        self._game_controller.leave_search()
        self._search.choose_algorithm(algorithm)
        if self._has_begun():
            self._search.play()

    def watch_recorded(self, algorithm: Algorithm) -> bool:
        """Stand at the start of a recorded run over the givens; entries go, and can be undone.

        Return whether it is one over this puzzle; say so if it is not.
        """
        from sudoku_gui.model.sheet import Origin  # noqa: PLC0415

        if algorithm.recorded_over != self._game_controller.game.sheet.givens:
            sentence = text("{program} ran on another puzzle.", program=algorithm.title)
            self.notice_posted.emit(Notice(sentence, NoticeTone.WARNING))
            return False
        self._game_controller.reset()
        if self._game_controller.game.sheet.cells_of(Origin.ENTRY):
            self._game_controller.clear_entries()
        self._begin_search(algorithm)
        return True

    @Slot(object)
    def _settle_at_stop(self, shown_moment: ShownMoment) -> None:
        self._game_controller.keep_solver_move()
        self.stopped.emit(shown_moment)

    @Slot(object)
    def _settle_at_end(self, shown_moment: ShownMoment) -> None:
        self._game_controller.keep_solver_move()
        self.ended.emit(shown_moment)

    def _can_walk(self) -> bool:
        """Begin a search if there is none, and return whether there is one to step through."""
        can_walk = self._search.has_search or self._has_begun_anew()
        if can_walk and self._search.shown_moment is not None:
            self.notice_outdated.emit()  # of the end, or of a moment there is not
        return can_walk

    def _has_search(self) -> bool:
        """Begin a search if none goes on, and return whether there is one to go on with."""
        if self._search.has_search and self._search.phase is not SearchPhase.ENDED:
            return True
        return self._has_begun_anew()

    def _has_begun_anew(self) -> bool:
        """Begin a search without what another one found, and return whether it has begun."""
        self._game_controller.reset()
        return self._has_begun()

    def _has_begun(self) -> bool:
        """Begin a search over the sheet, and return whether it has begun; say why if it has not."""
        from sudoku_gui.solvers.search_start import ConflictError  # noqa: PLC0415
        from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError  # noqa: PLC0415
        from sudoku_gui.wording import conflicts_sentence  # noqa: PLC0415

        game = self._game_controller.game
        try:
            self._begin_search(self._search.algorithm)
        except ConflictError as error:
            sentence = conflicts_sentence(error.conflicts, game.sheet.geometry)
            self.notice_posted.emit(Notice(sentence, NoticeTone.WARNING))
            return False
        except UnsuitableGeometryError as error:
            self.notice_posted.emit(Notice(error.sentence, NoticeTone.WARNING))
            return False
        return True

    def _begin_search(self, algorithm: Algorithm) -> None:
        """Begin a search over the sheet; raises ConflictError, UnsuitableGeometryError."""
        from sudoku_gui.presentation.search.variation import Variation  # noqa: PLC0415

        game = self._game_controller.game
        self._search.begin(Variation.main(game.sheet.with_notes(()), algorithm))
        self._game_controller.solver_move.begin(game)
        self._end_typing_of_givens()
        sentence = text("Searching with {algorithm}.", algorithm=algorithm.title)
        self.notice_posted.emit(Notice(sentence))

    def _end_typing_of_givens(self) -> None:
        if self._game_controller.typing is TypingMode.GIVENS:
            self._game_controller.set_typing(TypingMode.ENTRIES)
