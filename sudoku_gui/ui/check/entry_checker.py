"""What is wrong with the player's entries: told when somebody asks, and never unasked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.moves import Change, Move
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.wording.verdicts import ENTRIES_NOT_CHECKED

# What functions import of it is loaded when somebody asks for a mistake.
if TYPE_CHECKING:
    from sudoku_gui.solvers.diagnose.first_mistake import FirstMistake

_Reply = Callable[[Verdict], None]


class EntryChecker(QObject):
    """Answers two questions about the current game, once there is a verdict on its puzzle."""

    notice_posted = Signal(object)  # Notice
    marked = Signal()  # other entries are wrong than before
    pointed_at = Signal(object)  # Cell

    def __init__(
        self,
        thread: CheckThread,
        verdicts: VerdictController,
        game_controller: GameController,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._thread = thread
        self._verdicts = verdicts
        self._game_controller = game_controller
        self._waiting: _Reply | None = None  # for the verdict
        self._number = 0
        self._wrong: frozenset[Cell] = frozenset()
        self._sheet = self._marked_sheet = game_controller.game.sheet
        thread.reported.connect(self._take)
        for signal in (verdicts.puzzle_changed, verdicts.verdict_reached):
            signal.connect(self._tell_game)
        verdicts.verdict_reached.connect(self._answer)
        game_controller.sheet_changed.connect(self._follow)
        game_controller.game_replaced.connect(self.clear)

    @property
    def wrong(self) -> frozenset[Cell]:
        """The entries known to be wrong."""
        return self._wrong

    @Slot()
    def check_entries(self) -> None:
        """Mark the entries that contradict the solution; asked again, take the marks away."""
        if self._wrong and self._marked_sheet.has_same_digits(self._game_controller.game.sheet):
            self.clear()
        else:
            self._ask(self._check_entries)

    @Slot()
    def find_mistake(self) -> None:
        """Show the first move after which the puzzle could no longer be completed."""
        self._ask(self._find_mistake)

    @Slot()
    def clear(self) -> None:
        """Mark nothing, and answer nothing that was asked."""
        self._waiting = None
        self._drop()
        self._mark([])

    @Slot()
    def give_way(self) -> None:
        """Look for no mistake once there is a verdict: the thread is wanted for something else."""
        if self._waiting == self._find_mistake:
            self._waiting = None

    def _ask(self, answer: _Reply) -> None:
        self._game_controller.stop()  # what a search shows is not the player's
        self._waiting = answer
        if self._verdicts.verdict is not None:
            self._answer(self._verdicts.verdict)

    @Slot(object)
    def _answer(self, verdict: Verdict) -> None:
        answer, self._waiting = self._waiting, None
        if answer is not None:
            answer(verdict)

    @Slot()
    def _tell_game(self) -> None:
        """Have it said at the end of the game whether the solution is one of several."""
        verdict = self._verdicts.verdict
        has_several = verdict is not None and verdict.kind is VerdictKind.SEVERAL
        self._game_controller.has_several_solutions = has_several

    def _check_entries(self, verdict: Verdict) -> None:
        game = self._game_controller.game
        has_several = verdict.kind is VerdictKind.SEVERAL
        if verdict.kind is VerdictKind.UNIQUE:
            self._compare_with(verdict.found[0])
        elif has_several and game.sheet.grid.is_solved() and game.sheet.cells_of(Origin.ENTRY):
            self.notice_posted.emit(Notice(_of_solved(game, has_several=True), NoticeTone.GOOD))
        else:
            self.notice_posted.emit(Notice(ENTRIES_NOT_CHECKED[verdict.kind], NoticeTone.WARNING))

    def _compare_with(self, solution: Grid) -> None:
        sheet = self._game_controller.game.sheet
        wrong, count = sheet.entries_against(solution), len(sheet.cells_of(Origin.ENTRY))
        self._mark(wrong)
        tone = NoticeTone.WARNING if wrong else NoticeTone.GOOD if count else NoticeTone.PLAIN
        is_solved = sheet.grid == solution and count > 0
        if is_solved:
            sentence = _of_solved(self._game_controller.game)
        else:
            self._game_controller.game.count_check()
            sentence = _sentence_of_check(len(wrong), count)
        self.notice_posted.emit(Notice(sentence, tone))

    def _find_mistake(self, verdict: Verdict) -> None:
        from sudoku_gui.solvers.diagnose.first_mistake import FirstMistakeFinder  # noqa: PLC0415

        if verdict.kind in {VerdictKind.UNIQUE, VerdictKind.SEVERAL}:
            self._game_controller.game.count_check()
            history = self._game_controller.game.history
            self._number = self._thread.begin(lambda: FirstMistakeFinder(history))
        else:
            self.notice_posted.emit(Notice(ENTRIES_NOT_CHECKED[verdict.kind], NoticeTone.WARNING))

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        if report.number == self._number and report.is_done:
            from sudoku_gui.solvers.diagnose.first_mistake import FirstMistake  # noqa: PLC0415

            assert isinstance(report.partial_result, FirstMistake)
            self._tell(report.partial_result)

    def _tell(self, mistake: FirstMistake) -> None:
        from sudoku_gui.solvers.diagnose.first_mistake import MistakeKind  # noqa: PLC0415
        from sudoku_gui.wording.mistakes import WITHOUT_A_MOVE  # noqa: PLC0415

        if mistake.kind is MistakeKind.AT_MOVE:
            self._show(mistake.move)
        else:
            self._mark([])
            tone = NoticeTone.GOOD if mistake.kind is MistakeKind.NONE else NoticeTone.WARNING
            self.notice_posted.emit(Notice(WITHOUT_A_MOVE[mistake.kind], tone))

    def _show(self, place: int) -> None:
        game = self._game_controller.game
        move = game.moves[place]
        written = [change for change in move.changes if change.changes_digit]
        self._mark(change.cell for change in written if _still_stands(change, game.sheet))
        self.pointed_at.emit(written[0].cell)
        back = partial(self._go_back, place)
        offers = (NoticeAction(text("Go back to before it"), back),)
        number = sum(each.is_counted for each in game.moves[: place + 1])
        sentence = _sentence_of_move(move, number, game.sheet)
        self.notice_posted.emit(Notice(sentence, NoticeTone.WARNING, offers))

    def _go_back(self, place: int) -> None:
        """Undo the moves from this one on; each can be done again."""
        self._game_controller.go_to_move(place)

    @Slot(object)
    def _follow(self, sheet: Sheet) -> None:
        """Another digit ends the search for a mistake, and is no longer marked."""
        if not sheet.has_same_digits(self._sheet):
            self._sheet = sheet
            self._drop()
            marked = self._marked_sheet
            self._keep({cell for cell in self._wrong if sheet.has_same_digit_at(cell, marked)})

    def _drop(self) -> None:
        if self._number == self._thread.number:
            self._thread.drop()

    def _mark(self, cells: Iterable[Cell]) -> None:
        self._marked_sheet = self._game_controller.game.sheet
        self._wrong = frozenset(cells)
        self.marked.emit()

    def _keep(self, cells: set[Cell]) -> None:
        if len(cells) < len(self._wrong):
            self._wrong = frozenset(cells)
            self.marked.emit()


def _still_stands(change: Change, sheet: Sheet) -> bool:
    """Return whether the digit that a change has written is in its cell now."""
    return sheet.grid.digit_at(change.cell) == change.after.digit != BLANK


def _of_solved(game: Game, *, has_several: bool = False) -> Text:
    # Loaded when there is something to say.
    from sudoku_gui.wording.outcomes import solved_sentence  # noqa: PLC0415

    return solved_sentence(game, has_several=has_several)


def _sentence_of_check(wrong: int, entries: int) -> Text:
    if wrong:
        return text_n(
            "{n} entry contradicts the solution and is struck through.",
            "{n} entries contradict the solution and are struck through.",
            n=wrong,
        )
    if entries:
        return text_n(
            "Your {n} entry agrees with the solution.",
            "All {n} entries agree with the solution.",
            n=entries,
        )
    return text("There are no entries to check.")


def _sentence_of_move(move: Move, number: int, sheet: Sheet) -> Text:
    # Imported late: somebody has asked for a mistake, and there is one.
    from sudoku_gui.wording.moves import move_sentence  # noqa: PLC0415

    sentence = move_sentence(move, sheet.geometry)
    if not move.is_counted:
        return text(
            "It went wrong in the puzzle itself, {move}: since then it cannot be completed.",
            move=sentence,
        )
    return text(
        "It went wrong with move {number}, {move}: since then the puzzle cannot be completed.",
        number=number,
        move=sentence,
    )
