"""What nobody needs to try: puzzles that cannot be made, or of which none was ever found."""

from collections.abc import Iterable, Iterator

from sudoku_gui.generation.puzzle_request import (
    GIVENS_OF_SIZE,
    LEVELS_OF_SIZE,
    PuzzleRequest,
    symmetries_of_size,
)
from sudoku_gui.language import Text, text
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.level import Level, most_tenths_of
from sudoku_gui.techniques.registry import TECHNIQUES, techniques_named

_MEMBERS = {"naked-quadruple": 4, "hidden-quadruple": 4, "jellyfish": 4}
"""Of how many cells, digits or lines a pattern consists.

The others of a house, or lines of a grid, form a pattern with the same effect, which is tried
before if it is smaller.
"""
_NEVER_ENOUGH = "full-house"
"""Each of its steps fills a house, and the last fills three, so that at most 3 n - 2 cells of a
grid with n digits can be blank: that leaves more givens than where each is needed.  Of 4x4, where
there may be as many, all 3,568 puzzles with 1 2 3 4 in the first row were looked at.
"""
TOO_RARE = frozenset(
    each.name
    for each in TECHNIQUES
    if each.explainer_order is not None and each.explainer_order >= ExplainerOrder.NESTED_CHAIN_2
)
"""Techniques that are hardly ever needed: a puzzle would take hours to make."""
_LEAST_ADDED_TO = 45
"""Tenths of the easiest technique whose steps may be more difficult than their technique."""
_MOST_ADDED = 20
"""Tenths that are added to it for the longest chains."""


def why_impossible(request: PuzzleRequest) -> Text | None:
    """Return why no puzzle is as requested; None if there may be one."""
    return next(_reasons(request), None)


def _reasons(request: PuzzleRequest) -> Iterator[Text]:
    size, criteria = request.size, request.criteria
    if criteria.symmetry not in symmetries_of_size(size):
        yield text("{size}x{size} puzzles are made without symmetry only", size=size)
    yield from _reasons_of_givens(request)
    levels = LEVELS_OF_SIZE[size]
    if criteria.level is not None and criteria.level not in levels:
        known = ", ".join(each.value for each in levels)
        yield text(
            'no {size}x{size} puzzle is of level "{level}"; there are: {known}',
            size=size,
            level=criteria.level.value,
            known=known,
        )
    if criteria.technique is not None and not _is_needed(criteria.technique, size):
        yield text(
            "no {size}x{size} puzzle needs this technique: {technique}",
            size=size,
            technique=techniques_named(criteria.technique)[0].title,
        )
    elif criteria.technique in TOO_RARE:
        yield text(
            "puzzles that need this technique are too rare to be made at random: {technique}",
            technique=techniques_named(criteria.technique)[0].title,
        )
    if criteria.tenths is not None and not any(_are_of_a_step(criteria.tenths, size)):
        least, most = criteria.tenths[0] / 10, criteria.tenths[-1] / 10
        yield text(
            "in no {size}x{size} puzzle the hardest step is of {difficulty}",
            size=size,
            difficulty=f"{least}-{most}" if least < most else f"{least}",
        )


def _reasons_of_givens(request: PuzzleRequest) -> Iterator[Text]:
    wanted = request.criteria.givens
    if wanted is None:
        return
    known = GIVENS_OF_SIZE[request.size]
    possible = [each for each in wanted if each in known]
    if not possible:
        yield text(
            "{size}x{size} puzzles in which every given is needed have {fewest} to {most} givens",
            size=request.size,
            fewest=known[0],
            most=known[-1],
        )
    orbits = request.criteria.symmetry.orbits(request.geometry)
    sums = _sums_of(len(orbit) for orbit in orbits)
    if not any(sums >> each & 1 for each in possible):
        yield text(
            "no {wanted} givens can lie in this symmetry; as many can: {numbers}",
            wanted=_in_words(wanted),
            numbers=", ".join(str(each) for each in known if sums >> each & 1),
        )


def _sums_of(numbers: Iterable[int]) -> int:
    """Return what some of the numbers can add up to, bit n for the sum n."""
    sums = 1
    for each in numbers:
        sums |= sums << each
    return sums


def _is_needed(technique: str, size: int) -> bool:
    if technique == _NEVER_ENOUGH:
        return False
    least = min(row.tenths for row in techniques_named(technique))
    return least <= _most_tenths_in(size) and 2 * _MEMBERS.get(technique, 0) <= size


def _are_of_a_step(tenths: range, size: int) -> Iterator[bool]:
    """Yield of each difficulty whether a step may have it."""
    known = {each.tenths for each in TECHNIQUES if each.explainer_order is not None}
    most = min(max(known) + _MOST_ADDED, _most_tenths_in(size))
    return (each <= most and (each in known or each >= _LEAST_ADDED_TO) for each in tenths)


def _most_tenths_in(size: int) -> int:
    """Return the difficulty that no step of puzzles of a size exceeds."""
    return most_tenths_of(max(LEVELS_OF_SIZE[size], key=[*Level].index))


def _in_words(numbers: range) -> str:
    return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"
