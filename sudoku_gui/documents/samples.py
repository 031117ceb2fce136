"""The sample puzzles, and photos of such, in the order of the menu."""

from pathlib import Path

from sudoku_gui.assets import resource
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sample:
    """A puzzle that comes with the program, or a photo of one."""

    file: str
    title: Text
    folder: str = "puzzles"  # in resources

    @property
    def path(self) -> Path:
        """Where the file is.  Raises FileNotFoundError if it was not installed."""
        return resource(self.folder, self.file)


SAMPLES = (
    Sample("easy.txt", text("An easy one: some cell always has a single digit left")),
    Sample("medium.txt", text("A medium one, for which pairs are needed")),
    Sample("hard.txt", text("A hard one, for an evening")),
    Sample("with-a-typo.txt", text("The easy one with a digit mistyped, to be found: no solution")),
    Sample("two-solutions.txt", text("The medium one with two givens missing: two solutions")),
    Sample("boj2580.txt", text("Sample of the judge's problem 2580")),
    Sample("boj2239.txt", text("Sample of the judge's problem 2239")),
    Sample("small-4x4.txt", text("A small one, to see everything in thirty steps")),
    Sample("small-6x6.txt", text("Six by six, with boxes of two rows")),
    Sample("wikipedia.txt", text("The puzzle on Wikipedia's page")),
    Sample("ai-escargot.txt", text("AI Escargot, by Arto Inkala")),
    Sample("inkala-2012.txt", text("Arto Inkala's hard one of 2012")),
    Sample("against-row-major.txt", text("Made to defeat row-major search")),
    Sample("large-16x16.txt", text("Sixteen by sixteen, with digits up to G")),
)

_PHOTOS = "photos"

SAMPLE_PHOTOS = (
    Sample("newspaper.jpg", text("Photo: the page of a newspaper"), _PHOTOS),
    Sample("beside-a-crossword.jpg", text("Photo: a puzzle beside a crossword"), _PHOTOS),
    Sample("red-digits.jpg", text("Photo: digits in red"), _PHOTOS),
    Sample("blurred.jpg", text("Photo: blurred, some digits are not sure"), _PHOTOS),
    Sample("turned.jpg", text("Photo: the camera was held another way"), _PHOTOS),
    Sample("filled-in.jpg", text("Photo: the blanks are filled in by hand"), _PHOTOS),
)
