"""The interface of a form that is only read.

A form is asked when no format could read a text.  It takes the text only where all of it is
certain, and otherwise leaves it to the next.
"""

from collections.abc import Callable

from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Form:
    """A way in which other programs and people write puzzles."""

    title: Text  # as what a text was read, for a remark
    # The name of the format in which a puzzle may be kept.
    format_name: str
    # None where the text is not written so; FormatError where it is, and wrongly.
    parse: Callable[[SourceText], ParseResult | None]
    # That in which several puzzles may be kept, where the other holds one.
    format_of_many: str = ""
    # Whether each line stands for itself, and nothing is known of a puzzle but its givens.
    is_line_by_line: bool = False

    def format_for(self, count: int) -> str:
        """Return the name of the format in which so many puzzles may be kept."""
        return self.format_of_many if count > 1 and self.format_of_many else self.format_name
