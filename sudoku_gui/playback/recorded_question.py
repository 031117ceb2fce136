"""What is asked about a search that is recorded: a task, as all such questions are."""

from typing import Generic, TypeVar

from sudoku_gui.solvers.task import Resumable

Answer = TypeVar("Answer")


class RecordedQuestion(Generic[Answer]):
    """A task that a generator does; a subclass says what it finds, bit by bit, in `_answer`."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer  # what is known by now
        self._way = self._find()
        self._is_done = False

    @property
    def partial_result(self) -> Answer:
        """What is known by now."""
        return self._answer

    @property
    def progress(self) -> float:
        """It takes no time that anybody sees."""
        return 0.0

    def work(self, amount: int) -> bool:
        """Do about so much of it; return whether all is known."""
        self._is_done = self._is_done or next(self._way, True) is True
        return self._is_done

    def _find(self) -> Resumable[None]:
        """Find the answer; what it needs stands before this class is initialised."""
        raise NotImplementedError
