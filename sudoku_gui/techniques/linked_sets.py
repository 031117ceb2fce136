"""Almost locked sets that are linked in a chain, or two by several digits: patterns and proofs.

The cells of the sets are counted: between them the sets have one digit more than cells, once each
link counts for one.  A target that leaves no place for a digit of the first set and one of the last
leaves fewer.  Sets that share cells cannot be counted together: there each set in turn, without
the digit that it has lost, is locked and rules out the digit of the next link, until one has too
few digits.
"""

from collections.abc import Iterable, Iterator, Sequence

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate, exclude_each_other
from sudoku_gui.model.geometry import Cell, Digit, Geometry, House
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    CellConstraint,
    Counting,
    Exclusion,
    HouseConstraint,
    NoneLeft,
    OneOf,
    Proof,
    Refutation,
    Step,
    Supposition,
    digits_left,
)
from sudoku_gui.techniques.technique import Finding


@dataclass(frozen=True, slots=True)
class LinkedSets:
    """Sets of cells, and the digits by which they are linked.

    Each set is linked with the next by a digit; or there are two sets, and several digits.
    """

    sets: tuple[tuple[Cell, ...], ...]
    digits: tuple[Digit, ...]

    @property
    def pattern(self) -> tuple[int, ...]:
        """What `of_pattern` reads, in numbers."""
        sizes = map(len, self.sets)
        return (
            len(self.sets),
            *sizes,
            *(cell for cells in self.sets for cell in cells),
            *self.digits,
        )

    @classmethod
    def of_pattern(cls, pattern: Sequence[int]) -> "LinkedSets":
        """Return the sets of a finding."""
        numbers = iter(pattern)
        sizes = [next(numbers) for _ in range(next(numbers))]
        sets = tuple(tuple(Cell(next(numbers)) for _ in range(size)) for size in sizes)
        return cls(sets, tuple(map(Digit, numbers)))

    def linked(self, index: int, digit: Digit) -> tuple[int, ...]:
        """Return the indices of the sets that share the digit with a set, itself among them."""
        if len(self.sets) == 2:
            return (0, 1) if digit in self.digits else (index,)
        if index and digit == self.digits[index - 1]:
            return (index - 1, index)
        if index < len(self.digits) and digit == self.digits[index]:
            return (index, index + 1)
        return (index,)


class Losses:
    """What cells lose."""

    def __init__(self) -> None:
        self._masks: dict[Cell, int] = {}

    def add(self, cells: int, digit: int) -> None:
        """Add that cells, given as the bits of a number, lose a digit."""
        while cells:
            lowest = cells & -cells
            cell = Cell(lowest.bit_length() - 1)
            self._masks[cell] = self._masks.get(cell, 0) | 1 << digit
            cells ^= lowest

    @property
    def eliminations(self) -> tuple[tuple[Cell, int], ...]:
        """The cells with masks of what they lose, as findings have them."""
        return tuple(self._masks.items())


def prove(position: Position, finding: Finding) -> Proof:
    """Return why the targets leave too few digits to the sets of the pattern."""
    linked = LinkedSets.of_pattern(finding.pattern)
    cells = [cell for each in linked.sets for cell in each]
    if len({*cells}) == len(cells):
        return tuple(_counted(position, linked, finding.ruled_out()))
    targets = finding.ruled_out()
    return tuple(
        _refuted(position, linked, target, targets[:index]) for index, target in enumerate(targets)
    )


def _counted(
    position: Position, linked: LinkedSets, targets: Iterable[Candidate]
) -> Iterator[Counting]:
    """Yield a step for the targets that leave the same."""
    cells = [cell for each in linked.sets for cell in each]
    covers = _covers(position, linked)
    groups: dict[tuple[HouseConstraint, ...], list[Candidate]] = {}
    for target in targets:
        staying = (
            cover
            for cover, places in covers
            if any(_can_stay(each, target, position) for each in places)
        )
        groups.setdefault(tuple(staying), []).append(target)
    gone: set[Candidate] = set()
    for left, group in groups.items():
        bases = tuple(_left_to(position, cell, gone) for cell in cells)
        yield Counting(bases, left, tuple(group))
        gone.update(group)


def _can_stay(candidate: Candidate, target: Candidate, position: Position) -> bool:
    excluded = exclude_each_other(candidate, target, position.geometry)
    return candidate != target and not excluded


