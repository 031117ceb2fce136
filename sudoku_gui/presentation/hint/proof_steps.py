"""A proof as a list to go through: a sentence for each step, and what is drawn at it."""

from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.proof import Proof
from sudoku_gui.wording.deductions import conclusion_sentence
from sudoku_gui.wording.proof_lines import proof_lines

_INDENT = "\N{EN SPACE}\N{EN SPACE}"


@dataclass(frozen=True, slots=True)
class ProofStep:
    """A step as people go through it."""

    sentence: Text
    part: Proof
    """What of the proof is drawn with it."""
    supposed: tuple[Candidate, ...] = ()
    """The candidates of which something is supposed, which are drawn too."""
    is_conclusion: bool = False

    @property
    def indent(self) -> str:
        """The space before the sentence, wider the more is supposed."""
        return _INDENT * max(0, len(self.supposed) - (not self.part))


def proof_steps(deduction: Deduction, geometry: Geometry) -> tuple[ProofStep, ...]:
    """Return the steps of the proof; the last one is what follows, with all of the proof."""
    steps = [
        ProofStep(line.sentence, line.part, line.supposed)
        for line in proof_lines(deduction.proof, geometry)
    ]
    end = conclusion_sentence(deduction, geometry)
    return (*steps, ProofStep(end, deduction.proof, is_conclusion=True))
