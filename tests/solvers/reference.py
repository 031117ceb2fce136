"""The programs to watch as their authors would write them: recursive, plain, slow.

Nothing here is shared with the searches under test, not even the geometry.  Each
program notes what it does, and the counters belong to the step that caused them: they
are noted when the program stands at a blank again, ready to try digits, or has ended.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, takewhile

from sudoku_gui.model.grid import Grid


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
    """What the programs share: a grid, houses as lists of cells, and the notes."""

    def __init__(self, grid: Grid, limit: int) -> None:
        self.size = size = grid.geometry.size
        self.high, self.wide = grid.geometry.box_rows, grid.geometry.box_columns
        self.grid = list(grid.digits)
        self.blanks = [cell for cell in range(size * size) if not self.grid[cell]]
        self.limit = limit
        self.tries = self.reads = self.calls = self.depth = 0
        self.seen = [Seen("start")]
        self.at = -1
        self.path: list[tuple[int, int]] = []
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
        step = len(self.seen) - 1
        if step in self.watched_steps:
            self.watched[step] = {"stack": [*self.path], **self.hands()}

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
        self.path.append((cell, digit))
        self.note_step("place", cell, digit)
        call()
        self.grid[cell] = 0
        self.path.pop()
        self.note_step("backtrack", cell, digit)
        self.note_counters(self.after_a_step_back(cell))

    def after_a_step_back(self, cell: int) -> int:
        """The blank where the program stands when it has cleared `cell`."""
        return cell


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

    def enter(self, cell: int) -> None:
        self.calls += 1
        if cell == self.size * self.size:
            raise Ended("solved")
        self.reads += 1
        self.looked_at.append(cell)
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

    def enter(self, index: int) -> None:
        self.calls += 1
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

    def fill(self, start: int, depth: int) -> None:
        self.calls += 1
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

    def enter(self, cell: int) -> None:
        self.calls += 1
        self.reads += 1
        self.looked_at.append(cell)
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

    def enter(self, index: int) -> None:
        self.calls += 1
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


class LastBlank(Program):
    """Passes that fill what one house forces."""

    def start(self) -> None:
        while 0 in self.grid:
            self.calls += 1
            filled = [self.fill_if_forced(cell) for cell in range(self.size * self.size)]
            if True not in filled:
                raise Ended("stuck")
        raise Ended("solved")

    def hands(self) -> Hands:
        return self.scan()

    def fill_if_forced(self, cell: int) -> bool:
        if 0 not in self.grid:
            raise Ended("solved")
        self.looked_at.append(cell)
        if 0 not in self.read([cell]):
            return False
        houses = [self.row(cell), self.column(cell), self.box(cell)]
        forcing = next((house for house in houses if self.is_last_blank(cell, house)), None)
        if forcing is None:
            return False
        self.note_counters(cell)
        digit = min({*self.digits()} - {self.grid[other] for other in forcing})
        self.tries += 1
        if any(digit in self.read(house) for house in houses if house != forcing):
            raise Ended("exhausted")
        self.grid[cell] = digit
        self.path.append((cell, digit))
        self.note_step("place", cell, digit)
        return True

    def is_last_blank(self, cell: int, house: list[int]) -> bool:
        read = zip(house, self.read(house), strict=False)
        return not any(not digit and other != cell for other, digit in read)


class FewestCandidates(Program):
    """The blank with the fewest candidates next."""

    def start(self) -> None:
        self.enter()

    def enter(self) -> None:
        self.calls += 1
        self.try_candidates(self.fewest()[1])

    def hands(self) -> Hands:
        return {**self.pointer(), **self.possible()}

    def possible(self) -> Hands:
        """What every blank can take."""
        left = [cell for cell in self.blanks if not self.grid[cell]]
        return {"candidates": {cell: self.candidates(cell) for cell in left}, "row of": self.at}

    def fewest(self) -> tuple[int, int]:
        """The fewest candidates that a blank has, and the blank."""
        chosen: list[tuple[int, int]] = []
        for cell in self.blanks:
            if 0 in self.read([cell]):
                self.reads += 1
                chosen.append((len(self.candidates(cell)), cell))
                if chosen[-1][0] == 0:
                    break
        if not chosen:
            raise Ended("solved")
        return min(chosen)

    def try_candidates(self, cell: int) -> None:
        self.note_counters(cell)
        for digit in self.digits():
            self.tries += 1
            self.reads += 1
            if digit in self.candidates(cell):
                self.descend(cell, digit, self.enter)

    def candidates(self, cell: int) -> set[int]:
        around = self.row(cell) + self.column(cell) + self.box(cell)
        return {*self.digits()} - {self.grid[other] for other in around}


class SinglesFirst(FewestCandidates):
    """What is forced first: one candidate in a blank, or one place in a house."""

    def hands(self) -> Hands:
        places = {
            (self.all_houses().index(house), digit): len(self.places(house, digit))
            for house, digit in self.houses_and_digits()
            if digit not in [self.grid[cell] for cell in house]
        }
        return {**super().hands(), "places": places}

    def enter(self) -> None:
        self.calls += 1
        candidates, cell = self.fewest()
        if candidates > 1:
            for house, digit in self.houses_and_digits():
                self.reads += 1
                if len(self.places(house, digit)) == 1:
                    return self.fill_only_place(house, digit)
        return self.try_candidates(cell)

    def fill_only_place(self, house: list[int], digit: int) -> None:
        for cell in house:
            if 0 in self.read([cell]):
                self.reads += 1
                if digit in self.candidates(cell):
                    self.note_counters(cell)
                    self.tries += 1
                    return self.descend(cell, digit, self.enter)
        raise AssertionError(house)

    def houses_and_digits(self) -> Iterator[tuple[list[int], int]]:
        for house in self.all_houses():
            for digit in self.digits():
                yield house, digit

    def places(self, house: list[int], digit: int) -> list[int]:
        return [cell for cell in house if not self.grid[cell] and digit in self.candidates(cell)]


class DancingLinks(FewestCandidates):
    """Algorithm X on sets, made anew from the grid in every call; no links, no dance."""

    def start(self) -> None:
        self.choices: list[tuple[int, list[tuple[int, int]]]] = []
        self.enter()

    def hands(self) -> Hands:
        sizes = [len(options) for options in self.columns()]
        chosen = self.choices[-1][0] if self.at >= 0 else -1
        return {"sizes": sizes, "chosen": chosen}

    def enter(self) -> None:
        self.calls += 1
        sizes = []
        for options in self.columns():
            self.reads += 1
            sizes.append(len(options))
            if not options:
                break
        if not sizes:
            raise Ended("solved")
        chosen = sizes.index(min(sizes))
        options = next(islice(self.columns(), chosen, None))
        self.choices.append((chosen, [*options]))
        self.note_counters(options[0][0] if options else self.blank_of(chosen))
        for cell, digit in options:
            self.tries += 1
            self.choices[-1][1].remove((cell, digit))
            self.descend(cell, digit, self.enter)
        self.choices.pop()

    def blank_of(self, column: int) -> int:
        """The blank that an empty column is about, the first of the house if it is a house's."""
        left = [cell for cell in self.blanks if not self.grid[cell]]
        if column < len(left):
            return left[column]
        missing = [
            house
            for house in self.all_houses()
            for digit in self.digits()
            if digit not in [self.grid[cell] for cell in house]
        ]
        house = missing[column - len(left)]
        return next(cell for cell in house if not self.grid[cell])

    def after_a_step_back(self, cell: int) -> int:
        untried = self.choices[-1][1]
        return untried[0][0] if untried else cell

    def columns(self) -> Iterator[list[tuple[int, int]]]:
        blank = [cell for cell in self.blanks if not self.grid[cell]]
        for cell in blank:
            yield [(cell, digit) for digit in sorted(self.candidates(cell))]
        for house in self.all_houses():
            for digit in sorted({*self.digits()} - {self.grid[cell] for cell in house}):
                places = [cell for cell in house if cell in blank]
                yield [(cell, digit) for cell in places if digit in self.candidates(cell)]


class Backwards(UsedTables):
    """From the last cell to the first."""

    def enter(self, cell: int) -> None:
        self.calls += 1
        if cell == self.size * self.size:
            raise Ended("solved")
        self.reads += 1
        place = self.size * self.size - 1 - cell
        self.looked_at.append(place)
        if self.grid[place]:
            return self.enter(cell + 1)
        return self.try_digits(place, self.digits(), lambda: self.enter(cell + 1))


class Descending(UsedTables):
    """From the highest digit to the lowest."""

    def digits(self) -> range:
        return range(self.size, 0, -1)


PROGRAMS: dict[str, type[Program]] = {
    "used-tables": UsedTables,
    "missing-digits": MissingDigits,
    "candidate-sets": CandidateSets,
    "listed-possibilities": ListedPossibilities,
    "direct-check": DirectCheck,
    "last-blank": LastBlank,
    "fewest-candidates": FewestCandidates,
    "singles-first": SinglesFirst,
    "dancing-links": DancingLinks,
    "backwards": Backwards,
    "descending": Descending,
}
