# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""All that follows from one candidate being true or false, and why.

What follows is kept for several suppositions at once, each in a branch of its own.  The arrays have
`candidate_count` entries for each branch.

    cause        by candidate, the constraint that has only this one left; -1 if that is supposed,
                 -2 if it does not follow that the candidate is true
    source       by candidate, the true one that excludes it; -1 if that is supposed, -2 if it does
                 not follow that it is false, and -3 - r for the reason r
    trues        the true candidates, in the order in which they follow; falses: the false ones
    clash        by branch, a candidate that would have to be both; -1 if there is none
    reasons      false candidates from which others follow by a pattern; where each begins and ends
                 is in `first_reason`

If it is dynamic, what is false counts as ruled out, so that a constraint may lose several
candidates; otherwise each statement follows from one other.  What is true is followed first, then
one that is false, and again, as Sudoku Explainer does.

The file runs in two forms, as `search_base` says.
"""

from array import array

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.techniques.forcing.cycle_search import CycleSearch


class ForcingPropagation(CycleSearch):
    """Works out what follows in one position after another, all of one geometry."""

    def __init__(self, geometry: Geometry, branches: int) -> None:
        CycleSearch.__init__(self, geometry)
        count = self._candidate_count * branches
        self._cause = array("i", [-2]) * count
        self._source = array("i", [-2]) * count
        self._trues = zeros(count)
        self._falses = zeros(count)
        self._true_count = zeros(branches)
        self._false_count = zeros(branches)
        self._clash = array("i", [-1]) * branches
        self._visited = zeros(2 * self._candidate_count)
        self._stack = zeros(2 * self._candidate_count)
        self._visit = 0
        self._reasons = array("i", [0])
        self._first_reason = array("i", [0, 0])
        self._reason_room = 0
        self._followed = 0  # statements, which tells how much was done
        self._settled = 0  # how many false ones were taken from what is left, by the patterns
        self._is_dynamic = False
        self._is_of_one_digit = False

    def _suppose(self, branch: int, candidate: int, is_true: bool) -> None:
        """Work out what follows if a candidate is true, or false."""
        self._clear(branch)
        if is_true:
            self._add_true(branch, candidate, -1)
        else:
            self._add_false(branch, candidate, -1)
        base = branch * self._candidate_count
        followed_true = followed_false = 0
        try:
            while self._clash[branch] < 0:
                if followed_true < self._true_count[branch]:
                    followed_true += 1
                    self._follow_true(branch, self._trues[base + followed_true - 1])
                elif followed_false < self._false_count[branch]:
                    followed_false += 1
                    self._follow_false(branch, self._falses[base + followed_false - 1])
                elif not self._follow_patterns(branch):
                    break
        finally:  # a search for patterns may be paused
            self._followed += followed_true + followed_false
            if self._is_dynamic:
                self._put_back_all(base, followed_false)

    def _put_back_all(self, base: int, count: int) -> None:
        """Bring what was taken out of the constraints back."""
        if 6 * count < self._constraint_count:
            for place in range(base, base + count):
                if not self._is_left[self._falses[place]]:
                    self._put_back(self._falses[place])
            return
        for place in range(base, base + count):
            self._is_left[self._falses[place]] = 1
        for constraint in range(self._constraint_count):
            self._left[constraint] = self._left_before[constraint]
            self._total[constraint] = self._total_before[constraint]

    def _clear(self, branch: int) -> None:
        base = branch * self._candidate_count
        for place in range(base, base + self._true_count[branch]):
            self._cause[base + self._trues[place]] = -2
        for place in range(base, base + self._false_count[branch]):
            self._source[base + self._falses[place]] = -2
        if self._clash[branch] >= 0:
            self._cause[base + self._clash[branch]] = -2
            self._source[base + self._clash[branch]] = -2
        self._true_count[branch] = 0
        self._false_count[branch] = 0
        self._clash[branch] = -1
        self._settled = 0

    def _add_true(self, branch: int, candidate: int, cause: int) -> None:
        base = branch * self._candidate_count
        if self._cause[base + candidate] == -2:
            self._cause[base + candidate] = cause
            if self._source[base + candidate] != -2:
                self._clash[branch] = candidate
            else:
                self._trues[base + self._true_count[branch]] = candidate
                self._true_count[branch] += 1

    def _add_false(self, branch: int, candidate: int, source: int) -> None:
        base = branch * self._candidate_count
        if self._source[base + candidate] == -2:
            self._source[base + candidate] = source
            if self._cause[base + candidate] != -2:
                self._clash[branch] = candidate
            else:
                self._falses[base + self._false_count[branch]] = candidate
                self._false_count[branch] += 1

    def _follow_true(self, branch: int, candidate: int) -> None:
        first = self._first_excluded[candidate]
        if self._is_of_one_digit:
            first = self._after_cell[candidate]
        for index in range(first, self._after_excluded[candidate]):
            self._add_false(branch, self._excluded[index], candidate)
            if self._clash[branch] >= 0:
                return

    def _follow_false(self, branch: int, candidate: int) -> None:
        first = candidate * self._width
        skipped = 1 if self._is_of_one_digit else 0  # the cell
        for index in range(first + skipped, first + self._width):
            constraint = self._constraints[index]
            if constraint < 0:
                break
            if self._left[constraint] == 2:
                self._add_true(branch, self._total[constraint] - candidate, constraint)
                if self._clash[branch] >= 0:
                    return
        if self._is_dynamic:
            self._is_left[candidate] = 0
            for index in range(first, first + self._width):
                constraint = self._constraints[index]
                if constraint < 0:
                    break
                self._left[constraint] -= 1
                self._total[constraint] -= candidate

    def _follow_patterns(self, branch: int) -> bool:
        """Add what is false by a pattern in what is left; return whether there is any such."""
        return False

    def _length(self, branch: int, node: int, most: int) -> int:
        """Return from how many statements a node follows, itself with them; at the most `most`."""
        self._visit += 1
        self._visited[node] = self._visit
        self._stack[0] = node
        height = count = 1
        while height and count < most:
            height -= 1
            each = self._stack[height]
            pushed = self._push_parents(branch, each, height)
            count += pushed - height
            height = pushed
            if not each & 1:
                source = self._source[branch * self._candidate_count + (each >> 1)]
                if source < -2:
                    count += self._added_length(branch, -3 - source)
        return count

    def _added_length(self, branch: int, reason: int) -> int:
        """Return what a chain adds that is the reason, unless it was counted before."""
        return 0

    def _push_parents(self, branch: int, node: int, height: int) -> int:
        """Put that from which a node follows on the stack if it is new; return the new height."""
        base = branch * self._candidate_count
        candidate = node >> 1
        if node & 1:
            constraint = self._cause[base + candidate]
            if constraint >= 0:
                first = constraint * self._size
                for index in range(first, first + self._size):
                    each = self._members[index]
                    if each != candidate and self._is_left[each]:
                        height = self._push(2 * each, height)
            return height
        source = self._source[base + candidate]
        if source >= 0:
            return self._push(2 * source + 1, height)
        if source < -2:
            reason = branch * self._reason_room - 3 - source
            for index in range(self._first_reason[reason], self._first_reason[reason + 1]):
                height = self._push(self._reasons[index], height)
        return height

    def _push(self, node: int, height: int) -> int:
        if self._visited[node] != self._visit:
            self._visited[node] = self._visit
            self._stack[height] = node
            height += 1
        return height
