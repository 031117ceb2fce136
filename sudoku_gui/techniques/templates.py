"""Templates: the ways to put one digit into all houses at once, by its candidates alone.

template set      a candidate is in all of them, so it is true
template delete   a candidate is in none of them, so it is false

Not all ways are listed: each one met shows for its candidates that they are possible, and for the
others that they can be missing; what is left is tried on purpose.
"""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from itertools import chain

from sudoku_gui.language import text
from sudoku_gui.model.candidates import Candidate, exclude_each_other
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    Cases,
    Exclusion,
    NoneLeft,
    OneOf,
    Proof,
    Refutation,
    Step,
    Supposition,
    digits_left,
    places_left,
)
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class TemplateFinder:
    """Finds what is in all templates of a digit, or in none.

    A cell that is in all templates of one digit is in none of others, which can leave these fewer.
    The pattern is the digit, and the cells with digits that were found so before.

    is_set: whether it looks for what is in all.
    """

    def __init__(self, geometry: Geometry, is_set: bool) -> None:
        self._is_set = is_set
        # As bits of one number: the cells that each cell sees, and those of each house.
        self._sees = [_bits(geometry.peers_of(Cell(cell))) for cell in geometry.cells]
        self._houses = [_bits(house.cells) for house in geometry.houses]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report for each digit all that follows from its templates."""
        every = {
            digit: _bits(cell for cell, mask in enumerate(masks.of_cell) if mask >> digit & 1)
            for digit in range(1, masks.size + 1)
        }
        houses = {
            digit: [house & places for house in self._houses if house & places]
            for digit, places in every.items()
        }
        places, fixed = self._settled(every, houses)
        for digit, its in every.items():
            found = self._found(its, places[digit], houses[digit])
            # What needs no other digit is shown without them.
            before = () if self._found(its, its, houses[digit]) == found else fixed
            cells = tuple(_cells(found))
            finding = Finding(
                tuple((Cell(cell), Digit(digit)) for cell in cells if self._is_set),
                tuple((Cell(cell), 1 << digit) for cell in cells if not self._is_set),
                tuple(chain.from_iterable(((digit,), *before))),
            )
            if found and collector.take(finding):
                return

    def _found(self, every: int, places: int, houses: list[int]) -> int:
        """Return the cells that are in all templates, or in none.

        places: those that templates may have.
        """
        if self._is_set:
            return self._in_all(places, houses)
        return self._in_none(every, places, houses)

    def _settled(
        self, every: dict[int, int], houses: dict[int, list[int]]
    ) -> tuple[dict[int, int], list[tuple[int, int]]]:
        """Return what is left to each digit, and the cells that have it in all its templates.

        The cells come with their digits, in the order in which they were found.
        """
        places, fixed = dict(every), list[tuple[int, int]]()
        is_new = True
        while is_new:
            is_new = False
            for digit in every:
                for cell in _cells(self._in_all(places[digit], houses[digit])):
                    if (cell, digit) not in fixed:
                        fixed.append((cell, digit))
                        is_new = True
                        for other in every:
                            places[other] &= ~(1 << cell) if other != digit else -1
        return places, fixed

    def _in_all(self, places: int, houses: list[int]) -> int:
        """Return the cells that are in all templates, as bits."""
        left = self._template(0, places, houses)
        for cell in _cells(left):
            left &= self._template(0, places & ~(1 << cell), houses) or left
        return left

    def _in_none(self, every: int, places: int, houses: list[int]) -> int:
        """Return which of the cells are in no template, as bits."""
        left = every & ~self._template(0, places, houses)
        for cell in _cells(left & places):
            if left >> cell & 1:
                left &= ~self._template(1 << cell, places, houses)
        return left

    def _template(self, chosen: int, places: int, houses: list[int]) -> int:
        """Return a way to fill all houses that has these cells, as bits; 0 if there is none."""
        for cell in _cells(chosen):
            places &= ~self._sees[cell]
        missing = [house & places for house in houses if not house & chosen]
        if not missing:
            return chosen
        for cell in _cells(min(missing, key=int.bit_count)):
            found = self._template(chosen | 1 << cell, places, houses)
            if found:
                return found
        return 0


def prove(position: Position, finding: Finding) -> Proof:
    """Return why each of these candidates is false, or must be true: by trying, digit by digit."""
    _, *numbers = finding.pattern
    digits_before = zip(numbers[::2], numbers[1::2], strict=True)
    proof = _TemplateProof(position)
    for cell, its in digits_before:
        proof.place(Candidate(Cell(cell), Digit(its)))
    for each in finding.ruled_out():
        proof.rule_out(each)
    for each in finding.placed():
        proof.place(each)
    return tuple(proof.steps)


class _TemplateProof:
    """Collects why candidates are true or false, one after the other."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._false: frozenset[Candidate] = frozenset()
        self._true: set[Candidate] = set()
        self._houses_of: dict[Digit, list[OneOf]] = {}
        self.steps: list[Step] = []

    def place(self, candidate: Candidate) -> None:
        """Show that a candidate is true, unless it is known; the others of its cell are false."""
        if candidate in self._true:
            return
        self._true.add(candidate)
        branch = self._without({candidate}, self._open_houses(candidate.digit))
        self.steps.append(Refutation(Supposition(candidate, is_true=False), branch))
        others = tuple(
            each
            for each in digits_left(self._position, candidate.cell).candidates
            if each != candidate and each not in self._false
        )
        if others:
            self.steps.append(Exclusion(candidate, others))
            self._false |= {*others}

    def rule_out(self, candidate: Candidate) -> None:
        """Show that a candidate is false, unless it is known."""
        if candidate not in self._false:
            branch = self._with_true(candidate, self._open_houses(candidate.digit))
            self.steps.append(Refutation(Supposition(candidate, is_true=True), branch))
            self._false |= {candidate}

    def _open_houses(self, digit: Digit) -> list[OneOf]:
        """Return what is left to the houses without the digit."""
        if digit not in self._houses_of:
            position = self._position
            self._houses_of[digit] = [
                places_left(position, house, digit)
                for house in position.geometry.houses
                if all(position.grid.digits[cell] != digit for cell in house.cells)
            ]
        return [_less(house, self._false) for house in self._houses_of[digit]]

    def _with_true(self, candidate: Candidate, houses: Sequence[OneOf]) -> Proof:
        """Return how a house is left without a place once a candidate is true."""
        every = dict.fromkeys(each for house in houses for each in house.candidates)
        geometry = self._position.geometry
        excluded = tuple(each for each in every if exclude_each_other(candidate, each, geometry))
        others = [house for house in houses if candidate not in house.candidates]
        rest = self._without({*excluded}, others)
        return (Exclusion(candidate, excluded), *rest) if excluded else rest

    def _without(self, false: AbstractSet[Candidate], houses: Sequence[OneOf]) -> Proof:
        """Return how one of the houses is left without a place if some candidates are false.

        Those are tried first that have least.
        """
        left = [_less(house, false) for house in houses]
        tightest = min(left, key=lambda each: len(each.candidates))
        if not tightest.candidates:
            return (NoneLeft(tightest.constraint),)
        branches = tuple(self._with_true(each, left) for each in tightest.candidates)
        if len(branches) == 1:
            return (tightest, *branches[0])
        return (Cases(tightest, branches, ()),)


def _less(house: OneOf, false: AbstractSet[Candidate]) -> OneOf:
    """Return what is left of the places of a house."""
    if false.isdisjoint(house.candidates):
        return house
    return OneOf(house.constraint, tuple(each for each in house.candidates if each not in false))


def _bits(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


def _cells(bits: int) -> Iterator[int]:
    """Yield the places of the bits that are set."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


TECHNIQUES = (
    Technique(
        "template-set",
        84,
        text("Template set"),
        text("a cell that has the digit in every way to put it into all houses"),
        partial(TemplateFinder, is_set=True),
        prove,
    ),
    Technique(
        "template-delete",
        84,
        text("Template delete"),
        text("a cell that has the digit in no way to put it into all houses"),
        partial(TemplateFinder, is_set=False),
        prove,
    ),
)
