"""Searches under another rule, written down plainly: recursive, on sets, counting for themselves.

Nothing is shared with the followers under test: there is no search here whose steps are left
out, only a program that never takes them.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sudoku_gui.model.grid import Grid

Step = tuple[str, int, int]
"""What was done, in which cell, with which digit."""
Options = list[tuple[int, int]]
"""Each cell and the digit that is tried there, in order, whether or not it fits."""


class Ended(Exception):  # noqa: N818 - no error: it unwinds the recursion
    """The program has ended: with a solution, or (not `is_solved`) at the limit."""

    def __init__(self, is_solved: bool) -> None:
        super().__init__()
        self.is_solved = is_solved


@dataclass(frozen=True)
class Run:
    """What a program did, and how it ended: solved, exhausted, or running at the limit."""

    steps: list[Step]
    outcome: str


class RuledProgram:
    """A search row by row that tries the digits in ascending order; the rule is a method."""

    def __init__(self, grid: Grid, rule: str, limit: int) -> None:
        self.size = grid.geometry.size
        self.houses: list[list[int]] = [[*house.cells] for house in grid.geometry.houses]
        self.main_houses = self.houses[: 3 * self.size]
        self.digits = list(grid.digits)
        self.asked = [cell for cell, digit in enumerate(grid.digits) if not digit]
        self.around = [
            {cell for house in self.houses if here in house for cell in house} - {here}
            for here in range(self.size * self.size)
        ]
        self.level = dict.fromkeys(range(self.size * self.size), 0)
        self.fill = {
            "plain": self.fill_plainly,
            "jump": self.fill_jumping,
            "check": self.fill_checked,
        }
        self.enter = self.fill[rule]
        self.limit = limit
        self.steps: list[Step] = []

    def run(self) -> Run:
        try:
            self.enter()
        except Ended as ended:
            return Run(self.steps, "solved" if ended.is_solved else "running")
        return Run(self.steps, "exhausted")

    def fill_plainly(self) -> None:
        for cell, digit in self.options_left():
            self.place(cell, digit)
            self.fill_plainly()
            self.take_out(cell, digit)

    def fill_checked(self) -> None:
        for cell, digit in self.options_left():
            self.place(cell, digit)
            blanks = [other for other in self.around[cell] if not self.digits[other]]
            if all(self.possible(other) for other in blanks):
                self.fill_checked()
            self.take_out(cell, digit)

    def fill_jumping(self) -> set[int]:
        """Return the levels because of which nothing below could be filled."""
        if not self.blanks():
            raise Ended(is_solved=True)
        here = 1 + len(self.blanks_filled())
        guilty: set[int] = set()
        for cell, digit in self.choose():
            refusing = self.levels_refusing(cell, digit)
            if refusing:
                guilty.add(min(refusing))
                continue
            self.place(cell, digit)
            below = self.fill_jumping()
            self.take_out(cell, digit)
            if here not in below:
                return below
            guilty |= below - {here}
        return guilty - {0}

    def options_left(self) -> Options:
        if not self.blanks():
            raise Ended(is_solved=True)
        return [each for each in self.choose() if not self.levels_refusing(*each)]

    def levels_refusing(self, cell: int, digit: int) -> set[int]:
        refusing = {self.level[other] for other in self.around[cell] if self.digits[other] == digit}
        return refusing | ({self.level[cell]} if self.digits[cell] else set())

    def place(self, cell: int, digit: int) -> None:
        self.note(("place", cell, digit))
        self.digits[cell] = digit
        self.level[cell] = len(self.blanks_filled())

    def take_out(self, cell: int, digit: int) -> None:
        self.note(("backtrack", cell, digit))
        self.digits[cell] = 0

    def note(self, step: Step) -> None:
        if len(self.steps) == self.limit:
            raise Ended(is_solved=False)
        self.steps.append(step)

    def blanks(self) -> list[int]:
        return [cell for cell in self.asked if not self.digits[cell]]

    def blanks_filled(self) -> list[int]:
        return [cell for cell in self.asked if self.digits[cell]]

    def possible(self, cell: int) -> list[int]:
        held = {self.digits[other] for other in self.around[cell]}
        return [digit for digit in range(1, self.size + 1) if digit not in held]

    def choose(self) -> Options:
        return self.all_digits(self.blanks()[0])

    def all_digits(self, cell: int) -> Options:
        return [(cell, digit) for digit in range(1, self.size + 1)]

    def places(self, house: list[int], digit: int) -> list[int]:
        return [cell for cell in house if not self.digits[cell] and digit in self.possible(cell)]


class Backwards(RuledProgram):
    """From the last blank to the first."""

    def choose(self) -> Options:
        return self.all_digits(self.blanks()[-1])


class Descending(RuledProgram):
    """From the highest digit to the lowest."""

    def choose(self) -> Options:
        return super().choose()[::-1]


class Fewest(RuledProgram):
    """At the blank with the fewest digits that fit, the first of them among equals."""

    def fewest(self) -> int:
        return min(self.blanks(), key=lambda cell: len(self.possible(cell)))

    def choose(self) -> Options:
        return self.all_digits(self.fewest())


class Singles(Fewest):
    """What a house has only one place for before any guess."""

    def choose(self) -> Options:
        scarcest = self.fewest()
        if len(self.possible(scarcest)) > 1:
            for house in self.main_houses:
                for digit in range(1, self.size + 1):
                    if len(self.places(house, digit)) == 1:
                        return [(cell, digit) for cell in house if cell in self.asked]
        return self.all_digits(scarcest)


class ExactCover(RuledProgram):
    """At the blank, or the digit of a house, with the fewest options."""

    def choose(self) -> Options:
        columns = [(len(self.possible(cell)), self.all_digits(cell)) for cell in self.blanks()]
        for house in self.main_houses:
            for digit in range(1, self.size + 1):
                if digit not in [self.digits[cell] for cell in house]:
                    options = [(cell, digit) for cell in house if cell in self.asked]
                    columns.append((len(self.places(house, digit)), options))
        return min(columns, key=lambda column: column[0])[1]


PROGRAMS: dict[str, Callable[[Grid, str, int], RuledProgram]] = {
    "used-tables": RuledProgram,
    "missing-digits": RuledProgram,
    "candidate-sets": RuledProgram,
    "listed-possibilities": RuledProgram,
    "direct-check": RuledProgram,
    "backwards": Backwards,
    "descending": Descending,
    "fewest-candidates": Fewest,
    "singles-first": Singles,
    "dancing-links": ExactCover,
}
"""By the names of the algorithms; the last blank never guesses: no rule spares it a step."""
