# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Forcing chains of several assumptions, and contradictions: the shortest ones.

    ends      by candidate, what follows if it is true, in bits of `words` words: first the
              candidates that are then true, then those that are false
    common    the same for what follows in each of several cases

First everything is worked out for each candidate as true, and kept as bits alone.  Only where
something follows in all cases, these are worked out again, with all reasons, to find the length:
the number of statements from which it follows, added up over the cases.

The file runs in two forms, as `search_base` says.
"""

from array import array
from collections.abc import Sequence

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.forcing.implication_graph import ImplicationGraph
from sudoku_gui.techniques.forcing.pattern_propagation import PatternPropagation

CONTRADICTION, EITHER, CASES = 0, 1, 2
"""What a finding is: a candidate leads to a contradiction, it leads to the same as its opposite,
or every candidate of a constraint leads to the same."""

IN_HOUSES, IN_CELLS, IN_CELLS_AND_HOUSES = 1, 2, 3
"""Which cases are tried: those of houses, those of cells, or both."""


class ForcingSearch(PatternPropagation):
    """Searches one position after another, all of one geometry."""

    def __init__(self, geometry: Geometry) -> None:
        PatternPropagation.__init__(self, geometry, geometry.size)
        count = self._candidate_count
        self._words = (count + 63) // 64
        self._ends = array("Q", [0])  # proofs do without, which are many
        self._common = array("Q", bytes(16 * self._words))
        self._is_refuted = bytearray(count)
        self._reasoning = 0
        self._reasoning_of_ends = -1  # where these are all worked out
        self._best_rank = 0
        self._findings: list[tuple[int, int, int, int]] = []

    def load(self, of_cell: Sequence[int]) -> None:
        """Take the candidates of another position, as `CandidateMasks` has them by cell."""
        ImplicationGraph.load(self, of_cell)
        self._reasoning_of_ends = -1

    @property
    def findings(self) -> list[tuple[int, int, int, int]]:
        """What is found by now: see `find_from`."""
        return self._findings

    def find_of_one_digit(
        self, stops_at_best: bool, longest: int
    ) -> list[tuple[int, int, int, int]]:
        """Return contradictions of one digit (Nishio); see `find_from`."""
        self._start_finding(1, True, stops_at_best, longest)
        for cell in range(self._cell_count):
            if self._left[cell] > 1:
                for candidate in range(cell * self._size, (cell + 1) * self._size):
                    if self._is_left[candidate]:
                        self._try_both(candidate, False)
        return self._findings

    def begin_cases(self, reasoning: int, stops_at_best: bool, longest: int) -> None:
        """Begin to look for what follows in every case, which is done part by part.

        `find_ends_from` is to be called for each candidate, in order, then `find_from`; or
        `find_ends` for all, then `find_cases`.  Candidates of cells in which none is left may be
        passed over.
        reasoning: 0 where each statement follows from one other, 1 where what follows counts as
        ruled out, and contradictions are found; 2 where patterns among what is left count, too,
        and chains that are nested.
        stops_at_best: whether to return the first of the shortest alone.
        longest: what is longer is left out.
        """
        self._start_finding(reasoning, False, stops_at_best, longest)
        self._reasoning = reasoning
        if self._reasoning_of_ends != reasoning:
            self._reasoning_of_ends = -1
        words = 2 * self._candidate_count * self._words
        if len(self._ends) < words:
            self._ends = array("Q", bytes(8 * words))

    def find_ends(self, start: int, most: int) -> int:
        """Do what `find_ends_from` does for the candidates from `start` on; return the next one.

        That is known from before where only other cases of the same position are looked for.
        most: about how many statements follow before there is a pause.
        """
        if self._reasoning_of_ends == self._reasoning:
            return self._candidate_count
        self._followed = 0
        candidate = start
        while candidate < self._candidate_count and self._followed < most:
            self.find_ends_from(candidate)
            candidate += 1
        if candidate == self._candidate_count:
            self._reasoning_of_ends = self._reasoning
        return candidate

    def find_cases(self, start: int, kinds: int, most: int) -> int:
        """Do what `find_from` does for the candidates from `start` on; return the next one.

        There is no subordinate search.  most: as before.
        """
        self._followed = 0
        candidate = start
        while candidate < self._candidate_count and self._followed < most:
            self._find_beginning(candidate, kinds)
            candidate += 1
        return candidate

    def find_from(self, candidate: int, kinds: int) -> list[tuple[int, int, int, int]]:
        """Look for what begins with a candidate; return what is found by now.

        That is the length, what kind of finding it is, its origin and its end.  The origin of a
        contradiction is the node that leads to it, that of others a candidate or a constraint; the
        end is the candidate that would be both, or the node that follows.
        kinds: IN_HOUSES, IN_CELLS or IN_CELLS_AND_HOUSES.
        With a cell begins what does with its last candidate, with a house what does with its first.
        If a subordinate search raises an error, nothing is found by this call.
        """
        before = self._findings, len(self._findings), self._longest, self._best_rank
        try:
            self._find_beginning(candidate, kinds)
        except BaseException:
            self._findings, count, self._longest, self._best_rank = before
            del self._findings[count:]
            raise
        return self._findings

    def _find_beginning(self, candidate: int, kinds: int) -> None:
        cell = candidate // self._size
        if self._left[cell] > 2 or (self._is_dynamic and self._left[cell] == 2):
            if self._is_left[candidate]:
                self._find_from_candidate(candidate, kinds)
            if kinds & 2 and candidate == (cell + 1) * self._size - 1:
                self._try_cases(cell, 5)

    def _start_finding(
        self, reasoning: int, is_of_one_digit: bool, stops_at_best: bool, longest: int
    ) -> None:
        self._is_dynamic = reasoning > 0
        self._uses_patterns = False
        if reasoning > 1:
            self._use_patterns()
        self._is_of_one_digit = is_of_one_digit
        self._stops_at_best = stops_at_best
        self._longest = longest
        self._best_rank = 8
        self._findings = []

    def find_ends_from(self, candidate: int) -> None:
        """Work out what follows from a candidate if it is left, and keep it as bits."""
        if not self._is_left[candidate]:
            return
        words = self._words
        first = 2 * candidate * words
        for word in range(first, first + 2 * words):
            self._ends[word] = 0
        self._suppose(0, candidate, True)
        self._is_refuted[candidate] = self._clash[0] >= 0
        for place in range(self._true_count[0]):
            self._set_bit(first, self._trues[place])
        for place in range(self._false_count[0]):
            self._set_bit(first + words, self._falses[place])

    def _set_bit(self, first: int, candidate: int) -> None:
        one = 1
        self._ends[first + (candidate >> 6)] |= one << (candidate & 63)

    def _find_from_candidate(self, candidate: int, kinds: int) -> None:
        """Look for what begins with a candidate, or with a house of which it is the first place."""
        if self._is_dynamic:
            self._try_both(candidate, self._left[candidate // self._size] > 2)
        for index in range(1, self._width if kinds & 1 else 0):
            constraint = self._constraints[candidate * self._width + index]
            if constraint < 0:
                break
            if self._left[constraint] > 1 and self._first_of(constraint) == candidate:
                self._try_cases(constraint, 6)

    def _first_of(self, constraint: int) -> int:
        index = constraint * self._size
        while not self._is_left[self._members[index]]:
            index += 1
        return self._members[index]

    def _try_both(self, candidate: int, is_compared: bool) -> None:
        """Look for contradictions of a candidate and its opposite, and for what follows from both.

        is_compared: whether that is looked for.
        """
        if self._is_of_one_digit or self._is_refuted[candidate]:
            self._suppose(0, candidate, True)
            self._take_clash(0, 2 * candidate + 1)
        self._suppose(1, candidate, False)
        self._take_clash(1, 2 * candidate)
        if is_compared and self._has_common_ends(candidate):
            self._suppose(0, candidate, True)
            for place in range(self._true_count[0]):
                end = self._trues[place]
                if self._is_end(1, 2 * end + 1) and self._left[end // self._size] > 1:
                    self._take_common_end(2, EITHER, 1, candidate, 2 * end + 1)
            for place in range(self._false_count[0]):
                end = self._falses[place]
                if self._is_end(1, 2 * end):
                    self._take_common_end(2, EITHER, 1, candidate, 2 * end)

    def _take_clash(self, branch: int, supposed: int) -> None:
        clash = self._clash[branch]
        if clash >= 0 and (supposed & 1 or self._left[(supposed >> 1) // self._size] > 1):
            self._counted_chains.clear()
            length = self._length(branch, 2 * clash + 1, self._longest + 1)
            if length < self._longest:
                length += self._length(branch, 2 * clash, self._longest + 1 - length)
                self._take_finding(length, 7, CONTRADICTION, supposed, clash)

    def _is_end(self, branch: int, node: int) -> bool:
        """Return whether a node follows in a branch, and does not clash there."""
        candidate = node >> 1
        if self._clash[branch] == candidate:
            return self._clash_is_listed_as(branch) == (node & 1)
        place = branch * self._candidate_count + candidate
        return (self._cause[place] if node & 1 else self._source[place]) != -2

    def _clash_is_listed_as(self, branch: int) -> int:
        """Return 1 if what clashes was true first, 0 if it was false first."""
        base = branch * self._candidate_count
        for place in range(base, base + self._true_count[branch]):
            if self._trues[place] == self._clash[branch]:
                return 1
        return 0

    def _has_common_ends(self, candidate: int) -> bool:
        """Return whether something follows in branch 1 and from the candidate as true."""
        words = self._words
        first = 2 * candidate * words
        base = self._candidate_count
        for place in range(base, base + self._true_count[1]):
            end = self._trues[place]
            if self._ends[first + (end >> 6)] >> (end & 63) & 1:
                return True
        for place in range(base, base + self._false_count[1]):
            end = self._falses[place]
            if self._ends[first + words + (end >> 6)] >> (end & 63) & 1:
                return True
        return False

    def _try_cases(self, constraint: int, rank: int) -> None:
        """Look for what follows from each candidate of a constraint."""
        words = self._words
        if not self._set_common(constraint):
            return
        count = 0
        for index in range(constraint * self._size, (constraint + 1) * self._size):
            if self._is_left[self._members[index]]:
                self._suppose(count, self._members[index], True)
                count += 1
        for place in range(self._true_count[0]):
            end = self._trues[place]
            if self._common[end >> 6] >> (end & 63) & 1 and self._left[end // self._size] > 1:
                self._take_common_end(count, CASES, rank, constraint, 2 * end + 1)
        for place in range(self._false_count[0]):
            end = self._falses[place]
            if self._common[words + (end >> 6)] >> (end & 63) & 1:
                self._take_common_end(count, CASES, rank, constraint, 2 * end)

    def _set_common(self, constraint: int) -> bool:
        """Set what follows from each candidate of a constraint; return whether anything does."""
        is_first = True
        is_any = False
        for index in range(constraint * self._size, (constraint + 1) * self._size):
            candidate = self._members[index]
            if not self._is_left[candidate]:
                continue
            first = 2 * candidate * self._words
            is_any = False
            for word in range(2 * self._words):
                if is_first:
                    self._common[word] = self._ends[first + word]
                else:
                    self._common[word] &= self._ends[first + word]
                if self._common[word]:
                    is_any = True
            if not is_any:
                return False
            is_first = False
        return is_any

    def _take_common_end(self, count: int, kind: int, rank: int, origin: int, end: int) -> None:
        """Take what follows in the first `count` branches, unless it is too long."""
        length = 0
        self._counted_chains.clear()
        for branch in range(count):
            length += self._length(branch, end, self._longest + 1 - length)
            if length > self._longest:
                return
        self._take_finding(length, rank, kind, origin, end)

    def _take_finding(self, length: int, rank: int, kind: int, origin: int, end: int) -> None:
        """Take a finding; among those of one length, one of lower rank."""
        if length > self._longest:
            return
        if self._stops_at_best:
            if length == self._longest and rank >= self._best_rank:
                return
            self._longest = length
            self._best_rank = rank
            self._findings = []
        self._findings.append((length, kind, origin, end))

    def reasons_of(
        self, reasoning: int, is_of_one_digit: bool, supposed: int, ends: list[int]
    ) -> dict[int, tuple[int, list[int], list[int]]]:
        """Return why the ends follow from a node: by node, cause, nodes before it, and pattern.

        The cause is that of a candidate that is true, otherwise -1.  A pattern is two bases and two
        covers, of which -1 is none, and how many were found before; without one the list is empty.
        If the first base is -1, the second is the number of a subordinate chain.
        """
        self._start_finding(reasoning, is_of_one_digit, False, 0)
        self._suppose(0, supposed >> 1, bool(supposed & 1))
        found: dict[int, tuple[int, list[int], list[int]]] = {}
        waiting = [*ends]
        while waiting:
            node = waiting.pop()
            if node not in found:
                self._visit += 1
                height = self._push_parents(0, node, 0)
                parents = [self._stack[place] for place in range(height)]
                cause = self._cause[node >> 1] if node & 1 else -1
                found[node] = cause, parents, self._pattern_of(node)
                waiting += parents
        return found

    def followed_by(
        self, reasoning: int, supposed: int, ends: list[int]
    ) -> tuple[list[int], list[int]]:
        """Return the nodes by which the ends follow from one, and the causes of the true ones."""
        self._start_finding(reasoning, False, False, 0)
        self._suppose(0, supposed >> 1, bool(supposed & 1))
        self._visit += 1
        height = 0
        for end in ends:
            height = self._push(end, height)
        nodes: list[int] = []
        causes: list[int] = []
        while height:
            height -= 1
            node = self._stack[height]
            nodes.append(node)
            if node & 1 and self._cause[node >> 1] >= 0:
                causes.append(self._cause[node >> 1])
            height = self._push_parents(0, node, height)
        return nodes, causes

    def _pattern_of(self, node: int) -> list[int]:
        source = self._source[node >> 1]
        if node & 1 or source >= -2:
            return []
        first = 4 * (-3 - source)
        return [*[self._patterns[place] for place in range(first, first + 4)], -3 - source]
