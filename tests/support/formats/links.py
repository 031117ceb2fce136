"""Links as sites make them, of a puzzle of our own."""

import base64
import json
import zlib
from urllib.parse import quote

from tests.support.formats.lz_compression import compressed

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
_RUN_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
_MOST_BLANKS = 5
Cells = list[list[dict[str, object]]]
_SHORT_NAMES = {"cells": "ce", "regions": "re", "value": "v", "cages": "ca", "title": "t"}


def cells_of(line: str = LINE, **more: object) -> Cells:
    """Rows of cells as f-puzzles writes them, each given with `more`."""
    size = round(len(line) ** 0.5)
    cells = [{} if sign == "." else {"value": int(sign, 36), **more} for sign in line]
    return [cells[at : at + size] for at in range(0, len(cells), size)]


def f_puzzle(**more: object) -> dict[str, object]:
    """The puzzle as f-puzzles has it, with other members or in their place."""
    return {"size": 9, "title": "Seven", "author": "Ann", "grid": cells_of(given=True)} | more


def f_puzzles_letters(**more: object) -> str:
    """The same as the signs of a link."""
    return compressed(json.dumps(f_puzzle(**more), ensure_ascii=False, separators=(",", ":")))


def sudokupad_puzzle(**more: object) -> dict[str, object]:
    """The puzzle as SudokuPad has it, with other members or in their place."""
    boxes = [
        [[box // 3 * 3 + at // 3, box % 3 * 3 + at % 3] for at in range(9)] for box in range(9)
    ]
    about = {"title": "Seven", "author": "Ann", "rules": 'It\'s plain, "as usual".'}
    cells = cells_of()
    return {"id": "x", "cellSize": 50, "metadata": about, "cells": cells, "regions": boxes} | more


def shortened(value: object) -> str:
    """JSON as SudokuPad shortens it: see `sudoku_gui.formats.links.relaxed_json`."""
    if isinstance(value, dict):
        members = ",".join(
            f"{_SHORT_NAMES.get(name, name)}:{shortened(each)}" for name, each in value.items()
        )
        return f"{{{members}}}"
    if isinstance(value, list):
        return "[" + ",".join("" if each == {} else shortened(each) for each in value) + "]"
    if isinstance(value, bool):
        return "t" if value else "f"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("'", "\\'").replace('"', "'")
    return json.dumps(value)


def sudokupad_letters(**more: object) -> str:
    """The same as the signs of a link."""
    return compressed(shortened(sudokupad_puzzle(**more)))


def with_runs(line: str = LINE) -> str:
    """Digits with the blanks behind each, in one sign."""
    written, at = "", 0
    while at < len(line):
        blanks = 0
        while blanks < _MOST_BLANKS and line[at + blanks + 1 : at + blanks + 2] == ".":
            blanks += 1
        digit = int(line[at].replace(".", "0"))
        written += _RUN_SIGNS[digit + 10 * blanks]
        at += 1 + blanks
    return written


def coach_string(**more: object) -> str:
    """A game of sudoku.coach, with other members or in their place."""
    game = {
        "gridSize": 9,
        "givenDigits": LINE.replace(".", "0"),
        "userDigits": "004" + "0" * 78,
        "userCellCandidates": "-".join(["0", "0", "0", "68", *["0"] * 77]),
    } | more
    data = zlib.compress(json.dumps(game).encode())
    return "SCv7_32_" + base64.b32hexencode(data).decode().lower().rstrip("=")


def wiki_string(line: str = LINE) -> str:
    """A position of SudokuWiki: the third cell with a digit entered, the fourth with 2 and 6."""
    numbers = [f"{int(sign.replace('.', '0')):02d}" for sign in line]
    numbers[2], numbers[3] = "0d", "1g"  # 9 + 4, and 18 + 0b100010
    return "S9B" + "".join(numbers)


ZEROS = LINE.replace(".", "0")
LINKS = {
    "SudokuWiki": f"https://www.sudokuwiki.org/sudoku.htm?bd={ZEROS}",
    "SudokuWiki, a position": f"https://www.sudokuwiki.org/sudoku.htm?bd={wiki_string()}",
    "a position alone": wiki_string(),
    "SudokuExchange": f"https://sudokuexchange.com/play/?s={ZEROS}&d=3",
    "SudokuExchange, short": f"https://sudokuexchange.com/play/?s={with_runs()}",
    "sudoku.coach": f"https://sudoku.coach/en/play/{ZEROS}",
    "sudoku.coach, a game": f"https://sudoku.coach/en/play/{coach_string()}",
    "a game alone": coach_string(),
    "f-puzzles": f"https://www.f-puzzles.com/?load={f_puzzles_letters()}",
    "what f-puzzles copies": f_puzzles_letters(),
    "SudokuPad with a puzzle of f-puzzles": "https://sudokupad.app/?puzzleid=fpuzzles"
    + quote(f_puzzles_letters(), safe=""),
    "SudokuPad, fpuz": f"https://sudokupad.app/fpuz{f_puzzles_letters()}?setting-nogrid=1",
    "the same at its old place": "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles"
    + quote(quote(f_puzzles_letters(), safe=""), safe=""),
    "SudokuPad, scl": f"https://sudokupad.app/scl{sudokupad_letters()}",
    "SudokuPad, ctc": f"https://sudokupad.app/sudoku/ctc{sudokupad_letters()}",
    "scl alone": f"scl{sudokupad_letters()}",
    "SudokuPad, not shortened": "https://sudokupad.app/scl"
    + compressed(json.dumps(sudokupad_puzzle())),
    "a moment of a search": f"sudoku-gui:used-tables@44:{LINE}",
    "SudokuPad, classic": f"https://sudokupad.app/classic{with_runs()}",
    "SudokuPad, the shortest": "https://sudokupad.app/"
    + compressed(json.dumps({"p": with_runs(), "n": "Seven", "s": "", "m": ""})),
}
"""A link of each kind, all with the givens of LINE."""
