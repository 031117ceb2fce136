"""A photo that is open: its grids, and what was corrected in each."""

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.presentation.photo.photo_session import PhotoSession
from sudoku_gui.solvers.diagnose.verdict import VerdictKind, verdict_on
from tests.support.read_pages import read_grid, read_page
from tests.support.readings import PUZZLE

OTHER = "003020600900305001001806400008102900700000008006708200002609500800203009005010300"


def _corrected(session: PhotoSession, cell: int, digit: int) -> PhotoSession:
    assert session.transcript is not None
    return session.corrected(session.transcript.with_digit((Cell(cell),), Digit(digit)))


def _line(session: PhotoSession) -> str:
    assert session.transcript is not None
    return session.transcript.grid.line()


def test_it_begins_with_the_grid_most_likely_meant() -> None:
    session = PhotoSession.of_page(read_page(PUZZLE, OTHER))

    assert _line(session) == PUZZLE
    assert not session.can_undo


def test_a_page_without_grids_has_nothing_to_correct() -> None:
    session = PhotoSession.of_page(read_page())

    assert session.work is None
    assert session.transcript is None
    assert not session.can_undo


def test_corrections_are_undone_one_by_one() -> None:
    session = _corrected(_corrected(PhotoSession.of_page(read_page(PUZZLE)), 0, 0), 1, 0)
    assert _line(session) == "00" + PUZZLE[2:]

    once = session.undone()

    assert _line(once) == "0" + PUZZLE[1:]
    assert _line(once.undone()) == PUZZLE
    assert not once.undone().can_undo


def test_each_grid_keeps_what_was_corrected_in_it() -> None:
    session = _corrected(PhotoSession.of_page(read_page(PUZZLE, OTHER)), 0, 0)

    other = session.choosing(1)

    assert _line(other) == OTHER
    assert _line(other.choosing(0)) == "0" + PUZZLE[1:]


def test_a_verdict_is_no_correction_of_its_own() -> None:
    session = _corrected(PhotoSession.of_page(read_page(PUZZLE)), 0, 0)
    assert session.transcript is not None

    judged = session.judged(verdict_on(session.transcript.grid), ())

    assert judged.transcript is not None
    assert judged.transcript.verdict is not None
    assert judged.transcript.verdict.kind is VerdictKind.UNIQUE
    assert _line(judged.undone()) == PUZZLE


def test_a_grid_read_anew_takes_the_place_of_the_one_looked_at() -> None:
    session = _corrected(PhotoSession.of_page(read_page(PUZZLE, PUZZLE)), 0, 0).choosing(1)

    anew = session.with_grid(read_grid(OTHER))

    assert _line(anew) == OTHER
    assert _line(anew.choosing(0)) == "0" + PUZZLE[1:]


def test_a_grid_shown_on_a_page_without_any_is_the_first() -> None:
    session = PhotoSession.of_page(read_page()).with_grid(read_grid(PUZZLE))

    assert _line(session) == PUZZLE
    assert len(session.works) == 1
