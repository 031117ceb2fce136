"""Mouse and keys on the rows of subtrees below a timeline."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt

from sudoku_gui.language import say
from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.playback.subtree_rows import Subtree
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.presentation.search.subtree_choice import SubtreeChoice, subtree_at
from sudoku_gui.ui.kit.text_scale import scaled
from sudoku_gui.ui.search.timeline_places import ROW_HEIGHT, TimelinePlaces
from sudoku_gui.wording.subtrees import subtree_sentence

_KEYS = {
    Qt.Key.Key_Down,
    Qt.Key.Key_Up,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
}


class SubtreeKeys:
    """What people do with the rows.

    go_to: told the step to go to; zoom_to: told what to show
    """

    def __init__(self, go_to: Callable[[int], None], zoom_to: Callable[[StepSpan], None]) -> None:
        self._go_to = go_to
        self._zoom_to = zoom_to
        self._state: TimelineState | None = None
        self._choice = SubtreeChoice()

    @property
    def chosen(self) -> Subtree | None:
        """The subtree that keys are about."""
        return self._choice.chosen

    def show_state(self, state: TimelineState | None) -> None:
        """Be about the subtrees of `state`."""
        self._state = state
        self._choice.show(state.subtrees if state is not None and not state.hides_answer else ())

    def sentence(self) -> str:
        """Return what the subtree chosen is, or nothing."""
        return self._sentence_about(self.chosen) if self.chosen is not None else ""

    def tip_at(self, at: QPoint, step: int, places: TimelinePlaces) -> str | None:
        """Return what lies there, whose step it is; None where no rows are."""
        if not places.rows.contains(at):
            return None
        subtree = self._subtree_at(at, step, places)
        return self._sentence_about(subtree) if subtree is not None else ""

    def press(self, at: QPoint, step: int, places: TimelinePlaces) -> bool:
        """Go to the first moment of what lies there; return whether rows are there at all."""
        subtree = self._subtree_at(at, step, places)
        if subtree is not None:
            self._go_to(subtree.first)
        return places.rows.contains(at)

    def press_twice(self, at: QPoint, step: int, places: TimelinePlaces) -> None:
        """Show what lies there alone."""
        subtree = self._subtree_at(at, step, places)
        if subtree is not None:
            self._zoom_to(_span_of(subtree))

    def wants(self, key: int) -> bool:
        """Return whether a key is for the rows before it is one of the menus."""
        return self.chosen is not None and key in _KEYS

    def take_key(self, key: int) -> bool:
        """Do what a key is for, and return whether it is for the rows."""
        if self._state is None:
            return False
        if self.chosen is None:
            return key == Qt.Key.Key_Down and self._choice.enter(self._state.now)
        handlers: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Down: self._choice.move_down,
            Qt.Key.Key_Up: self._choice.move_up,
            Qt.Key.Key_Left: lambda: self._choice.move_aside(-1),
            Qt.Key.Key_Right: lambda: self._choice.move_aside(1),
            Qt.Key.Key_Return: self._go_to_chosen,
            Qt.Key.Key_Enter: self._go_to_chosen,
            Qt.Key.Key_Space: self._zoom_to_chosen,
            Qt.Key.Key_Escape: self._choice.leave,
        }
        if key not in handlers:
            return False
        handlers[key]()
        return True

    def leave(self) -> None:
        """Have no subtree chosen."""
        self._choice.leave()

    def _go_to_chosen(self) -> None:
        if self.chosen is not None:
            self._go_to(self.chosen.first)

    def _zoom_to_chosen(self) -> None:
        if self.chosen is not None:
            self._zoom_to(_span_of(self.chosen))

    def _subtree_at(self, at: QPoint, step: int, places: TimelinePlaces) -> Subtree | None:
        if self._state is None or not places.rows.contains(at):
            return None
        row = (at.y() - places.rows.top()) // scaled(ROW_HEIGHT)
        rows = self._state.subtrees
        return subtree_at(rows[row], step) if row < len(rows) else None

    def _sentence_about(self, subtree: Subtree) -> str:
        assert self._state is not None, "there are no subtrees without one"
        state = self._state
        return say(
            subtree_sentence(subtree, state.geometry, state.explored, is_complete=state.is_complete)
        )


def _span_of(subtree: Subtree) -> StepSpan:
    """Return the moments from before a subtree to after it."""
    return StepSpan(subtree.first - 1, subtree.last + subtree.has_ended)
