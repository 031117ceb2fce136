"""The questions a document asks people: which file, which format, what about changes."""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QWidget

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import RecordPart
from sudoku_gui.language import Text


class UnsavedChoice(Enum):
    """What to do with changes nobody has saved."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class OverwriteChoice(Enum):
    """What to write over the file the puzzle came from."""

    ANOTHER = "nothing: another file gets all"
    SHOWN = "the grid as shown"
    GIVENS = "the puzzle alone"
    CANCEL = "nothing"


class OutsideChoice(Enum):
    """What to do about a file that somebody else has changed since it was opened."""

    ANOTHER = "nothing is replaced: another file gets all"
    MINE = "replace it"
    THEIRS = "open it, and leave what is here"
    CANCEL = "nothing"


class RemovalChoice(Enum):
    """Which puzzles to remove from a list where some were begun."""

    OTHERS = "those that were not begun"
    ALL = "all of them, with what was entered"
    CANCEL = "none"


class DocumentPrompts(Protocol):
    """What a document may need to know from people.  None: they changed their mind."""

    def which_file(self, folder: Path) -> Path | None:
        """Return the file to open."""

    def where_to(self, suggestion: SaveTarget, puzzles: int = 1) -> SaveTarget | None:
        """Return the file to save so many puzzles to."""

    def where_to_put_results(self, folder: Path, over: QWidget) -> Path | None:
        """Return the file for the results of a race, whose suffix says the kind, or None."""

    def which_program(self, folder: Path, over: QWidget) -> Path | None:
        """Return the file of the program to judge."""

    def which_picture(self, folder: Path, over: QWidget) -> Path | None:
        """Return the file of the picture to read a puzzle in."""

    def what_about_changes(self, name: str) -> UnsavedChoice:
        """Return what to do with the unsaved changes of the document `name`."""

    def what_to_write(
        self, name: str, lost: frozenset[RecordPart] = frozenset()
    ) -> OverwriteChoice:
        """Return what to write to the file `name`, which cannot tell digits from givens.

        lost: all that it cannot keep.
        """

    def what_about_notes(
        self, name: str, lost: frozenset[RecordPart] = frozenset()
    ) -> OverwriteChoice:
        """Return whether to write without the notes and such that the file `name` cannot keep."""

    def is_other_file_wanted(self, name: str, left_behind: Sequence[Text]) -> bool:
        """Return whether to save elsewhere than to the file `name`, which holds more.

        left_behind: what would be lost or changed in it.
        """

    def what_about_outside_change(self, name: str, is_there: bool) -> OutsideChoice:
        """Return what to do about the file `name`, which somebody else has changed, or deleted."""

    def what_about_begun(self, count: int) -> RemovalChoice:
        """Return which puzzles to remove; in `count` of them something was entered or noted."""
