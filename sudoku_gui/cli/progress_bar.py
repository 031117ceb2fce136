"""A line on a terminal that shows how far a long command has come."""

import os
import time
from collections.abc import Callable
from typing import TextIO

from sudoku_gui.language import Text, say, text_n

_SECONDS = 0.1  # between two pictures of the bar
_WIDEST = 40
_USUAL_COLUMNS = 80  # of a terminal that does not know
_WORDS_WIDTH = 32  # of what stands beside the bar


def _puzzles(number: int) -> Text:
    return text_n("{n:,} puzzle", "{n:,} puzzles", n=number)


class ProgressBar:
    """Shows a share of the input, where its size is known, and a number of puzzles.

    total: bytes of the input, 0 if nobody knows.  words: say the number.  Nothing is written to
    what is no terminal.
    """

    def __init__(
        self, stream: TextIO | None, total: int, words: Callable[[int], Text] = _puzzles
    ) -> None:
        self._stream = stream if stream is not None and stream.isatty() else None
        self._total = total
        self._words = words
        self._next = 0.0
        self._shown = ""

    @property
    def is_seen(self) -> bool:
        """Whether there is a terminal to show it on."""
        return self._stream is not None

    def show(self, done: int, puzzles: int) -> None:
        """Show that `done` bytes have been worked on, unless that was just done."""
        if self._stream is not None and time.monotonic() >= self._next:
            self._next = time.monotonic() + _SECONDS
            self._write(self._picture(done, puzzles))

    def finish(self, done: int, puzzles: int) -> None:
        """Leave the last picture standing."""
        self._next = 0.0
        self.show(done, puzzles)
        if self._stream is not None:
            self._stream.write("\n")
            self._shown = ""

    def clear(self) -> None:
        """Make room for another line; the bar comes back when it is shown again."""
        if self._shown:
            self._write("")
            self._next = 0.0

    def _picture(self, done: int, puzzles: int) -> str:
        words = say(self._words(puzzles))
        width = min(_WIDEST, self._columns() - _WORDS_WIDTH)
        if not self._total or width < 1:
            return words
        share = min(done / self._total, 1.0)
        return f"[{'#' * int(share * width):.<{width}}] {share:4.0%}  {words}"

    def _write(self, line: str) -> None:
        """Write in the place of what is shown."""
        assert self._stream is not None
        self._stream.write(f"\r{' ' * (self._columns() - 1)}\r{line}")
        self._stream.flush()
        self._shown = line

    def _columns(self) -> int:
        """Return how wide the terminal is on which it is shown.

        Results may go to another one.
        """
        assert self._stream is not None
        try:
            columns = os.get_terminal_size(self._stream.fileno()).columns
        except OSError:
            return _USUAL_COLUMNS
        return columns or _USUAL_COLUMNS
