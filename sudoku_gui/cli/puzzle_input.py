"""The puzzles a command is given: those of a file, or of standard input."""

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from sudoku_gui.cli import streams
from sudoku_gui.cli.command import AnswerIsNoError, ExitStatus
from sudoku_gui.cli.input_files import CountedInput, opened_input
from sudoku_gui.cli.puzzle_range import PuzzleRange
from sudoku_gui.cli.streams import error_about
from sudoku_gui.formats import Format, FormatError, PuzzleRecord, ReadResult
from sudoku_gui.formats.reading_stream import readings_of
from sudoku_gui.formats.remarks import about_givens, several_puzzles
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.grid import Conflict, Grid
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError
from sudoku_gui.wording import conflicts_sentence, file_sentence


def read_puzzle(options: Namespace) -> ReadResult:
    """Return the puzzles of `options.file` that are asked for, or raise BadInputError.

    Those are the first, and a remark says so where there are more, or `options.puzzle`: then
    nothing but them is returned.
    """
    chosen: PuzzleRange | None = options.puzzle
    if chosen is not None:
        return read_puzzles(options.file, options.source_format, chosen)
    count = 0
    readings: list[ReadResult] = []
    for reading in readings_from(options.file, options.source_format):
        count += len(reading.records)
        # Of a long list no more is kept than is wanted.
        first = () if readings else tuple(reading.records[:1])
        readings.append(replace(reading, records=first, refused=tuple(reading.refused)))
    whole = joined(options.file, readings)
    return replace(whole, remarks=(*several_puzzles(count), *whole.remarks))


def read_puzzles(
    source: str, format_: Format | None, chosen: PuzzleRange | None = None
) -> ReadResult:
    """Return all that is in the file `source`, "-" being standard input, or raise BadInputError.

    chosen: which puzzles are returned, where it is not all of them.
    """
    return joined(source, list(readings_from(source, format_, chosen)))


def readings_from(
    source: str,
    format_: Format | None,
    chosen: PuzzleRange | None = None,
    take: Callable[[int], object] | None = None,
) -> Iterator[ReadResult]:
    """Yield what is in the file `source` part by part, or raise BadInputError.

    take: hears before each part how many bytes have been read.
    """
    try:
        yield from parts_of(source, format_, chosen, take)
    except FormatError as error:
        raise error_about(source, error.sentence) from error


def parts_of(
    source: str,
    format_: Format | None,
    chosen: PuzzleRange | None,
    take: Callable[[int], object] | None,
) -> Iterator[ReadResult]:
    """Yield the same as `readings_from`, but raise FormatError where the text is no puzzle."""
    try:
        with opened_input(source) as opened:
            counted = CountedInput(opened, 0)
            for reading in _chosen(readings_of(counted, format_), chosen):
                if take is not None:
                    take(counted.taken)
                yield reading
    except OSError as error:
        raise error_about(source, file_sentence(error)) from error


def run_for_each(reading: ReadResult, run: Callable[[PuzzleRecord], ExitStatus]) -> ExitStatus:
    """Tell what is to be known about what was read, run a command on each puzzle of it.

    Returns the exit status.  That the answer about one is no does not keep others from theirs.
    """
    _tell_remarks(reading)
    is_no = False
    for record in reading.records:
        try:
            is_no |= run(record) is ExitStatus.ANSWER_IS_NO
        except AnswerIsNoError as error:
            streams.print_message(error.sentence)
            is_no = True
    if is_no:
        return ExitStatus.ANSWER_IS_NO
    return status_of(reading)


def status_of(reading: ReadResult) -> ExitStatus:
    """Return how a command ends that did what it should with all that was read."""
    return ExitStatus.SOME_LEFT_OUT if reading.refused else ExitStatus.DONE


def conflicts_error(source: str, conflicts: Sequence[Conflict], grid: Grid) -> AnswerIsNoError:
    """Return the error that digits clash in the `grid` of `source`."""
    sentence = conflicts_sentence(conflicts, grid.geometry)
    return AnswerIsNoError(error_about(source, sentence).sentence)


@contextmanager
def refusing_unsuitable(source: str) -> Iterator[None]:
    """Raise BadInputError where an algorithm or an engine refuses the grid of `source`."""
    try:
        yield
    except UnsuitableGeometryError as error:
        raise error_about(source, error.sentence) from error


def _chosen(readings: Iterator[ReadResult], chosen: PuzzleRange | None) -> Iterator[ReadResult]:
    """Yield the readings with the puzzles chosen, or raise BadInputError where one is missing."""
    if chosen is None:
        yield from readings
        return
    # Imported late because most commands are about all of a file, or its first puzzle.
    from sudoku_gui.cli.puzzle_selection import chosen_pieces  # noqa: PLC0415

    yield from chosen_pieces(readings, chosen)


def joined(source: str, readings: Sequence[ReadResult]) -> ReadResult:
    """Return what is in all parts of a file."""
    if len(readings) == 1:
        return readings[0]
    # Imported late because most files are of one part.
    from sudoku_gui.formats.long_files import merged  # noqa: PLC0415

    try:
        return merged(readings)
    except FormatError as error:
        raise error_about(source, error.sentence) from error


def _tell_remarks(reading: ReadResult) -> None:
    """Tell what is to be known, but that givens clash: that is in the answer."""
    givens = reading.records[0].puzzle.givens
    in_answer = tuple(about_givens(givens)) if givens.conflicts() else ()
    for remark in reading.remarks:
        if remark not in in_answer:
            streams.print_message(remark.sentence)
