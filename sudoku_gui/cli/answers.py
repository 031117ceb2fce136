"""The answers about many puzzles written as a line each: found piece by piece, on all cores.

A piece is read, answered by one of several workers and given back in the order of the
input, and no more pieces are under way than keep the workers busy: so a file, or a pipe,
may be longer than memory.  Compiled, the search lets other threads run; as Python, only
other processes help.
"""

import re
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from threading import Event, local
from typing import BinaryIO

from sudoku_gui.formats import FormatError, source_text
from sudoku_gui.formats.lines import SIZE_OF_LENGTH, GoodLine, SortedLines
from sudoku_gui.formats.source_text import SourceLine, Stretch
from sudoku_gui.language import Text, text
from sudoku_gui.solvers import engine
from sudoku_gui.solvers.bulk import Bulk
from sudoku_gui.solvers.verdict import Check, VerdictKind

_PIECE_BYTES = 1 << 17
_SLICE_GUESSES = 2_000  # between two of which a worker hears that it is to stop
_PLAIN = re.compile(rb"(?:[0-9.]{81}\n)+")
_DIGITS = bytes(range(48, 58))
_AS_DIGITS = bytes.maketrans(b".*_" + _DIGITS, bytes([0, 0, 0, *range(10)]))
_AS_SIGNS = bytes.maketrans(bytes(range(10)), _DIGITS)


@dataclass(frozen=True, slots=True)
class Piece:
    """Whole lines of a file, the first of which has the number `first_line`."""

    file: str
    first_line: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found about the puzzle on a line.

    solution: signs of all cells, "" if there is none.  solutions: how many were counted.
    """

    line: int
    puzzle: str
    solution: str
    solutions: int


@dataclass(frozen=True, slots=True)
class Problem:
    """Why there is no answer about a line."""

    line: int
    sentence: Text


@dataclass(frozen=True, slots=True)
class Answered:
    """A piece with the answers about it."""

    piece: Piece
    answers: tuple[Answer, ...]
    problems: tuple[Problem, ...]


def pieces_of(file: str, stream: BinaryIO) -> Iterator[Piece]:
    """The lines of a stream in pieces; a line that is longer than a piece is one of its own."""
    first_line = 1
    rest = b""
    while data := stream.read(_PIECE_BYTES):
        whole, newline, rest = (rest + data).rpartition(b"\n")
        if newline:
            yield Piece(file, first_line, whole + newline)
            first_line += whole.count(b"\n") + 1
    if rest:
        yield Piece(file, first_line, rest)


def answered(pieces: Iterable[Piece], limit: int, jobs: int) -> Iterator[Answered]:
    """Each piece with its answers, in order; solutions are counted up to `limit`."""
    stop = Event()
    waiting: deque[Future[Answered]] = deque()
    with _workers(jobs, stop) as workers:
        try:
            for piece in pieces:
                waiting.append(workers.submit(_answer, piece, limit))
                if len(waiting) > 2 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            stop.set()
            workers.shutdown(cancel_futures=True)


class _Stopped(Exception):  # noqa: N818 - no error: nobody waits for the answer any more
    """The work was given up."""


def _workers(jobs: int, stop: Event) -> Executor:
    """Threads hear of `stop`; processes get the interruption themselves."""
    if engine.is_compiled():
        return ThreadPoolExecutor(jobs, initializer=_listen_to, initargs=(stop,))
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


class _Worker(local):
    """What a worker knows: when it is to stop."""

    def __init__(self) -> None:
        self.stop = Event()


_WORKER = _Worker()


def _listen_to(stop: Event) -> None:
    _WORKER.stop = stop


def _answer(piece: Piece, limit: int) -> Answered:
    if _PLAIN.fullmatch(piece.data):
        return Answered(piece, tuple(_answers_about_plain(piece, limit)), ())
    try:
        source = source_text.decode(piece.data)
    except FormatError as error:
        return Answered(piece, (), (Problem(piece.first_line, error.problem),))
    before = piece.first_line - 1
    found = [
        each
        for part in source.parts
        for each in _answers_about_part(part, part.number + before, limit)
    ]
    return Answered(
        piece,
        tuple(each for each in found if isinstance(each, Answer)),
        tuple(each for each in found if isinstance(each, Problem)),
    )


def _answers_about_part(
    part: SourceLine | Stretch, number: int, limit: int
) -> Iterator[Answer | Problem]:
    """Those about a line, or many good ones, the first of which has the `number`."""
    found = SortedLines(SIZE_OF_LENGTH)
    found.add(part)
    for bad in found.bad:
        yield Problem(number, found.fault_of(bad).problem)
    for offset, line in enumerate(found.good):
        yield _answer_about(GoodLine.of_text(line), number + offset, limit)


def _answers_about_plain(piece: Piece, limit: int) -> Iterator[Answer]:
    """Those about lines of 81 signs and nothing else, without looking at each."""
    bulk = Bulk(piece.data.replace(b"\n", b"").translate(_AS_DIGITS), limit)
    while not bulk.advance(_SLICE_GUESSES):
        _stop_if_told()
    puzzles = piece.data.decode().split("\n")
    solutions = bulk.solutions.translate(_AS_SIGNS).decode()
    for number, count in enumerate(bulk.counts):
        solution = solutions[81 * number : 81 * number + 81] if count else ""
        yield Answer(piece.first_line + number, puzzles[number], solution, count)


def _answer_about(line: GoodLine, number: int, limit: int) -> Answer | Problem:
    grid = line.content().grid
    check = Check(grid, limit)
    while not check.go_on(_SLICE_GUESSES):
        _stop_if_told()
    verdict = check.verdict
    if verdict.kind is VerdictKind.UNDECIDED and not verdict.found:
        return Problem(number, text("not decided after {n} guesses", n=f"{verdict.guesses:,}"))
    solution = verdict.found[0].line() if verdict.found else ""
    return Answer(number, line.signs, solution, min(verdict.solutions, limit))


def _stop_if_told() -> None:
    if _WORKER.stop.is_set():
        raise _Stopped
