"""Saved games of KSudoku: XML, one puzzle of 4x4, 9x9, 16x16 or 25x25.

    <!DOCTYPE ksudoku>
    <ksudoku> <game> <puzzle>
      <graph order="9" type="sudoku" specific-type="Plain"/>
      <values>fd__h____..</values>
    </puzzle> <history>
      <simple-event index="2" value="4"/> <simple-event index="3" markers="0110"/> ..

In the values b is 1, c is 2 and so on, and a or _ a blank.  The history is played as
KSudoku plays it: an event replaces what stands in its cell, a digit or notes (a 1 for each
digit noted; for us in the corners), and what it leaves there at the end is entered.  So a
cell with a digit has no notes.
"""

import re
from collections.abc import Iterator, Sequence

from sudoku_gui.formats.entries import record_with_entries, with_notes
from sudoku_gui.formats.errors import UnsuitableGridError
from sudoku_gui.formats.format import Format, ParseResult
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.record_part import RecordPart
from sudoku_gui.formats.text.signs import named, named_word
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.formats.text.wrong_length import puzzle_of_wrong_length
from sudoku_gui.formats.text.xml_data import XmlElement, first_tag, parse_xml
from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import Puzzle

_ROOT = "ksudoku"
_ORDERS = {"4": 4, "9": 9, "16": 16, "25": 25}
_VALUES = "abcdefghijklmnopqrstuvwxyz"
_NUMBER = re.compile(r"[0-9]{1,3}")
_NO_TIMES = {"", "0"}


class _Played:
    """A puzzle and what its history has done to it so far."""

    def __init__(self, givens: Grid) -> None:
        self.givens = bytearray(givens.digits)
        self.state = bytearray(givens.geometry.cell_count)
        self.notes: dict[Cell, CellNotes] = {}
        self.left_out: set[IgnoredData] = set()
        self._size = givens.geometry.size

    def play(self, event: XmlElement) -> None:
        """Play one event; raises FormatError."""
        if event.name != "simple-event":
            self.left_out.add(IgnoredData.MOVES_AT_ONCE)  # KSudoku itself reads over them
            return
        cell = Cell(_number_in(event, "index", len(self.givens) - 1))
        self.notes.pop(cell, None)
        if "markers" in event.attributes:
            self.state[cell] = BLANK
            self.notes[cell] = CellNotes(corner=_marked_in(event, self._size))
            return
        digit = _number_in(event, "value", self._size)
        if event.attributes.get("given") == "true" and not self.givens[cell]:
            self.givens[cell] = digit
        else:
            self.state[cell] = digit


def _recognises(source: SourceText) -> bool:
    return first_tag(source) == _ROOT


def _parse(source: SourceText) -> ParseResult:
    root = parse_xml(source)
    if root.name != _ROOT:
        found = named_word(root.name)
        raise root.fault(text("found {found}, expected {expected}", found=found, expected=_ROOT))
    game = root.one_named("game")
    puzzle = game.one_named("puzzle")
    givens = _givens_in(puzzle)
    played = _Played(givens)
    for history in game.all_named("history"):
        for event in history.children:
            played.play(event)
    if any(puzzle.all_named("solution")):
        played.left_out.add(IgnoredData.SOLUTION)
    if game.attributes.get("msecs-elapsed", "0") not in _NO_TIMES:
        played.left_out.add(IgnoredData.TIMES)
    whole = Puzzle(Grid(givens.geometry, bytes(played.givens)))
    record, kept = record_with_entries(whole, bytes(played.state))
    return ParseResult((with_notes(record, played.notes),), (*kept, *remarks_on(played.left_out)))


def _givens_in(puzzle: XmlElement) -> Grid:
    """Return the digits of the puzzle, or raise FormatError."""
    size = _order_of(puzzle.one_named("graph"))
    values = puzzle.one_named("values")
    signs = values.text.strip(" \t\n")
    if len(signs) != size * size:
        raise values.fault(puzzle_of_wrong_length(len(signs), (size * size,)))
    digits = [_VALUES.find(sign) if sign != "_" else BLANK for sign in signs]
    for sign, digit in zip(signs, digits, strict=True):
        if not 0 <= digit <= size:
            expected = text("_ or a letter a-{last}", last=_VALUES[size])
            raise values.fault(
                text("found {found}, expected {expected}", found=named(sign), expected=expected)
            )
    return Grid(Geometry.of_size(size), bytes(digits))


def _order_of(graph: XmlElement) -> int:
    """Return the size of the grid, or raise FormatError where it is no plain Sudoku."""
    kind = graph.attributes.get("type", ""), graph.attributes.get("specific-type", "Plain")
    if kind != ("sudoku", "Plain"):
        raise graph.fault(text("a puzzle with other rules than those of Sudoku"))
    order = graph.attributes.get("order", "")
    if order not in _ORDERS:
        orders = ", ".join(_ORDERS)
        raise graph.fault(
            text("found {found}, expected {expected}", found=named_word(order), expected=orders)
        )
    return _ORDERS[order]


def _marked_in(event: XmlElement, size: int) -> frozenset[Digit]:
    """Return the digits noted by an event, or raise FormatError."""
    markers = event.attributes["markers"]
    if len(markers) != size or set(markers) - set("01"):
        raise event.fault(text("expected {count} signs 0 or 1", count=size))
    return frozenset(Digit(place) for place, sign in enumerate(markers, 1) if sign == "1")


def _number_in(event: XmlElement, attribute: str, highest: int) -> int:
    written = event.attributes.get(attribute, "")
    if _NUMBER.fullmatch(written) and int(written) <= highest:
        return int(written)
    raise event.fault(
        text("expected a number from {lowest} to {highest}", lowest=0, highest=highest)
    )


def _write(records: Sequence[PuzzleRecord]) -> str:
    (record,) = records
    size = record.grid.geometry.size
    if str(size) not in _ORDERS:
        orders = ", ".join(f"{order}x{order}" for order in _ORDERS)
        raise UnsuitableGridError(
            text(
                "the format {format} holds puzzles of {sizes}, not of {size}x{size}",
                format="ksudoku",
                sizes=orders,
                size=size,
            )
        )
    values = "".join(_VALUES[digit] if digit else "_" for digit in record.puzzle.givens)
    events = "".join(
        f'   <simple-event index="{cell}" {written}/>\n' for cell, written in _events_of(record)
    )
    return (
        f"<!DOCTYPE {_ROOT}>\n<{_ROOT}>\n"
        ' <game had-help="0" msecs-elapsed="0">\n'
        "  <puzzle>\n"
        f'   <graph order="{size}" type="sudoku" specific-type="Plain"/>\n'
        f"   <values>{values}</values>\n"
        "  </puzzle>\n"
        f"  <history>\n{events}  </history>\n"
        f" </game>\n</{_ROOT}>\n"
    )


def _events_of(record: PuzzleRecord) -> Iterator[tuple[Cell, str]]:
    """Yield the cells with entries or, where there is no digit, notes, and how they are written."""
    sheet, digits = record.sheet, record.grid.geometry.digits
    for cell in record.puzzle.givens.blanks():
        noted = sheet.notes_at(cell).corner
        if record.entries.digits[cell]:
            yield cell, f'value="{record.entries.digits[cell]}"'
        elif noted:
            markers = "".join("1" if digit in noted else "0" for digit in digits)
            yield cell, f'markers="{markers}"'


FORMAT = Format(
    name="ksudoku",
    title=text("KSudoku: saved game"),
    suffixes=(".ksudoku", ".xml"),
    holds_many=False,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    keeps=frozenset({RecordPart.ENTRIES, RecordPart.CORNER_NOTES}),
)
