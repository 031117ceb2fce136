"""Games and IDs of Solo in Simon Tatham's Portable Puzzle Collection.

    3x3:5_3b7d6b1_9_5d9_8d…          columns and rows of a box, and the cells: a letter is
                                     a run of blanks, _ stands between digits
    SAVEFILE:41:Simon Tatham's …     lines of a key, a length and a value; moves as R4,6,1
                                     (column, row, digit; 0 takes it out) or P4,6,1 (a note)

Only plain grids are read: whoever plays with diagonals or cages has other rules.
"""

import re
from collections.abc import Sequence

from sudoku_gui.formats.entries import record_with_entries, with_notes
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import Puzzle

_ID = re.compile(r"[ \t\n]*([1-9])x([1-9])([a-z0-9]*):([a-z0-9_]+)[ \t\n]*")
_LINE = re.compile(r"([A-Z]{2,8}) *:([0-9]{1,6}):(.*)")
_PIECE = re.compile(r"([1-9][0-9]?)|([a-z])|_")
_MOVE = re.compile(r"([RP])([0-9]{1,2}),([0-9]{1,2}),([0-9]{1,2})")
_SAVE = "SAVEFILE:"
_PARAMS = re.compile(r"([1-9])x([1-9])([a-z0-9]*)")
_COUNT = re.compile(r"[0-9]{1,6}")
_MOVES = {"MOVE", "SOLVE", "RESTART"}
_DIFFICULTY = re.compile(r"(?:d[a-z])?(?:[rm][0-9a-z]*)?(?:d[a-z])?")


def _parse(source: SourceText) -> ParseResult | None:
    if source.content.startswith(_SAVE):
        return ParseResult((_saved_game(source),))
    found = _ID.fullmatch(source.content)
    if found is None:
        return None
    givens = _grid_of(found[1], found[2], found[3], found[4], 1)
    return ParseResult((PuzzleRecord.without_entries(Puzzle(givens)),))


def _grid_of(columns: str, rows: str, rules: str, cells: str, line: int) -> Grid:
    size = int(columns) * int(rows)
    if not _DIFFICULTY.fullmatch(rules):
        raise FormatError(text("a game of Solo with other rules than a plain Sudoku's"), line)
    geometry = Geometry.of_size(size) if size in SIZES else None
    if geometry is None or (geometry.box_columns, geometry.box_rows) != (int(columns), int(rows)):
        found = f"{columns}x{rows}"
        raise FormatError(text("no Sudoku here has boxes of {found}", found=found), line)
    digits, at, was_digit = bytearray(), 0, False
    for piece in _PIECE.finditer(cells):
        if piece.start() != at or (was_digit and piece[1]):
            break
        at, was_digit = piece.end(), bool(piece[1])
        digits += bytes([int(piece[1])]) if piece[1] else bytes(_run_length(piece[2]))
    if at != len(cells) or len(digits) != geometry.cell_count or max(digits) > size:
        problem = text("the game ID does not say {count} cells", count=geometry.cell_count)
        raise FormatError(problem, line)
    return Grid(geometry, bytes(digits))


def _run_length(letter: str | None) -> int:
    return ord(letter) - ord("a") + 1 if letter else 0


def _saved_game(source: SourceText) -> PuzzleRecord:
    values, moves = _lines_of(source)
    game, line = values.get("GAME", ("", 1))
    if game != "Solo":
        raise FormatError(text("a saved game of another puzzle than Solo"), line)
    params = _PARAMS.fullmatch(values.get("PARAMS", ("", 1))[0])
    cells, line = values.get("DESC", ("", 1))
    if params is None or not cells:
        raise FormatError(text("the saved game does not say its cells"), line)
    givens = _grid_of(params[1], params[2], params[3], cells, line)
    position = values.get("STATEPOS", ("", 1))[0]
    made = int(position) - 1 if _COUNT.fullmatch(position) else len(moves)
    return _played(givens, moves[: max(made, 0)])


def _lines_of(source: SourceText) -> tuple[dict[str, tuple[str, int]], list[tuple[str, int]]]:
    """Return the values by their keys, and the moves, each with its line."""
    values, moves = dict[str, tuple[str, int]](), list[tuple[str, int]]()
    for line in source.lines:
        found = _LINE.fullmatch(line.text)
        if found is None or len(found[3]) != int(found[2]):
            raise FormatError(text("expected a key, a length and a value so long"), line.number)
        if found[1] in _MOVES:
            moves.append((found[3] if found[1] == "MOVE" else found[1], line.number))
        else:
            values[found[1]] = (found[3], line.number)
    return values, moves


def _played(givens: Grid, moves: Sequence[tuple[str, int]]) -> PuzzleRecord:
    geometry = givens.geometry
    entries = bytearray(geometry.cell_count)
    notes: dict[Cell, frozenset[Digit]] = {}
    for move, line in moves:
        if move == "RESTART":
            entries, notes = bytearray(geometry.cell_count), {}
            continue
        kind, cell, digit = _move_of(move, givens, line)
        if kind == "R":
            entries[cell] = digit
        if kind == "R" or not digit:
            notes.pop(cell, None)
        else:
            notes[cell] = notes.get(cell, frozenset()) ^ {Digit(digit)}
    record, _ = record_with_entries(Puzzle(givens), bytes(entries))
    return with_notes(record, {cell: CellNotes(digits) for cell, digits in notes.items()})


def _move_of(move: str, givens: Grid, line: int) -> tuple[str, Cell, int]:
    """Return the kind of a move, the cell and the digit, or raise FormatError."""
    found, geometry = _MOVE.fullmatch(move), givens.geometry
    column, row, digit = map(int, found.groups()[1:]) if found else (geometry.size, 0, 0)
    if found is None or max(column, row) >= geometry.size or digit > geometry.size:
        raise FormatError(text("found a move that is not known here"), line)
    cell = geometry.cell_at(row, column)
    if givens.digits[cell]:
        raise FormatError(text("found a move in the cell of a given"), line)
    return found[1], cell, digit


FORM = Form(text("a game of Simon Tatham's Solo"), "sudoku", _parse)
