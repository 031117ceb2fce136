"""The line of a journal that says what a document is, besides its games."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from sudoku_gui import formats
from sudoku_gui.documents.document import DEFAULT_FORMAT, Document
from sudoku_gui.documents.game_journal import line_of
from sudoku_gui.documents.game_replay import count_of
from sudoku_gui.formats import RecordPart
from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass

_PLACES_AT_ONCE = 1_000  # less than a millisecond


@dataclass(frozen=True, slots=True)
class DocumentHeader:
    """What a journal says of a document."""

    name: Text
    """What it is called as long as it has no file."""
    path: Path | None
    """Its file."""
    source: Path | str | None
    """Where its puzzles were read: a file, or what was pasted."""
    puzzle_count: int
    """How many puzzles it has."""
    removed: Sequence[range]
    """The places of those that its source has besides, counted from 0, in stretches."""
    settings: Mapping[str, Any]
    """What else there is to know of its file, by the names that `Document` has for it."""

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> "DocumentHeader":
        """Return the header of such a line; raises ValueError and its like for another one."""
        template, fields = values["name"]
        name = Text(str(template), dict(fields))
        str(name)  # raises where it does not fit its values
        pasted, source = values["pasted"], _path_of(values["source"])
        return cls(
            name,
            _path_of(values["path"]),
            source if pasted is None else str(pasted),
            int(values["puzzles"]),
            tuple(map(_places_in, values.get("removed", ()))),  # said only where there are some
            _settings_of(values),
        )


def header_line(document: Document) -> bytes:
    """Return the line that says what `document` is."""
    source = document.source
    line = line_of(
        "document",
        {
            "name": [document.name.template, _plain(document.name)],
            "path": _text_of(document.path),
            "format": document.format_name,
            "source": _text_of(source) if isinstance(source, Path) else None,
            "pasted": source if isinstance(source, str) else None,
            "puzzles": len(document.collection),
            "digest": None if document.digest is None else document.digest.hex(),
            "in_no_file": document.is_in_no_file,
            "puzzles_alone": document.holds_puzzles_alone,
            "given_up": sorted(part.value for part in document.parts_given_up),
        },
    )
    removed = b",".join(_removed_in_pieces(document.collection.removed))
    return b'%b,"removed":[%b]}]' % (line.removesuffix(b"}]"), removed) if removed else line


def _removed_in_pieces(stretches: Iterator[range]) -> Iterator[bytes]:
    """Yield the items of a list: a place for each stretch, or the first and the last of its places.

    All other threads wait while such a list is written: so it is not written at once.
    """
    places = (each[0] if len(each) == 1 else [each[0], each[-1]] for each in stretches)
    while piece := list(islice(places, _PLACES_AT_ONCE)):
        yield line_of(*piece)[1:-1]


def _places_in(stretch: int | Sequence[int]) -> range:
    """Return the places of a stretch; raises ValueError where there can be no such."""
    # Imported late because it loads formats, and most windows open without a file.
    from sudoku_gui.formats.long_files import LINES_OF_A_LIST  # noqa: PLC0415

    first, last = map(count_of, (stretch, stretch) if isinstance(stretch, int) else stretch)
    if last >= LINES_OF_A_LIST:
        raise ValueError(f"no list is so long: {last}")
    return range(first, last + 1)


def _settings_of(values: Mapping[str, Any]) -> Mapping[str, Any]:
    return {
        "format_name": _known_format_name(values["format"]),
        "digest": None if values["digest"] is None else bytes.fromhex(values["digest"]),
        "is_in_no_file": bool(values["in_no_file"]),
        "holds_puzzles_alone": bool(values["puzzles_alone"]),
        "parts_given_up": frozenset(map(RecordPart, values["given_up"])),
    }


def _known_format_name(name: str) -> str:
    return name if name in formats.FORMATS.names else DEFAULT_FORMAT


def _plain(name: Text) -> dict[str, str]:
    return {gap: str(value) for gap, value in name.values.items()}


def _text_of(path: Path | None) -> str | None:
    return None if path is None else str(path)


def _path_of(words: str | None) -> Path | None:
    return None if words is None else Path(words)
