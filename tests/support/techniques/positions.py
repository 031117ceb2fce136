"""The positions of tests/data/techniques, each with what one technique concludes there.

Every one was met on the way to a solution of a puzzle of ours (`tests/long/technique_positions`
finds them), accepted by the checker, and judged by trying.
"""

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid, digit_of, sign_of
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import techniques_named

FOLDER = Path(__file__).parents[2] / "data" / "techniques"


@dataclass(frozen=True, slots=True)
class TechniquePosition:
    """A position, and what the technique must find in it, among other things."""

    technique: str
    position: Position
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]

    @property
    def effect(self) -> tuple[tuple[Candidate, ...], tuple[Candidate, ...]]:
        """What follows."""
        return self.placements, self.eliminations

    @property
    def line(self) -> str:
        """As it stands in a file."""
        grid, geometry = self.position.grid, self.position.geometry
        everything = Position.of_grid(grid)
        ruled_out = [
            Candidate(cell, digit)
            for cell in grid.blanks()
            for digit in everything.digits_left(cell)
            if not self.position.is_candidate(cell, digit)
        ]
        parts = [_written(each, geometry) for each in (ruled_out, *self.effect)]
        signs = ("+" * (cell in self.position.placed) + sign for cell, sign in enumerate(str(grid)))
        return "\t".join(("".join(signs), *parts))


def one_of_each_technique() -> tuple[TechniquePosition, ...]:
    """A row for each technique that has any."""
    return tuple({each.technique: each for each in technique_positions()}.values())


def first_deduction(row: TechniquePosition) -> Deduction:
    """The first deduction of the technique in its position."""
    search = DeductionSearch(row.position.geometry, techniques_named(row.technique))
    deduction = search.first(row.position)
    assert deduction is not None
    return deduction


def of_deduction(deduction: Deduction, position: Position) -> TechniquePosition:
    """The row of a deduction."""
    name = deduction.technique.name
    return TechniquePosition(name, position, deduction.placements, deduction.eliminations)


@cache
def technique_positions() -> tuple[TechniquePosition, ...]:
    """All rows of all files."""
    return tuple(
        _read(path.stem, line)
        for path in sorted(FOLDER.glob("*.tsv"))
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#")
    )


def _read(technique: str, line: str) -> TechniquePosition:
    signs, *columns = line.split("\t")
    cells = re.findall(r"\+?.", signs)
    grid = Grid.from_line(signs.replace("+", ""))
    position = replace(
        Position.of_grid(grid),
        placed=frozenset(Cell(cell) for cell, sign in enumerate(cells) if len(sign) == 2),
    )
    ruled_out, placements, eliminations = (_candidates(each, position) for each in columns)
    for each in ruled_out:
        position = position.without(each)
    return TechniquePosition(technique, position, placements, eliminations)


def _written(candidates: tuple[Candidate, ...] | list[Candidate], geometry: Geometry) -> str:
    return " ".join(f"{geometry.name(each.cell)}={sign_of(each.digit)}" for each in candidates)


def _candidates(column: str, position: Position) -> tuple[Candidate, ...]:
    geometry = position.geometry
    cell_of = {geometry.name(Cell(cell)): Cell(cell) for cell in geometry.cells}
    pairs = (word.split("=") for word in column.split())
    return tuple(Candidate(cell_of[name], Digit(digit_of(sign) or 0)) for name, sign in pairs)
