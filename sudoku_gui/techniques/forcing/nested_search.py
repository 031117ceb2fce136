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
from sudoku_gui.techniques.forcing.forcing_search import (
    CASES,
    CONTRADICTION,
    EITHER,
    IN_CELLS_AND_HOUSES,
    ForcingSearch,
)
from sudoku_gui.techniques.forcing.implication_tables import implication_tables
from sudoku_gui.techniques.forcing.nested_chains import (
    NestedChain,
    NestedForcingChain,
    NestedSimpleChain,
)

SIMPLE, MULTIPLE, DYNAMIC = 2, 3, 4
"""What is nested: chains of one assumption, those of several as well, or dynamic ones."""

_MOST_KEPT = 10_000  # positions of which the chains are kept
_RANKS = {CONTRADICTION: 7, EITHER: 1}
_KINDS = ((BY_HOUSES, 65, 2), (BY_PAIRS, 65, 3), (BY_BOTH, 70, 4))
_CHAIN_TENTHS = {BY_HOUSES: 66, BY_BOTH: 70}

_Found = tuple[tuple[int, ...], tuple[int, ...], int]
_Forced = tuple[int, int, int, int]
_Kept = tuple["array[int] | None", tuple[int, ...]]
"""The nodes of a chain of one assumption, or what a position leaves and a finding in it.

Exact tuples of integers, which garbage collection need not look through: there are ten thousands.
"""


class SearchPausedError(Exception):
    """As much was looked at as may be at once: what was asked is to be asked again."""


class _Candidate(NamedTuple):
    """A chain of which it is not known yet whether it rests on anything."""

    length: int
    ruled_out: tuple[int, ...]
    make: Callable[[], tuple[_Kept, object, list[int]]]
    """Returns the chain, what it has in common with those that count as the same, and the
    constraints by which its candidates are the last."""


