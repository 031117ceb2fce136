"""Lines with the cells of one grid somewhere among other text.

    0a1b2c3d4e5f 530070000600195000098…  1.2          a bank: number, cells, rating
    99480,99408,114,1895,53..7....6..195…,Easter-Monster,20.00s
    53..7....6..195…;534678912672195…                 a puzzle and its solution
    https://www.sudokuwiki.org/sudoku.htm?bd=53007000…

The signs X x - ? # may stand for the blanks, where nothing else does.  A line with two grids
is taken only where the other is the solution of the first.
"""

import re
from collections.abc import Sequence

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.remarks import skipped
from sudoku_gui.formats.text.puzzle_lines import SIZE_OF_LENGTH, bare_records
from sudoku_gui.formats.text.signs import OTHER_BLANKS, digits_of, may_solve
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid

# Shorter ones may be numbers or names by chance.
_FEWEST_CELLS = 81
_LONGEST_LINE = 10_000  # signs; what is longer is data of another kind
_RUN = re.compile(r"[0-9A-Za-z.*_?#\u002d\u0080-\U0010ffff]+")
_CELLS_IN_ROW = re.compile(r"[0-9.*_Xx?#-]+")
_LONGEST_NUMBER = 20  # among other cells this many are a part of a grid
_USUAL_BLANKS = frozenset(".0*_")


def grid_of_run(run: str) -> Grid | None:
    """Return the grid whose cells `run` is, or None where it is not certain to be one."""
    size = SIZE_OF_LENGTH.get(len(run), 0)
    if len(run) < _FEWEST_CELLS or not size:
        return None
    others = OTHER_BLANKS.intersection(run)
    if others:
        if len(others) > 1 or _USUAL_BLANKS.intersection(run):
            return None
        run = run.replace(next(iter(others)), ".")
    digits = digits_of(run)
    if max(digits) > size or not any(digits):
        return None
    return Grid(Geometry.of_size(size), digits)


def _parse(source: SourceText) -> ParseResult | None:
    grids, refused, skipped_lines, has_solution = (
        list[Grid](),
        list[tuple[Text, int, int]](),
        [],
        False,
    )
    if any(len(line.text) > _LONGEST_LINE for line in source.lines):
        return None
    for line in source.lines:
        if 2 * len(refused) > len(source.lines):
            return None  # more than there can be grids
        found = [grid for run in _RUN.findall(line.text) if (grid := grid_of_run(run))]
        if (len(found) == 1 and not _is_remnant(line.text, found[0])) or _is_solved_by_second(
            found
        ):
            grids.append(found[0])
            has_solution = has_solution or len(found) > 1
        elif len(found) > 1:
            problem = text("the line holds {count} grids, expected one", count=len(found))
            refused.append((problem, line.number, len(grids)))
        elif not found and not line.kind.is_row:
            skipped_lines.append(line.number)
        else:
            problem = text("the line does not hold all the cells of a grid")
            refused.append((problem, line.number, len(grids)))
    if not grids or len(grids) < len(refused):
        return None
    left_out = {IgnoredData.SOLUTION} if has_solution else set()
    errors = [FormatError(problem, number).behind(before) for problem, number, before in refused]
    records = bare_records([grid.line() for grid in grids])
    return ParseResult(records, (*remarks_on(left_out), *skipped(skipped_lines)), errors)


def _is_remnant(line: str, grid: Grid) -> bool:
    """Return whether a grid may be the solution of a damaged one, or is beside a damaged one."""
    runs = [run for run in _CELLS_IN_ROW.findall(line) if len(run) >= _LONGEST_NUMBER]
    return all(grid.digits) or len(runs) > 1


def _is_solved_by_second(grids: Sequence[Grid]) -> bool:
    """Return whether there are two grids, and the other has all cells filled as the first goes."""
    if len(grids) != 2 or grids[0].geometry != grids[1].geometry:
        return False
    return not all(grids[0].digits) and may_solve(grids[1].digits, grids[0].digits)


FORM = Form(
    text("all cells of a grid among other text on a line"), "line", _parse, is_line_by_line=True
)
