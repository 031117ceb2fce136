"""Saved games of GNOME Sudoku: JSON, puzzles of 9x9.

    {"difficulty_category": "Easy Difficulty", "time_elapsed": 61.5, "cells": [
        {"position": [0, 3], "value": 1, "fixed": true, "earmarks": []}, ...]}

The earmarks of a cell are its notes, of which there is one kind: for us those in the corners.
GNOME Sudoku opens a file only if it knows the difficulty.  What else we know about a
puzzle stands beside it in members of our own, which GNOME Sudoku reads over.
"""

import json
import re
from collections.abc import Sequence

from sudoku_gui.formats.entries import record_with_entries, with_notes
from sudoku_gui.formats.format import Format, ParseResult
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.record_part import RecordPart
from sudoku_gui.formats.sizes import only_9x9_error
from sudoku_gui.formats.text.free_text import replaced_signs, sanitised
from sudoku_gui.formats.text.json_data import JsonNumber, JsonValue, parse_json
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import METADATA_TEXTS, NO_METADATA, Metadata, Puzzle
from sudoku_gui.model.sheet import CellState, Origin

_GEOMETRY = Geometry.of_size(9)
_OBJECT = re.compile(r"[ \t\n]*+\{[ \t\n]*+[\"}]")
_DIFFICULTY = " Difficulty"
_LEVELS = ("Easy", "Medium", "Hard", "Very Hard")
_ANY_LEVEL = "Medium"  # where the level is none of theirs, ours says what it is
_NO_TIMES = {"0", "0.0", "-1", "-1.0"}
_KNOWN = {"difficulty_category", "time_elapsed", "cells", *METADATA_TEXTS}


class _Cells:
    """The cells of a game as they are read, one by one."""

    def __init__(self) -> None:
        self.givens = bytearray(_GEOMETRY.cell_count)
        self.state = bytearray(_GEOMETRY.cell_count)
        self.notes: dict[Cell, CellNotes] = {}
        self._seen: set[int] = set()

    def add(self, value: JsonValue) -> None:
        """Take one cell in; raises FormatError."""
        position = value.member("position")
        place = position.items()
        if len(place) != 2:
            raise position.fault(text("expected a row and a column"))
        row, column = (each.integer(0, _GEOMETRY.size - 1) for each in place)
        cell = _GEOMETRY.cell_at(row, column)
        if cell in self._seen:
            name = _GEOMETRY.name(cell)
            raise position.fault(text("the cell {cell} stands in the file twice", cell=name))
        self._seen.add(cell)
        digit = value.member("value").integer(0, _GEOMETRY.size)
        digits = self.givens if value.member("fixed").boolean() else self.state
        digits[cell] = digit
        earmarks = value.members().get("earmarks")
        if earmarks is not None:
            noted = (Digit(each.integer(1, _GEOMETRY.size)) for each in earmarks.items())
            self.notes[cell] = CellNotes(corner=frozenset(noted))


def _recognises(source: SourceText) -> bool:
    return _OBJECT.match(source.content) is not None


def _parse(source: SourceText) -> ParseResult:
    root = parse_json(source)
    cells = _Cells()
    for each in _some(root.member("cells")):
        cells.add(each)
    metadata, replaced = _about(root)
    puzzle = Puzzle(Grid(_GEOMETRY, bytes(cells.givens)), metadata)
    record, kept = record_with_entries(puzzle, bytes(cells.state))
    remarks = (*kept, *replaced_signs(replaced), *remarks_on(_left_out(root)))
    return ParseResult((with_notes(record, cells.notes),), remarks)


def _some(cells: JsonValue) -> list[JsonValue]:
    """Return the cells of a game, or raise FormatError without any: all programs write `[]`."""
    found = cells.items()
    if not found:
        raise cells.fault(text("the list of cells is empty"))
    return found


def _about(root: JsonValue) -> tuple[Metadata, list[int]]:
    """Return what is known about the puzzle, and the lines in which signs were replaced."""
    members = root.members()
    told = {name: members[name] for name in METADATA_TEXTS if name in members}
    words = {name: sanitised(value.string()) for name, value in told.items()}
    replaced = [value.line for name, value in told.items() if words[name] != value.content]
    if "level" not in told and "difficulty_category" in members:
        difficulty = members["difficulty_category"]
        words["level"] = _level_of(sanitised(difficulty.string()))
        if sanitised(difficulty.string()) != difficulty.string():
            replaced.append(difficulty.line)
    return NO_METADATA.with_texts(words), replaced


def _level_of(difficulty: str) -> str:
    level = difficulty.removesuffix(_DIFFICULTY)
    return level if level in _LEVELS else difficulty


def _left_out(root: JsonValue) -> set[IgnoredData]:
    """Return what else the file says."""
    members = root.members()
    found = set()
    if "time_elapsed" in members and not _is_no_time(members["time_elapsed"]):
        found.add(IgnoredData.TIMES)
    if members.keys() - _KNOWN:
        found.add(IgnoredData.OTHER)
    return found


def _is_no_time(value: JsonValue) -> bool:
    return isinstance(value.content, JsonNumber) and value.content.written in _NO_TIMES


def _write(records: Sequence[PuzzleRecord]) -> str:
    (record,) = records
    size = record.grid.geometry.size
    if size != _GEOMETRY.size:
        raise only_9x9_error("gnome", size)
    return json.dumps(_document(record), indent=2, ensure_ascii=False) + "\n"


def _document(record: PuzzleRecord) -> dict[str, object]:
    metadata = record.puzzle.metadata
    known = {name: getattr(metadata, name) for name in METADATA_TEXTS}
    own = {name: words for name, words in known.items() if words and words == sanitised(words)}
    is_theirs = metadata.level in _LEVELS
    sheet = record.sheet
    states = [sheet.state_at(Cell(cell)) for cell in _GEOMETRY.cells]
    cells = [_cell(place, state) for place, state in enumerate(states)]
    named = [cell for cell in cells if cell["value"] or cell["earmarks"]]
    if is_theirs:
        del own["level"]
    else:
        own.setdefault("level", "")
    return {
        "difficulty_category": (metadata.level if is_theirs else _ANY_LEVEL) + _DIFFICULTY,
        "time_elapsed": -1.0,
        **own,
        # An empty list would not be read again.
        "cells": named or cells[:1],
    }


def _cell(place: int, state: CellState) -> dict[str, object]:
    return {
        "position": [*divmod(place, _GEOMETRY.size)],
        "value": state.digit,
        "fixed": state.origin is Origin.GIVEN,
        "earmarks": sorted(state.notes.corner),
    }


FORMAT = Format(
    name="gnome",
    title=text("GNOME Sudoku: saved game"),
    suffixes=(".save", ".json"),
    holds_many=False,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    keeps=frozenset({RecordPart.ENTRIES, RecordPart.CORNER_NOTES}),
)
