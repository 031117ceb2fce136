"""What the naive programs share: a grid, its houses, and the notes of what they do.

Nothing here is shared with the searches under test, not even the geometry.  The counters
belong to the step that caused them: they are noted when the program stands at a blank
again, ready to try digits, or has ended.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from sudoku_gui.model.grid import Grid

_P = ParamSpec("_P")


@dataclass(frozen=True, slots=True)
class Seen:
    """One step, and the counters when it was done."""

    kind: str
    cell: int = -1
    digit: int = 0
    depth: int = 0
    tries: int = 0
    reads: int = 0
    calls: int = 0


Hands = dict[str, object]
"""What a program has in its hands, by name: its own variables, as plain values."""


class Ended(Exception):  # noqa: N818 - no error: it unwinds the recursion
    """The program has ended; `outcome` is that of the terminal, "running" at the limit."""

    def __init__(self, outcome: str) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Program:
    """What the programs share: a grid, houses as lists of cells, and the notes.

    open_calls: the cell of each call of the recursion that has not returned, the first one
    first; -1 where it has not come to one.
    """

    def __init__(self, grid: Grid, limit: int) -> None:
        self.size = size = grid.geometry.size
        self.high, self.wide = grid.geometry.box_rows, grid.geometry.box_columns
        self.grid = list(grid.digits)
        self.blanks = [cell for cell in range(size * size) if not self.grid[cell]]
        self.limit = limit
        self.tries = self.reads = self.calls = self.depth = 0
        self.seen = [Seen("start")]
        self.at = -1
        self.open_calls: list[int] = []
        self.looked_at: list[int] = []
        self.watched_steps: frozenset[int] = frozenset()
        self.watched: dict[int, Hands] = {}

    def run(self) -> tuple[list[Seen], str]:
        """All steps up to the limit, the start first, and the outcome."""
        try:
            self.start()
            outcome = "exhausted"
        except Ended as ended:
            outcome = ended.outcome
        if outcome != "running":
            self.note_counters(-1)
        return self.seen, outcome

    def start(self) -> None:
        raise NotImplementedError

    def digits(self) -> range:
        return range(1, self.size + 1)

    def all_houses(self) -> list[list[int]]:
        """The rows, then the columns, then the boxes row by row."""
        firsts = range(0, self.size * self.size, self.size)
        tops, lefts = range(0, self.size, self.high), range(0, self.size, self.wide)
        corners = [top * self.size + left for top in tops for left in lefts]
        rows = [self.row(first) for first in firsts]
        columns = [self.column(first) for first in range(self.size)]
        return [*rows, *columns, *(self.box(corner) for corner in corners)]

    def row(self, cell: int) -> list[int]:
        first = cell // self.size * self.size
        return list(range(first, first + self.size))

    def column(self, cell: int) -> list[int]:
        return list(range(cell % self.size, self.size * self.size, self.size))

    def box(self, cell: int) -> list[int]:
        top = cell // self.size // self.high * self.high
        left = cell % self.size // self.wide * self.wide
        rows, columns = range(top, top + self.high), range(left, left + self.wide)
        return [row * self.size + column for row in rows for column in columns]

    def read(self, cells: list[int]) -> Iterator[int]:
        """The digits in `cells`, each counted as it is looked at."""
        for cell in cells:
            self.reads += 1
            yield self.grid[cell]

    def note_step(self, kind: str, cell: int, digit: int) -> None:
        if len(self.seen) > self.limit:
            raise Ended("running")
        self.depth += 1 if kind == "place" else -1
        self.looked_at = []
        self.seen.append(Seen(kind, cell, digit, self.depth))

    def note_counters(self, at: int) -> None:
        """Note what the program has counted when it stands at a blank, -1 when it has ended."""
        self.seen[-1] = replace(self.seen[-1], tries=self.tries, reads=self.reads, calls=self.calls)
        self.at = at
        if at >= 0 and self.open_calls:
            self.open_calls[-1] = at
        step = len(self.seen) - 1
        if step in self.watched_steps:
            self.watched[step] = {"stack": self.stack(), **self.hands()}

    def stack(self) -> list[tuple[int, int]]:
        """The cell of each open call, and what stands there now."""
        return [(cell, self.grid[cell] if cell >= 0 else 0) for cell in self.open_calls]

    def hands(self) -> Hands:
        """What the program has in its hands, besides the stack."""
        raise NotImplementedError

    def pointer(self) -> Hands:
        """The list of the blanks, what is filled, and the place in the list."""
        pointer = self.blanks.index(self.at) if self.at >= 0 else -1
        if 0 not in self.grid:
            pointer = len(self.blanks)
        filled = {cell for cell in self.blanks if self.grid[cell]}
        return {"blanks": [*self.blanks], "filled": filled, "pointer": pointer}

    def scan(self) -> Hands:
        """The cells looked at since the last step, and where that has led."""
        return {"looked at": [*self.looked_at], "position": self.at}

    def descend(self, cell: int, digit: int, call: Callable[[], None]) -> None:
        """Place the digit, make the recursive call, and take it back."""
        self.grid[cell] = digit
        self.open_calls[-1] = cell
        self.note_step("place", cell, digit)
        call()
        self.grid[cell] = 0
        self.note_step("backtrack", cell, digit)
        self.note_counters(self.after_a_step_back(cell))

    def after_a_step_back(self, cell: int) -> int:
        """The blank where the program stands when it has cleared `cell`."""
        return cell


_Which = TypeVar("_Which", bound=Program)


def recursive(
    procedure: Callable[Concatenate[_Which, _P], None],
) -> Callable[Concatenate[_Which, _P], None]:
    """The procedure with its calls counted, and kept as open until they return.

    One that ends the program never returns.
    """

    @wraps(procedure)
    def call(program: _Which, /, *arguments: _P.args, **named: _P.kwargs) -> None:
        program.calls += 1
        program.open_calls.append(-1)
        procedure(program, *arguments, **named)
        program.open_calls.pop()

    return call
