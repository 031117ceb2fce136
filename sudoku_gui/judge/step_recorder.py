# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Writing the record of steps, in the process of the program; see `step_record`."""

import sys
from typing import Any

from sudoku_gui.judge.count_table import GRID_COUNTS, READS
from sudoku_gui.judge.step_record import STEP_WORDS


class StepRecorder:
    """Writes the steps of a program into a record, with the line that took each."""

    def __init__(
        self, words: memoryview, counts: memoryview, name: str, calls_at: tuple[int, ...]
    ) -> None:
        """Write into `words`, an empty record of words of 64 bits, until it is full.

        counts: the table of counts; calls_at: the places there of the calls that are noted.
        name: the file of the program, by which its lines are found.
        """
        self.words = words
        self.counts = counts
        self.name = name
        self.calls_at = calls_at
        self.grid_counts, self.reads, self.step_words = GRID_COUNTS, READS, STEP_WORDS
        self.place = 1
        self.end = len(words)
        self.frame_now = sys._getframe
        # Telling the line goes through all lines of a function, so each is told once: of the code
        # that wrote last, by instruction, and of all codes, by their identity.
        self.code: Any = None
        self.lines: dict[int, int] = {}
        self.known: dict[int, tuple[Any, dict[int, int]]] = {}

    def note(self, grid: int, cell: int, digit: int, is_placement: int) -> None:
        """Write one step, if there is room."""
        if self.place == self.end:
            return
        calls = 0
        for at in self.calls_at:
            calls += self.counts[at]
        # Written out, for names would be looked up; `step_record` takes it apart.
        where = cell + 1024 * (digit + 32 * (is_placement + 2 * (grid + 8 * self.line())))
        self.words[self.place] = where
        self.words[self.place + 1] = self.counts[self.grid_counts * grid + self.reads]
        self.words[self.place + 2] = calls
        self.place += self.step_words
        self.words[0] += 1  # at last, for our process may look at any time

    def line(self) -> int:
        """Return the line of the program that is executed now, 0 if unknown."""
        frame = self.frame_now()  # compiled code has no frame of its own
        code = frame.f_code
        if code is not self.code:
            if code.co_filename != self.name:
                return self.line_above(frame)
            self.code, self.lines = self.known.setdefault(id(code), (code, {}))
        instruction = frame.f_lasti
        line = self.lines.get(instruction)
        if line is None:
            line = self.lines[instruction] = frame.f_lineno
        return line

    def line_above(self, frame: Any) -> int:
        """Return the line of the program that has called what runs in `frame`, 0 if none has."""
        while frame is not None and frame.f_code.co_filename != self.name:
            frame = frame.f_back
        return frame.f_lineno if frame is not None else 0
