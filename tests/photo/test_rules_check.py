"""What the rules say to a reading."""

from collections.abc import Mapping
from types import MappingProxyType

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.photo.grid_reading import DigitGuess, ReadCell, Suggestion, grid_of
from sudoku_gui.photo.rules_check import suggestions_for, verdict_of
from sudoku_gui.solvers.diagnose.verdict import VerdictKind, verdict_on
from tests.support.drawn_pictures import PUZZLE

Reading = tuple[ReadCell, ...]


Doubts = Mapping[int, tuple[tuple[int, float], ...]]


def _read(doubts: Doubts, entries: Doubts = MappingProxyType({})) -> Reading:
    """Return a reading of the puzzle that is sure but for some cells, with some entries."""
    known = {**doubts, **entries}
    return tuple(
        _cell(known.get(number, ((int(sign), 0.99), (1, 0.01))), is_written=number in entries)
        for number, sign in enumerate(PUZZLE)
    )


def _cell(guesses: tuple[tuple[int, float], ...], *, is_written: bool) -> ReadCell:
    likely = tuple(DigitGuess(Digit(digit), probability) for digit, probability in guesses)
    return ReadCell(likely, is_written)


def _suggestions(reading: Reading) -> tuple[Suggestion, ...]:
    return suggestions_for(reading, verdict_of(reading))


def test_nothing_is_suggested_where_there_is_one_solution() -> None:
    assert _suggestions(_read({2: ((0, 0.5), (4, 0.4))})) == ()


def test_a_clash_is_explained_by_the_likeliest_other_digit() -> None:
    # The 3 was read as a 5, which stands beside it.
    reading = _read({1: ((5, 0.6), (8, 0.2), (3, 0.15))})

    assert verdict_on(grid_of(reading)).kind is VerdictKind.CONFLICT
    assert _suggestions(reading) == (Suggestion(Cell(1), Digit(3)),)


def test_dirt_read_as_a_digit_may_be_a_blank() -> None:
    reading = _read({2: ((7, 0.5), (0, 0.45))})

    assert _suggestions(reading) == (Suggestion(Cell(2), BLANK),)


def test_what_was_read_for_sure_is_left_alone() -> None:
    assert _suggestions(_read({1: ((5, 0.95), (3, 0.05))})) == ()


def test_a_blank_that_may_hold_a_digit_explains_several_solutions() -> None:
    faint = {number: ((0, 0.6), (int(PUZZLE[number]), 0.3)) for number in (20, 31)}
    reading = _read(faint)

    suggested = _suggestions(reading)

    assert verdict_on(grid_of(reading)).kind is VerdictKind.SEVERAL
    assert suggested
    assert all(each.digit == int(PUZZLE[each.cell]) for each in suggested)


def test_what_is_sure_to_be_blank_stays_so() -> None:
    blank = {number: ((0, 0.97), (int(PUZZLE[number]), 0.03)) for number in (0, 1, 4, 9, 22)}

    assert _suggestions(_read(blank)) == ()


def test_what_is_written_does_not_count_as_given() -> None:
    # A 5 where the solution has a 4, in the row of another 5.
    reading = _read({}, entries={2: ((5, 0.99), (4, 0.01))})

    assert verdict_of(reading).kind is VerdictKind.UNIQUE
    assert verdict_of(reading).givens == len(PUZZLE) - PUZZLE.count("0")


def test_the_solution_explains_an_entry_that_was_hard_to_read() -> None:
    reading = _read({}, entries={2: ((9, 0.6), (4, 0.3)), 3: ((6, 0.5), (0, 0.4))})

    assert _suggestions(reading) == (Suggestion(Cell(2), Digit(4)),)


def test_a_mistake_that_is_plain_to_read_is_left_alone() -> None:
    assert _suggestions(_read({}, entries={2: ((9, 0.95), (4, 0.05))})) == ()


def test_what_the_solution_has_is_suggested_only_where_it_was_likely() -> None:
    fourth = ((9, 0.6), (7, 0.2), (1, 0.18), (4, 0.02))

    assert _suggestions(_read({}, entries={2: fourth})) == (Suggestion(Cell(2), Digit(4)),)
    assert _suggestions(_read({}, entries={2: ((9, 0.6), (7, 0.395), (4, 0.005))})) == ()


def test_an_entry_does_not_explain_a_clash_of_givens() -> None:
    reading = _read({1: ((5, 0.6), (3, 0.2))}, entries={2: ((3, 0.5), (4, 0.4))})

    assert _suggestions(reading) == (Suggestion(Cell(1), Digit(3)),)
