"""The files that a conversion reads, one after another: each part by part, or as a whole.

All of them are looked into before anything is written, for what they are decides how it is
written.  What is read anew for that is not held in memory: there may be many long lists.
"""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from pathlib import Path

from sudoku_gui.cli import streams
from sudoku_gui.cli.conversion_progress import ConversionProgress
from sudoku_gui.cli.input_files import refuse_unreadable, size_of
from sudoku_gui.cli.puzzle_input import parts_of, readings_from
from sudoku_gui.cli.puzzle_range import MissingPuzzleError
from sudoku_gui.formats import Format, FormatError, PuzzleRecord, ReadResult
from sudoku_gui.formats.errors import nothing_read_beyond
from sudoku_gui.formats.puzzle_stream import PUZZLE_A_LINE
from sudoku_gui.formats.text.puzzle_lines import are_bare
from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.puzzle import NO_METADATA


@dataclass(slots=True)
class InputFile:
    """A file that was looked into.

    held: what was read of it, None where it is read anew; rest: what follows that.
    """

    source: str
    before: int  # how many bytes there are in the files before it
    format: Format
    is_in_parts: bool
    is_bare: bool  # whether nothing is known of its puzzles but givens and comments
    texts: tuple[str, ...]  # the names of those that puzzles may have, where it is read in parts
    has_entries: bool  # the same of entries
    held: tuple[ReadResult, ...] | None
    rest: Iterator[ReadResult]


class ConversionInput:
    """The files that `options` name, in their order.

    Where there are several, one that cannot be read as puzzles is told of and left out.
    Raises BadInputError.
    """

    def __init__(self, options: Namespace, progress: ConversionProgress) -> None:
        self._options = options
        self._progress = progress
        self.is_alone = len(options.sources) == 1
        """Whether a single file is read."""
        try:
            self.files = list(self._looked_into())
        finally:
            progress.clear()

    @property
    def is_in_parts(self) -> bool:
        """Whether a single list is longer than a part, or there are several files."""
        return not self.is_alone or self.files[0].is_in_parts

    @property
    def is_bare(self) -> bool:
        """Whether each file is a list, or has nothing that a list could not have."""
        return all(each.is_bare for each in self.files)

    @property
    def texts(self) -> Sequence[str]:
        """The names of the texts that puzzles may have."""
        return (*dict.fromkeys(chain.from_iterable(each.texts for each in self.files)),)

    @property
    def has_entries(self) -> bool:
        """Whether there may be entries in the puzzles of a table."""
        return any(each.has_entries for each in self.files)

    def readings(self) -> Iterator[tuple[str, ReadResult]]:
        """Yield what is in the files, part by part, each with the name of its file."""
        for file in self.files:
            if file.held is None:
                parts = self._parts_of(file.source, file.before)
            else:
                parts = chain(file.held, file.rest)
            try:
                for reading in parts:
                    yield file.source, reading
            except FormatError as error:
                self._progress.leave_out(file.source, nothing_read_beyond(error))

    def _looked_into(self) -> Iterator[InputFile]:
        sources = self._options.sources
        for source in sources:
            refuse_unreadable(source)
        before = 0
        for source in sources:
            try:
                yield self._file_of(source, before)
            except FormatError as error:
                self._progress.leave_out(source, error.sentence)
            before += size_of([source])
            if not self.is_alone:
                self._progress.add(0)

    def _file_of(self, source: str, before: int) -> InputFile:
        """Return the file, or raise FormatError where it begins with no puzzle."""
        rest = self._parts_of(source, before)
        first = next(rest)
        held: tuple[ReadResult, ...] = (first,)
        try:
            held += tuple(islice(rest, 1))
        except FormatError as error:
            rest = _failing(error)
        is_list = first.format.name in PUZZLE_A_LINE or (
            len(held) > 1 and all(are_bare(each.records) for each in held)
        )
        file = InputFile(
            source,
            before,
            first.format,
            is_in_parts=len(held) > 1,
            is_bare=is_list
            or (len(held) == 1 and (self.is_alone or all(map(_is_bare, first.records)))),
            texts=_texts_in(first, is_list),
            has_entries=first.table is not None and first.table.has_entries,
            held=held,
            rest=rest,
        )
        if is_list and not self.is_alone and Path(source).is_file():
            file.held, file.rest = None, iter(())
        return file

    def _parts_of(self, source: str, before: int) -> Iterator[ReadResult]:
        options, progress = self._options, self._progress

        def take(taken: int) -> None:
            progress.take(before + taken)

        if self.is_alone:
            return readings_from(source, options.source_format, options.puzzle, take)
        return _naming_missing(
            source, parts_of(source, options.source_format, options.puzzle, take)
        )


def _naming_missing(source: str, parts: Iterator[ReadResult]) -> Iterator[ReadResult]:
    """Yield the parts; that there are not so many puzzles is said of the file."""
    try:
        yield from parts
    except MissingPuzzleError as error:
        raise streams.error_about(source, error.sentence) from error


def _failing(error: FormatError) -> Iterator[ReadResult]:
    """Yield nothing, and raise an error that was met too soon."""
    yield from ()
    raise error


def _is_bare(record: PuzzleRecord) -> bool:
    metadata = replace(record.puzzle.metadata, comment=NO_METADATA.comment)
    is_plain = record.puzzle.givens.geometry.is_plain
    return is_plain and metadata == NO_METADATA and not record.parts


def _texts_in(reading: ReadResult, is_list: bool) -> tuple[str, ...]:
    """Return the names of the texts that there may be about puzzles of a file."""
    if reading.table is not None:
        return reading.table.texts
    if reading.format.name == "sdm":
        return ("comment",)
    has_comments = not is_list and any(each.puzzle.metadata.comment for each in reading.records)
    return ("comment",) if has_comments else ()
