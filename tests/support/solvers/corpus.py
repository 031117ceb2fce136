"""The corpora under tests/data that concern the searches, read once."""

from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.search import Counters, Outcome

DATA = Path(__file__).parents[2] / "data"
FEW_GIVENS = DATA / "few_givens"


class Pace(Enum):
    """Whether a row is fit for the test suite, or for a trial only."""

    QUICK = "quick"
    LONG = "long"


@dataclass(frozen=True, slots=True)
class CountsRow:
    """What an algorithm must have counted at the end of a puzzle."""

    puzzle: str
    algorithm: str
    pace: Pace
    outcome: Outcome
    counters: Counters
    grid: Grid


@dataclass(frozen=True, slots=True)
class SolvedRow:
    """A puzzle with its only solution; steps: those of a search row by row."""

    name: str
    steps: int
    puzzle: Grid
    solution: Grid


@dataclass(frozen=True, slots=True)
class InvalidRow:
    """A puzzle without exactly one solution; solutions: a number, "many" or "conflict"."""

    name: str
    solutions: str
    puzzle: Grid


@dataclass(frozen=True, slots=True)
class CountedRow:
    """A 9x9 puzzle with the exact number of its solutions."""

    solutions: int
    puzzle: Grid


@dataclass(frozen=True, slots=True)
class UniqueRow:
    """A 9x9 puzzle with its only solution."""

    puzzle: Grid
    solution: Grid


@cache
def counts_rows(pace: Pace) -> tuple[CountsRow, ...]:
    """The rows of counts.tsv that have this pace."""
    rows = [
        CountsRow(
            puzzle,
            algorithm,
            Pace(row_pace),
            Outcome(outcome),
            Counters(*map(int, counters)),
            Grid.from_line(line),
        )
        for puzzle, algorithm, row_pace, outcome, *counters, line in _rows("counts.tsv")
    ]
    return tuple(row for row in rows if row.pace is pace)


@cache
def solved_rows() -> tuple[SolvedRow, ...]:
    """The rows of generated_sizes.tsv, 4x4 to 25x25."""
    return tuple(
        SolvedRow(
            name,
            int(steps),
            _grid(Geometry.of_box_shape(int(box_rows), int(box_columns)), puzzle),
            _grid(Geometry.of_box_shape(int(box_rows), int(box_columns)), solution),
        )
        for name, box_rows, box_columns, steps, puzzle, solution in _rows("generated_sizes.tsv")
    )


@cache
def invalid_rows() -> tuple[InvalidRow, ...]:
    """The rows of sudopedia_invalid.tsv."""
    return tuple(
        InvalidRow(name, solutions, Grid.from_line(puzzle))
        for name, solutions, puzzle in _rows("sudopedia_invalid.tsv")
    )


@cache
def unique_rows() -> tuple[UniqueRow, ...]:
    """The rows of unique.tsv."""
    return tuple(UniqueRow(*map(Grid.from_line, row)) for row in _rows("unique.tsv"))


def puzzle_of_counts(name: str) -> Grid:
    """The grid that counts.tsv calls `name`."""
    return next(row.grid for row in counts_rows(Pace.QUICK) if row.puzzle == name)


@cache
def counted_rows() -> tuple[CountedRow, ...]:
    """The rows of solution_counts.tsv, 0 to 847 solutions."""
    rows = _rows("solution_counts.tsv")
    return tuple(CountedRow(int(count), Grid.from_line(line)) for count, line in rows)


@cache
def puzzles_of_norvig() -> tuple[Grid, ...]:
    """The puzzles of norvig_200.txt, each with exactly one solution."""
    return tuple(Grid.from_line(line) for (line,) in _rows("norvig_200.txt"))


def puzzles_on_lines(path: Path) -> list[Grid]:
    """The puzzles of a file, a line each; lines that begin with # say where they are from."""
    lines = path.read_text("utf-8").splitlines()
    return [Grid.from_line(line) for line in lines if not line.startswith("#")]


def _rows(file: str) -> list[list[str]]:
    lines = (DATA / file).read_text("utf-8").splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


def _grid(geometry: Geometry, line: str) -> Grid:
    return Grid(geometry, Grid.from_line(line).digits)
