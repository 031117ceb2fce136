"""The search for chains that are nested in others, in what a supposition leaves.

Simple chains and cycles are looked for first; then, if these are wanted, chains of several
assumptions.  Instead of both, dynamic chains may be looked for.  The first kind of which any rests
on a candidate that is false by the supposition is taken, with all of its chains, the easiest first.
Of two that rule out the same, only the easier counts.

Order and rules are Sudoku Explainer's: a chain rests on what has been taken from each constraint
by which one of its candidates is the last, in a cycle in both directions.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.forcing.chain_length import tenths_of_length
from sudoku_gui.techniques.forcing.cycle_search import (
    BY_BOTH,
    BY_HOUSES,
    BY_PAIRS,
    UNBOUNDED,
    CycleSearch,
)
from sudoku_gui.techniques.forcing.forcing_search import CASES, CONTRADICTION, EITHER, ForcingSearch
from sudoku_gui.techniques.forcing.implication_proof import Reasons
from sudoku_gui.techniques.forcing.implication_tables import implication_tables
from sudoku_gui.techniques.forcing.nested_chains import (
    NestedChain,
    NestedForcingChain,
    NestedSimpleChain,
)

SIMPLE, MULTIPLE, DYNAMIC = 2, 3, 4
"""What is nested: chains of one assumption, those of several as well, or dynamic ones."""

_MOST_KEPT = 50_000  # positions of which the chains are kept
_IN_CELLS_AND_HOUSES = 3
_RANKS = {CONTRADICTION: 7, EITHER: 1}
_KINDS = ((BY_HOUSES, 65, 2), (BY_PAIRS, 65, 3), (BY_BOTH, 70, 4))
_CHAIN_TENTHS = {BY_HOUSES: 66, BY_BOTH: 70}

_Found = tuple[list[int], list[int], int]


class _Candidate(NamedTuple):
    """A chain of which it is not known yet whether it rests on anything."""

    rank: tuple[int, ...]
    length: int
    ruled_out: tuple[int, ...]
    make: Callable[[], tuple[NestedChain, list[int]]]
    """Returns the chain, and the constraints by which its candidates are the last."""


class NestedSearch:
    """Searches what is left of one position after another, all of one geometry.

    level: SIMPLE, MULTIPLE or DYNAMIC.
    """

    def __init__(self, geometry: Geometry, level: int) -> None:
        self._size = geometry.size
        self._members, self._constraints, *_ = implication_tables(geometry)
        self._width = len(self._constraints) // (geometry.cell_count * geometry.size)
        self._cell_count = geometry.cell_count
        self._simple = CycleSearch(geometry)
        self._forcing = ForcingSearch(geometry) if level > SIMPLE else None
        self._kinds: list[Callable[[], Iterable[_Candidate]]] = [
            *([self._simple_chains] if level < DYNAMIC else []),
            *([self._forcing_chains] if level > SIMPLE else []),
        ]
        self._reasoning = 1 if level == DYNAMIC else 0
        self._before: Sequence[int] = ()
        self._now: Sequence[int] = ()
        self._kept: dict[bytes, list[_Found]] = {}
        self._numbers: dict[object, int] = {}
        self.lengths: list[int] = []
        self.chains: list[NestedChain] = []

    def load(self, of_cell: Sequence[int]) -> None:
        """Take the candidates of another position, before anything is supposed."""
        self._before = array("i", of_cell)
        self._kept.clear()
        self._numbers.clear()
        self.lengths.clear()
        self.chains.clear()

    def found_in(self, of_cell: "array[int]") -> list[_Found]:
        """Return what follows from what is left, as `SubordinateSearch` says."""
        key = of_cell.tobytes()
        if key not in self._kept:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._now = of_cell
            self._kept[key] = self._look()
        return self._kept[key]

    def _look(self) -> list[_Found]:
        found: list[_Found] = []
        for chains_of_kind in self._kinds:
            met = set()
            for each in sorted(chains_of_kind(), key=lambda each: each.rank):
                if each.ruled_out not in met:
                    met.add(each.ruled_out)
                    chain, constraints = each.make()
                    lost = self._lost(constraints)
                    if lost:
                        number = self._number_of(chain, each.length)
                        found.append(([*each.ruled_out], lost, number))
            if found:
                break
        return found

    def _number_of(self, chain: NestedChain, length: int) -> int:
        key = _key(chain)
        if key not in self._numbers:
            self._numbers[key] = len(self.chains)
            self.chains.append(chain)
            self.lengths.append(length)
        return self._numbers[key]

    def _is_lost(self, candidate: int) -> bool:
        cell, digit = divmod(candidate, self._size)
        return bool((self._before[cell] & ~self._now[cell]) >> (digit + 1) & 1)

    def _lost(self, constraints: Iterable[int]) -> list[int]:
        """Return the candidates that these constraints have lost, each once."""
        lost: dict[int, None] = {}
        for constraint in dict.fromkeys(constraints):
            for each in self._members_of(constraint):
                if self._is_lost(each):
                    lost[each] = None
        return [*lost]

    def _members_of(self, constraint: int) -> Sequence[int]:
        return self._members[constraint * self._size : (constraint + 1) * self._size]

    def _left_in(self, constraint: int) -> list[int]:
        return [
            each
            for each in self._members_of(constraint)
            if self._now[each // self._size] >> (each % self._size + 1) & 1
        ]

    def _simple_chains(self) -> Iterator[_Candidate]:
        self._simple.load(self._now)
        for way, tenths, kind in _KINDS:
            for length, nodes, ruled_out in self._simple.find_cycles(way, False, UNBOUNDED):
                rank = tenths + tenths_of_length(length), length, kind, nodes[0], 0
                yield self._simple_chain(rank, length, ruled_out, nodes)
            if way in _CHAIN_TENTHS:
                base = _CHAIN_TENTHS[way]
                for length, nodes, _ in self._simple.find_chains(way, False, UNBOUNDED):
                    rank = base + tenths_of_length(length), length, kind, nodes[0] | 1, 1
                    yield self._simple_chain(rank, length, self._opposed(nodes[-1]), nodes)

    def _simple_chain(
        self, rank: tuple[int, ...], length: int, ruled_out: Iterable[int], nodes: list[int]
    ) -> _Candidate:
        chain = NestedSimpleChain(tuple(nodes))
        return _Candidate(rank, length, tuple(ruled_out), partial(self._made_simple, chain))

    def _made_simple(self, chain: NestedSimpleChain) -> tuple[NestedChain, list[int]]:
        return chain, self._constraints_along(chain.nodes)

    def _opposed(self, node: int) -> list[int]:
        """Return what is false if a node holds, in its cell."""
        candidate = node >> 1
        if not node & 1:
            return [candidate]
        return [each for each in self._left_in(candidate // self._size) if each != candidate]

    def _constraints_along(self, nodes: Sequence[int]) -> list[int]:
        """Return the constraints by which the true nodes follow, those of cycles in both ways."""
        is_cycle = nodes[0] == nodes[-1]
        found = []
        for before, node in pairwise(nodes):
            if node & 1:
                found.append(self._strong_link(before >> 1, node >> 1))
            elif is_cycle:
                found.append(next(self._shared(before >> 1, node >> 1)))
        return found

    def _shared(self, one: int, other: int) -> Iterator[int]:
        """Yield the constraints that both candidates are in, in the order of Sudoku Explainer."""
        others = self._constraints_of(other)
        return (each for each in self._constraints_of(one) if each in others)

    def _constraints_of(self, candidate: int) -> list[int]:
        every = self._constraints[candidate * self._width : (candidate + 1) * self._width]
        return [each for each in every if each >= 0]

    def _strong_link(self, one: int, other: int) -> int:
        return next(each for each in self._shared(one, other) if len(self._left_in(each)) == 2)

    def _forcing_chains(self) -> Iterator[_Candidate]:
        assert self._forcing is not None  # or this kind is not looked for
        self._forcing.load(self._now)
        for length, kind, origin, end in self._forcing.find_in_cases(
            self._reasoning, _IN_CELLS_AND_HOUSES, False, UNBOUNDED
        ):
            result = origin ^ 1 if kind == CONTRADICTION else end
            in_house = kind == CASES and origin >= self._cell_count
            yield _Candidate(
                (length, _RANKS.get(kind, 6 if in_house else 5)),
                length,
                tuple(self._opposed(result)),
                partial(self._forcing_chain, kind, origin, end),
            )

    def _forcing_chain(self, kind: int, origin: int, end: int) -> tuple[NestedChain, list[int]]:
        assert self._forcing is not None
        ends, constraints = [end], []
        if kind == CONTRADICTION:
            starts, ends = [origin], [2 * end, 2 * end + 1]
        elif kind == EITHER:
            starts = [2 * origin + 1, 2 * origin]
        else:
            starts = [2 * each + 1 for each in self._left_in(origin)]
            constraints.append(origin)
        branches: dict[int, Reasons] = {
            start: self._forcing.reasons_of(self._reasoning, False, start, [*ends])
            for start in starts
        }
        for reasons in branches.values():
            constraints += [cause for cause, _, _ in reasons.values() if cause >= 0]
        return NestedForcingChain(kind, origin, end, branches), constraints


def _key(chain: NestedChain) -> object:
    """Return what two chains have in common if they count as one."""
    if isinstance(chain, NestedSimpleChain):
        return chain.nodes
    ends = chain.kind, chain.end
    return (*ends, *(frozenset(each) for each in chain.branches.values()))
