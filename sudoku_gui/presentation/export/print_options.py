"""How puzzles are printed, as plain values; what was chosen last is kept as words."""

from collections.abc import Mapping
from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.stored_words import YES_NO, choice_of, number_of, word_of

PUZZLES_PER_PAGE = (1, 2, 4, 6, 9)
MARGINS = range(5, 41)  # millimetres


class SolutionPlacement(Enum):
    """Where the solutions are printed."""

    NONE = "none"
    PAGES = "pages"  # after all puzzles, on pages of their own
    FOOT = "foot"  # upside down below the puzzles of each page


class PaperSize(Enum):
    """What is printed on."""

    PRINTER = "printer"  # what the printer has; in a file, what is usual in the region
    A4 = "a4"
    LETTER = "letter"


class PageOrientation(Enum):
    """How the paper lies."""

    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class PrintScope(Enum):
    """Which of the puzzles that are open are printed."""

    CURRENT = "current"
    SELECTED = "selected"  # in the list of puzzles
    ALL = "all"


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """What is printed of each puzzle, and how pages look."""

    per_page: int = 1
    has_entries: bool = True  # the digits that the player or a solver put in
    has_notes: bool = True
    has_colours: bool = True
    has_headings: bool = True  # title, level and number of each puzzle, name and number of pages
    solutions: SolutionPlacement = SolutionPlacement.NONE
    is_large_print: bool = False  # thick lines, larger digits, no grey
    paper: PaperSize = PaperSize.PRINTER
    orientation: PageOrientation = PageOrientation.PORTRAIT
    margin: int = 15  # millimetres

    @classmethod
    def of_words(cls, words: Mapping[str, str]) -> "PrintOptions":
        """Return the options that `as_words` wrote, with the usual ones for what is missing."""
        usual = cls()

        def yes_no(name: str, usual_answer: bool) -> bool:
            return choice_of(YES_NO, words.get(name), usual_answer)

        return cls(
            choice_of(_PER_PAGE, words.get("per_page"), usual.per_page),
            yes_no("entries", usual.has_entries),
            yes_no("notes", usual.has_notes),
            yes_no("colours", usual.has_colours),
            yes_no("headings", usual.has_headings),
            choice_of(SOLUTION_WORDS, words.get("solutions"), usual.solutions),
            yes_no("large_print", usual.is_large_print),
            choice_of(PAPER_WORDS, words.get("paper"), usual.paper),
            choice_of(_ORIENTATIONS, words.get("orientation"), usual.orientation),
            number_of(words.get("margin"), MARGINS, usual.margin),
        )

    def as_words(self) -> dict[str, str]:
        """Return a word for each of them, to be kept in a file."""
        return {
            "per_page": str(self.per_page),
            "entries": word_of(YES_NO, self.has_entries),
            "notes": word_of(YES_NO, self.has_notes),
            "colours": word_of(YES_NO, self.has_colours),
            "headings": word_of(YES_NO, self.has_headings),
            "solutions": self.solutions.value,
            "large_print": word_of(YES_NO, self.is_large_print),
            "paper": self.paper.value,
            "orientation": self.orientation.value,
            "margin": str(self.margin),
        }


SOLUTION_WORDS: Mapping[str, SolutionPlacement] = {each.value: each for each in SolutionPlacement}
PAPER_WORDS: Mapping[str, PaperSize] = {each.value: each for each in PaperSize}
_PER_PAGE = {str(number): number for number in PUZZLES_PER_PAGE}
_ORIENTATIONS = {each.value: each for each in PageOrientation}
