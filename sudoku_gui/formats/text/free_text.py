"""Free text in files, such as titles and comments: kept word for word, as far as it is text.

What is no text (bytes that are not UTF-8, characters that steer a terminal or the
order of writing) becomes a sign that everybody sees; whoever reads says so in a remark.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sudoku_gui.invisible_signs import text_alone
from sudoku_gui.language import text

if TYPE_CHECKING:
    from sudoku_gui.formats.remarks import Remark

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


def sanitised(words: str) -> str:
    """Return `words` with every sign that is no text replaced, and otherwise as they are."""
    return text_alone(words, REPLACEMENT)


def is_one_line(words: str) -> bool:
    """Return whether `words` can be written on a line and read again as they are."""
    return "\n" not in words and words == sanitised(words).strip(" \t")


def replaced_signs(lines: Sequence[int]) -> tuple[Remark, ...]:
    """Return remarks on lines in whose text something was replaced."""
    # Loaded when a file is read: the window shows text without one.
    from sudoku_gui.formats.remarks import gathered  # noqa: PLC0415

    return gathered(lines, lambda _: text("signs that are no text were replaced"))