def _covers(
    position: Position, linked: LinkedSets
) -> list[tuple[HouseConstraint, list[Candidate]]]:
    """Return for each digit of a set, or of two that it links, a house with its places there."""
    covers = []
    for index, cells in enumerate(linked.sets):
        for digit in sorted({each for cell in cells for each in position.digits_left(cell)}):
            indices = linked.linked(index, digit)
            if indices[0] < index:
                continue
            owners = [cell for each in indices for cell in linked.sets[each]]
            places = [cell for cell in owners if digit in position.digits_left(cell)]
            house = _house_of(cells, places, position.geometry)
            covers.append((HouseConstraint(house, digit), [Candidate(c, digit) for c in places]))
    return covers


def _house_of(cells: Sequence[Cell], places: Sequence[Cell], geometry: Geometry) -> House:
    """Return a house that has all places, that of all cells if possible."""
    houses = [house for house in geometry.houses if {*house.cells}.issuperset(places)]
    return next((each for each in houses if {*each.cells}.issuperset(cells)), houses[0])


def _refuted(
    position: Position, linked: LinkedSets, target: Candidate, refuted: Sequence[Candidate]
) -> Refutation:
    """Return how a target, were it true, would lock one set after the other.

    refuted: the targets before it.
    """
    every = sorted({cell for cells in linked.sets for cell in cells})
    candidates = [each for cell in every for each in digits_left(position, cell).candidates]
    lost = [
        each
        for each in candidates
        if each not in refuted and exclude_each_other(each, target, position.geometry)
    ]
    gone = {*lost, *refuted}
    supposed = Supposition(target, is_true=True)
    steps: list[Step] = [Exclusion(target, tuple(lost))] if lost else []
    for cells, digit, following in zip(linked.sets, linked.digits, linked.sets[1:], strict=False):
        if _has_too_few(position, cells, gone):
            return Refutation(supposed, (*steps, *_to_nothing(position, cells, gone)))
        left = [Candidate(cell, digit) for cell in following]
        targets = tuple(each for each in left if each in candidates and each not in gone)
        if targets:
            steps.append(_locked(position, cells, gone, targets))
            gone.update(targets)
    return Refutation(supposed, (*steps, *_to_nothing(position, linked.sets[-1], gone)))


def _has_too_few(position: Position, cells: Sequence[Cell], gone: set[Candidate]) -> bool:
    """Return whether a cell has no digit left, or all have fewer than there are cells."""
    left = [_left_to(position, cell, gone).candidates for cell in cells]
    digits = {each.digit for candidates in left for each in candidates}
    return not all(left) or len(digits) < len(cells)


def _to_nothing(position: Position, cells: Sequence[Cell], gone: set[Candidate]) -> Iterator[Step]:
    """Yield that fewer digits than cells leave nothing to the cell that has the fewest."""
    first, *others = sorted(cells, key=lambda cell: len(_left_to(position, cell, gone).candidates))
    left_to_first = _left_to(position, first, gone).candidates
    if left_to_first:
        yield _locked(position, others, gone, left_to_first)
    yield NoneLeft(CellConstraint(first))


def steps_to(
    targets: tuple[Candidate, ...], position: Position, cells: Sequence[Cell], gone: set[Candidate]
) -> Iterator[Step]:
    """Yield why the targets are false, if cells of a set have lost a digit, or that more is wrong.

    gone: what is ruled out.
    """
    if _has_too_few(position, cells, gone):
        yield from _to_nothing(position, cells, gone)
    else:
        yield _locked(position, cells, gone, targets)


def _locked(
    position: Position,
    cells: Sequence[Cell],
    gone: set[Candidate],
    targets: tuple[Candidate, ...],
) -> Counting:
    """Return that cells need all digits that are left to them, so that the targets are false."""
    bases = tuple(_left_to(position, cell, gone) for cell in cells)
    house = _house_of(cells, cells, position.geometry)
    digits = sorted({each.digit for base in bases for each in base.candidates})
    return Counting(bases, tuple(HouseConstraint(house, each) for each in digits), targets)


def _left_to(position: Position, cell: Cell, gone: set[Candidate]) -> OneOf:
    left = digits_left(position, cell)
    return OneOf(left.constraint, tuple(each for each in left.candidates if each not in gone))
