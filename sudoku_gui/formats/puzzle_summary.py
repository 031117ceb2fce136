"""What a list shows of a puzzle: its cells and what is known of it, and how far it has come.

A list of many thousand puzzles, and a filter tried on each, cannot wait for the puzzles
to be built: formats that put a puzzle on a line know the outline without.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic

from sudoku_gui.formats.puzzle_record import Content, Item, Lazy
from sudoku_gui.model.puzzle import About


class Progress(Enum):
    """How far the player has come with a puzzle."""

    UNTOUCHED = "untouched"
    BEGUN = "begun"
    SOLVED = "solved"


@dataclass(frozen=True, slots=True)
class Outline:
    """A puzzle in short.  line: its givens on one line of signs, "." for a blank."""

    line: str
    about: About
    progress: Progress = Progress.UNTOUCHED

    @classmethod
    def of_content(cls, content: Content) -> "Outline":
        """The outline of a puzzle that is built.

        Raises ValueError if it is not of plain houses: its line would be of another puzzle.
        """
        if not content.puzzle.givens.geometry.is_plain:
            raise ValueError("a line of signs says nothing of other houses than the usual ones")
        return cls(str(content.puzzle.givens), content.puzzle.about, _progress_of(content))

    @property
    def title(self) -> str:
        """What the puzzle is called, or else a comment on it; "" if there is neither."""
        return self.about.title or self.about.comment

    @property
    def givens(self) -> int:
        """How many cells have a given."""
        return len(self.line) - self.line.count(".")


class Outlined(Lazy[Item, Content], Generic[Item]):
    """Contents without entries, built when they are asked for, and their outlines, built sooner."""

    def __init__(
        self,
        items: Sequence[Item],
        build: Callable[[Item], Content],
        outline: Callable[[Item], Outline],
    ) -> None:
        super().__init__(items, build)
        self.outlines = Lazy(items, outline)


def outlines_of(contents: Sequence[Content]) -> Sequence[Outline]:
    """The outlines of `contents`, without building them where that can be."""
    if isinstance(contents, Outlined):
        return contents.outlines
    return Lazy(contents, Outline.of_content)


def _progress_of(content: Content) -> Progress:
    if content.is_untouched:
        return Progress.UNTOUCHED
    return Progress.SOLVED if content.grid.is_solved() else Progress.BEGUN
