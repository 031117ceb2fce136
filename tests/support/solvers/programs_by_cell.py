"""The programs that go from cell to cell in a fixed order, as their authors would write them."""

from collections.abc import Callable, Sequence
from itertools import takewhile

from tests.support.solvers.program import Ended, Hands, Program, recursive


class UsedTables(Program):
    """Tables of what every row, column and box has used; a call per cell."""

    def start(self) -> None:
        self.used = {
            (kind, house[0], self.grid[cell])
            for cell in range(self.size * self.size)
            for kind, house in self.houses(cell)
        }
        self.enter(0)

    def houses(self, cell: int) -> list[tuple[str, list[int]]]:
        return [("r", self.row(cell)), ("c", self.column(cell)), ("b", self.box(cell))]

    @recursive
    def enter(self, cell: int) -> None:
        if cell == self.size * self.size:
            raise Ended("solved")
        self.reads += 1
        self.looked_at.append(cell)
        self.open_calls[-1] = cell
        if self.grid[cell]:
            return self.enter(cell + 1)
        self.try_digits(cell, self.digits(), lambda: self.enter(cell + 1))
        return None

    def hands(self) -> Hands:
        return {"used": {key for key in self.used if key[2]}, **self.scan()}

    def try_digits(self, cell: int, digits: Sequence[int], call: Callable[[], None]) -> None:
        self.note_counters(cell)
        for digit in digits:
            self.tries += 1
            keys = [(kind, house[0], digit) for kind, house in self.houses(cell)]
            if not any(self.is_used(key) for key in keys):
                self.used.update(keys)
                self.descend(cell, digit, call)

    def after_a_step_back(self, cell: int) -> int:
        taken_out = self.seen[-1].digit
        self.used -= {(kind, house[0], taken_out) for kind, house in self.houses(cell)}
        return cell

    def is_used(self, key: tuple[str, int, int]) -> bool:
        self.reads += 1
        return key in self.used


class Backwards(UsedTables):
    """From the last cell to the first."""

    @recursive
    def enter(self, cell: int) -> None:
        if cell == self.size * self.size:
            raise Ended("solved")
        self.reads += 1
        place = self.size * self.size - 1 - cell
        self.looked_at.append(place)
        self.open_calls[-1] = place
        if self.grid[place]:
            return self.enter(cell + 1)
        return self.try_digits(place, self.digits(), lambda: self.enter(cell + 1))


class Descending(UsedTables):
    """From the highest digit to the lowest."""

    def digits(self) -> range:
        return range(self.size, 0, -1)


class MissingDigits(Program):
    """The digits missing around a blank, listed once per call."""

    def start(self) -> None:
        self.lists: list[tuple[int, list[int], set[int]]] = []
        self.enter(0)

    def hands(self) -> Hands:
        return {**self.pointer(), **self.listed()}

    def listed(self) -> Hands:
        """The digits listed for the blank, and those that are through."""
        cell, digits, through = self.lists[-1] if self.at >= 0 else (-1, [], set())
        return {"list of": cell, "listed": [*digits], "through": {*through}}

    @recursive
    def enter(self, index: int) -> None:
        if index == len(self.blanks):
            raise Ended("solved")
        self.try_missing(self.blanks[index], lambda: self.enter(index + 1))

    def try_missing(self, cell: int, call: Callable[[], None]) -> None:
        met = {*self.read(self.row(cell)), *self.read(self.column(cell))}
        met |= {*self.read(self.box(cell))}
        missing = [digit for digit in self.digits() if digit not in met]
        through: set[int] = set()
        self.lists.append((cell, missing, through))
        self.note_counters(cell)
        for digit in missing:
            self.tries += 1
            through.add(digit)
            self.descend(cell, digit, call)
        self.lists.pop()


class CandidateSets(MissingDigits):
    """The same, but every call looks for the next blank itself."""

    def enter(self, index: int) -> None:
        self.fill(index, index)

    def hands(self) -> Hands:
        return {**self.scan(), **self.listed()}

    @recursive
    def fill(self, start: int, depth: int) -> None:
        if depth == len(self.blanks):
            raise Ended("solved")
        cells = range(start, self.size * self.size)
        self.looked_at = list(takewhile(lambda cell: self.grid[cell], cells))
        self.looked_at.append(start + len(self.looked_at))
        cell = next(cell for cell in cells if 0 in self.read([cell]))
        self.try_missing(cell, lambda: self.fill(start + 1, depth + 1))


class ListedPossibilities(Program):
    """What the givens allow, listed beforehand; then a look at the houses."""

    def start(self) -> None:
        self.possible = {
            (cell, digit)
            for cell in self.blanks
            for digit in self.digits()
            for around in [self.row(cell) + self.column(cell) + self.box(cell)]
            if all(self.grid[other] != digit for other in around)
        }
        self.enter(0)

    def hands(self) -> Hands:
        return {"possible": {*self.possible}, "row of": self.at, **self.scan()}

    @recursive
    def enter(self, cell: int) -> None:
        self.reads += 1
        self.looked_at.append(cell)
        self.open_calls[-1] = cell
        if self.grid[cell]:
            return self.go_on(cell)
        self.note_counters(cell)
        for digit in self.digits():
            self.tries += 1
            self.reads += 1
            houses = self.column(cell) + self.row(cell) + self.box(cell)
            if (cell, digit) in self.possible and digit not in self.read(houses):
                self.descend(cell, digit, lambda: self.go_on(cell))
        return None

    def go_on(self, cell: int) -> None:
        if cell + 1 == self.size * self.size:
            raise Ended("solved")
        self.enter(cell + 1)


class DirectCheck(Program):
    """A look at the cells of all three houses in turn for each digit."""

    def start(self) -> None:
        self.enter(0)

    def hands(self) -> Hands:
        return self.pointer()

    @recursive
    def enter(self, index: int) -> None:
        if index == len(self.blanks):
            raise Ended("solved")
        cell = self.blanks[index]
        self.note_counters(cell)
        triples = zip(self.row(cell), self.column(cell), self.box(cell), strict=True)
        order = [other for triple in triples for other in triple]
        for digit in self.digits():
            self.tries += 1
            if digit not in self.read(order):
                self.descend(cell, digit, lambda: self.enter(index + 1))
