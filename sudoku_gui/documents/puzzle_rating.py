"""How hard a puzzle of a collection is; no Qt."""

from sudoku_gui.language import Text, say
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.techniques.level import Level
from sudoku_gui.wording.deductions import difficulty_words


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """What a list shows of how hard a puzzle is."""

    tenths: int
    """Of the hardest step, in tenths of Sudoku Explainer's scale; 0 if there is no step."""
    technique: str
    """The name of the hardest technique, "" if there is no step."""
    title: Text | None
    level: Level
    is_solved: bool
    """Whether techniques alone solve it; otherwise it is harder than the number says."""


def rating_words(rating: PuzzleRating | None) -> str:
    """Return how hard a puzzle is; where techniques alone do not solve it, it is harder."""
    if rating is None:
        return ""
    words = difficulty_words(rating.tenths)
    return words if rating.is_solved else f"> {words}"


def hardest_words(rating: PuzzleRating | None) -> str:
    """Return the hardest technique in the language in use."""
    return "" if rating is None or rating.title is None else say(rating.title)
