"""What lies open: the puzzles, which of them is on the table, and the file they belong to."""

from dataclasses import dataclass, replace
from pathlib import Path

from sudoku_gui.formats import (
    Content,
    Format,
    Part,
    Reading,
    UnsuitableGridError,
    format_named,
    lost,
    write_all,
)
from sudoku_gui.language import Text, say, text
from sudoku_gui.ui.collection import Collection
from sudoku_gui.ui.file_thread import Saved
from sudoku_gui.ui.questions import Target

UNTITLED = text("Untitled")
FIRST_FORMAT = format_named("boj2580")
_PLAIN_FORMATS = tuple(map(format_named, ("boj2580", "boj2239", "line", "sdm")))


@dataclass(frozen=True, slots=True)
class Document:
    """A collection, mostly of one puzzle; `row` is the one on the table.

    name: what it is called as long as it has no file.  path: its file; None before there is
    one, and where saving over the file that was read would lose what could not be read.
    holds_puzzles_alone: the file holds nothing but givens.
    """

    collection: Collection
    row: int = 0
    name: Text = UNTITLED
    path: Path | None = None
    format: Format = FIRST_FORMAT
    holds_puzzles_alone: bool = False

    @classmethod
    def of_reading(cls, reading: Reading, name: Text, path: Path | None) -> "Document":
        """What was read, with the first puzzle on the table; path: where to save it, if known."""
        collection = Collection(reading.contents)
        return cls(collection, 0, name, path, reading.format, holds_puzzles_alone=path is not None)

    @property
    def title(self) -> str:
        """What the title of the window calls the document."""
        return self.path.name if self.path else say(self.name)

    @property
    def text_format(self) -> Format:
        """In which format a grid is text to be read: the document's, if that is no program's."""
        return self.format if self.format in _PLAIN_FORMATS else FIRST_FORMAT

    def suggestion(self, folder: Path) -> Target:
        """Where to save, until people say otherwise; `folder`: if there is no file yet."""
        path = self.path or folder / f"sudoku{self.format.suffixes[0]}"
        return Target(path, self.format)

    def saved_as(self, saved: Saved) -> "Document":
        """The same puzzles, safe in that file from now on."""
        return replace(
            self,
            path=saved.path,
            format=saved.format,
            holds_puzzles_alone=Part.ENTRIES not in saved.lost,
        )

    def would_hide_givens(self) -> bool:
        """Whether saving would write entries where the file has blanks until now."""
        begun = self.collection.begun.values()
        return self.holds_puzzles_alone and any(
            stand_as_givens(content, self.format) for content in begun
        )


def stand_as_givens(content: Content, format_: Format) -> bool:
    """Whether the entries of `content` could not be told from givens in a file of the format."""
    if not any(content.entries.digits):
        return False
    try:
        data = write_all((content,), format_)
    except UnsuitableGridError:
        return False  # nothing will be written at all
    return Part.ENTRIES in lost((content,), data, format_)
