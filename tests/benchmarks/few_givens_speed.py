"""How soon grids with few givens are decided, beside general solvers of constraints.

    python -m tests.benchmarks.few_givens_speed tests/data/few_givens/25x25.txt

Each puzzle is checked as `check` does it, and by CP-SAT, CaDiCaL and Glucose, in turn, as far
as `ortools` and `python-sat` are installed.  Those are told the candidates that the givens
leave open, and look for a solution and for a second one.  What is timed is the processor's
time from the grid to the answer, loading left out; the best of some rounds counts.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from sudoku_gui.solvers.engine import compilation
from tests.support.solvers.corpus import puzzles_on_lines

Solver = Callable[[Grid], int]
"""Returns how many solutions a grid has, 2 for several."""

OURS = "ours"
_SLICE_GUESSES = 1_000
_SAT_SOLVERS = {"cadical": "cadical195", "glucose": "glucose4"}


@dataclass(frozen=True, slots=True, order=True)
class Timing:
    """How long a solver took for a grid, and its answer."""

    seconds: float
    solutions: int


def count_here(grid: Grid) -> int:
    """Count with our own solver; -1 if it gives up."""
    check = VerdictCheck(grid, limit=1)
    while not check.work(_SLICE_GUESSES):
        pass
    verdict = check.verdict
    if verdict.kind is VerdictKind.UNDECIDED:
        return -1
    return verdict.solutions + verdict.has_more


def solvers_at_hand() -> dict[str, Solver]:
    """Ours, and those that are installed."""
    found: dict[str, Solver] = {OURS: count_here}
    if find_spec("ortools"):
        found["cp-sat"] = _count_by_constraints
    if find_spec("pysat"):
        for name, inner in _SAT_SOLVERS.items():
            found[name] = partial(_count_by_clauses, inner)
    return found


def _count_by_clauses(name: str, grid: Grid) -> int:
    with import_module("pysat.solvers").Solver(name=name, bootstrap_with=_clauses(grid)) as solver:
        if not solver.solve():
            return 0
        solver.add_clause([-literal for literal in solver.get_model() if literal > 0])
        return 1 + bool(solver.solve())


def _clauses(grid: Grid) -> Iterator[list[int]]:
    """Each cell has a digit, each house a place for each digit, and none has two."""
    number: dict[tuple[Cell, Digit], int] = {}
    for cell in grid.blanks():
        for digit in candidates(grid, cell):
            number[cell, digit] = len(number) + 1
    groups: dict[object, list[int]] = {cell: [] for cell in grid.blanks()}
    for house in grid.geometry.houses:
        missing = set(grid.geometry.digits) - {grid.digit_at(cell) for cell in house.cells}
        groups |= {(house, digit): [] for digit in missing}
    for (cell, digit), literal in number.items():
        groups[cell].append(literal)
        for house in grid.geometry.houses_of(cell):
            groups[house, digit].append(literal)
    for group in groups.values():
        yield group
        yield from ([-one, -other] for one, other in combinations(group, 2))


def _count_by_constraints(grid: Grid) -> int:
    cp_model = import_module("ortools.sat.python.cp_model")
    model = cp_model.CpModel()
    fixed = {cell: model.new_constant(grid.digit_at(cell)) for cell in grid.filled()}
    cells = fixed | {
        cell: model.new_int_var_from_domain(
            cp_model.Domain.from_values(list(candidates(grid, cell))), ""
        )
        for cell in grid.blanks()
    }
    for house in grid.geometry.houses:
        model.add_all_different([cells[cell] for cell in house.cells])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.enumerate_all_solutions = True
    counter = _two_at_most(cp_model)
    solver.solve(model, counter)
    return int(counter.solutions)


def _two_at_most(cp_model: Any) -> Any:
    class TwoAtMost(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
        solutions = 0

        def on_solution_callback(self) -> None:
            self.solutions += 1
            if self.solutions == 2:
                self.stop_search()

    return TwoAtMost()


def measure(grid: Grid, solvers: Mapping[str, Solver], rounds: int) -> dict[str, Timing]:
    """Let the solvers take turns; the best time of each counts."""
    timings: dict[str, Timing] = {}
    for _ in range(rounds):
        for name, solver in solvers.items():
            began = time.process_time()
            solutions = solver(grid)
            timing = Timing(time.process_time() - began, solutions)
            timings[name] = min(timings.get(name, timing), timing)
    return timings


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 if an answer of ours is not that of the others."""
    parser = argparse.ArgumentParser(description="how soon grids with few givens are decided")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args(arguments)
    solvers = solvers_at_hand()
    print(f"engine {compilation.form()}")
    is_right = True
    for file in wanted.files:
        for number, grid in enumerate(puzzles_on_lines(file), start=1):
            timings = measure(grid, solvers, wanted.rounds)
            is_right &= len({each.solutions for each in timings.values()}) == 1
            print(file.name, number, "givens", grid.filled_count(), _told(timings))
    return 0 if is_right else 1


def _told(timings: Mapping[str, Timing]) -> str:
    told = [f"{name} {each.seconds:.3f}" for name, each in timings.items()]
    others = [each.seconds for name, each in timings.items() if name != OURS]
    if others:
        told.append(f"ours_to_fastest {timings[OURS].seconds / min(others):.2f}")
    return " ".join([f"solutions {timings[OURS].solutions}", *told])


if __name__ == "__main__":
    sys.exit(main())
