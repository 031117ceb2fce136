"""A judge of deductions by trying: it knows no step of a proof, only the rules."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    CellConstraint,
    Constraint,
    TwoSolutions,
    constraints_in,
    statements_in,
)

Options = Sequence[Sequence[Candidate]]


def follows(deduction: Deduction, position: Position) -> bool:
    """Whether what is concluded follows from the cells and houses that the proof speaks of.

    For each conclusion the opposite is assumed, and every way tried to choose one candidate for
    each of them: there must be none.  Where the proof says that there would be two solutions, all
    ways to fill those cells are tried.
    """
    options = [
        _options_of(each, position) for each in dict.fromkeys(constraints_in(deduction.proof))
    ]
    for step in statements_in(deduction.proof):
        if isinstance(step, TwoSolutions):
            has_given = any(position.is_given(cell) for cell, *_ in step.pairs)
            if has_given or not _has_two_of_each(step, position):
                return False
            options.append(_others(step, position))
    denials = [
        [[each for each in some if each != placed] for some in options]
        for placed in deduction.placements
    ]
    assumptions = [[[target], *options] for target in deduction.eliminations]
    return not any(_can_choose(each, position) for each in denials + assumptions)


def _has_two_of_each(step: TwoSolutions, position: Position) -> bool:
    """Whether cells with two digits each can be filled twice with the same in each house."""
    fillings = Counter(
        frozenset((house, digit) for cell, digit in filling for house in _houses(cell, position))
        for filling in _fillings(step.pairs, {}, position)
    )
    return all(count > 1 for count in fillings.values())


def _fillings(
    pairs: Sequence[tuple[Cell, Digit, Digit]], filled: dict[Cell, Digit], position: Position
) -> Iterator[tuple[tuple[Cell, Digit], ...]]:
    if len(filled) == len(pairs):
        yield tuple(filled.items())
        return
    cell, *digits = pairs[len(filled)]
    peers = position.geometry.peers_of(cell)
    for digit in digits:
        if all(filled.get(peer) != digit for peer in peers):
            yield from _fillings(pairs, {**filled, cell: digit}, position)


def _houses(cell: Cell, position: Position) -> Sequence[House]:
    return [house for house in position.geometry.houses if cell in house.cells]


def _others(step: TwoSolutions, position: Position) -> list[Candidate]:
    """What is left to the cells besides the two digits."""
    return [
        Candidate(cell, digit)
        for cell, *pair in step.pairs
        for digit in position.digits_left(cell)
        if digit not in pair
    ]


def _options_of(constraint: Constraint, position: Position) -> list[Candidate]:
    if isinstance(constraint, CellConstraint):
        digits = position.digits_left(constraint.cell)
        return [Candidate(constraint.cell, digit) for digit in digits]
    cells = position.places_left(constraint.house, constraint.digit)
    return [Candidate(cell, constraint.digit) for cell in cells]


def _can_choose(options: Options, position: Position) -> bool:
    """Whether one of each can be true at once; first where the fewest can."""
    if not options:
        return True
    fewest = min(range(len(options)), key=lambda index: len(options[index]))
    others = [*options[:fewest], *options[fewest + 1 :]]
    return any(
        _can_choose(
            [[one for one in some if _fit(each, one, position)] for some in others], position
        )
        for each in options[fewest]
    )


def _fit(one: Candidate, other: Candidate, position: Position) -> bool:
    """Whether both can be true."""
    if one == other:
        return True
    if one.cell == other.cell:
        return False
    return one.digit != other.digit or other.cell not in position.geometry.peers_of(one.cell)
