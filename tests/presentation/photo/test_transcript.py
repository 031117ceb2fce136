"""What is sure of a grid that was read, and what a person makes of it."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.photo.grid_reading import Suggestion
from sudoku_gui.presentation.photo.transcript import CellDoubt, Transcript
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from tests.support.readings import PUZZLE, SURE, confirmed, read_cell, transcript_of

FAINT = ((5, 0.6), (6, 0.3), (0, 0.05), (3, 0.05))
SIX_FOR_FIVE = {0: ((6, 0.6), (5, 0.35), (8, 0.05))}
"""The first given misread, so that it clashes with the 6 below it."""


def test_an_entry_that_contradicts_the_solution_is_doubtful_until_somebody_confirms_it() -> None:
    right, wrong = (transcript_of(written={2: ((digit, SURE),)}) for digit in (4, 1))

    assert right.doubts == {}
    assert wrong.doubts == {Cell(2): CellDoubt.CONTRADICTING}
    assert not wrong.is_certain
    assert confirmed(wrong, 2, 1).doubts == {}


def test_a_puzzle_that_was_read_for_sure_is_certain() -> None:
    transcript = transcript_of()

    assert transcript.is_certain
    assert not transcript.doubts
    assert transcript.grid.line() == PUZZLE


def test_a_cell_that_is_not_sure_is_to_be_looked_at() -> None:
    transcript = transcript_of(others={0: FAINT})

    assert transcript.doubts == {Cell(0): CellDoubt.UNSURE}
    assert not transcript.is_certain
    assert transcript.verdict is not None
    assert transcript.verdict.kind is VerdictKind.UNIQUE


def kind_unsure(*, is_written: bool) -> Transcript:
    """A puzzle whose first given may be written by hand."""
    cell = read_cell((5, SURE), is_written=is_written, kind_probability=0.6)
    transcript = transcript_of()
    return replace(transcript, read=(cell, *transcript.read[1:]))


def test_a_digit_that_may_be_printed_or_written_is_to_be_looked_at() -> None:
    transcript = kind_unsure(is_written=False)

    assert transcript.doubts == {Cell(0): CellDoubt.UNSURE_KIND}
    assert transcript.is_filled_in
    assert not transcript_of().is_filled_in
    assert confirmed(transcript, 0, 5).doubts == {}


def test_who_says_that_it_is_printed_confirms_it_and_the_verdict_holds() -> None:
    transcript = kind_unsure(is_written=False).with_kind(Cell(0), is_written=False)

    assert transcript.is_certain
    assert transcript.record.puzzle.givens.line() == PUZZLE


def test_who_says_that_it_is_written_makes_an_entry_of_it() -> None:
    transcript = kind_unsure(is_written=False).with_kind(Cell(0), is_written=True)

    assert transcript.verdict is None, "the givens are others"
    assert not transcript.unsure
    assert transcript.record.puzzle.givens.digit_at(Cell(0)) == BLANK
    assert transcript.record.entries.digit_at(Cell(0)) == 5


def test_nothing_is_neither_printed_nor_written() -> None:
    blank = read_cell((0, SURE), kind_probability=0.5)

    assert blank.is_sure


def test_typing_what_was_read_confirms_it_and_the_verdict_holds() -> None:
    transcript = transcript_of(others={0: FAINT}).with_digit((Cell(0),), Digit(5))

    assert transcript.is_certain
    assert not transcript.unsure


def test_another_digit_is_judged_anew() -> None:
    transcript = transcript_of(others={0: FAINT}).with_digit((Cell(0),), Digit(6))

    assert transcript.verdict is None
    assert transcript.grid.digit_at(Cell(0)) == 6
    assert not transcript.is_certain


def test_a_misread_digit_comes_with_what_the_rules_suggest() -> None:
    transcript = transcript_of(others=SIX_FOR_FIVE)

    assert transcript.doubts[Cell(0)] is CellDoubt.SUGGESTED
    assert transcript.suggestion_at(Cell(0)) == Suggestion(Cell(0), Digit(5))
    assert transcript.suggestion_at(Cell(1)) is None
    assert CellDoubt.CLASHING in transcript.doubts.values()


def test_a_suggestion_that_is_accepted_leaves_nothing_to_look_at() -> None:
    assert confirmed(transcript_of(others=SIX_FOR_FIVE), 0, 5).is_certain


def test_a_blank_for_which_the_rules_have_a_digit_becomes_a_given_however_it_looks() -> None:
    transcript = transcript_of(written={20: ((BLANK, 0.6), (8, 0.4))})
    assert transcript.suggestions == (Suggestion(Cell(20), Digit(8)),)

    accepted, another = (confirmed(transcript, 20, digit) for digit in (8, 6))

    assert accepted.is_certain
    assert accepted.record.puzzle.givens.line() == PUZZLE
    assert another.record.entries.digit_at(Cell(20)) == 6


def test_a_suggestion_that_was_declined_does_not_come_back() -> None:
    transcript = transcript_of(others=SIX_FOR_FIVE)
    (suggestion,) = transcript.suggestions
    declined = transcript.without_suggestion(suggestion)
    assert transcript.verdict is not None

    again = declined.judged(transcript.verdict, transcript.suggestions)

    assert not again.suggestions
    assert again.doubts[Cell(0)] is CellDoubt.CLASHING


def test_the_likeliest_three_are_offered() -> None:
    transcript = transcript_of(others={0: FAINT, 1: ((3, 0.998), (8, 0.002))})

    assert [guess.digit for guess in transcript.choices_at(Cell(0))] == [5, 6, 0]
    assert [guess.digit for guess in transcript.choices_at(Cell(1))] == [3]


def test_nothing_but_blanks_is_no_puzzle() -> None:
    assert not transcript_of("0" * 81).can_be_taken
    assert transcript_of(others=SIX_FOR_FIVE).can_be_taken


def test_the_way_through_the_doubts_goes_around_the_ends() -> None:
    transcript = transcript_of(others={4: ((7, 0.6), (1, 0.4)), 80: ((9, 0.8), (4, 0.2))})

    assert transcript.next_doubt(Cell(4)) == 80
    assert transcript.next_doubt(Cell(80)) == 4
    assert transcript.next_doubt(Cell(4), is_forward=False) == 80
    assert transcript.next_doubt(Cell(79), is_forward=False) == 4
    assert transcript_of().next_doubt(Cell(4)) is None


@given(st.dictionaries(st.integers(0, 80), st.integers(0, 9), max_size=5))
def test_what_a_person_says_stands_and_is_sure(said: dict[int, int]) -> None:
    transcript: Transcript = transcript_of("0" * 81)
    for cell, digit in said.items():
        transcript = transcript.with_digit((Cell(cell),), Digit(digit))

    assert {cell: transcript.grid.digit_at(Cell(cell)) for cell in said} == said
    assert not transcript.unsure


def test_several_cells_may_be_blanked_at_once() -> None:
    transcript = transcript_of().with_digit((Cell(0), Cell(1)), Digit(BLANK))

    assert transcript.grid.line() == "00" + PUZZLE[2:]


def test_what_was_read_stays_known_below_a_correction() -> None:
    transcript = transcript_of(others={0: FAINT}).with_digit((Cell(0),), Digit(9))

    assert transcript.read[0] == read_cell(*FAINT)
    assert [guess.digit for guess in transcript.choices_at(Cell(0))] == [5, 6, 0]


def test_what_is_written_becomes_entries_whatever_is_corrected() -> None:
    transcript = transcript_of(written={2: ((4, 0.99),), 3: ((0, 0.6), (6, 0.4))})

    corrected = transcript.with_digit((Cell(2), Cell(3)), Digit(6))

    assert corrected.record.puzzle.givens.line() == PUZZLE
    assert corrected.record.entries.line()[:5] == "00660"


def test_what_is_typed_where_nothing_was_seen_is_given() -> None:
    record = transcript_of().with_digit((Cell(2),), Digit(4)).record

    assert record.is_untouched
    assert record.puzzle.givens.line() == f"534{PUZZLE[3:]}"


def test_an_entry_that_clashes_does_not_speak_against_the_puzzle() -> None:
    transcript = transcript_of(written={2: ((5, 0.99),)})

    assert transcript.verdict is not None
    assert transcript.verdict.kind is VerdictKind.UNIQUE
    assert transcript.doubts[Cell(2)] is CellDoubt.CLASHING