class NestedSearch:
    """Searches what is left of one position after another, all of one geometry.

    level: SIMPLE, MULTIPLE or DYNAMIC.
    is_for_proof: whether chains of several assumptions that count as one have numbers of their own
    where they are found in different positions.  There the same may follow for other reasons, which
    need not hold in the first of them.
    """

    def __init__(self, geometry: Geometry, level: int, *, is_for_proof: bool = False) -> None:
        self._is_for_proof = is_for_proof
        self._size = geometry.size
        self._members, self._constraints, *_ = implication_tables(geometry)
        self._width = len(self._constraints) // (geometry.cell_count * geometry.size)
        self._cell_count = geometry.cell_count
        self._simple = CycleSearch(geometry)
        self._forcing = ForcingSearch(geometry) if level > SIMPLE else None
        # Not the methods of this search, in which it would hold itself: it takes much memory, which
        # would only go when Python next searches for garbage.
        self._kinds: list[Callable[[NestedSearch], Iterable[_Candidate | None]]] = [
            *([NestedSearch._simple_chains] if level < DYNAMIC else []),
            *([NestedSearch._forcing_chains] if level > SIMPLE else []),
        ]
        self._reasoning = 1 if level == DYNAMIC else 0
        self._before: Sequence[int] = ()
        self._now: array[int] = array("i")
        self._lost_of: dict[int, tuple[int, ...]] = {}  # by constraint, in what is left now
        self._kept: dict[bytes, list[_Found]] = {}
        self._begun: tuple[bytes, Iterator[list[_Found] | None]] | None = None
        self._steps_left: int | None = None
        self._numbers: dict[object, int] = {}
        self._chains: list[_Kept] = []
        self.lengths: list[int] = []

    def load(self, of_cell: Sequence[int]) -> None:
        """Take the candidates of another position, before anything is supposed."""
        self.clear()
        self._before = array("i", of_cell)

    def clear(self) -> None:
        """Keep nothing of what was found, and do not pause."""
        self._begun = self._steps_left = None
        self._kept.clear()
        self._numbers.clear()
        self._chains.clear()
        self.lengths.clear()

    def allow(self, steps: int) -> None:
        """From now on, `found_in` raises `SearchPausedError` when it has done so many steps.

        A step is what begins with one candidate of a position, or one chain.  Asked again, it goes
        on where it was.
        """
        self._steps_left = steps

    def found_in(self, of_cell: "array[int]") -> list[_Found]:
        """Return what follows from what is left, as `SubordinateSearch` says."""
        key = of_cell.tobytes()
        if key not in self._kept:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            if self._begun is None or self._begun[0] != key:
                self._now = of_cell
                self._lost_of.clear()
                self._begun = key, self._look()
            for found in self._begun[1]:
                if found is not None:
                    self._kept[key] = found
                self._count_step()
            self._begun = None
        return self._kept[key]

    def _count_step(self) -> None:
        if self._steps_left is not None:
            if self._steps_left <= 0:
                raise SearchPausedError
            self._steps_left -= 1

    def chain_of(self, number: int) -> NestedChain:
        """Return a chain that was found, with all that its proof needs."""
        left, numbers = self._chains[number]
        if left is None:
            return NestedSimpleChain(numbers)
        forcing = self._forcing
        assert forcing is not None  # or no such chain was found
        self._now = left
        forcing.load(left)
        kind, origin, end = numbers
        starts, ends = self._starts_and_ends(kind, origin, end)
        branches = {
            start: forcing.reasons_of(self._reasoning, False, start, ends) for start in starts
        }
        return NestedForcingChain(kind, origin, end, branches)

    def _look(self) -> Iterator[list[_Found] | None]:
        """Yield what is found, and None after each step before."""
        found: list[_Found] = []
        for chains_of_kind in self._kinds:
            met = set()
            for each in chains_of_kind(self):
                yield None
                if each is not None and each.ruled_out not in met:
                    met.add(each.ruled_out)
                    chain, key, constraints = each.make()
                    lost = self._lost_by(constraints)
                    if lost:
                        number = self._number_of(chain, key, each.length)
                        found.append((each.ruled_out, lost, number))
            if found:
                break
        yield found

    def _number_of(self, chain: _Kept, key: object, length: int) -> int:
        if key not in self._numbers:
            self._numbers[key] = len(self._chains)
            self._chains.append(chain)
            self.lengths.append(length)
        return self._numbers[key]

    def _is_lost(self, candidate: int) -> bool:
        cell, digit = divmod(candidate, self._size)
        return bool((self._before[cell] & ~self._now[cell]) >> (digit + 1) & 1)

    def _lost_by(self, constraints: Iterable[int]) -> tuple[int, ...]:
        """Return the candidates that these constraints have lost, each once."""
        lost: dict[int, None] = {}
        for constraint in dict.fromkeys(constraints):
            if constraint not in self._lost_of:
                self._lost_of[constraint] = tuple(
                    each for each in self._members_of(constraint) if self._is_lost(each)
                )
            lost.update(dict.fromkeys(self._lost_of[constraint]))
        return (*lost,)

    def _members_of(self, constraint: int) -> Sequence[int]:
        return self._members[constraint * self._size : (constraint + 1) * self._size]

    def _left_in(self, constraint: int) -> list[int]:
        return [each for each in self._members_of(constraint) if self._is_left(each)]

    def _is_left(self, candidate: int) -> bool:
        cell, digit = divmod(candidate, self._size)
        return bool(self._now[cell] >> (digit + 1) & 1)

    def _simple_chains(self) -> Iterator[_Candidate]:
        """Yield cycles and chains of one assumption, the easiest first."""
        found = sorted(self._simple_chains_by_way(), key=lambda each: each[0])
        for (_, length, *_), ruled_out, nodes in found:
            make = partial(self._made_simple, tuple(nodes))
            yield _Candidate(length, tuple(ruled_out), make)

    def _simple_chains_by_way(
        self,
    ) -> Iterator[tuple[tuple[int, ...], Iterable[int], Sequence[int]]]:
        """Yield ranks, which begin with difficulty and length, what is ruled out, and the nodes."""
        self._simple.load(self._now)
        for way, tenths, kind in _KINDS:
            for length, nodes, ruled_out in self._simple.find_cycles(way, False, UNBOUNDED):
                rank = tenths + tenths_of_length(length), length, kind, nodes[0], 0
                yield rank, ruled_out, nodes
            if way in _CHAIN_TENTHS:
                base = _CHAIN_TENTHS[way]
                for length, nodes, _ in self._simple.find_chains(way, False, UNBOUNDED):
                    rank = base + tenths_of_length(length), length, kind, nodes[0] | 1, 1
                    yield rank, self._opposed(nodes[-1]), nodes

    def _made_simple(self, nodes: tuple[int, ...]) -> tuple[_Kept, object, list[int]]:
        return (None, nodes), nodes, self._constraints_along(nodes)

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

    def _forcing_chains(self) -> Iterator[_Candidate | None]:
        """Yield chains of several assumptions and contradictions, the shortest first.

        Before that comes None after each step.  They are by single candidates also so that other
        threads get their turns in between.
        """
        forcing = self._forcing
        assert forcing is not None  # or this kind is not looked for
        forcing.load(self._now)
        forcing.begin_cases(self._reasoning, False, UNBOUNDED)
        candidates = [
            candidate
            for candidate in range(self._cell_count * self._size)
            if self._now[candidate // self._size]
        ]
        for candidate in candidates:
            forcing.find_ends_from(candidate)
            if self._is_left(candidate):
                yield None
        found: list[_Forced] = []
        for candidate in candidates:
            found = forcing.find_from(candidate, IN_CELLS_AND_HOUSES)
            if self._is_left(candidate):
                yield None
        met = set()
        for length, kind, origin, end in sorted(found, key=self._forced_rank):
            result = origin ^ 1 if kind == CONTRADICTION else end
            if result not in met:
                met.add(result)
                make = partial(self._made_forcing, kind, origin, end)
                yield _Candidate(length, tuple(self._opposed(result)), make)

    def _forced_rank(self, found: _Forced) -> tuple[int, int]:
        length, kind, origin, _ = found
        in_house = kind == CASES and origin >= self._cell_count
        return length, _RANKS.get(kind, 6 if in_house else 5)

    def _made_forcing(self, kind: int, origin: int, end: int) -> tuple[_Kept, object, list[int]]:
        forcing = self._forcing
        assert forcing is not None
        starts, ends = self._starts_and_ends(kind, origin, end)
        constraints = [origin] if kind == CASES else []
        key: list[object] = [kind, end]
        for start in starts:
            nodes, causes = forcing.followed_by(self._reasoning, start, ends)
            constraints += causes
            key.append(array("i", sorted(nodes)).tobytes())
        if self._is_for_proof:
            key += [origin, self._now.tobytes()]
        return (self._now, (kind, origin, end)), tuple(key), constraints

    def _starts_and_ends(self, kind: int, origin: int, end: int) -> tuple[list[int], list[int]]:
        """Return the nodes that are supposed, and what follows from each of them."""
        if kind == CONTRADICTION:
            return [origin], [2 * end, 2 * end + 1]
        if kind == EITHER:
            return [2 * origin + 1, 2 * origin], [end]
        return [2 * each + 1 for each in self._left_in(origin)], [end]
