"""Making puzzles until one is as it has to be, as a task for a thread; no Qt."""

from itertools import count, islice

from sudoku_gui.generation.puzzle_request import PuzzleRequest
from sudoku_gui.generation.puzzle_stream import PuzzleStream
from sudoku_gui.model.grid import Grid


class PuzzleSearch:
    """Looks for the first puzzle of a seed that is as it was requested."""

    def __init__(self, request: PuzzleRequest, seed: int) -> None:
        self.request = request
        stream = PuzzleStream(request.geometry, request.criteria, seed)
        self._attempts = (each for number in count() for each in stream.attempts(number))
        self._tried = 0
        self._found: Grid | None = None

    @property
    def tried(self) -> int:
        """How many puzzles were tried so far."""
        return self._tried

    @property
    def found(self) -> Grid | None:
        """The puzzle, once there is one."""
        return self._found

    def work(self, amount: int) -> bool:
        """Do so many parts of the work, most of which try a puzzle, or until one is found.

        Return whether that is so.
        """
        for attempt in filter(None, islice(self._attempts, amount)):
            self._tried += 1
            if attempt.puzzle is not None:
                self._found = attempt.puzzle
                return True
        return False
