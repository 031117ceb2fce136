"""The reader of games that the handbook prints, and what it should find in one."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sudoku_gui.assets import resource
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.sheet import Origin, Sheet
from tests.support.markdown import MarkdownFile

_NAMES = {Origin.GIVEN: "given", Origin.ENTRY: "entry", Origin.SOLVER: "solver"}

Told = tuple[Mapping[str, str], Mapping[str, Mapping[str, object]], Sequence[str]]
"""What is known about a puzzle, its cells, and the kinds of the moves, undone ones too."""


def printed_reader(code: str = "en") -> str:
    """The text of the reader in the handbook of a language."""
    return MarkdownFile(resource("handbook", f"handbook.{code}.md")).text_of("game-reader")


def read_game(file: Path, reader: str) -> Told:
    """What the reader, a text of Python, finds in a file."""
    names: dict[str, Any] = {}
    exec(reader, names)
    about, cells, moves = names["read_game"](file)
    found = {name: _without_nothing(cell) for name, cell in cells.items()}
    return about, _without_nothing(found), [move["move"] for move in moves]


def told_of(record: PuzzleRecord) -> Told:
    """The same as the program itself has it."""
    about = record.puzzle.metadata
    history, sheet = record.game().snapshot, record.sheet
    names = map(sheet.geometry.name, map(Cell, sheet.geometry.cells))
    cells = {name: _cell(sheet, Cell(cell)) for cell, name in enumerate(names)}
    words = {name: getattr(about, name) for name in about.__slots__}
    return (
        _without_nothing(words),
        _without_nothing(cells),
        [timed.move.kind.value for timed in (*history.done, *history.undone)],
    )


def _cell(sheet: Sheet, cell: Cell) -> dict[str, object]:
    state = sheet.state_at(cell)
    digit = {_NAMES[state.origin]: sign_of(state.digit)} if state.digit else {}
    return _without_nothing(digit | _noted(state.notes))


def _noted(notes: CellNotes) -> dict[str, object]:
    return {
        "corner": "".join(map(sign_of, sorted(notes.corner))),
        "centre": "".join(map(sign_of, sorted(notes.centre))),
        "colours": "".join(map(str, sorted(notes.colours))),
        "note_colours": {sign_of(digit): str(colour) for digit, colour in notes.note_colours},
    }


def _without_nothing(members: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in members.items() if value}
