"""What is said of a grid that was read."""

import pytest

from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.photo.grid_reading import DigitGuess, Suggestion
from sudoku_gui.presentation.photo.transcript_words import (
    accepting_words,
    cell_sentence,
    choice_key,
    choice_words,
    no_grid_words,
    summary_of,
    taken_sentence,
)
from tests.presentation.photo.test_transcript import FAINT, SIX_FOR_FIVE, kind_unsure
from tests.support.read_pages import read_page
from tests.support.readings import confirmed, transcript_of


def test_where_no_grid_is_it_is_said_what_to_do_and_of_which_size_another_is() -> None:
    none, large = read_page(), replace(read_page(), other_size=16)
    assert "no grid of 9x9 cells was found in the picture. Drag" in str(no_grid_words(none))
    assert "the grid in the picture has 16x16 cells, and" in str(no_grid_words(large))


def test_the_summary_counts_givens_and_doubts_and_has_the_verdict() -> None:
    assert str(summary_of(transcript_of())) == "30 givens, exactly one solution"
    unsure = transcript_of(others={0: FAINT})
    assert str(summary_of(unsure)) == "30 givens, 1 unsure, exactly one solution"
    typed = unsure.with_digit((Cell(0),), Digit(0))
    assert str(summary_of(typed)) == "29 givens, being checked…"


def test_what_is_written_is_counted_apart() -> None:
    transcript = transcript_of(written={2: ((4, 0.99),)})
    assert str(summary_of(transcript)) == "30 givens, 1 entry, exactly one solution"


def test_an_entry_that_contradicts_the_solution_may_be_a_slip_or_misread() -> None:
    wrong = transcript_of(written={2: ((1, 0.99),)})

    said = str(cell_sentence(wrong, Cell(2)))
    assert said == "r1c3: 1 contradicts the solution: a slip, or misread"


def test_a_digit_that_may_be_printed_or_written_is_asked_about() -> None:
    said = str(cell_sentence(kind_unsure(is_written=False), Cell(0)))
    assert said == "r1c1: 5, printed or written by hand?"
    told = kind_unsure(is_written=False).with_kind(Cell(0), is_written=False)
    assert str(cell_sentence(told, Cell(0))) == "r1c1: 5, as you say"


@pytest.mark.parametrize("is_written", [True, False])
def test_what_a_person_says_of_it_is_not_called_read(is_written: bool) -> None:
    told = kind_unsure(is_written=False).with_kind(Cell(0), is_written=is_written)
    assert str(cell_sentence(told, Cell(0))) == "r1c1: 5, as you say"


def test_what_was_taken_is_summed_up() -> None:
    known = "Read from a picture: 30 givens, exactly one solution"
    assert str(taken_sentence(transcript_of())) == known
    typed = transcript_of().with_digit((Cell(0),), Digit(0))
    assert str(taken_sentence(typed)) == "Read from a picture: 29 givens"


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (0, "r1c1: 6 was read, the rules speak for 5"),
        (9, "r2c1: 6 clashes with an equal digit"),
        (1, "r1c2: 3, read for sure"),
        (2, "r1c3: blank, read for sure"),
    ],
)
def test_each_cell_has_its_sentence(cell: int, said: str) -> None:
    assert str(cell_sentence(transcript_of(others=SIX_FOR_FIVE), Cell(cell))) == said


def test_a_doubt_and_a_correction_are_said() -> None:
    unsure = transcript_of(others={0: FAINT})

    assert str(cell_sentence(unsure, Cell(0))) == "r1c1: 5 was read, but not for sure"
    assert str(cell_sentence(confirmed(unsure, 0, 5), Cell(0))) == "r1c1: 5, as you say"


def test_a_choice_is_the_digit_and_how_sure_it_is() -> None:
    assert str(choice_words(DigitGuess(Digit(5), 0.617))) == "5 (62 %)"
    assert str(choice_words(DigitGuess(Digit(0), 0.05))) == "blank (5 %)"
    assert choice_key(DigitGuess(Digit(0), 0.05)) == "0"


def test_what_accepts_a_suggestion_says_the_digit() -> None:
    assert str(accepting_words(Suggestion(Cell(0), Digit(5)))) == "&Accept 5"
