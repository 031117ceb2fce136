"""`sudoku-gui race`: all algorithms on one puzzle, a row for each."""

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.arguments import add_file_argument, add_from_argument, add_puzzle_argument
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.language import text, tr
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.race import Race
from sudoku_gui.playback.race_rows import race_csv, race_row
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.playback.racers import racers_by_algorithm
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.solvers.search_start import ConflictError

_SHARE_SECONDS = 0.05  # of everybody together, between two of which Ctrl+C is heard

_Row = Mapping[str, object]


def _add_arguments(parser: ArgumentParser) -> None:
    add_file_argument(parser)
    add_puzzle_argument(parser)
    add_from_argument(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help=tr("write comma-separated values"))
    form.add_argument("--json", action="store_true", help=tr("write a JSON object per line"))


def _run(options: Namespace) -> ExitStatus:
    reading = puzzle_input.read_puzzle(options)
    return puzzle_input.run_for_each(reading, partial(_race, options))


def _race(options: Namespace, record: PuzzleRecord) -> ExitStatus:
    """Let all algorithms solve a puzzle, and print what it took."""
    givens = record.puzzle.givens
    try:
        with puzzle_input.refusing_unsuitable(options.file):
            racers = racers_by_algorithm(Sheet.of_givens(givens), ALGORITHMS)
            race = Race(racers, time.process_time, RaceRule.SECONDS)
    except ConflictError as error:
        raise puzzle_input.conflicts_error(options.file, error.conflicts, givens) from error
    while not race.is_over:
        race.run_apart(time.process_time() + _SHARE_SECONDS)
    standings = race.standings()
    streams.write_lines(*_form(options)([race_row(standing) for standing in standings]))
    if any(standing.moment.outcome is Outcome.SOLVED for standing in standings):
        return ExitStatus.DONE
    streams.print_message(text("no algorithm has found a solution"))
    return ExitStatus.ANSWER_IS_NO


def _form(options: Namespace) -> Callable[[Sequence[_Row]], Sequence[str]]:
    if options.csv:
        return _as_csv
    return _as_json if options.json else _in_columns


def _as_csv(rows: Sequence[_Row]) -> Sequence[str]:
    return race_csv(rows).splitlines()


def _as_json(rows: Sequence[_Row]) -> Sequence[str]:
    return [json.dumps(row) for row in rows]


def _in_columns(rows: Sequence[_Row]) -> Sequence[str]:
    """Return the names of the columns, then the rows: names to the left, figures to the right."""
    table = [list(rows[0]), *([_written(each) for each in row.values()] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = []
    for row in table:
        words = [cell.ljust(width) for cell, width in zip(row[:2], widths, strict=False)]
        figures = [cell.rjust(width) for cell, width in zip(row[2:], widths[2:], strict=True)]
        lines.append("  ".join([*words, *figures]))
    return lines


def _written(figure: object) -> str:
    """Return a figure without an exponent, times exact to a microsecond."""
    return f"{figure:.6f}" if isinstance(figure, float) else str(figure)


COMMAND = Command(
    "race", text("let all algorithms solve a puzzle, and print what it took"), _add_arguments, _run
)
