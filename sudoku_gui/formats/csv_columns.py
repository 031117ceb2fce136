"""The columns of a table of puzzles, by their names, and what a row says by them.

A row that tells of a puzzle without entries can be packed: the cells, and behind tabs the
fields of the columns that are kept.  A table of a million rows is held so.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.puzzle_summary import PuzzleSummary
from sudoku_gui.formats.text.free_text import sanitised
from sudoku_gui.formats.text.puzzle_lines import PuzzleLine
from sudoku_gui.formats.text.spreadsheet import unescape_formula
from sudoku_gui.model.puzzle import METADATA_TEXTS, NO_METADATA, Metadata

PUZZLE, ENTRIES, SOLUTION = "puzzle", "entries", "solution"
FIELD_END = "\t"
"""Stands between the parts of a packed row, and in none of them."""

_OTHER_NAMES = {
    "quizzes": PUZZLE,
    "quiz": PUZZLE,
    "solutions": SOLUTION,
    "difficulty": "level",
    "sudoku": PUZZLE,
}
_NAMES = {PUZZLE, ENTRIES, SOLUTION, *METADATA_TEXTS}


class TableColumns:
    """Where the columns of a table are.

    places: of the columns whose names we know; count: how many columns there are.
    """

    def __init__(self, header: Sequence[str]) -> None:
        self.count = len(header)
        self.places = columns_named(header)
        others = _others_of(header, self.places)
        texts = {at: name for name, at in self.places.items() if name in METADATA_TEXTS}
        self.kept = dict(sorted({**texts, **others}.items()))
        """The names of the columns whose texts are kept, by their places, from left to right."""
        self._known = {*self.places.values(), *self.kept}
        names = list(enumerate(self.kept.values()))
        self._texts = [(at, name) for at, name in names if name in METADATA_TEXTS]
        self._others = [(at, name) for at, name in names if name not in METADATA_TEXTS]

    @property
    def is_bare(self) -> bool:
        """Whether nothing is told of a puzzle that is kept, but its givens."""
        return not self.kept and ENTRIES not in self.places

    def field(self, row: Sequence[str], name: str) -> str:
        """Return what stands in the column `name`; "" where there is none."""
        at = self.places.get(name, len(row))
        return row[at] if at < len(row) else ""

    def texts(self, row: Sequence[str]) -> list[str]:
        """Return the fields that are kept, as they stand in the file."""
        return [row[at] if at < len(row) else "" for at in self.kept]

    def unnamed(self, row: Sequence[str]) -> list[str]:
        """Return the fields that are not kept, but for a solution."""
        return [words for at, words in enumerate(row) if at not in self._known]

    def metadata(self, texts: Sequence[str]) -> Metadata:
        """Return what the fields that are kept say of a puzzle; all signs in them are text."""
        if not any(texts):
            return NO_METADATA
        words = list(map(unescape_formula, texts))
        known = {name: words[at] for at, name in self._texts}
        others = tuple([(name, words[at]) for at, name in self._others if words[at]])
        return Metadata(**known, others=others)

    def record(self, packed: str) -> PuzzleRecord:
        """Return the puzzle of a packed row."""
        cells, *texts = packed.split(FIELD_END)
        return PuzzleLine(cells, "").record(self.metadata(texts))

    def summary(self, packed: str) -> PuzzleSummary:
        """Return what a list shows of the puzzle of a packed row."""
        cells, *texts = packed.split(FIELD_END)
        return PuzzleLine(cells, "").summary(self.metadata(texts))


@lru_cache(maxsize=8)
def columns_of(header: tuple[str, ...]) -> TableColumns:
    """Return the columns, the same object for all parts of a table, as they are built alike."""
    return TableColumns(header)


def columns_named(header: Sequence[str]) -> Mapping[str, int]:
    """Return where the columns are whose names we know, the first of several with one name."""
    columns: dict[str, int] = {}
    for at, words in enumerate(header):
        name = words.strip(' \t"').lower()
        name = _OTHER_NAMES.get(name, name)
        if name in _NAMES:
            columns.setdefault(name, at)
    return columns


def _others_of(header: Sequence[str], columns: Mapping[str, int]) -> Mapping[int, str]:
    """Return the names of the other columns by their places, the first of several with one name."""
    others: dict[int, str] = {}
    for at, words in enumerate(header):
        name = unescape_formula(words)
        is_other = at not in columns.values() and not columns_named([name])
        if is_other and name == sanitised(name).strip(" \t") and name not in {"", *others.values()}:
            others[at] = name
    return others
