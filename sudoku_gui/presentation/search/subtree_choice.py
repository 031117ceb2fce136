"""Which of the subtrees below a timeline is chosen by keys: to parents, children and siblings."""

from collections.abc import Sequence

from sudoku_gui.playback.subtree_rows import Subtree, SubtreeRow


def subtree_at(row: SubtreeRow, step: int) -> Subtree | None:
    """Return the subtree of a row that the moment after `step` belongs to."""
    return next((each for each in row if each.first <= step <= each.last), None)


def nearest_in(row: SubtreeRow, step: int) -> Subtree:
    """Return the subtree of a row that has `step`, or else the nearest to it."""
    return min(row, key=lambda each: max(each.first - step, step - each.last, 0))


class SubtreeChoice:
    """The one chosen, or none; it is found again by its place when others are shown."""

    def __init__(self) -> None:
        self._rows: Sequence[SubtreeRow] = ()
        self.chosen: Subtree | None = None

    def show(self, rows: Sequence[SubtreeRow]) -> None:
        """Have these from now on; what was chosen stays so if it is among them."""
        if rows is self._rows:
            return
        self._rows = rows
        if self.chosen is not None:
            row = self._row_of(self.chosen)
            self.chosen = subtree_at(rows[row], self.chosen.first) if row is not None else None

    def enter(self, step: int) -> bool:
        """Choose one of the first row, at `step` or near it; return whether there is one."""
        if self._rows:
            self.chosen = nearest_in(self._rows[0], step)
        return self.chosen is not None

    def leave(self) -> None:
        """Choose none."""
        self.chosen = None

    def move_down(self) -> None:
        """Choose the widest child; without any the choice stays."""
        chosen, row = self.chosen, self._row_below()
        if chosen is not None and row is not None:
            children = [each for each in row if chosen.first < each.first <= chosen.last]
            self.chosen = max(children, key=lambda each: each.steps, default=chosen)

    def move_up(self) -> None:
        """Choose the parent; from the first row, none."""
        if self.chosen is not None:
            row = self._row_of(self.chosen)
            first = self.chosen.first
            self.chosen = subtree_at(self._rows[row - 1], first) if row else None

    def move_aside(self, by: int) -> None:
        """Choose the next of the row, or (-1) the one before; at its ends the choice stays."""
        if self.chosen is not None and (row := self._row_of(self.chosen)) is not None:
            siblings = self._rows[row]
            place = siblings.index(self.chosen) + by
            self.chosen = siblings[min(max(place, 0), len(siblings) - 1)]

    def _row_below(self) -> SubtreeRow | None:
        row = self._row_of(self.chosen) if self.chosen is not None else None
        return None if row is None or row + 1 == len(self._rows) else self._rows[row + 1]

    def _row_of(self, subtree: Subtree) -> int | None:
        depths = [row[0].depth for row in self._rows]
        return depths.index(subtree.depth) if subtree.depth in depths else None
