"""What a technique concludes in a position, with its proof."""

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.techniques.proof import Proof
from sudoku_gui.techniques.technique import Technique


@dataclass(frozen=True, slots=True)
class Deduction:
    """Digits that can be placed, or candidates that can be ruled out, and why."""

    technique: Technique
    tenths: int
    """How hard it is, in tenths of Sudoku Explainer's scale."""
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    proof: Proof

    @property
    def has_conclusion(self) -> bool:
        """Whether anything follows."""
        return bool(self.placements or self.eliminations)
