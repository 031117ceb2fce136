"""The tree of a search around a moment: what was chosen, what failed, what is left to try.

A node is a digit placed, and is named by the step that placed it, so that one can go
there; 0 is the start.  Below a node is a fork: all that is gone through there.  What a
node has had tried below it never changes, so it is recorded once, for all moments.
"""

from collections.abc import Iterator

from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.candidates import blockers
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, House
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.depth_profile import DepthProfile
from sudoku_gui.playback.replay_cursor import ReplayCursor
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.solvers.search import Choice, Condition, Outcome, StepKind
from sudoku_gui.solvers.task import Resumable

NO_NODE = -1
WHOLE_UP_TO = 300  # steps; a search that is no longer is drawn unfolded
_RECORDS_AT_MOST = 4_096


@dataclass(frozen=True, slots=True)
class TreeBranch:
    """A digit in a cell that is gone through at a fork."""

    cell: Cell
    digit: Digit
    result: AttemptResult
    node: int = NO_NODE  # the step that placed it; NO_NODE if none has
    inside: int = 0  # steps between placing it and taking it back; 0 if it stands or at a dead end
    blocker: Cell = NO_CELL  # the first peer that refuses it; NO_CELL if none does
    solutions: int = 0  # that were found below it, or with it, until it was taken back


@dataclass(frozen=True, slots=True)
class TreeFork:
    """What is gone through below `node`, in the order of the search; nothing after the end."""

    node: int
    depth: int  # how many blanks are filled there
    house: House | None  # in which the place of a digit is sought; None: a cell asks for its digit
    branches: tuple[TreeBranch, ...]


@dataclass(frozen=True, slots=True)
class TreeSnapshot:
    """The tree as seen from the moment after step `at`."""

    at: int
    path: tuple[TreeFork, ...]  # from the start to the moment, each below the branch that stands
    unfolded: tuple[TreeFork, ...]  # those below branches that failed, in the order of their nodes


EMPTY_TREE = TreeSnapshot(0, (), ())


def failed_branches(tree: TreeSnapshot) -> Iterator[tuple[int, int]]:
    """Yield the first and the last step of each branch that was taken back."""
    for fork in (*tree.path, *tree.unfolded):
        for branch in fork.branches:
            if branch.result is AttemptResult.FAILED:
                yield branch.node, branch.node + branch.inside + 1


