"""Notes and colours written while a search is looked at: neither knows of the other."""

from dataclasses import dataclass, field

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.moves import NOTE_KINDS, Move, MoveKind
from sudoku_gui.model.note_moves import toggle_colour, toggle_note
from sudoku_gui.model.notes import Colour, NoteKind
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.ui.check.entry_checker import EntryChecker
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.model.strategies import MoveMaker, note_moves
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.fakes import HandTurnedChecks
from tests.support.ui.game_bench import GameBench

A_BLANK = SMALL.blanks()[0]


def _note(sheet: Sheet) -> Move:
    return toggle_note(sheet, [A_BLANK], NoteKind.CORNER, Digit(1))


class CheckedDesk(GameBench):
    """A game controller whose puzzle is judged and whose entries can be checked."""

    def __init__(self) -> None:
        super().__init__()
        self.thread = HandTurnedChecks()
        self.verdicts = VerdictController(self.thread)
        self.bench.sheet_changed.connect(self.verdicts.check)
        self.checker = EntryChecker(self.thread, self.verdicts, self.bench)
        self.verdicts.check(self.sheet)
        self.thread.work()

    def note(self, digit: int = 1) -> None:
        """Note a digit in a blank, or take it out again."""
        self.write(lambda sheet: toggle_note(sheet, [A_BLANK], NoteKind.CORNER, Digit(digit)))

    def write(self, make: MoveMaker) -> None:
        """Play a move of notes or colours."""
        self.bench.write_notes(make)

    @property
    def noted(self) -> set[int]:
        """What is noted in the corners of that blank, as it is shown."""
        return set(self.bench.shown.notes_at(A_BLANK).corner)


@pytest.fixture
def desk(qapp: QApplication) -> CheckedDesk:
    return CheckedDesk()


@pytest.mark.parametrize("phase", [SearchPhase.PLAYING, SearchPhase.PAUSED, SearchPhase.STOPPED])
def test_a_note_ends_no_search_and_is_shown_over_it(phase: SearchPhase, desk: CheckedDesk) -> None:
    desk.watch_a_little()
    desk.bench.stop() if phase is SearchPhase.STOPPED else None
    desk.search.pause() if phase is SearchPhase.PAUSED else None
    shown_moment = desk.search.shown_moment

    desk.note()

    assert (desk.search.phase, desk.search.shown_moment) == (phase, shown_moment)
    assert desk.noted == {1}
    assert desk.bench.game.is_modified


def test_undo_takes_notes_back_before_the_search_they_were_written_over(desk: CheckedDesk) -> None:
    desk.watch_a_little()
    desk.note(1)
    desk.note(2)

    desk.bench.undo()
    assert (desk.noted, desk.search.phase) == ({1}, SearchPhase.PLAYING)
    desk.bench.undo()
    assert (desk.noted, desk.search.phase) == (set(), SearchPhase.PLAYING)
    desk.bench.undo()

    assert (desk.search.phase, desk.sheet) == (SearchPhase.IDLE, Sheet.of_givens(SMALL))


def test_a_note_older_than_a_search_that_placed_nothing_is_taken_back_beside_it(
    desk: CheckedDesk,
) -> None:
    desk.note()
    desk.game_search.watch()
    phase = desk.search.phase

    desk.bench.undo()
    assert (desk.search.phase, desk.noted) == (phase, set())
    desk.bench.redo()
    assert (desk.search.phase, desk.noted) == (phase, {1})

    desk.game_search.search_to_end()
    desk.solver.run()
    assert desk.sheet.grid == SMALL_SOLVED
    desk.bench.undo()
    desk.bench.undo()
    assert desk.sheet == Sheet.of_givens(SMALL)


def test_undo_leaves_the_search_before_it_takes_older_notes_back(desk: CheckedDesk) -> None:
    desk.note()
    desk.watch_a_little()

    desk.bench.undo()

    assert (desk.search.phase, desk.noted) == (SearchPhase.IDLE, {1})
    assert desk.sheet.cells_of(Origin.SOLVER) == ()


def test_notes_taken_back_over_a_search_can_be_written_again_over_it(desk: CheckedDesk) -> None:
    desk.watch_a_little()
    desk.note()
    desk.bench.undo()

    desk.bench.redo()

    assert (desk.search.phase, desk.noted) == (SearchPhase.PLAYING, {1})


def test_what_is_found_anew_replaces_what_was_kept_below_the_notes(desk: CheckedDesk) -> None:
    desk.watch_a_little()
    desk.bench.stop()
    desk.note()

    desk.game_search.search_to_end()
    desk.solver.run()
    kinds = [move.kind for move in desk.bench.game.moves]

    assert desk.sheet.grid == SMALL_SOLVED
    assert kinds == [MoveKind.FILL, MoveKind.NOTE]
    assert desk.noted == {1}


def test_notes_silence_nobody(desk: CheckedDesk) -> None:
    silences = list[None]()
    desk.bench.notice_outdated.connect(lambda: silences.append(None))

    desk.note()
    desk.bench.undo()
    desk.bench.redo()

    assert silences == []


