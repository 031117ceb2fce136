"""The programs that look for where to go on: recursive, plain, slow."""

from collections.abc import Iterator
from itertools import islice

from tests.support.solvers.program import Ended, Hands, Program, recursive


class FewestCandidates(Program):
    """The blank with the fewest candidates next."""

    def start(self) -> None:
        self.enter()

    @recursive
    def enter(self) -> None:
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

    @recursive
    def enter(self) -> None:
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

    @recursive
    def enter(self) -> None:
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
