"""Filling in the solution at once, or the digit of one cell, as one move that can be undone.

What is solved is what the player sees, the entries included: they are never written over. It is
solved in a thread of its own.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictCheck, VerdictKind
from sudoku_gui.ui.check.verdict_controller import first_amount
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.wording import conflicts_sentence
from sudoku_gui.wording.outcomes import no_solution_sentence

_SOON_MILLISECONDS = 300  # a solution that is there sooner needs no word before


@dataclass(frozen=True, slots=True)
class SolutionAdvice:
    """What can be done where there is no solution: look for the wrong digit."""

    check_entries: Callable[[], None]
    find_typo: Callable[[], None]


@dataclass(frozen=True, slots=True)
class _Request:
    """What was asked for: to fill `cell` of `sheet`, or all of it where there is none."""

    sheet: Sheet  # without the digits of any solver
    cell: Cell | None


class SolutionController(QObject):
    """Solves the game as it stands, and plays what was asked for if there is one solution."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        advice: SolutionAdvice,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._advice = advice
        self._thread = CheckThread(self)
        self._thread.reported.connect(self._take)
        self._number = 0
        self._request: _Request | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SOON_MILLISECONDS)
        self._timer.timeout.connect(self._offer_to_cancel)
        game_controller.sheet_changed.connect(self._follow)
        game_controller.game_replaced.connect(self.cancel)

    @Slot()
    def solve(self) -> None:
        """Fill in all that is blank."""
        self._ask(None)

    @Slot(int)
    def solve_cell(self, cell: int) -> None:
        """Fill in `cell`, if it is blank."""
        sheet = self._game_controller.game.sheet
        if sheet.grid.digit_at(Cell(cell)):
            name = sheet.geometry.name(Cell(cell))
            self._say(text("{cell} has a digit already.", cell=name))
        else:
            self._ask(Cell(cell))

    @Slot()
    def cancel(self) -> None:
        """Look for the answer no longer."""
        if self._request is not None:
            self._end()
            self._thread.drop()

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self._thread.shut_down()

    def _ask(self, cell: Cell | None) -> None:
        self._game_controller.stop()
        sheet = self._game_controller.game.sheet
        if not sheet.grid.blanks():
            self._say(text("No cell is blank."))
            return
        asked = self._request = _Request(sheet.only({Origin.GIVEN, Origin.ENTRY}), cell)
        grid = asked.sheet.grid
        self._number = self._thread.begin(lambda: VerdictCheck(grid, limit=1), first_amount(grid))
        self._timer.start()

    def _end(self) -> None:
        self._request = None
        self._timer.stop()

    @Slot()
    def _offer_to_cancel(self) -> None:
        cancel = NoticeAction(text("Cancel"), self._give_up)
        self._say(text("Solving…"), NoticeTone.PLAIN, cancel)

    def _give_up(self) -> None:
        self.cancel()
        self._say(text("Nothing was filled in."))

    @Slot(object)
    def _follow(self, sheet: Sheet) -> None:
        """Forget the request when somebody goes on without waiting for the answer."""
        request = self._request
        kept = sheet.only({Origin.GIVEN, Origin.ENTRY})
        if request is not None and not kept.has_same_digits(request.sheet):
            self.cancel()

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        request = self._request
        if request is None or report.number != self._number or not report.is_done:
            return
        self._end()
        assert isinstance(report.partial_result, Verdict)
        self._answer(request, report.partial_result)

    def _answer(self, request: _Request, verdict: Verdict) -> None:
        match verdict.kind:
            case VerdictKind.UNIQUE:
                self._fill(request.cell, verdict.found[0])
            case VerdictKind.SEVERAL:
                fill = partial(self._fill, request.cell, verdict.found[0])
                offer = NoticeAction(text("Fill in one of them"), fill)
                self._say(_SEVERAL, NoticeTone.WARNING, offer)
            case VerdictKind.NONE:
                self._tell_none(request.sheet)
            case VerdictKind.CONFLICT:
                geometry = request.sheet.geometry
                sentence = conflicts_sentence(verdict.conflicts, geometry)
                self._say(sentence, NoticeTone.WARNING)
            case VerdictKind.UNDECIDED:
                self._say(_UNDECIDED, NoticeTone.WARNING)

    def _fill(self, cell: Cell | None, found: Grid) -> None:
        sheet = self._game_controller.game.sheet
        undo = NoticeAction(text("Undo"), self._game_controller.undo)
        if cell is None:
            self._game_controller.fill(found)
            self._say(text("Solved: the blank cells were filled in."), NoticeTone.GOOD, undo)
            return
        self._game_controller.game.count_hint()
        self._game_controller.fill(sheet.grid.with_digit(cell, found.digit_at(cell)))
        sentence = text("{cell} was filled in.", cell=sheet.geometry.name(cell))
        self._say(sentence, NoticeTone.GOOD, undo)

    def _tell_none(self, sheet: Sheet) -> None:
        if sheet.cells_of(Origin.ENTRY):
            check = NoticeAction(text("Check my entries"), self._advice.check_entries)
            self._say(no_solution_sentence(has_entries=True), NoticeTone.WARNING, check)
        else:
            find = NoticeAction(text("Find the typo"), self._advice.find_typo)
            self._say(no_solution_sentence(has_entries=False), NoticeTone.WARNING, find)

    def _say(
        self, sentence: Text, tone: NoticeTone = NoticeTone.PLAIN, *offers: NoticeAction
    ) -> None:
        self.notice_posted.emit(Notice(sentence, tone, offers))


_SEVERAL = text("There is more than one solution, so nothing was filled in.")
_UNDECIDED = text("No solution was found within the time a check may take.")
