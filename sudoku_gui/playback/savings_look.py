"""What is asked about a recorded search at one moment, answered together.

Each question that is not asked is left out, and what is quick to answer comes first.
"""

from __future__ import annotations

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.costly_guesses import CostlyGuess, CostlyGuesses
from sudoku_gui.playback.depth_profile import PictureColumns
from sudoku_gui.playback.needless_steps import (
    NeedlessBranches,
    NeedlessShares,
    StepQuestion,
    StepVerdict,
)
from sudoku_gui.playback.savings import Savings
from sudoku_gui.playback.wasted_steps import WastedSteps, WasteLedger, WasteQuestion

_GUESSES = 5


@dataclass(frozen=True, slots=True)
class SavingsQuestions:
    """What is asked: about a step, a stretch of the timeline, branches of the tree, the waste."""

    step: int | None = None
    columns: PictureColumns | None = None
    branches: tuple[tuple[int, int], ...] = ()  # their first and their last steps
    guesses: bool = False
    wasted_up_to: int | None = None


@dataclass(frozen=True, slots=True)
class SavingsAnswers:
    """What is known by now; of what is not, nothing."""

    verdict: tuple[StepVerdict, ...] = ()
    shares: tuple[float, ...] = ()
    branches: tuple[float, ...] = ()
    guesses: tuple[CostlyGuess, ...] = ()
    wasted: tuple[WastedSteps, ...] = ()


class SavingsLook:
    """A task: answers the questions.

    savings: what they are about, of which nothing is recorded any more; None where only the
    waste is asked about, which has a ledger of its own.
    """

    def __init__(
        self, questions: SavingsQuestions, savings: Savings | None, ledger: WasteLedger | None
    ) -> None:
        self._step: StepQuestion | None = None
        self._shares: NeedlessShares | None = None
        self._branches: NeedlessBranches | None = None
        self._guesses: CostlyGuesses | None = None
        self._waste: WasteQuestion | None = None
        if savings is not None and savings.recording is not None and savings.rule is not None:
            recording = savings.recording
            if questions.step is not None and questions.step <= recording.step:
                self._step = StepQuestion(recording, savings.rule, questions.step)
            if questions.columns is not None:
                self._shares = NeedlessShares(recording, questions.columns)
            if questions.branches:
                self._branches = NeedlessBranches(recording, questions.branches)
            if questions.guesses:
                self._guesses = CostlyGuesses(recording, _GUESSES)
        if ledger is not None and questions.wasted_up_to is not None:
            self._waste = WasteQuestion(ledger, questions.wasted_up_to)

    @property
    def partial_result(self) -> SavingsAnswers:
        """What is known by now."""
        return SavingsAnswers(
            self._step.partial_result if self._step else (),
            self._shares.partial_result if self._shares else (),
            self._branches.partial_result if self._branches else (),
            self._guesses.partial_result if self._guesses else (),
            self._waste.partial_result if self._waste else (),
        )

    @property
    def progress(self) -> float:
        """How much of what takes long is done: the waste has its own way to go."""
        return self._waste.progress if self._waste else 0.0

    def work(self, amount: int) -> bool:
        """Do about so much of it; return whether all is answered."""
        questions = (self._step, self._shares, self._branches, self._waste, self._guesses)
        for question in questions:
            if question is not None and not question.work(amount):
                return False
        return True
