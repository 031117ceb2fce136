"""Puzzles of a file named by their numbers, as `--puzzle` has them: `3`, or `3-7`."""

from argparse import ArgumentTypeError

from sudoku_gui.cli.command import BadInputError
from sudoku_gui.cli.number_arguments import is_number
from sudoku_gui.language import text, text_n, tr
from sudoku_gui.lazy_dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PuzzleRange:
    """Puzzles by their numbers, counted from 1."""

    first: int
    last: int

    def has_between(self, puzzles: int) -> bool:
        """Return whether what has so many puzzles before it stands between two of these."""
        return self.first <= puzzles < self.last

    def after(self, puzzles: int) -> "PuzzleRange":
        """Return the same numbers counted behind so many puzzles; they may be below 1."""
        return PuzzleRange(self.first - puzzles, self.last - puzzles)

    def refuse_missing(self, count: int, *, has_others: bool) -> None:
        """Raise BadInputError where there are fewer puzzles.

        has_others: whether there is something else, which has no number.
        """
        if self.last > count:
            raise MissingPuzzleError(count, self.last, has_others=has_others)


def puzzle_range(word: str) -> PuzzleRange:
    """Return the range that an argument names, or raise ArgumentTypeError."""
    first, dash, last = word.partition("-")
    ends = (first, last) if dash else (first, first)
    if all(map(is_number, ends)) and 1 <= int(ends[0]) <= int(ends[1]):
        return PuzzleRange(int(ends[0]), int(ends[1]))
    raise ArgumentTypeError(tr('found "{word}", expected a number, or two as in 3-7', word=word))


class MissingPuzzleError(BadInputError):
    """Of `count` puzzles none has this number."""

    def __init__(self, count: int, number: int, *, has_others: bool) -> None:
        problem = text_n(
            "there is {n:,} puzzle, and no puzzle {number}",
            "there are {n:,} puzzles, and no puzzle {number}",
            n=count,
            number=number,
        )
        if has_others:
            problem = text("{problem}; what is no puzzle has no number", problem=problem)
        super().__init__(problem)
