"""What a command over many puzzles came to, told on standard error when it is done."""

from sudoku_gui.cli import streams
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.lazy_dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ListCounts:
    """How many rows or puzzles a command has written, what it left out, and how long it took."""

    written: int
    left_out: int
    seconds: float


@dataclass(slots=True)
class SolutionCounts:
    """How many puzzles have one solution, none, or several, and of how many nobody knows."""

    one: int = 0
    none: int = 0
    several: int = 0
    undecided: int = 0

    @property
    def puzzles(self) -> int:
        """How many puzzles these are."""
        return self.one + self.none + self.several + self.undecided


def tell_written(counts: ListCounts) -> None:
    """Tell how many puzzles were written, where it was about more than one."""
    if counts.written + counts.left_out > 1:
        streams.print_message(
            text(
                "{puzzles} written, {left_out:,} left out; {seconds:.1f} s",
                puzzles=_puzzles(counts.written),
                left_out=counts.left_out,
                seconds=counts.seconds,
            )
        )


def tell_solved(solutions: SolutionCounts, counts: ListCounts, limit: int) -> None:
    """Tell what became of puzzles that were solved, where there was more than one.

    limit: up to which their solutions were counted; up to 1, nobody knows of a second one.
    """
    if solutions.puzzles + counts.left_out > 1:
        sentence = verdicts_sentence if limit > 1 else _solved_sentence
        streams.print_message(sentence(solutions, counts))


def verdicts_sentence(solutions: SolutionCounts, counts: ListCounts) -> Text:
    """Return what is known of puzzles whose solutions were counted."""
    return text(
        "{puzzles}: {unique:,} with one solution, {none:,} with none, {several:,} with "
        "several, {undecided:,} undecided; {written:,} written, {left_out:,} left out; "
        "{seconds:.1f} s",
        puzzles=_puzzles(solutions.puzzles),
        unique=solutions.one,
        none=solutions.none,
        several=solutions.several,
        undecided=solutions.undecided,
        written=counts.written,
        left_out=counts.left_out,
        seconds=counts.seconds,
    )


def _solved_sentence(solutions: SolutionCounts, counts: ListCounts) -> Text:
    return text(
        "{puzzles}: {solved:,} solved, {none:,} without a solution, {undecided:,} undecided; "
        "{written:,} written, {left_out:,} left out; {seconds:.1f} s",
        puzzles=_puzzles(solutions.puzzles),
        solved=solutions.one + solutions.several,
        none=solutions.none,
        undecided=solutions.undecided,
        written=counts.written,
        left_out=counts.left_out,
        seconds=counts.seconds,
    )


def _puzzles(number: int) -> Text:
    return text_n("{n:,} puzzle", "{n:,} puzzles", n=number)
