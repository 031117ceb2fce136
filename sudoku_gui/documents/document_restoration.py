"""Documents made again of what their journals say, and of the files that these name."""

from array import array
from collections.abc import Sequence
from enum import Enum
from itertools import compress
from pathlib import Path

from sudoku_gui import formats
from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import Document
from sudoku_gui.documents.document_journal import JournalledDocument
from sudoku_gui.documents.file_transfer import FileTransfer
from sudoku_gui.documents.puzzle_files import NO_FILE, FileOpened, read_file
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.game import Game
from sudoku_gui.model.game_history import SavedState
from sudoku_gui.solvers.task import run

_PLACES_AT_ONCE = 1_000  # handled while no other thread can run: a tenth of a millisecond


class ResumeProblem(Enum):
    """What is not as it was when a document is resumed."""

    DAMAGED = "the journal could be read only up to some place"
    FILE_GONE = "the file of the puzzle is gone"
    PHOTO_LOST = "the photo of the puzzle is gone or damaged"
    COLLECTION_GONE = "the file of the collection is gone, or holds other puzzles"


def name_of(journalled: JournalledDocument) -> Text:
    """Return what people call the document."""
    path = journalled.header.path
    return Text("{name}", {"name": path.name}) if path else journalled.header.name


def restored(
    journalled: JournalledDocument, reading: FileTransfer
) -> tuple[Document, ResumeProblem | None]:
    """Return the document, and what is not as it was; raises TransferCancelledError."""
    if journalled.header.puzzle_count == 1 and not journalled.header.removed:
        return _restored_puzzle(journalled)
    records = _records_of(journalled, reading)
    if records is None:
        return _restored_games(journalled), ResumeProblem.COLLECTION_GONE
    collection = _reduced(records, journalled)
    return _document(journalled, collection, journalled.row), None


def _restored_puzzle(journalled: JournalledDocument) -> tuple[Document, ResumeProblem | None]:
    game = next(iter(journalled.games.values()))
    if journalled.header.path is None or _is_there(journalled.header.path):
        return _document(journalled, _collection_of({0: game}), 0), None
    document = _document(journalled, _collection_of({0: _unsaved(game)}), 0)
    return replace(document, digest=NO_FILE), ResumeProblem.FILE_GONE


def _is_there(path: Path) -> bool:
    """Return whether there is such a file, as far as one is let look or the network answers."""
    try:
        return path.is_file()
    except OSError:
        return False


def _restored_games(journalled: JournalledDocument) -> Document:
    """Return a document of the games alone, without a file: saving asks for one.

    Puzzles that were only looked at are left out.
    """
    played = (row for row, game in journalled.games.items() if game.moves or game.is_modified)
    rows = sorted({*played, journalled.row} & journalled.games.keys())
    collection = _collection_of(
        {place: _unsaved(journalled.games[row]) for place, row in enumerate(rows)}
    )
    document = _document(journalled, collection, rows.index(journalled.row))
    return replace(document, path=None, digest=None, source=None, name=name_of(journalled))


def _records_of(
    journalled: JournalledDocument, reading: FileTransfer
) -> Sequence[PuzzleRecord] | None:
    """Return the puzzles of the collection, or None where those that were begun are not there."""
    source = journalled.header.source
    try:
        if isinstance(source, str):
            records = formats.read(source.encode("utf-8", "surrogatepass")).records
        elif source is not None and isinstance(opened := read_file(source, reading), FileOpened):
            records = opened.reading.records
        else:
            reading.go_on()  # or it was cancelled
            return None
    except FormatError:
        return None
    places = _places_of(journalled, len(records))
    are_there = journalled.row < len(places) and all(
        row < len(places) and _is_of(game, records[places[row]])
        for row, game in journalled.games.items()
    )
    return records if are_there else None


def _places_of(journalled: JournalledDocument, count: int) -> Sequence[int]:
    """Return where each puzzle stands among the `count` in its source, () where it has others."""
    if not journalled.header.removed:
        return range(count)
    kept, places = _kept_of(journalled, count), array("I")
    for start in range(0, count, _PLACES_AT_ONCE):
        piece = slice(start, start + _PLACES_AT_ONCE)
        places.extend(compress(range(count)[piece], kept[piece]))
    return places if len(places) == journalled.header.puzzle_count else ()


def _kept_of(journalled: JournalledDocument, count: int) -> bytearray:
    """Return 0 for each of the `count` puzzles in the source that was removed, 1 for the others."""
    kept = bytearray(b"\1") * count
    for stretch in journalled.header.removed:
        places = range(count)[stretch.start : stretch.stop]
        kept[places.start : places.stop] = bytes(len(places))
    return kept


def _reduced(records: Sequence[PuzzleRecord], journalled: JournalledDocument) -> Collection:
    """Return the puzzles of the source that were not removed, and the games."""
    places = _places_of(journalled, len(records))
    games = {places[row]: game for row, game in journalled.games.items()}
    collection = Collection.resumed(records, games)
    if not journalled.header.removed:
        return collection
    return run(collection.reduced_to(_kept_of(journalled, len(records))))


def _is_of(game: Game, record: PuzzleRecord) -> bool:
    """Return whether the game was begun with this puzzle, or saved as it."""
    known = game.snapshot.start, game.saved.sheet, game.sheet
    givens = record.puzzle.givens
    return any(givens in (sheet.givens, sheet.grid) for sheet in known)


def _collection_of(games: dict[int, Game]) -> Collection:
    """Return a collection of these games, counted from 0."""
    records = [PuzzleRecord.of_sheet(game.sheet, game.puzzle.metadata) for game in games.values()]
    return Collection.resumed(records, games)


def _unsaved(game: Game) -> Game:
    """Return the game as one whose moves no file holds."""
    history, metadata = game.snapshot, game.puzzle.metadata
    return Game.resumed(metadata, history, SavedState(history.start, metadata))


def _document(journalled: JournalledDocument, collection: Collection, row: int) -> Document:
    return Document(
        collection,
        row,
        journalled.header.name,
        journalled.header.path,
        source=journalled.header.source,
        **journalled.header.settings,
    )
