"""Colours: candidates of one digit joined by houses with two places, in two colours by turns.

Of each such component all candidates of one colour are true, and all of the other false.

simple colours trap   what sees both colours is false
simple colours wrap   two candidates of a colour see each other, so that colour is false
multi colours 1       a colour of one component sees one of another, so one of the two other colours
                      is true: what sees both of these is false
multi colours 2       a colour sees both colours of another component, so it is false
"""

from collections.abc import Iterator
from enum import Enum
from functools import partial
from itertools import permutations
from typing import NamedTuple

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.solvers.task import run
from sudoku_gui.techniques.argument_branches import NOTHING, Branch
from sudoku_gui.techniques.arguments import Argument, Start, prove
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.chain_findings import eliminations_of
from sudoku_gui.techniques.implications import LinkKinds
from sudoku_gui.techniques.links import Links
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class ColourRule(Enum):
    """What colours rule out."""

    TRAP = "trap"
    WRAP = "wrap"
    MULTI_1 = "multi 1"
    MULTI_2 = "multi 2"


class _Component(NamedTuple):
    """The cells of two colours, and the houses that join them."""

    colours: tuple[frozenset[int], frozenset[int]]
    pairs: tuple[tuple[int, int, int], ...]
    """Of each house its index and both cells, in order."""


class ColourFinder:
    """Finds what one rule of colours rules out; the pattern is the argument."""

    def __init__(self, geometry: Geometry, rule: ColourRule) -> None:
        self._rule = rule
        self._stride = geometry.size + 1
        self._links = Links(geometry, LinkKinds.OF_DIGITS)
        self._peers = [frozenset(geometry.peers_of(cell)) for cell in map(Cell, geometry.cells)]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report each component, or each two, that rule something out, digit by digit."""
        self._links = run(self._links.of(masks))
        for digit in range(1, self._stride):
            for component, lost in self._losses(digit, masks):
                left = [cell for cell in sorted(lost) if masks.of_cell[cell] >> digit & 1]
                if left and collector.take(self._finding(component, digit, left)):
                    return

    def _losses(
        self, digit: int, masks: CandidateMasks
    ) -> Iterator[tuple[_Component, frozenset[int]]]:
        """Yield components, and the cells that lose the digit by the rule."""
        components = _components(masks, digit)
        if self._rule is ColourRule.TRAP:
            for component in components:
                yield component, self._seen_by_both(*component.colours)
        elif self._rule is ColourRule.WRAP:
            for component in components:
                wrapped = [each for each in component.colours if self._sees(each, each)]
                yield component, frozenset[int]().union(*wrapped)
        else:
            lost_by = self._lost_by_two if self._rule is ColourRule.MULTI_1 else self._lost_to_two
            for component, other in permutations(components, 2):
                yield component, lost_by(component, other)

    def _lost_by_two(self, component: _Component, other: _Component) -> frozenset[int]:
        return frozenset[int]().union(
            *(
                self._seen_by_both(component.colours[1 - mine], other.colours[1 - its])
                for mine in (0, 1)
                for its in (0, 1)
                if self._sees(component.colours[mine], other.colours[its])
            )
        )

    def _lost_to_two(self, component: _Component, other: _Component) -> frozenset[int]:
        return frozenset[int]().union(
            *(
                colour
                for colour in component.colours
                if all(self._sees(colour, each) for each in other.colours)
            )
        )

    def _seen(self, colour: frozenset[int]) -> frozenset[int]:
        return frozenset[int]().union(*(self._peers[cell] for cell in colour))

    def _seen_by_both(self, one: frozenset[int], other: frozenset[int]) -> frozenset[int]:
        return self._seen(one) & self._seen(other)

    def _sees(self, one: frozenset[int], other: frozenset[int]) -> bool:
        return not self._seen(one).isdisjoint(other)

    def _finding(self, component: _Component, digit: int, lost: list[int]) -> Finding:
        """Return the finding, argued from that house of the component where this is shortest."""
        nodes = [cell * self._stride + digit for cell in lost]
        arguments = [self._argument(*pair, digit, nodes) for pair in component.pairs]
        shortest = min(arguments, key=lambda each: each.length)
        return Finding((), eliminations_of(nodes, self._stride), shortest.encoded())

    def _argument(self, house: int, one: int, other: int, digit: int, lost: list[int]) -> Argument:
        number = self._links.masks.cell_count + house * self._stride + digit
        branches = tuple(self._branch(cell, digit, lost) for cell in (one, other))
        return Argument(Start.CONSTRAINT, number, branches)

    def _branch(self, cell: int, digit: int, lost: list[int]) -> Branch:
        """Return that a true candidate rules out what is lost, or leaves a house without place."""
        search = self._links.search
        search.search(2 * (cell * self._stride + digit) + 1)
        ends, emptied = [2 * node for node in lost], NOTHING
        if not all(map(search.is_reached, ends)):
            emptied = min(search.emptied(), key=self._links.length_to_empty)
            ends = self._links.literals_to_empty(emptied)
        return Branch(tuple(self._links.consequences(ends)), emptied)


def _components(masks: CandidateMasks, digit: int) -> list[_Component]:
    """Return the components of a digit."""
    pairs = []
    for house in range(masks.house_count):
        places = masks.places[house * (masks.size + 1) + digit]
        if places.bit_count() == 2:
            cells = [cell for at, cell in enumerate(masks.cells_in(house)) if places >> at & 1]
            pairs.append((house, cells[0], cells[1]))
    colour_of: dict[int, tuple[int, int]] = {}
    for _, start, _ in pairs:
        _colour(start, len(colour_of), pairs, colour_of)
    found = []
    for number in sorted({number for number, _ in colour_of.values()}):
        colours = tuple(
            frozenset(cell for cell, each in colour_of.items() if each == (number, colour))
            for colour in (0, 1)
        )
        mine = tuple(pair for pair in pairs if colour_of[pair[1]][0] == number)
        found.append(_Component((colours[0], colours[1]), mine))
    return found


def _colour(
    start: int,
    number: int,
    pairs: list[tuple[int, int, int]],
    colour_of: dict[int, tuple[int, int]],
) -> None:
    """Give colours to all that is joined to a cell, unless it has one."""
    if start in colour_of:
        return
    colour_of[start] = number, 0
    queue = [start]
    for cell in queue:
        for _, *both in pairs:
            if cell in both:
                (other,) = (each for each in both if each != cell)
                if other not in colour_of:
                    colour_of[other] = number, 1 - colour_of[cell][1]
                    queue.append(other)


TECHNIQUES = (
    Technique(
        "simple-colors-trap",
        54,
        text("Simple colours: trap"),
        text("a candidate sees both colours of a chain of houses with two places for a digit"),
        partial(ColourFinder, rule=ColourRule.TRAP),
        prove,
    ),
    Technique(
        "simple-colors-wrap",
        54,
        text("Simple colours: wrap"),
        text("two candidates of the same colour see each other"),
        partial(ColourFinder, rule=ColourRule.WRAP),
        prove,
    ),
    Technique(
        "multi-colors-1",
        58,
        text("Multi colours 1"),
        text("colours of two chains see each other, and a candidate sees both of the others"),
        partial(ColourFinder, rule=ColourRule.MULTI_1),
        prove,
    ),
    Technique(
        "multi-colors-2",
        58,
        text("Multi colours 2"),
        text("a colour sees both colours of another chain"),
        partial(ColourFinder, rule=ColourRule.MULTI_2),
        prove,
    ),
)
