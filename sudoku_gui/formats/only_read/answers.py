"""What commands over many puzzles write: a puzzle on each line, with what was found out about it.

    53..7....6..195…,534678912672195…              the solution, or nothing where there is none
    53..7....6..195…,1                             how many solutions there are
    {"file": "a.sdm", "line": 1, "puzzle": "53..7....6..195…", "solution": "534678…", …}

Every line is so, and grids may be of any size, or blank.
"""

import re

from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.text.puzzle_lines import SIZE_OF_LENGTH, bare_records
from sudoku_gui.formats.text.signs import digits_of, may_solve
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text

_ROW = re.compile(r"([0-9A-P.*_]{16,625}),([0-9A-P]*)[ \t]*")
_OBJECT = re.compile(
    r'[ \t]*\{(?:[^\n]*?(?<!\\))?"puzzle"[ \t]*:[ \t]*"([0-9A-P.*_]{16,625})"[^\n]*\}[ \t]*'
)
_MOST_FIGURES = 15  # of a number of solutions; a shorter grid has more cells


def _parse(source: SourceText) -> ParseResult | None:
    puzzles, left_out = list[str](), set[IgnoredData]()
    for line in source.lines:
        row = _ROW.fullmatch(line.text)
        found = row or _OBJECT.fullmatch(line.text)
        if found is None or not _is_grid(found[1]):
            return None
        if row is None:
            left_out |= {IgnoredData.SOLUTION, IgnoredData.OTHER}
        elif not _is_count(row[2]):
            if not _solves(row[2], row[1]):
                return None
            left_out.add(IgnoredData.SOLUTION)
        puzzles.append(found[1])
    return ParseResult(bare_records(puzzles), remarks_on(left_out))


def _is_grid(signs: str) -> bool:
    return max(digits_of(signs)) <= SIZE_OF_LENGTH.get(len(signs), -1)


def _is_count(written: str) -> bool:
    return len(written) <= _MOST_FIGURES and (not written or written.isdecimal())


def _solves(solution: str, puzzle: str) -> bool:
    """Return whether the one may be the solution of the other."""
    digits, givens = digits_of(solution), digits_of(puzzle)
    return len(digits) == len(givens) and may_solve(digits, givens)


FORM = Form(
    text("puzzles with what was found out about each"), "line", _parse, is_line_by_line=True
)
