"""Readings of grids made up for tests: what was read where, and how sure that is."""

from collections.abc import Mapping

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.photo.grid_reading import DigitGuess, ReadCell
from sudoku_gui.photo.rules_check import suggestions_for, verdict_of
from sudoku_gui.presentation.photo.transcript import Transcript

PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
SURE = 0.99


Readings = Mapping[int, tuple[tuple[int, float], ...]]


def read_cell(
    *guesses: tuple[int, float], is_written: bool = False, kind_probability: float = 1.0
) -> ReadCell:
    """Return a cell that may hold these digits, with their probabilities."""
    likely = tuple(DigitGuess(Digit(digit), probability) for digit, probability in guesses)
    return ReadCell(likely, is_written, kind_probability)


def transcript_of(
    line: str = PUZZLE, others: Readings | None = None, written: Readings | None = None
) -> Transcript:
    """Return what was read of a puzzle: surely what is in the line, but for some cells.

    written: what looks written by hand.
    """
    read = [read_cell((int(sign), SURE)) for sign in line]
    for cell, guesses in (others or {}).items():
        read[cell] = read_cell(*guesses)
    for cell, guesses in (written or {}).items():
        read[cell] = read_cell(*guesses, is_written=True)
    cells = tuple(read)
    verdict = verdict_of(cells)
    return Transcript(cells, verdict=verdict, suggestions=suggestions_for(cells, verdict))


def confirmed(transcript: Transcript, cell: int, digit: int) -> Transcript:
    """Return what is left when a person types a digit, and the rules were asked again."""
    changed = transcript.with_digit((Cell(cell),), Digit(digit))
    verdict = verdict_of(changed.cells)
    return changed.judged(verdict, suggestions_for(changed.cells, verdict))