def test_a_note_takes_no_mark_off_an_entry_and_asking_again_does(desk: CheckedDesk) -> None:
    wrong = SMALL_SOLVED.digit_at(A_BLANK) % 4 + 1
    desk.bench.enter_in_all((Cell(A_BLANK),), Digit(wrong))
    desk.checker.check_entries()

    desk.write(lambda sheet: toggle_colour(sheet, [A_BLANK], Colour(1)))
    assert desk.checker.wrong == {A_BLANK}
    desk.checker.check_entries()

    assert desk.checker.wrong == frozenset()


def test_a_note_does_not_end_the_search_for_a_mistake(desk: CheckedDesk) -> None:
    desk.checker.notice_posted.connect(desk.said.append)
    desk.bench.enter_in_all((Cell(A_BLANK),), Digit(SMALL_SOLVED.digit_at(A_BLANK) % 4 + 1))
    desk.checker.find_mistake()

    desk.write(lambda sheet: toggle_colour(sheet, [A_BLANK], Colour(1)))
    desk.bench.reset()  # tells of the sheet, which has the same digits
    desk.thread.work()

    assert desk.offers == ["Go back to before it"]


def test_going_back_to_before_a_mistake_takes_the_notes_written_since_with_it(
    desk: CheckedDesk,
) -> None:
    desk.checker.notice_posted.connect(desk.said.append)
    desk.bench.enter_in_all((Cell(A_BLANK),), Digit(SMALL_SOLVED.digit_at(A_BLANK) % 4 + 1))
    desk.checker.find_mistake()
    desk.thread.work()
    desk.note()
    desk.write(lambda sheet: toggle_colour(sheet, [A_BLANK], Colour(1)))

    desk.accept("Go back to before it")

    assert desk.sheet == Sheet.of_givens(SMALL)


@dataclass
class TwoTables:
    """The same game on two desks, on one of which notes and colours are written too."""

    noted: CheckedDesk = field(default_factory=CheckedDesk)
    plain: CheckedDesk = field(default_factory=CheckedDesk)

    def enter(self, cell: Cell, digit: Digit) -> None:
        """Type the digit on both."""
        for desk in (self.noted, self.plain):
            desk.bench.enter_in_all((Cell(cell),), Digit(digit))

    def act(self, name: str) -> None:
        """Do something else on both."""
        for desk in (self.noted, self.plain):
            match name:
                case "stop" | "reset" | "clear_entries":
                    getattr(desk.bench, name)()
                case "watch":
                    desk.game_search.watch()
                case "step":
                    desk.game_search.step(1)
                case "check":
                    desk.checker.check_entries()
            desk.solver.deliver()
            desk.thread.work()

    def undo(self) -> None:
        """Take the last move back: on the plain desk only if it is none of notes."""
        before = self.noted.bench.game.moves
        shown_moment = self.noted.search.shown_moment
        self.noted.bench.undo()
        is_note = bool(before) and before[-1].kind in NOTE_KINDS
        if not is_note or self.noted.search.shown_moment is not shown_moment:
            self.plain.bench.undo()

    def redo(self) -> None:
        """Do the move undone last again, likewise."""
        kind = self.noted.bench.game.next_redo
        if kind is not None:
            self.noted.bench.redo()
            if kind not in NOTE_KINDS:
                self.plain.bench.redo()

    def differences(self) -> list[str]:
        """In what the desks differ, other than notes and colours."""
        one, other = (self._facts(desk) for desk in (self.noted, self.plain))
        return [name for name in one if one[name] != other[name]]

    @staticmethod
    def _facts(desk: CheckedDesk) -> dict[str, object]:
        shown_moment = desk.search.shown_moment
        return {
            "digits": (desk.sheet.grid, desk.sheet.origins),
            "shown": (desk.bench.shown.grid, desk.bench.shown.origins),
            "search": (desk.search.phase, shown_moment and shown_moment.moment),
            "scenes": len(desk.scenes),
            "verdict": desk.verdicts.verdict,
            "wrong": desk.checker.wrong,
            "said": desk.sentences,
        }


ACTS = st.sampled_from(("watch", "step", "stop", "check", "reset", "undo", "undo", "redo", "redo"))
ENTRIES = st.tuples(
    st.sampled_from(SMALL.blanks()), st.sampled_from([BLANK, *map(Digit, range(1, 5))])
)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@example(acts=["step", (Cell(0), BLANK), _note, "watch", "undo"])
@given(acts=st.lists(st.one_of(note_moves(SMALL.geometry), ACTS, ENTRIES), max_size=25))
def test_notes_written_undone_and_redone_leave_digits_verdict_checks_and_search_alone(
    acts: list[MoveMaker | str | tuple[Cell, Digit]], qapp: QApplication
) -> None:
    tables = TwoTables()

    for act in acts:
        match act:
            case "undo":
                tables.undo()
            case "redo":
                tables.redo()
            case str():
                tables.act(act)
            case (cell, digit):
                tables.enter(cell, digit)
            case _:
                tables.noted.write(act)
        assert tables.differences() == []
