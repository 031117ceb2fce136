"""Whether a step of a search is needless under a rule, and why; shares of needless steps."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, House
from sudoku_gui.model.grid import BLANK
from sudoku_gui.playback.recorded_question import RecordedQuestion
from sudoku_gui.solvers.rules.followers import Backjumping
from sudoku_gui.solvers.rules.rule import Rule, RuleKind
from sudoku_gui.solvers.search import Moment
from sudoku_gui.solvers.task import Resumable

if TYPE_CHECKING:
    from sudoku_gui.playback.depth_profile import PictureColumns
    from sudoku_gui.playback.followed_search import FollowedRecording, FollowedSearch

Placement = tuple[Cell, Digit]
_AT_ONCE = 4_096  # steps between two pauses


class NeedlessKind(Enum):
    """Why a step is needless."""

    JUMPED_OVER = "jumped over"  # nothing was left elsewhere, and nothing here changes that
    LEFT_NONE = "left none"  # a placement before left a blank without any digit
    GIVEN_ELSE = "given else"  # the cell of the given was filled with another digit
    GIVEN_ITSELF = "given itself"  # the given was found
    REFUSED_BY_GIVEN = "refused by given"  # the digit of the given was placed around it


@dataclass(frozen=True, slots=True)
class NeedlessReason:
    """Why a step is needless.

    cell: where what was tried changes nothing; the blank without a digit; or the cell of the
    given, by kind.  The others are told of a jump only: after how many steps nothing was left
    at `failed_at`, or no place for `digit` in `house`, and because of which placements; and of
    the others, the one placement that makes it needless.
    """

    kind: NeedlessKind
    cell: Cell
    because_of: tuple[Placement, ...]
    digit: Digit = BLANK
    failed_after: int = 0
    failed_at: Cell = NO_CELL
    house: House | None = None


@dataclass(frozen=True, slots=True)
class StepVerdict:
    """What is said of a step: `reasons` has one if it is needless, else none."""

    step: int
    reasons: tuple[NeedlessReason, ...]


class StepQuestion(RecordedQuestion[tuple[StepVerdict, ...]]):
    """A task: whether a step that is recorded is needless, and why."""

    def __init__(self, recording: FollowedRecording, rule: Rule, step: int) -> None:
        self._recording, self._rule, self._step = recording, rule, step
        self._cursor = recording.cursor()
        super().__init__(())

    def _find(self) -> Resumable[None]:
        before_it = max(0, self._step - 1)
        yield from self._cursor.seek(before_it, self._recording.checkpoints, _AT_ONCE)
        before = self._cursor.follower.needless()
        self._cursor.advance(self._step - self._cursor.step)
        is_needless = self._cursor.follower.needless() > before
        reasons = (reason_at(self._cursor, self._rule),) if is_needless else ()
        self._answer = (StepVerdict(self._step, reasons),)


class NeedlessShares(RecordedQuestion[tuple[float, ...]]):
    """A task: which part of the steps of each column of a picture is needless, exactly.

    Until then it is known as well as the slices of the profile tell.
    """

    def __init__(self, recording: FollowedRecording, columns: PictureColumns) -> None:
        self._recording, self._columns = recording, columns
        self._shares = list(recording.profile.shares(columns))
        super().__init__(tuple(self._shares))

    def _find(self) -> Resumable[None]:
        columns = self._columns
        if self._recording.profile.is_as_fine_as(columns):
            return
        cursor = self._recording.cursor()
        follower = cursor.follower
        start = min(max(0, columns.first - 1), self._recording.step)  # nothing is known behind
        yield from cursor.seek(start, self._recording.checkpoints, _AT_ONCE)
        for index, moments in enumerate(columns):
            begin, before = cursor.step, follower.needless()
            while cursor.step < min(moments.stop - 1, self._recording.step):
                cursor.advance(min(_AT_ONCE, moments.stop - 1 - cursor.step))
                self._answer = tuple(self._shares)
                yield
            self._shares[index] = (follower.needless() - before) / max(1, cursor.step - begin)
        self._answer = tuple(self._shares)


class NeedlessBranches(RecordedQuestion[tuple[float, ...]]):
    """A task: which part of the steps of each branch of a search is needless, exactly.

    branches: the first and the last step of each; none is known of one that ends behind what is
    recorded.
    """

    def __init__(self, recording: FollowedRecording, branches: tuple[tuple[int, int], ...]) -> None:
        self._recording, self._branches = recording, branches
        self._cursor = recording.cursor()
        super().__init__(())

    def _find(self) -> Resumable[None]:
        known = [each for each in self._branches if each[1] <= self._recording.step]
        needless = {}
        for step in sorted({step for first, last in known for step in (first - 1, last)}):
            yield from self._cursor.seek(step, self._recording.checkpoints, _AT_ONCE)
            needless[step] = self._cursor.follower.needless()
        parts = {
            (first, last): (needless[last] - needless[first - 1]) / (last - first + 1)
            for first, last in known
        }
        self._answer = tuple(parts.get(each, 0.0) for each in self._branches)


def reason_at(followed: FollowedSearch, rule: Rule) -> NeedlessReason:
    """Return why the step just taken is needless, as it is."""
    moment = followed.moment()
    below = followed.follower.own_depth() + moment.prefilled_count
    if rule.kind is RuleKind.FORWARD_CHECKING:
        return _left_none(moment, below)
    if rule.kind is RuleKind.GIVEN:
        return _refused_by_given(moment, rule)
    assert isinstance(followed.follower, Backjumping)
    return _jumped_over(moment, below, followed.follower)


def _jumped_over(moment: Moment, below: int, follower: Backjumping) -> NeedlessReason:
    after, failed_at, sought, levels = follower.failure()
    placed = _placed(moment)
    house, digit = None, BLANK
    if sought:
        index, place = divmod(sought - 1, moment.grid.geometry.size)
        house, digit = moment.grid.geometry.houses[index], Digit(place + 1)
    because_of = tuple(placed[level - 1] for level in levels)
    return NeedlessReason(
        NeedlessKind.JUMPED_OVER, placed[below][0], because_of, digit, after, Cell(failed_at), house
    )


def _left_none(moment: Moment, below: int) -> NeedlessReason:
    placed = _placed(moment)
    grid = moment.grid.with_digits((cell, BLANK) for cell, _ in placed[below:])
    cell, digit = placed[below - 1]
    peers = grid.geometry.peers_of(cell)
    blanks = (peer for peer in peers if not grid.digit_at(peer))
    empty = next(peer for peer in sorted(blanks) if not candidates(grid, peer))
    return NeedlessReason(NeedlessKind.LEFT_NONE, empty, ((cell, digit),))


def _refused_by_given(moment: Moment, rule: Rule) -> NeedlessReason:
    near = moment.grid.geometry.peers_of(rule.cell)
    for cell, digit in _placed(moment):
        if cell == rule.cell and digit != rule.digit:
            return NeedlessReason(NeedlessKind.GIVEN_ELSE, cell, ((cell, digit),), rule.digit)
        if cell in near and digit == rule.digit:
            return NeedlessReason(
                NeedlessKind.REFUSED_BY_GIVEN, rule.cell, ((cell, digit),), rule.digit
            )
    return NeedlessReason(NeedlessKind.GIVEN_ITSELF, rule.cell, (), rule.digit)


def _placed(moment: Moment) -> list[Placement]:
    """What stands in the path, and the digit just taken out."""
    placed = [(cell, moment.grid.digit_at(cell)) for cell in moment.path]
    if moment.cell != NO_CELL and not moment.grid.digit_at(moment.cell):
        placed.append((moment.cell, moment.digit))
    return placed
