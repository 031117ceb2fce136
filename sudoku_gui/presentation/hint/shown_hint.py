"""A hint as it is shown: how much of it by now, in words and drawn."""

from enum import Enum

from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.presentation.grid.annotation import Annotation
from sudoku_gui.presentation.grid.deduction_annotations import (
    annotation_of_pattern,
    annotation_of_place,
    annotation_of_step,
)
from sudoku_gui.presentation.hint.proof_steps import ProofStep, proof_steps
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.hint_task import HintResult, NotesUse
from sudoku_gui.wording.hints import (
    NOTES_COMPLETE,
    NOTES_INCOMPLETE,
    UNIQUENESS_LEFT_OUT,
    place_sentence,
    technique_sentence,
)


class HintStage(Enum):
    """How much of a hint is shown; after the last stage it is done."""

    PLACE = "place"  # where to look
    TECHNIQUE = "technique"  # which technique, with its cells
    PROOF = "proof"  # all of it, step by step


_NEXT = {HintStage.PLACE: HintStage.TECHNIQUE, HintStage.TECHNIQUE: HintStage.PROOF}
_QUESTIONS = {
    HintStage.PLACE: text("Which technique?"),
    HintStage.TECHNIQUE: text("Show all of it"),
    HintStage.PROOF: text("Do it"),
}


@dataclass(frozen=True, slots=True)
class ShownHint:
    """One deduction of a result, at a stage."""

    result: HintResult
    deduction: Deduction
    stage: HintStage
    steps: tuple[ProofStep, ...]
    step: int
    """The index of the step that is looked at in the last stage."""

    @classmethod
    def first(cls, result: HintResult, stage: HintStage = HintStage.PLACE) -> "ShownHint":
        """Return the hint of the easiest deduction of `result`, which has one."""
        deduction = result.deductions[0]
        steps = proof_steps(deduction, result.position.geometry)
        return cls(result, deduction, stage, steps, len(steps) - 1)

    @property
    def is_complete(self) -> bool:
        """Whether all of it is shown."""
        return self.stage is HintStage.PROOF

    def advanced(self) -> "ShownHint":
        """Return the hint at its next stage, or raise KeyError after the last."""
        return replace(self, stage=_NEXT[self.stage])

    def at_step(self, step: int) -> "ShownHint":
        """Return the hint at a step of its proof, or at the first or last there is."""
        return replace(self, step=min(max(0, step), len(self.steps) - 1))

    @property
    def sentence(self) -> Text:
        """What the hint says at its stage."""
        geometry = self.result.position.geometry
        if self.stage is HintStage.PLACE:
            return place_sentence(self.deduction, geometry)
        return technique_sentence(self.deduction, geometry)

    @property
    def remarks(self) -> tuple[Text, ...]:
        """What the hint rests on, as far as people may not expect it."""
        notes = {NotesUse.COMPLETE: (NOTES_COMPLETE,), NotesUse.INCOMPLETE: (NOTES_INCOMPLETE,)}
        left_out = (UNIQUENESS_LEFT_OUT,) if self.result.leaves_out_uniqueness else ()
        return (*notes.get(self.result.notes_use, ()), *left_out)

    @property
    def question(self) -> Text:
        """What comes next."""
        return _QUESTIONS[self.stage]

    @property
    def annotation(self) -> Annotation:
        """What is drawn over the grid."""
        position = self.result.position
        match self.stage:
            case HintStage.PLACE:
                return annotation_of_place(self.deduction, position)
            case HintStage.TECHNIQUE:
                return annotation_of_pattern(self.deduction, position)
            case HintStage.PROOF:
                return annotation_of_step(self.steps[self.step], self.deduction, position)
