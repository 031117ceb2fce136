"""sudoku.coach: the cells as the last part of the address, or all of a game behind SCv7_32_.

    https://sudoku.coach/en/solver/53007000…
    SCv7_32_…

A game is JSON, made smaller by zlib, in base 32 (RFC 4648, section 7).
"""

import base64
import binascii
import re
import zlib

from sudoku_gui.formats.entries import record_with_entries, with_notes
from sudoku_gui.formats.left_out import IgnoredData
from sudoku_gui.formats.links.cell_strings import plain_grid, read_cells
from sudoku_gui.formats.links.link_site import (
    LONGEST_CONTENT,
    LinkContent,
    LinkSite,
    damaged_link,
)
from sudoku_gui.formats.text.json_data import JsonNumber, JsonValue, parse_json
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import Puzzle

_GAME = re.compile(r"SCv7_32_([0-9a-v]+)")
_GROUP = 8  # signs of base 32 that stand for whole bytes
_KNOWN = {"gridSize", "givenDigits", "userDigits", "userCellCandidates"}
_SET = re.compile(r"[0-9]{1,8}")


def _read(written: str) -> LinkContent:
    game = _GAME.fullmatch(written)
    if game is None:
        return read_cells(written)
    members = parse_json(SourceText(_decompressed(game[1]))).members()
    givens = _grid_in(members, "givenDigits")
    if givens is None or not givens.filled_count():
        raise damaged_link()
    entered = _grid_in(members, "userDigits") or Grid.empty(givens.geometry)
    if entered.geometry != givens.geometry:
        raise damaged_link()
    record, remarks = record_with_entries(Puzzle(givens), entered.digits)
    notes = _notes_in(members, givens.geometry)
    has_more = any(value.content for name, value in members.items() if name not in _KNOWN)
    left_out = frozenset({IgnoredData.OTHER} if has_more else ())
    return LinkContent(with_notes(record, notes), left_out, remarks)


def _decompressed(letters: str) -> str:
    try:
        data = base64.b32hexdecode(letters.upper() + "=" * (-len(letters) % _GROUP))
        inflater = zlib.decompressobj()
        found = inflater.decompress(data, LONGEST_CONTENT)
        words = found.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError) as error:
        raise damaged_link() from error
    if not inflater.eof:
        raise damaged_link()
    return words


def _grid_in(members: dict[str, JsonValue], name: str) -> Grid | None:
    return plain_grid(members[name].string()) if name in members else None


def _notes_in(members: dict[str, JsonValue], geometry: Geometry) -> dict[Cell, CellNotes]:
    """Return the candidates a player wrote: a number for each cell, the bit d for the digit d."""
    if "userCellCandidates" not in members:
        return {}
    written = members["userCellCandidates"]
    sets = _sets_of(written)
    if len(sets) not in (0, geometry.cell_count):
        raise damaged_link()
    notes = {}
    for cell, bits in enumerate(sets):
        if bits & 1 or bits >> geometry.size + 1:
            raise damaged_link()
        digits = [Digit(digit) for digit in geometry.digits if bits >> digit & 1]
        if digits:
            notes[Cell(cell)] = CellNotes(frozenset(digits))
    return notes


def _sets_of(written: JsonValue) -> list[int]:
    if isinstance(written.content, list):
        words = [
            item.content.written if isinstance(item.content, JsonNumber) else item.string()
            for item in written.content
        ]
    else:
        words = written.string().split("-") if written.string() else []
    if not all(map(_SET.fullmatch, words)):
        raise damaged_link()
    return list(map(int, words))


SITE = LinkSite(
    "sudoku.coach",
    re.compile(r"(?:sudoku\.coach/(?:\w{2}/)?(?:play|solver)/|\b(?=SCv7_32_))([^?&#\s]+)"),
    _read,
)
