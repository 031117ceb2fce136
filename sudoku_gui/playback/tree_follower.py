"""Keeps the search tree around the moment shown up to date while it is wanted."""

from sudoku_gui.playback.pace import READABLE_PACE, PlayDirection
from sudoku_gui.playback.player import Player
from sudoku_gui.playback.search_tree import EMPTY_TREE, TreeBuilder, TreeSnapshot


class TreeFollower:
    """The tree of a search that is played; where it plays too fast, that of an earlier moment."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._tree: TreeBuilder | None = None

    @property
    def tree(self) -> TreeSnapshot:
        """The tree drawn last; NO_TREE while nobody wants one, and until one is drawn."""
        return self._tree.tree if self._tree is not None else EMPTY_TREE

    @property
    def has_work(self) -> bool:
        """Whether there is something to draw now."""
        if self._tree is None or self._is_too_fast:
            return False
        return not self._tree.is_done or self._tree.at != self._player.timeline.current_step

    def set_wanted(self, wanted: bool) -> None:
        """Whether somebody wants to see the tree."""
        if not wanted:
            self._tree = None
        elif self._tree is None:
            self._tree = self._player.timeline.tree_builder()
            self._tree.draw_around(self._player.timeline.current_step)

    def unfold(self, node: int, wanted: bool) -> None:
        """Whether to show what is below a branch that failed."""
        if self._tree is not None and wanted:
            self._tree.unfold(node)
        elif self._tree is not None:
            self._tree.fold(node)

    def work(self, steps: int) -> bool:
        """Go on drawing for about `steps` steps; return whether all is drawn."""
        if self._tree is None:
            return True
        at = self._player.timeline.current_step
        # While it plays, what is begun is finished: it might never be otherwise.
        is_free = self._tree.is_done or self._player.direction is PlayDirection.PAUSED
        if is_free and self._tree.at != at:
            self._tree.draw_around(at)
        return self._tree.work(steps)

    @property
    def _is_too_fast(self) -> bool:
        is_playing = self._player.direction is not PlayDirection.PAUSED
        return is_playing and self._player.pace > READABLE_PACE
