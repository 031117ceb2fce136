"""What f-puzzles and SudokuPad write alike: rows of cells as JSON objects."""

import re
from collections.abc import Callable, Iterator

from sudoku_gui.formats.entries import record_with_entries, with_notes
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.left_out import IgnoredData
from sudoku_gui.formats.links.link_site import LinkContent
from sudoku_gui.formats.links.other_rules import other_rules
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.formats.text.free_text import sanitised
from sudoku_gui.formats.text.json_data import JsonNumber, JsonValue
from sudoku_gui.formats.text.signs import NO_DIGIT, a_digit, digit_of_token, named_word
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import Metadata, Puzzle

DRAWINGS = Remark(
    text("what is drawn in the grid is not kept; it may stand for other rules"), tells_choice=True
)

_CELL_NAME = re.compile(r"r([0-9]{1,2})c([0-9]{1,2})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class CellNames:
    """The names of what a cell has, as a program writes them."""

    corner: str
    centre: str
    is_given: Callable[[dict[str, JsonValue]], bool]
    ignored: frozenset[str] = field(default_factory=frozenset)  # said nothing of


class SetterGrid:
    """The cells of a puzzle as they are read, row by row.  Raises FormatError."""

    def __init__(self, rows: JsonValue, names: CellNames) -> None:
        self.geometry = _geometry_of(rows)
        self._names = names
        self._givens = bytearray(self.geometry.cell_count)
        self._entries = bytearray(self.geometry.cell_count)
        self._notes: dict[Cell, CellNotes] = {}
        self._has_more = False
        self.cells = [cell.members() for row in rows.items() for cell in row.items()]
        for cell, members in enumerate(self.cells):
            self._add(Cell(cell), members)

    def content(self, about: Metadata, has_more: bool, has_drawings: bool) -> LinkContent:
        """Return the puzzle, and what there is to say of it."""
        givens = Grid(self.geometry, bytes(self._givens))
        if not givens.filled_count():
            if has_drawings:
                raise other_rules(text("those of what is drawn in the grid"))
            raise FormatError(text("the puzzle has no givens"))
        record, kept = record_with_entries(Puzzle(givens, about), bytes(self._entries))
        left_out = {IgnoredData.OTHER} if has_more or self._has_more else set()
        remarks = (*kept, *([DRAWINGS] if has_drawings else ()))
        return LinkContent(with_notes(record, self._notes), frozenset(left_out), remarks)

    def _add(self, cell: Cell, members: dict[str, JsonValue]) -> None:
        known = {"value", self._names.corner, self._names.centre, "given", *self._names.ignored}
        self._has_more |= any(
            value.content not in (None, False, "")
            for name, value in members.items()
            if name not in known
        )
        if "value" in members and members["value"].content not in (None, ""):
            digits = self._givens if self._names.is_given(members) else self._entries
            digits[cell] = self._digit_of(members["value"])
            return
        corner = self._digits_of(members.get(self._names.corner))
        centre = self._digits_of(members.get(self._names.centre))
        if corner or centre:
            self._notes[cell] = CellNotes(corner, centre)

    def _digits_of(self, value: JsonValue | None) -> frozenset[Digit]:
        if value is None or value.content is None:
            return frozenset()
        return frozenset(self._digit_of(each) for each in value.items())

    def _digit_of(self, value: JsonValue) -> Digit:
        number = value.content
        written = number.written if isinstance(number, JsonNumber) else value.string()
        digit = digit_of_token(written, self.geometry.size) if written else NO_DIGIT
        if digit in (0, NO_DIGIT):
            found, expected = named_word(written), a_digit(self.geometry.size)
            raise value.fault(
                text("found {found}, expected {expected}", found=found, expected=expected)
            )
        return Digit(digit)


def _geometry_of(rows: JsonValue) -> Geometry:
    count = len(rows.items())
    widths = {len(row.items()) for row in rows.items()}
    if count not in SIZES or widths != {count}:
        found = f"{count}x{max(widths, default=0)}"
        raise FormatError(
            text(
                "a grid of {found} cells, expected one of {sizes}",
                found=found,
                sizes=", ".join(f"{size}x{size}" for size in SIZES),
            )
        )
    return Geometry.of_size(count)


def are_boxes(geometry: Geometry, region_of: list[object]) -> bool:
    """Return whether cells are in one region where they are in one box, and in no other."""
    boxes = [geometry.box_of(Cell(cell)) for cell in geometry.cells]
    pairs = set(zip(boxes, region_of, strict=True))
    return len(pairs) == geometry.size == len({region for _, region in pairs})


def cells_named(value: JsonValue, geometry: Geometry) -> Iterator[Cell]:
    """Yield the cells of a list such as `[[0, 0], …]` or `["r1c1", …]`, or raise FormatError."""
    for each in value.items():
        if isinstance(each.content, str):
            found = _CELL_NAME.fullmatch(each.content)
            row, column = (int(part) - 1 for part in found.groups()) if found else (-1, -1)
        else:
            row, column = (part.integer(0, geometry.size - 1) for part in _pair(each))
        if not (0 <= row < geometry.size and 0 <= column < geometry.size):
            raise each.fault(text("expected a cell of the grid"))
        yield geometry.cell_at(row, column)


def _pair(value: JsonValue) -> list[JsonValue]:
    items = value.items()
    if len(items) != 2:
        raise value.fault(text("expected a row and a column"))
    return items


def words_in(members: dict[str, JsonValue], name: str) -> str:
    """Return a text of the puzzle, or several put together, "" where there is none."""
    value = members.get(name)
    if value is None:
        return ""
    if isinstance(value.content, list):
        return sanitised(
            "\n".join(each.content for each in value.content if isinstance(each.content, str))
        )
    return sanitised(value.content) if isinstance(value.content, str) else ""
