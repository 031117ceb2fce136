"""`sudoku-gui check` on many puzzles: a verdict a line, filters, and duplicates."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum

from sudoku_gui.cli import streams
from sudoku_gui.cli.answers import ChunkAnswers, ChunkProblem, LineChunk
from sudoku_gui.cli.arguments import add_to_argument
from sudoku_gui.cli.batch_input import chunks_asked_for
from sudoku_gui.cli.batch_progress import progress_over
from sudoku_gui.cli.checked_puzzle import CheckedPuzzle, PuzzleChecker
from sudoku_gui.cli.chunk_puzzles import puzzles_in
from sudoku_gui.cli.command import BadInputError, ExitStatus
from sudoku_gui.cli.list_summary import SolutionCounts, verdicts_sentence
from sudoku_gui.cli.puzzle_changes import PIECE_BYTES, write_puzzles
from sudoku_gui.cli.range_arguments import difficulty_range, givens_range
from sudoku_gui.generation.duplicates import Likeness
from sudoku_gui.invisible_signs import visible
from sudoku_gui.language import Text, tr
from sudoku_gui.lazy_dataclasses import dataclass, field, replace
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.techniques.registry import UnknownTechniqueError, techniques_named


class Only(Enum):
    """What `--only` can ask for."""

    UNIQUE = "unique"
    NONE = "none"
    SEVERAL = "several"
    CONFLICT = "conflict"
    MINIMAL = "minimal"
    DISTINCT = "distinct"
    DUPLICATE = "duplicate"


_IS_CHOSEN: Mapping[Only, Callable[[CheckedPuzzle], bool]] = {
    Only.UNIQUE: lambda puzzle: puzzle.verdict is VerdictKind.UNIQUE,
    Only.NONE: lambda puzzle: puzzle.verdict in {VerdictKind.NONE, VerdictKind.CONFLICT},
    Only.SEVERAL: lambda puzzle: puzzle.verdict is VerdictKind.SEVERAL,
    Only.CONFLICT: lambda puzzle: puzzle.verdict is VerdictKind.CONFLICT,
    Only.MINIMAL: lambda puzzle: puzzle.is_minimal,
    Only.DISTINCT: lambda puzzle: puzzle.first_like is None,
    Only.DUPLICATE: lambda puzzle: puzzle.first_like is not None,
}


def add_list_arguments(parser: ArgumentParser) -> None:
    """Let it be said which puzzles of whole files are meant, and how they are written."""
    parser.add_argument(
        "--all", action="store_true", help=tr("all puzzles of the files, a verdict a line")
    )
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        choices=[each.value for each in Only],
        help=tr("only such puzzles; given several times: all of it has to hold"),
    )
    parser.add_argument(
        "--givens",
        type=givens_range,
        metavar="A-B",
        help=tr("only puzzles with so many givens: 22-26, or 24"),
    )
    parser.add_argument(
        "--difficulty",
        type=difficulty_range,
        metavar="A-B",
        help=tr("only puzzles whose hardest step is that difficult: 2.6-3.4"),
    )
    parser.add_argument(
        "--technique",
        metavar="NAME",
        help=tr("only puzzles that need this technique as the hardest"),
    )
    parser.add_argument(
        "--duplicates",
        choices=[each.value for each in Likeness],
        help=tr("tell which puzzle before is the same, or essentially the same"),
    )
    add_to_argument(parser, tr("write the puzzles in this format, and no verdicts"))


def is_list_wanted(options: Namespace) -> bool:
    """Return whether many puzzles are to be checked, and not one looked into."""
    asked = (options.givens, options.difficulty, options.technique, options.duplicates)
    return (
        len(options.files) > 1
        or options.all
        or bool(options.only)
        or options.target_format is not None
        or any(each is not None for each in asked)
    )


def check_list(options: Namespace) -> ExitStatus:
    """Write a row about each puzzle that is chosen, and a summary of all beside."""
    listing = _Listing(options)
    progress = progress_over(options.files, streams.STANDARD_OUTPUT)
    pieces = chunks_asked_for(options, lambda _: (), PIECE_BYTES)
    write_puzzles(progress.follow(listing.answered(pieces)), options.target_format)
    status = progress.status
    if status is not ExitStatus.BAD_INPUT:
        counts = replace(progress.counts, written=listing.written)
        streams.print_message(verdicts_sentence(listing.solutions, counts))
    if status is ExitStatus.DONE and listing.is_answer_no:
        return ExitStatus.ANSWER_IS_NO
    return status


@dataclass(slots=True)
class _Listing:
    """The rows about puzzles, and what is counted meanwhile."""

    options: Namespace
    counts: dict[VerdictKind, int] = field(default_factory=lambda: dict.fromkeys(VerdictKind, 0))
    written: int = 0

    @property
    def is_answer_no(self) -> bool:
        """Whether nothing was found that was asked for, or not all is as it should be."""
        unfit = sum(self.counts.values()) - self.counts[VerdictKind.UNIQUE]
        return (bool(self.options.only) and not self.written) or (self.options.all and unfit > 0)

    def answered(self, pieces: Iterable[LineChunk]) -> Iterator[ChunkAnswers]:
        """Yield the rows about one piece after another."""
        options = self.options
        wanted = [Only(each) for each in options.only]
        checker = PuzzleChecker(_likeness(options, wanted), is_rating=_is_rating_wanted(options))
        row_of = _puzzle_row if options.target_format else _json_row if options.json else _line_row
        for piece in pieces:
            rows: list[str] = []
            problems = list(piece.problems)
            count = 0
            for found in puzzles_in(piece):
                if isinstance(found, Text):
                    problems.append(ChunkProblem(found, ExitStatus.SOME_LEFT_OUT))
                    continue
                puzzle = checker.checked(piece.file, *found)
                count += 1
                self.counts[puzzle.verdict] += 1
                if _is_in_ranges(puzzle, options) and all(_IS_CHOSEN[it](puzzle) for it in wanted):
                    rows.append(row_of(puzzle))
            self.written += len(rows)
            # A name that is no UTF-8 is an escape, in JSON as in a line.
            data = "".join(f"{row}\n" for row in rows).encode("utf-8", "backslashreplace")
            yield ChunkAnswers(piece, data, count, tuple(problems))

    @property
    def solutions(self) -> SolutionCounts:
        """How many solutions the puzzles have."""
        counts = self.counts
        return SolutionCounts(
            counts[VerdictKind.UNIQUE],
            counts[VerdictKind.NONE] + counts[VerdictKind.CONFLICT],
            counts[VerdictKind.SEVERAL],
            counts[VerdictKind.UNDECIDED],
        )


def _likeness(options: Namespace, wanted: list[Only]) -> Likeness | None:
    if options.duplicates is not None:
        return Likeness(options.duplicates)
    is_asked = Only.DISTINCT in wanted or Only.DUPLICATE in wanted
    return Likeness.ESSENTIAL if is_asked else None


def _is_rating_wanted(options: Namespace) -> bool:
    """Return whether puzzles have to be rated, or raise BadInputError for an unknown technique."""
    if options.technique is not None:
        try:
            techniques_named(options.technique)
        except UnknownTechniqueError as error:
            raise BadInputError(error.sentence) from error
    return options.technique is not None or options.difficulty is not None


def _is_in_ranges(puzzle: CheckedPuzzle, options: Namespace) -> bool:
    if options.givens is not None and puzzle.grid.filled_count() not in options.givens:
        return False
    if options.difficulty is not None and puzzle.tenths not in options.difficulty:
        return False
    return options.technique is None or puzzle.technique == options.technique


def _puzzle_row(puzzle: CheckedPuzzle) -> str:
    return puzzle.signs


def _line_row(puzzle: CheckedPuzzle) -> str:
    parts = [puzzle.signs, puzzle.verdict.value, str(puzzle.grid.filled_count())]
    if puzzle.is_rated:
        parts += [str(puzzle.tenths / 10) if puzzle.tenths else "-", puzzle.technique or "-"]
    if puzzle.is_compared:
        first = puzzle.first_like
        parts.append(f"{visible(first[0])}:{first[1]}" if first else "-")
    return "  ".join(parts)


def _json_row(puzzle: CheckedPuzzle) -> str:
    row: dict[str, object] = {
        "file": puzzle.file,
        "line": puzzle.line,
        "puzzle": puzzle.signs,
        "verdict": puzzle.verdict.value,
        "givens": puzzle.grid.filled_count(),
    }
    if puzzle.is_rated:
        row |= {"difficulty": puzzle.tenths / 10 if puzzle.tenths else None}
        row |= {"technique": puzzle.technique or None}
    if puzzle.is_compared:
        first = puzzle.first_like
        row["duplicate_of"] = {"file": first[0], "line": first[1]} if first else None
    return json.dumps(row, ensure_ascii=False)