class TreeBuilder:
    """Builds the tree around the moment that is wanted, in slices.

    The cursor is its own, and stands anywhere in the explored part.
    """

    def __init__(self, cursor: ReplayCursor, profile: DepthProfile) -> None:
        self._cursor = cursor
        self._profile = profile
        self._records: dict[int, _NodeHistory] = {}
        self._wanted: dict[int, bool] = {}  # whether to unfold a node, where people have said so
        self._tree = EMPTY_TREE
        self._at = 0
        self._way = self._draw(0)
        self._is_done = False

    @property
    def tree(self) -> TreeSnapshot:
        """The tree that was drawn last; without forks until one is."""
        return self._tree

    @property
    def at(self) -> int:
        """The step around which a tree is drawn, or will be."""
        return self._at

    @property
    def is_done(self) -> bool:
        """Whether `tree` is what was asked for last."""
        return self._is_done

    def draw_around(self, step: int) -> None:
        """Draw the tree around a step of the explored part from now on."""
        self._at = step
        self._way = self._draw(step)
        self._is_done = False

    def unfold(self, node: int) -> None:
        """Show what is below a branch that failed."""
        self._wanted[node] = True
        self.draw_around(self._at)

    def fold(self, node: int) -> None:
        """Show no longer what is below a branch that failed."""
        self._wanted[node] = False
        self.draw_around(self._at)

    def work(self, steps: int) -> bool:
        """Go on drawing for about `steps` steps; return whether all is drawn."""
        self._is_done = self._is_done or self._cursor.follow(self._way, steps)
        return self._is_done

    def _draw(self, at: int) -> Resumable[None]:
        path = []
        node = 0
        while node != NO_NODE:
            record = yield from self._record_of(node, at)
            path.append(record.fork_at(at))
            node = record.standing_at(at)
        unfolded = yield from self._unfold_below(path, at)
        self._tree = TreeSnapshot(at, tuple(path), unfolded)

    def _unfold_below(self, path: list[TreeFork], at: int) -> Resumable[tuple[TreeFork, ...]]:
        """Return the forks below branches that failed and are to be unfolded."""
        unfolded: dict[int, TreeFork] = {}
        coming = [node for fork in path for node in _failed(fork)]
        while coming:
            node = coming.pop()
            if self._wanted.get(node, at <= WHOLE_UP_TO):
                record = yield from self._record_of(node, at)
                unfolded[node] = record.fork_at(at)
                coming.extend(_failed(unfolded[node]))
        return tuple(unfolded[node] for node in sorted(unfolded))

    def _record_of(self, node: int, at: int) -> "Resumable[_NodeHistory]":
        """Return what is known below a node, brought up to date."""
        record = self._records.pop(node, None)
        if record is None:
            yield from self._cursor.seek(node)
            moment = self._cursor.moment()
            depth = moment.counters.depth
            record = _NodeHistory(node, depth, moment.next_choice, moment.grid, known=node)
        yield from self._bring_up_to(record, at)
        self._records[node] = record  # the last of them, so that it is forgotten last
        while len(self._records) > _RECORDS_AT_MOST:
            del self._records[next(iter(self._records))]
        return record

    def _bring_up_to(self, record: "_NodeHistory", at: int) -> Resumable[None]:
        """Record what was tried below the node up to step `at`."""
        # Where no child stands, the search stands at the node: its next step places a child
        # or takes the node back.
        while record.known < at and not record.is_over:
            if record.has_open_child:
                yield from self._find_end_of_child(record, at)
            else:
                yield from self._cursor.seek(record.known + 1)
                record.known += 1
                moment = self._cursor.moment()
                if moment.kind is StepKind.PLACE:
                    found = moment.solutions - (moment.outcome is Outcome.SOLVED)
                    child = _Child(moment.cell, moment.digit, record.known, found)
                    record.children.append(child)
                else:
                    record.is_over = True

    def _find_end_of_child(self, record: "_NodeHistory", at: int) -> Resumable[None]:
        """Look for the step that took the last child back, one slice of the profile further."""
        # The child stands as long as no step leaves less than `level` blanks filled.  None up
        # to `known` has, and most slices of the profile show that none of theirs does.
        level = record.depth + 1
        record.known = min(at, self._profile.skip_above(level, record.known))
        if record.known < at:
            yield from self._cursor.seek(record.known)
            width = self._profile.width
            end_of_slice = (record.known // width + 1) * width
            below = Condition.depth_below(level)
            is_found = yield from self._cursor.find(below, min(at, end_of_slice))
            record.known = self._cursor.step
            if is_found:
                record.children[-1].end = record.known
                record.children[-1].found_by_end = self._cursor.moment().solutions


@dataclass(slots=True)
class _Child:
    """A digit placed at a fork by `step`, and taken back by `end` (NO_NODE: not yet)."""

    cell: Cell
    digit: Digit
    step: int
    found_before: int  # solutions, before it was placed
    end: int = NO_NODE
    found_by_end: int = 0

    def branch_at(self, at: int) -> TreeBranch:
        """Return how it looks from the moment after `at`, by which it was placed."""
        if self.is_standing_at(at):
            return TreeBranch(self.cell, self.digit, AttemptResult.PLACED, self.step)
        inside = self.end - self.step - 1
        found = self.found_by_end - self.found_before
        return TreeBranch(
            self.cell, self.digit, AttemptResult.FAILED, self.step, inside, solutions=found
        )

    def is_standing_at(self, at: int) -> bool:
        """Return whether it was placed and not taken back by the moment after `at`."""
        return self.step <= at and (self.end == NO_NODE or at < self.end)


@dataclass(slots=True)
class _NodeHistory:
    """What was tried below a node."""

    node: int
    depth: int
    choice: Choice
    grid: Grid
    known: int  # the step up to which it is recorded
    children: list[_Child] = field(default_factory=list)  # by step; only the last may stand
    is_over: bool = False  # the node was taken back
    _seen: tuple[int, int] = (-1, NO_NODE)  # how many children, and which of them stands
    _fork: TreeFork | None = None  # as it was seen so

    @property
    def has_open_child(self) -> bool:
        """Whether the last child is not known to be taken back."""
        return bool(self.children) and self.children[-1].end == NO_NODE

    def standing_at(self, at: int) -> int:
        """Return the child on the way to the moment after `at`, NO_NODE if there is none."""
        standing = (child.step for child in self.children if child.is_standing_at(at))
        return next(standing, NO_NODE)

    def fork_at(self, at: int) -> TreeFork:
        """Return all that is gone through here, as seen from the moment after `at`.

        From most moments it looks as from the one before, and is not drawn again.
        """
        seen = sum(child.step <= at for child in self.children), self.standing_at(at)
        if self._fork is None or seen != self._seen:
            branches = tuple(self._branches(at))
            self._fork = TreeFork(self.node, self.depth, self.choice.house, branches)
            self._seen = seen
        return self._fork

    def _branches(self, at: int) -> Iterator[TreeBranch]:
        tried = {(child.cell, child.digit): child for child in self.children if child.step <= at}
        refused = {cell: blockers(self.grid, cell) for cell in self.choice.cells}
        for cell, digit in self.choice.options:
            if (cell, digit) in tried:
                yield tried[cell, digit].branch_at(at)
            elif digit in refused[cell]:
                blocker = refused[cell][digit]
                yield TreeBranch(cell, digit, AttemptResult.REFUSED, blocker=blocker)
            else:
                yield TreeBranch(cell, digit, AttemptResult.UNTRIED)
        if not self.choice.options:  # of a recorded run nothing but what it placed is known
            for child in self.children:
                if child.step <= at:
                    yield child.branch_at(at)


def _failed(fork: TreeFork) -> list[int]:
    return [branch.node for branch in fork.branches if branch.result is AttemptResult.FAILED]
