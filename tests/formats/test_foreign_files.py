"""Files of other programs: what MANIFEST.tsv says of them is what is read."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from sudoku_gui.formats import lost_parts, read, write_all
from tests.support.formats.foreign import said

FOLDER = Path(__file__).parent.parent / "data" / "formats"
NONE = "-"


@dataclass(frozen=True, slots=True)
class ForeignFile:
    """A row of the manifest.  puzzles: how many; first: the first of them."""

    name: str
    format_name: str
    puzzles: int
    first: str
    said: str

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return (FOLDER / self.name).read_bytes()


def foreign_files() -> list[ForeignFile]:
    """All of them, in the order of the manifest."""
    lines = (FOLDER / "MANIFEST.tsv").read_text(encoding="utf-8").rstrip("\n").split("\n")
    rows = [line.split("\t") for line in lines[1:]]
    return [
        ForeignFile(name, format_name, int(puzzles), first, said)
        for name, format_name, puzzles, first, said, _ in rows
    ]


FILES = foreign_files()
each_opened = pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)


@each_opened
def test_a_file_of_another_program_is_read(file: ForeignFile) -> None:
    reading = read(file.data)

    assert reading.format.name == file.format_name
    assert len(reading.records) == file.puzzles
    assert str(reading.puzzle.givens) == file.first
    assert (" | ".join(said(reading)) or NONE) == file.said


@pytest.mark.parametrize(
    "file",
    # Simple Sudoku's own files cannot say that all candidates are noted, of which none is removed.
    [file for file in FILES if file.name != "sudopedia_candidate_grid.txt"],
    ids=lambda file: file.name,
)
def test_nothing_that_is_shown_is_lost_by_writing_it_again(file: ForeignFile) -> None:
    reading = read(file.data)

    written = write_all(reading.records, reading.format)

    assert lost_parts(reading.records, written, reading.format) == frozenset()
    assert list(read(written).records) == list(reading.records)


def test_every_file_has_a_row() -> None:
    named = {file.name for file in FILES} | {"MANIFEST.tsv"}

    assert {path.name for path in FOLDER.iterdir()} == named
