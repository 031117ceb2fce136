"""The program's own format: a game with all that was played, as lines of JSON, a line a move.

What each line holds is said in `sudoku_lines`, and for whoever writes another reader in the
handbook.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from sudoku_gui.formats import sudoku_lines, sudoku_photo
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Format, ParseResult
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.record_part import HISTORY_PARTS, SHEET_PARTS
from sudoku_gui.formats.sudoku_values import LineError, Members, count_of, parse_line
from sudoku_gui.formats.text.signs import named_word
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import Text, text
from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.model.game_history import NO_TOTALS, GameHistory, TimedMove, WatchedStep
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.photo import Photo
from sudoku_gui.model.puzzle import NO_METADATA, Metadata
from sudoku_gui.model.sheet import CellState, Sheet

_HEAD_LENGTH = 256  # bytes of a file, enough to tell its version
_HEAD = re.compile(
    r'[ \t\n]*\{[ \t]*"format"[ \t]*:[ \t]*"sudoku-game"[ \t]*'
    r'(?:,[ \t]*"version"[ \t]*:[ \t]*(?P<version>[0-9]{1,9}))?'
)


class GameReader:
    """Takes the lines of a game one after another, and has at any time the game they tell.

    A game that is still written, as in a journal, is read the same way.
    """

    def __init__(self) -> None:
        self._geometry: Geometry | None = None
        self._metadata = NO_METADATA
        self._start: Sheet | None = None
        self._states: list[CellState] = []  # after the last move, undone ones too
        self._done: list[TimedMove] = []
        self._undone: list[TimedMove] = []
        self._bookmarks: dict[str, Bookmark] = {}  # by name, in the order of the lines
        self._totals = NO_TOTALS
        self._watched: WatchedStep | None = None
        self._photo: Photo | None = None
        self._takers: Mapping[str, Callable[[Members, Geometry], None]] = {
            "move": self._take_move,
            "bookmark": self._take_bookmark,
            "played": self._take_totals,
            "watched": self._take_watched,
            "photo": self._take_photo,
        }

    def take(self, line: str, number: int) -> None:
        """Read the next line, which is the line `number` of its file; raises FormatError."""
        members = parse_line(line, number)
        try:
            self._take(members)
        except LineError as error:
            raise error.at(line, number) from None

    @property
    def metadata(self) -> Metadata:
        """What is known about the puzzle."""
        return self._metadata

    @property
    def history(self) -> GameHistory:
        """The game as the lines tell it; raises FormatError before it is known how it began."""
        if self._start is None:
            raise FormatError(text('found no line that begins with "puzzle"'))
        return GameHistory(
            self._start,
            tuple(self._done),
            tuple(self._undone),
            tuple(self._bookmarks.values()),
            self._totals,
            self._watched,
            self._photo,
        )

    def _take(self, members: Members) -> None:
        kind = sudoku_lines.kind_of_line(members)
        if self._geometry is None:
            _demand(kind, "format")
            _check_version(members)
            self._geometry = sudoku_lines.decode_header(members)
        elif self._start is None:
            _demand(kind, "puzzle")
            self._metadata, self._start = sudoku_lines.decode_start(members, self._geometry)
            self._states = [self._start.state_at(Cell(cell)) for cell in self._geometry.cells]
        elif kind in self._takers:
            self._takers[kind](members, self._geometry)
        else:
            found = named_word(kind)
            raise LineError(text("found {found}, expected a kind of line", found=found), kind)

    def _take_move(self, members: Members, geometry: Geometry) -> None:
        timed, is_undone = sudoku_lines.decode_move(members, geometry, self._states.__getitem__)
        if self._undone and not is_undone:
            raise LineError(text("found a move after one that was undone"))
        for change in timed.move.changes:
            self._states[change.cell] = change.after
        (self._undone if is_undone else self._done).append(timed)

    def _take_bookmark(self, members: Members, geometry: Geometry) -> None:
        bookmark = sudoku_lines.decode_bookmark(members, geometry)
        if bookmark.name in self._bookmarks:
            raise LineError(text("found the name of another bookmark"), "bookmark")
        self._bookmarks[bookmark.name] = bookmark

    def _take_totals(self, members: Members, _: Geometry) -> None:
        self._totals = sudoku_lines.decode_totals(members)

    def _take_watched(self, members: Members, _: Geometry) -> None:
        self._watched = sudoku_lines.decode_watched(members)

    def _take_photo(self, members: Members, _: Geometry) -> None:
        if self._photo is not None:
            raise LineError(text("found a second photo"), "photo")
        self._photo = sudoku_photo.decode_photo(members)


def lines_of(metadata: Metadata, history: GameHistory) -> Iterator[str]:
    """Yield the lines of a game, without their ends."""
    geometry = history.start.geometry
    yield sudoku_lines.header_line(geometry, has_photo=history.photo is not None)
    yield sudoku_lines.start_line(metadata, history.start)
    for timed in history.done:
        yield sudoku_lines.move_line(timed, geometry)
    for timed in history.undone:
        yield sudoku_lines.move_line(timed, geometry, is_undone=True)
    yield from map(sudoku_lines.bookmark_line, history.bookmarks)
    if history.totals != NO_TOTALS:
        yield sudoku_lines.totals_line(history.totals)
    if history.watched:
        yield sudoku_lines.watched_line(history.watched)
    if history.photo:
        yield sudoku_photo.photo_line(history.photo)


def newer_version_problem(path: Path) -> Text | None:
    """Return why the file at `path` must not be replaced, if it is a game of a newer version.

    Raises OSError where there is a file that cannot be read.
    """
    try:
        if not path.is_file():  # a pipe would let us wait
            return None
        with path.open("rb") as stream:
            head = stream.read(_HEAD_LENGTH)
    except (FileNotFoundError, ValueError):  # there is none, or none can have such a name
        return None
    found = _HEAD.match(head.decode("utf-8-sig", "replace"))
    version = int(found["version"] or 0) if found else 0
    return _newer_version(version) if version > sudoku_lines.VERSION else None


def _check_version(members: Members) -> None:
    if members["format"] != sudoku_lines.FORMAT_NAME:
        expected = f'"{sudoku_lines.FORMAT_NAME}"'
        raise LineError(text("expected {expected}", expected=expected), "format")
    if "version" not in members:
        raise LineError(text('found no "{name}"', name="version"))
    version = count_of(members["version"], "version")
    if version > sudoku_lines.VERSION:
        raise LineError(_newer_version(version), "version")
    if version < 1:
        raise LineError(text("expected a version from 1 on"), "version")


def _newer_version(version: int) -> Text:
    return text(
        "written by a newer version of this program (format {version}, known here: {known})",
        version=version,
        known=sudoku_lines.VERSION,
    )


def _demand(kind: str, expected: str) -> None:
    if kind != expected:
        problem = text('expected a line that begins with "{name}"', name=expected)
        raise LineError(problem, kind)


def _recognises(source: SourceText) -> bool:
    return bool(_HEAD.match(source.content))


def _parse(source: SourceText) -> ParseResult:
    reader = GameReader()
    for number, line in enumerate(source.content.split("\n"), start=1):
        if line and not line.isspace():
            reader.take(line, number)
    return ParseResult((PuzzleRecord.of_history(reader.metadata, reader.history),))


def _write(records: Sequence[PuzzleRecord]) -> str:
    (record,) = records
    history = record.history or GameHistory(record.sheet)
    return "".join(f"{line}\n" for line in lines_of(record.puzzle.metadata, history))


FORMAT = Format(
    name="sudoku",
    title=text("Sudoku game"),
    suffixes=(".sudoku",),
    holds_many=False,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    keeps=SHEET_PARTS | HISTORY_PARTS,
    is_lossless=True,
)
