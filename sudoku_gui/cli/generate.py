"""`sudoku-gui generate`: puzzles made at random, as they are asked for, the same for a seed."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import count, islice
from typing import NamedTuple

from sudoku_gui import formats
from sudoku_gui.cli import streams
from sudoku_gui.cli.arguments import add_jobs_argument
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.cli.number_arguments import is_number, number_from
from sudoku_gui.cli.progress_bar import ProgressBar
from sudoku_gui.cli.range_arguments import difficulty_range, givens_range
from sudoku_gui.cli.seed_argument import add_seed_argument, seed_of
from sudoku_gui.cli.worker_process import results_of_processes
from sudoku_gui.formats import Format, format_named
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.generation.criteria import Criteria
from sudoku_gui.generation.impossible_requests import why_impossible
from sudoku_gui.generation.puzzle_request import PuzzleRequest
from sudoku_gui.generation.puzzle_stream import PuzzleStream
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.language import text, tr
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.techniques.level import Level
from sudoku_gui.techniques.registry import UnknownTechniqueError, techniques_named
from sudoku_gui.wording.making import tried_sentence

_SIZES = (4, 6, 9, 12, 16)
_STREAMED = "line"
"""The format of which each puzzle is written as soon as it is found."""
_TOLD_AFTER = 10_000
"""Puzzles tried in a row after which that is told where nobody sees a bar."""
_AT_ONCE = 5
"""Grids filled by a process before it tells which puzzles it has found."""
_BEFORE_PROCESSES = 50
"""Grids filled before other processes are started, which takes as long as some hundred."""
_MOST_TRIED = 200_000
"""Puzzles tried in a row without one that is as it should be."""
_MOST_CLIMBED = 50 * _MOST_TRIED
"""The same where hardly one of them is rated, so that it takes half an hour on one core."""


class _Attempts(NamedTuple):
    """The puzzles of some numbers that were found, and how many were tried for them."""

    found: Sequence[Grid]
    tried: int


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--count", type=number_from(1), default=1, metavar="N", help=tr("how many; otherwise one")
    )
    parser.add_argument(
        "--size", type=_size, default=9, metavar="N", help=tr("rows of a grid: 4, 6, 9, 12 or 16")
    )
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument(
        "--level", choices=[each.value for each in Level], help=tr("how hard, in a word")
    )
    ways.add_argument(
        "--technique",
        metavar="NAME",
        help=tr("the hardest technique that is needed (see sudoku-gui techniques)"),
    )
    ways.add_argument(
        "--difficulty",
        type=difficulty_range,
        metavar="A-B",
        help=tr("the difficulty of the hardest step, as sudoku-gui rate has it: 2.6-3.4"),
    )
    parser.add_argument(
        "--symmetry",
        choices=[each.value for each in Symmetry],
        default=Symmetry.NONE.value,
        help=tr("how the givens lie; otherwise without symmetry"),
    )
    parser.add_argument(
        "--givens", type=givens_range, metavar="A-B", help=tr("how many givens: 22-26, or 24")
    )
    add_seed_argument(parser)
    add_jobs_argument(parser)
    parser.add_argument(
        "--to", metavar="NAME", default="line", help=tr("how to write them; otherwise a line each")
    )


def _run(options: Namespace) -> ExitStatus:
    format_ = _format_for(options)
    criteria = _criteria_of(options)
    if (reason := why_impossible(PuzzleRequest(options.size, criteria))) is not None:
        raise BadInputError(reason)
    seed = seed_of(options)
    most_tried = (
        _MOST_TRIED if criteria.climb(Geometry.of_size(options.size)) is None else _MOST_CLIMBED
    )
    made = _Made(options.count, most_tried, ProgressBar(sys.stderr, 0, tried_sentence))
    with closing(_results(options, criteria, seed)) as results:
        puzzles = made.follow(results)
        if format_.name == _STREAMED:
            for puzzle in puzzles:
                streams.write_lines(puzzle.line("."))
        else:
            records = [PuzzleRecord.without_entries(Puzzle(each)) for each in puzzles]
            if len(records) == options.count:
                streams.write_result(formats.write_all(records, format_))
    if made.is_complete:
        return ExitStatus.DONE
    streams.print_message(
        text("of the last {tried:,} puzzles made none was as it should be", tried=most_tried)
    )
    return ExitStatus.ANSWER_IS_NO


class _Made:
    """The puzzles found, until there are enough, or none was found for long.

    most_tried: how many may be made in vain.
    bar: shows meanwhile how many were, for what is rare takes long.
    """

    def __init__(self, wanted: int, most_tried: int, bar: ProgressBar) -> None:
        self._wanted = wanted
        self._most_tried = most_tried
        self._bar = bar
        self._found = 0

    @property
    def is_complete(self) -> bool:
        """Whether all puzzles were found that were asked for."""
        return self._found == self._wanted

    def follow(self, results: Iterable[_Attempts]) -> Iterator[Grid]:
        """Yield the puzzles of the results."""
        try:
            yield from self._found_in(results)
        finally:
            self._bar.clear()

    def _found_in(self, results: Iterable[_Attempts]) -> Iterator[Grid]:
        in_vain = 0
        for attempts in results:
            if attempts.found:
                self._bar.clear()
            for puzzle in attempts.found[: self._wanted - self._found]:
                self._found += 1
                yield puzzle
            before, in_vain = in_vain, 0 if attempts.found else in_vain + attempts.tried
            if self.is_complete or in_vain >= self._most_tried:
                return
            if in_vain:
                self._bar.show(0, in_vain)
            if before < _TOLD_AFTER <= in_vain and not self._bar.is_seen:
                streams.print_message(tried_sentence(in_vain))


def _results(options: Namespace, criteria: Criteria, seed: int) -> Generator[_Attempts, None, None]:
    """Yield the puzzles that are as they should be, of one run of numbers after another."""
    make_worker = partial(_worker, options.size, criteria, seed)
    pieces = (range(first, first + _AT_ONCE) for first in count(0, _AT_ONCE))
    yield from map(make_worker(), islice(pieces, _BEFORE_PROCESSES // _AT_ONCE))
    if options.jobs == 1:
        yield from map(make_worker(), pieces)
    else:
        yield from results_of_processes(pieces, make_worker, options.jobs)


def _worker(size: int, criteria: Criteria, seed: int) -> Callable[[range], _Attempts]:
    stream = PuzzleStream(Geometry.of_size(size), criteria, seed)

    def try_numbers(numbers: range) -> _Attempts:
        before = stream.tried
        found = stream.puzzles(numbers)
        return _Attempts(found, stream.tried - before)

    return try_numbers


def _format_for(options: Namespace) -> Format:
    """Return the format to write, or raise FormatError where it cannot hold what is asked for."""
    format_ = format_named(options.to)
    blank = PuzzleRecord.without_entries(Puzzle(Grid.empty(Geometry.of_size(options.size))))
    formats.write_all([blank] * (1 if format_.holds_many else options.count), format_)
    return format_


def _criteria_of(options: Namespace) -> Criteria:
    if options.technique is not None:
        try:
            techniques_named(options.technique)
        except UnknownTechniqueError as error:
            raise BadInputError(error.sentence) from error
    return Criteria(
        Symmetry(options.symmetry),
        options.givens,
        None if options.level is None else Level(options.level),
        options.difficulty,
        options.technique,
    )


def _size(word: str) -> int:
    if is_number(word) and int(word) in _SIZES:
        return int(word)
    raise ArgumentTypeError(
        tr('found "{word}", expected one of {sizes}', word=word, sizes=", ".join(map(str, _SIZES)))
    )


COMMAND = Command(
    "generate",
    text("make puzzles: as hard as they should be, in any symmetry"),
    _add_arguments,
    _run,
)
