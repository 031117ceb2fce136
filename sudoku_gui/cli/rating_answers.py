"""The ratings of the puzzles on lines of text, and how they are written as rows."""

import json
from collections.abc import Callable, Mapping

from sudoku_gui.cli.answers import ChunkAnswers, ChunkProblem, LineChunk
from sudoku_gui.cli.chunk_puzzles import puzzles_in
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.cli.deduction_objects import as_object
from sudoku_gui.cli.row_templates import csv_row
from sudoku_gui.cli.streams import STANDARD_INPUT
from sudoku_gui.formats.text.puzzle_lines import PuzzleLine
from sudoku_gui.formats.text.spreadsheet import formula_safe_path
from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import VerdictKind, verdict_on
from sudoku_gui.techniques.rating import Rater, Rating, deductions_of

_NOTHING = "-"
"""What is written in a line where there is no number or name."""
_BEYOND = "beyond"
"""The level of what no technique here solves."""


@dataclass(frozen=True, slots=True)
class RatedPuzzle:
    """A puzzle of a list, and its rating; None if it has not just one solution."""

    file: str
    line: int
    puzzle: str
    grid: Grid
    verdict: VerdictKind
    rating: Rating | None

    @property
    def difficulties(self) -> tuple[float, float] | None:
        """That of the hardest step, and of the first; None if there is no number."""
        rating = self.rating
        if rating is None or not rating.is_solved or rating.hardest is None:
            return None
        return rating.hardest.tenths / 10, rating.steps[0].tenths / 10

    @property
    def technique(self) -> str:
        """The name of the hardest technique, empty if there is no difficulty."""
        hardest = self.rating and self.rating.hardest
        return hardest.technique.name if hardest and self.difficulties else ""

    @property
    def step_count(self) -> int:
        """How many steps lead to the solution, or as far as the techniques do."""
        return len(self.rating.steps) if self.rating else 0

    @property
    def level(self) -> str:
        """The difficulty in a word, or why there is none."""
        if self.rating is None:
            return self.verdict.value
        return self.rating.level.value if self.rating.is_solved else _BEYOND


def rating_answerer(form: str) -> Callable[[LineChunk], ChunkAnswers]:
    """Return what rates chunk after chunk, in a form of RATING_FORMS."""
    return RatingAnswerer(RATING_FORMS[form]).answer


class RatingAnswerer:
    """Rates the puzzles of chunk after chunk."""

    def __init__(self, row_of: Callable[[RatedPuzzle], bytes]) -> None:
        self._row_of = row_of
        self._raters: dict[Geometry, Rater] = {}

    def answer(self, piece: LineChunk) -> ChunkAnswers:
        """Return the rows about a chunk.  A line that is no puzzle leaves out nothing else."""
        rows: list[bytes] = []
        problems = list(piece.problems)
        for found in puzzles_in(piece):
            if isinstance(found, Text):
                problems.append(ChunkProblem(found, ExitStatus.SOME_LEFT_OUT))
            else:
                rows.append(self._row_of(self._rated(piece.file, *found)))
        return ChunkAnswers(piece, b"".join(rows), len(rows), tuple(problems))

    def _rated(self, file: str, line: int, puzzle: PuzzleLine) -> RatedPuzzle:
        grid = puzzle.record().grid
        verdict = verdict_on(grid, limit=1).kind
        rating = None
        if verdict is VerdictKind.UNIQUE:
            if grid.geometry not in self._raters:
                self._raters[grid.geometry] = Rater(grid.geometry)
            rating = self._raters[grid.geometry].rate(grid)
        return RatedPuzzle(file, line, puzzle.signs, grid, verdict, rating)


def _line_row(rated: RatedPuzzle) -> bytes:
    difficulty, first = rated.difficulties or (_NOTHING, _NOTHING)
    technique = rated.technique or _NOTHING
    fields = (rated.puzzle, difficulty, first, technique, rated.step_count, rated.level)
    return ("  ".join(map(str, fields)) + "\n").encode()


def _csv_row(rated: RatedPuzzle) -> bytes:
    name = rated.file if rated.file == STANDARD_INPUT else formula_safe_path(rated.file)
    numbers = map(str, rated.difficulties or ("", ""))
    steps = str(rated.step_count)
    row = (name, str(rated.line), rated.puzzle, *numbers, rated.technique, steps, rated.level)
    return csv_row(*row) + b"\n"


def _json_row(rated: RatedPuzzle) -> bytes:
    difficulty, first = rated.difficulties or (None, None)
    geometry = rated.grid.geometry
    steps = deductions_of(rated.rating, rated.grid) if rated.rating else ()
    row = {
        "file": rated.file,
        "line": rated.line,
        "puzzle": rated.puzzle,
        "difficulty": difficulty,
        "first": first,
        "technique": rated.technique or None,
        "steps": rated.step_count,
        "level": rated.level,
        "path": [as_object(each, geometry) for each in steps],
    }
    return (json.dumps(row, ensure_ascii=False) + "\n").encode("utf-8", "backslashreplace")


RATING_FORMS: Mapping[str, Callable[[RatedPuzzle], bytes]] = {
    "line": _line_row,
    "csv": _csv_row,
    "json": _json_row,
}

RATING_HEADER = b"file,line,puzzle,difficulty,first,technique,steps,level\n"
