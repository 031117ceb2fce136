"""Saved games of KSudoku: XML, one puzzle of 4x4, 9x9, 16x16 or 25x25.

    <!DOCTYPE ksudoku>
    <ksudoku> <game> <puzzle>
      <graph order="9" type="sudoku" specific-type="Plain"/>
      <values>fd__h____..</values>
    </puzzle> <history>
      <simple-event index="2" value="4"/> ..

In the values b is 1, c is 2 and so on, and a or _ a blank.  The history is played as
KSudoku plays it: an event replaces what stands in its cell, a digit or pencil marks,
and what it leaves there at the end is entered.
"""

import re
from collections.abc import Sequence

from sudoku_gui.formats.content import Content
from sudoku_gui.formats.entries import with_state
from sudoku_gui.formats.errors import UnsuitableGridError
from sudoku_gui.formats.format import Capacity, Format, Parsed
from sudoku_gui.formats.left_out import LeftOut, remarks_on
from sudoku_gui.formats.text.signs import named, named_word
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.formats.text.wrong_length import puzzle_of_wrong_length
from sudoku_gui.formats.text.xml_data import Element, first_tag, parse_xml
from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK, Grid
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
        self.left_out: set[LeftOut] = set()
        self._size = givens.geometry.size

    def play(self, event: Element) -> None:
        """Play one event; raises FormatError."""
        if event.name != "simple-event":
            self.left_out.add(LeftOut.MOVES_AT_ONCE)  # KSudoku itself reads over them
            return
        cell = _number_in(event, "index", len(self.givens) - 1)
        if "markers" in event.attributes:
            self.state[cell] = BLANK
            self.left_out.add(LeftOut.PENCIL_MARKS)
            return
        digit = _number_in(event, "value", self._size)
        if event.attributes.get("given") == "true" and not self.givens[cell]:
            self.givens[cell] = digit
        else:
            self.state[cell] = digit


def _recognises(source: SourceText) -> bool:
    return first_tag(source) == _ROOT


def _parse(source: SourceText) -> Parsed:
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
        played.left_out.add(LeftOut.SOLUTION)
    if game.attributes.get("msecs-elapsed", "0") not in _NO_TIMES:
        played.left_out.add(LeftOut.TIMES)
    whole = Puzzle(Grid(givens.geometry, bytes(played.givens)))
    content, kept = with_state(whole, bytes(played.state))
    return Parsed((content,), (*kept, *remarks_on(played.left_out)))


def _givens_in(puzzle: Element) -> Grid:
    """The digits of the puzzle; raises FormatError."""
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


def _order_of(graph: Element) -> int:
    """The size of the grid; raises FormatError where it is no plain Sudoku."""
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


def _number_in(event: Element, attribute: str, highest: int) -> int:
    written = event.attributes.get(attribute, "")
    if _NUMBER.fullmatch(written) and int(written) <= highest:
        return int(written)
    raise event.fault(
        text("expected a number from {lowest} to {highest}", lowest=0, highest=highest)
    )


def _write(contents: Sequence[Content]) -> str:
    (content,) = contents
    size = content.grid.geometry.size
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
    values = "".join(_VALUES[digit] if digit else "_" for digit in content.puzzle.givens)
    entered = [(cell, digit) for cell, digit in enumerate(content.entries) if digit]
    events = "".join(
        f'   <simple-event index="{cell}" value="{digit}"/>\n' for cell, digit in entered
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


FORMAT = Format(
    name="ksudoku",
    title=text("KSudoku: saved game"),
    suffixes=(".ksudoku", ".xml"),
    capacity=Capacity.ONE,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    has_entries=True,
)
