"""The files under tests/data/bad: what may become of each, and what we chose."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

BAD = Path(__file__).parents[2] / "data" / "bad"
FREE = "-"


class Outcome(Enum):
    """What becomes of a file; the values are those of expected.tsv."""

    ACCEPT = "accept"
    REMARK = "note"
    MULTI = "multi"
    REJECT = "reject"


@dataclass(frozen=True, slots=True)
class BadFile:
    """A file with its row in expected.tsv (allowed, puzzles, line) and in chosen.tsv (the rest).

    line: the grid if opened, blanks as dots, or FREE.  message: the sentence of the
    refusal or of all remarks, or FREE.  reason: why the outcome is none of those allowed,
    or FREE.
    """

    name: str
    allowed: frozenset[Outcome]
    puzzles: int
    line: str
    outcome: Outcome
    format_name: str
    message: str
    reason: str

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return (BAD / self.name).read_bytes()


def bad_files() -> list[BadFile]:
    """All of them, in the order of expected.tsv."""
    chosen = {row[0]: row[1:] for row in _rows("chosen.tsv")}
    return [
        BadFile(
            name,
            frozenset(map(Outcome, allowed.split(","))),
            int(puzzles),
            line,
            Outcome(chosen[name][0]),
            *chosen[name][1:],
        )
        for name, _, allowed, puzzles, line, *_ in _rows("expected.tsv")
    ]


def bad_file(name: str) -> BadFile:
    """The file of this name."""
    return next(file for file in bad_files() if file.name == name)


def _rows(table: str) -> list[list[str]]:
    lines = (BAD / table).read_text(encoding="utf-8").rstrip("\n").split("\n")
    return [line.split("\t") for line in lines[1:]]
