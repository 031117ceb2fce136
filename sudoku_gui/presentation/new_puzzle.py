"""A new puzzle: what is chosen in its dialog, what it is called, what is said of it."""

from collections.abc import Mapping

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import Document
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.generation.criteria import Criteria
from sudoku_gui.generation.impossible_requests import TOO_RARE
from sudoku_gui.generation.puzzle_request import LEVELS_OF_SIZE, PuzzleRequest, symmetries_of_size
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.language import Text, say, text, text_n, tr
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.presentation.stored_words import choice_of
from sudoku_gui.techniques.level import Level
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.wording.levels import LEVEL_WORDS, level_in_files

_NAMES: Mapping[Level, Text] = {
    Level.EASY: text("Easy puzzle"),
    Level.MEDIUM: text("Medium puzzle"),
    Level.HARD: text("Hard puzzle"),
    Level.UNFAIR: text("Unfair puzzle"),
    Level.EXTREME: text("Extreme puzzle"),
}
TECHNIQUE_TITLES: Mapping[str, Text] = {
    each.name: each.title
    for each in reversed(TECHNIQUES)
    if each.explainer_order is not None and each.name not in TOO_RARE
}
"""What may be the hardest technique of a puzzle, by name."""
_SIZES = {str(size): size for size in LEVELS_OF_SIZE}
_SYMMETRIES = {each.value: each for each in Symmetry}
_LEVELS = {each.value: each for each in Level}


@dataclass(frozen=True, slots=True)
class NewPuzzleOptions:
    """What was chosen last for a new puzzle."""

    size: int = 9
    symmetry: Symmetry = Symmetry.HALF_TURN
    level: Level = Level.EASY
    technique: str = "x-wing"

    @classmethod
    def of_words(cls, words: Mapping[str, str]) -> "NewPuzzleOptions":
        """Return the options that `as_words` wrote, with the usual ones for what is missing."""
        usual = cls()
        technique = words.get("technique", "")
        return cls(
            choice_of(_SIZES, words.get("size"), usual.size),
            choice_of(_SYMMETRIES, words.get("symmetry"), usual.symmetry),
            choice_of(_LEVELS, words.get("level"), usual.level),
            technique if technique in TECHNIQUE_TITLES else usual.technique,
        )

    def as_words(self) -> dict[str, str]:
        """Return a word for each of them, to be kept in a file."""
        return {
            "size": str(self.size),
            "symmetry": self.symmetry.value,
            "level": self.level.value,
            "technique": self.technique,
        }

    @property
    def stock(self) -> tuple[PuzzleRequest, ...]:
        """What to have made in advance: every level, in the size and the symmetry chosen."""
        known = symmetries_of_size(self.size)
        symmetry = self.symmetry if self.symmetry in known else Symmetry.NONE
        return tuple(
            PuzzleRequest.of_level(self.size, symmetry, level)
            for level in LEVELS_OF_SIZE[self.size]
        )


def document_of(puzzle: Grid, criteria: Criteria) -> Document:
    """Return the document of a puzzle that was made to these criteria."""
    if criteria.level is not None:
        name = _NAMES[criteria.level]
        metadata = Metadata(level=level_in_files(criteria.level))
    else:
        assert criteria.technique is not None, "a level or a technique is wished for"
        title = TECHNIQUE_TITLES[criteria.technique]
        name = text("Puzzle for {technique}", technique=title)
        metadata = Metadata(title=tr("For {technique}", technique=say(title)))
    return _new_document(puzzle, metadata, name)


def document_of_shuffled(puzzle: Grid, metadata: Metadata) -> Document:
    """Return the document of a puzzle like the one of which that is known."""
    return _new_document(puzzle, Metadata(level=metadata.level), text("Shuffled puzzle"))


def made_sentence(puzzle: Grid, criteria: Criteria) -> Text:
    """Return what to say of a puzzle that was made to these criteria."""
    if criteria.level is not None:
        kind = LEVEL_WORDS[criteria.level]
    else:
        assert criteria.technique is not None, "a level or a technique is wished for"
        kind = text("Needs {technique}", technique=TECHNIQUE_TITLES[criteria.technique])
    return _joined(kind, criteria.symmetry.title, _givens_words(puzzle))


def shuffled_sentence(puzzle: Grid) -> Text:
    """Return what to say of a puzzle that is like the one before it."""
    alike = text("The same steps with other digits, rows and columns")
    return text("{first} · {second}", first=alike, second=_givens_words(puzzle))


def _new_document(puzzle: Grid, metadata: Metadata, name: Text) -> Document:
    record = PuzzleRecord.without_entries(Puzzle(puzzle, metadata))
    return Document(Collection((record,)), 0, name)


def _givens_words(puzzle: Grid) -> Text:
    return text_n("{n} given", "{n} givens", n=len(puzzle.filled()))


def _joined(first: Text, second: Text, third: Text) -> Text:
    return text("{first} · {second} · {third}", first=first, second=second, third=third)
