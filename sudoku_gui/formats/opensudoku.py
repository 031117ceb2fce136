"""Puzzles of OpenSudoku (.opensudoku): XML, folders of puzzles of 9x9.

    <opensudoku>                                   the first version: one folder
      <name>..</name> <author>..</author> ..       see _ELEMENTS
      <game data="050000003..."/>
    </opensudoku>

    <opensudoku version="2">                       saved games, in several folders
      <folder name=".."> <game data=".." note=".."/> .. </folder>
    </opensudoku>

`data` is 81 digits, or "version: 1" (to 4) and for each cell the digit, the notes and whether
the player may change it.  Notes are digits with commas, and since version 2 a number with
a bit for each digit, the lowest for 1; since version 4 there are two kinds, those in the
corners and those in the centre.  We write the oldest version that has room for all.

Of the file we write the first version where the folder has a name and nothing is said of one
puzzle alone; in the second, what else is known about a puzzle stands in the folder, in
elements that OpenSudoku reads over.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from math import isqrt

from sudoku_gui.formats.entries import with_notes
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Format, ParseResult, PartWriting
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.record_part import RecordPart
from sudoku_gui.formats.sizes import only_9x9_error
from sudoku_gui.formats.text.free_text import replaced_signs, sanitised
from sudoku_gui.formats.text.signs import named_word
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.formats.text.xml_data import XmlElement, escaped, parse_xml
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import COLOURS, CellNotes, Colour
from sudoku_gui.model.puzzle import NO_METADATA, Metadata, Puzzle
from sudoku_gui.model.sheet import Origin

_GEOMETRY = Geometry.of_size(9)
_ROOT = "opensudoku"
_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
_ELEMENTS = {
    "name": "title",
    "author": "author",
    "description": "description",
    "comment": "comment",
    "created": "date",
    "source": "source",
    "level": "level",
    "sourceURL": "url",
}
_TIMES = ("created", "time", "last_played")
_XML = re.compile(r"[ \t\n]*<[?!A-Za-z_]")
_DIGITS = re.compile(r"[0-9]{81}")
_VERSION = re.compile(r"version: ([0-9]{1,3})[ \n]")
# Of a cell: the digit, the notes in the corners, those in the centre, whether it may change.
_LISTED = re.compile(r"([0-9])\|((?:[1-9],)*|-)\|()([01])\|")
_NUMBERED = re.compile(r"([0-9])\|([0-9]{0,3}|-)\|{1,2}()([01])\|")
_NUMBERED_TWICE = re.compile(r"([0-9])\|([0-9]{0,3})\|([0-9]{0,3})\|([01])\|")
# The colour stands before the last, and is the fifth group.
_COLOURED = re.compile(r"([0-9])\|([0-9]{0,3})\|([0-9]{0,3})\|(?=[0-9]?\|([01])\|)([0-9]?)\|[01]\|")
_CELL_OF_VERSION = {
    "1": _LISTED,
    "2": _NUMBERED,
    "3": _NUMBERED,
    "4": _NUMBERED_TWICE,
    "5": _COLOURED,
}


class _Folder:
    """The games of one folder, as they are read."""

    def __init__(self, element: XmlElement) -> None:
        self._about, self.replaced = _about_in(element)
        self.left_out = set(_times_of(element)) if element.name == "folder" else set()
        self.records: list[PuzzleRecord] = []
        self.refused: list[FormatError] = []
        for game in element.all_named("game"):
            try:
                self._add(game)
            except FormatError as error:
                self.refused.append(error.behind(len(self.records)))

    def _add(self, game: XmlElement) -> None:
        if "data" not in game.attributes and "cells_data" not in game.attributes:
            raise game.fault(text("the game has no data"))
        givens, entries, notes = _cells_in(game)
        comment = game.attributes.get("note", game.attributes.get("user_note", ""))
        if comment != sanitised(comment):
            self.replaced.append(game.line)
        metadata = replace(self._about, comment=sanitised(comment)) if comment else self._about
        self.records.append(with_notes(PuzzleRecord(Puzzle(givens, metadata), entries), notes))
        self.left_out.update(_times_of(game))
        if game.attributes.get("command_stack"):
            self.left_out.add(IgnoredData.HISTORY)


def _recognises(source: SourceText) -> bool:
    """Return whether the text is XML.

    Other formats in XML are asked first.
    """
    return _XML.match(source.content) is not None


def _parse(source: SourceText) -> ParseResult:
    root = parse_xml(source)
    if root.name != _ROOT:
        found = named_word(root.name)
        raise root.fault(text("found {found}, expected {expected}", found=found, expected=_ROOT))
    version = root.attributes.get("version", "1")
    if version not in {"1", "2", "3"}:
        raise root.fault(text("this version of OpenSudoku's format is not known"))
    folders = [_Folder(element) for element in (root, *root.all_named("folder"))]
    records, refused = list[PuzzleRecord](), list[FormatError]()
    for folder in folders:
        refused += (each.behind(len(records) + each.puzzles_before) for each in folder.refused)
        records += folder.records
    if not records:
        raise refused[0] if refused else root.fault(text("there is no game in the file"))
    replaced = [line for folder in folders for line in folder.replaced]
    left_out = {kind for folder in folders for kind in folder.left_out}
    return ParseResult(records, (*replaced_signs(replaced), *remarks_on(left_out)), refused)


def _about_in(element: XmlElement) -> tuple[Metadata, list[int]]:
    """Return what is said about the puzzles in `element`, and the lines with replaced signs."""
    told = {"title": sanitised(element.attributes.get("name", ""))}
    replaced = [element.line] if told["title"] != element.attributes.get("name", "") else []
    for child in element.children:
        if child.name in _ELEMENTS and child.text:
            told[_ELEMENTS[child.name]] = sanitised(child.text)
            if child.text != sanitised(child.text):
                replaced.append(child.line)
    return NO_METADATA.with_texts(told), replaced


def _times_of(element: XmlElement) -> Iterator[IgnoredData]:
    if any(element.attributes.get(name, "0") != "0" for name in _TIMES):
        yield IgnoredData.TIMES


def _cells_in(game: XmlElement) -> tuple[Grid, Grid, Mapping[Cell, CellNotes]]:
    """Return the givens, the entries and the notes, or raise FormatError."""
    data = game.attributes.get("data") or game.attributes.get("cells_data", "")
    if _DIGITS.fullmatch(data):
        return Grid(_GEOMETRY, bytes(map(int, data))), Grid.empty(_GEOMETRY), {}
    version = _VERSION.match(data)
    if version is None or version[1] not in _CELL_OF_VERSION:
        problem = text("the data of the game are not {cells} digits", cells=_GEOMETRY.cell_count)
        raise game.fault(problem)
    cells = list(_CELL_OF_VERSION[version[1]].finditer(data, version.end()))
    length = sum(len(cell[0]) for cell in cells)
    if len(cells) != _GEOMETRY.cell_count or version.end() + length != len(data.rstrip(" \n")):
        problem = text("the data of the game are not {cells} cells", cells=_GEOMETRY.cell_count)
        raise game.fault(problem)
    givens = bytes(int(cell[1]) if cell[4] == "0" else 0 for cell in cells)
    entries = bytes(int(cell[1]) if cell[4] == "1" else 0 for cell in cells)
    noted = _listed if version[1] == "1" else _numbered
    notes = {
        Cell(at): CellNotes(noted(cell[2]), noted(cell[3]), _colours_of(cell))
        for at, cell in enumerate(cells)
    }
    return Grid(_GEOMETRY, givens), Grid(_GEOMETRY, entries), notes


def _colours_of(cell: re.Match[str]) -> frozenset[Colour]:
    """Return the colour of a cell, which only the last version of the data has."""
    number = cell[5] if cell.re is _COLOURED else ""
    return frozenset(colour for colour in COLOURS if str(colour) == number)


def _listed(written: str) -> frozenset[Digit]:
    """Return the digits of "1,5,9,"."""
    return frozenset(Digit(int(digit)) for digit in written if digit.isdigit())


def _numbered(written: str) -> frozenset[Digit]:
    """Return the digits whose bits are set in a number, which may be missing."""
    bits = int(written) if written.isdigit() else 0
    return frozenset(Digit(digit) for digit in _GEOMETRY.digits if bits >> (digit - 1) & 1)


def _write(records: Sequence[PuzzleRecord]) -> str:
    for record in records:
        size = record.grid.geometry.size
        if size != _GEOMETRY.size:
            raise only_9x9_error("opensudoku", size)
    abouts = {_told_of(record) for record in records}
    is_one = len(abouts) == 1 and all(metadata.title for metadata in abouts)
    body = _first_version(records) if is_one else _second_version(records)
    return f"{_DECLARATION}{body}</{_ROOT}>\n"


def _first_version(records: Sequence[PuzzleRecord]) -> str:
    metadata = _elements_of(records[0].puzzle.metadata, "  ", _ELEMENTS)
    games = "".join(f'  <game data="{_data_of(record)}"/>\n' for record in records)
    return f"<{_ROOT}>\n{metadata}{games}"


def _second_version(records: Sequence[PuzzleRecord]) -> str:
    folders = groupby(records, key=lambda record: replace(_told_of(record), comment=""))
    return f'<{_ROOT} version="2">\n' + "".join(
        _folder_of(metadata, list(games)) for metadata, games in folders
    )


def _folder_of(metadata: Metadata, games: Sequence[PuzzleRecord]) -> str:
    others = {name: field for name, field in _ELEMENTS.items() if field not in {"title", "comment"}}
    return (
        f'  <folder name="{escaped(_told(metadata.title))}">\n'
        + _elements_of(metadata, "    ", others)
        + "".join(map(_game_of, games))
        + "  </folder>\n"
    )


def _game_of(record: PuzzleRecord) -> str:
    return _game(_data_of(record), record.puzzle.metadata)


def _game(data: str, metadata: Metadata) -> str:
    comment = _told(metadata.comment)
    attribute = f' note="{escaped(comment)}"' if comment else ""
    return f'    <game data="{data}"{attribute}/>\n'


def _elements_of(metadata: Metadata, indent: str, names: Mapping[str, str]) -> str:
    told = {name: _told(getattr(metadata, field)) for name, field in names.items()}
    return "".join(
        f"{indent}<{name}>{escaped(words)}</{name}>\n" for name, words in told.items() if words
    )


def _told_of(record: PuzzleRecord) -> Metadata:
    """Return what is known about the puzzle, as far as it can be written."""
    metadata = record.puzzle.metadata
    told = {field: _told(getattr(metadata, field)) for field in _ELEMENTS.values()}
    return NO_METADATA.with_texts(told)


def _told(words: str) -> str:
    """Return `words`, if they can be written and read again as they are."""
    return words if words == sanitised(words) else ""


def _data_of(record: PuzzleRecord) -> str:
    if record.parts <= {RecordPart.COLOURS}:
        return record.puzzle.givens.line()
    sheet = record.sheet
    is_listed = RecordPart.CENTRE_NOTES not in record.parts
    written = _as_list if is_listed else _as_numbers
    states = (sheet.state_at(Cell(cell)) for cell in _GEOMETRY.cells)
    cells = (
        f"{state.digit}|{written(state.notes)}|{int(state.origin is not Origin.GIVEN)}|"
        for state in states
    )
    return escaped(f"version: {1 if is_listed else 4}\n" + "".join(cells))


def _as_list(notes: CellNotes) -> str:
    return "".join(f"{digit}," for digit in sorted(notes.corner)) or "-"


def _as_numbers(notes: CellNotes) -> str:
    corner, centre = (
        sum(1 << (digit - 1) for digit in digits) for digits in (notes.corner, notes.centre)
    )
    return f"{corner}|{centre}"


def _in_parts(_texts: Sequence[str]) -> PartWriting:
    head = f'{_DECLARATION}<{_ROOT} version="2">\n  <folder name="">\n'
    foot = f"  </folder>\n</{_ROOT}>\n"
    return PartWriting(_game_of_signs, head, foot=foot, texts=frozenset({"comment"}))


def _game_of_signs(signs: str, metadata: Metadata) -> str:
    if len(signs) != _GEOMETRY.cell_count:
        raise only_9x9_error("opensudoku", isqrt(len(signs)))
    return _game(signs.replace(".", "0"), metadata)


FORMAT = Format(
    name="opensudoku",
    title=text("OpenSudoku"),
    suffixes=(".opensudoku", ".xml"),
    holds_many=True,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    in_parts=_in_parts,
    keeps=frozenset({RecordPart.ENTRIES, RecordPart.CORNER_NOTES, RecordPart.CENTRE_NOTES}),
)
