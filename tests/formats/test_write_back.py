"""A save over a file that was read: its text stays as it was but for the layout, or people know."""

from io import BytesIO
from pathlib import Path

import pytest

from sudoku_gui.assets import resource
from sudoku_gui.formats import FORMATS, FormatError, read_file, write_all
from sudoku_gui.formats.text.decompression import is_compressed
from sudoku_gui.formats.text.source_text import decode
from sudoku_gui.formats.write_back import left_behind

DATA = Path(__file__).parent.parent / "data"
SAMPLES = resource("puzzles", "easy.txt").parent
FILES = sorted(path for folder in (DATA, SAMPLES) for path in folder.rglob("*.*"))
P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def content_of(data: bytes) -> str:
    """The text without blanks, spaces and line ends."""
    return "".join(sign for sign in decode(data).content if sign not in "0.*_ \t\n")


def remarks_on(data: bytes) -> list[str]:
    file = BytesIO(data)
    return [str(remark.sentence) for remark in left_behind(file, read_file(file))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.name))
def test_a_file_is_written_back_as_it_was_or_what_is_lost_is_said(path: Path) -> None:
    data = path.read_bytes()
    try:
        reading = read_file(BytesIO(data))
    except FormatError:
        return  # nothing is open, so that nothing can be saved
    if is_compressed(data) or left_behind(BytesIO(data), reading):
        return

    assert content_of(write_all(reading.records, reading.format)) == content_of(data)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (f"{P};11.8;x\n", "line 1: not written back as it stands: ;11.8;x"),
        (f"Puzzle,Level\n{P},easy\n", None),
        (f"quizzes,Level\n{P},easy\n", "line 1: not written back as it stands: quizzes,Level"),
        (f"Level,Puzzle\neasy,{P}\n", "line 1: not written back as it stands: Level,Puzzle"),
        (f"{P} 17\n{P} 18\n", "line 1: not written back as it stands: 17"),
        (f"{P} # 17\n{P} # 18\n", None),
        (f"{P}\r\n".replace(".", "0"), None),
        (f":0000:x:{P}:::\n", None),
        (f":0300:5:{P}:::\n", "the file says more, which is not kept"),
    ],
)
def test_what_is_not_written_back_is_named(content: str, said: str | None) -> None:
    remarks = remarks_on(content.encode())

    assert said in remarks if said else remarks == []


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_the_encoding_is_layout(encoding: str) -> None:
    assert remarks_on(f"{P}\n{P}\n".encode(encoding)) == []


@pytest.mark.parametrize("head", ["", "Puzzle,Title\n"])
def test_the_beginning_of_a_long_list_is_compared(head: str) -> None:
    kept, changed = (",one", ',"one"') if head else (" # one", " one")
    lines = f"{P}{kept}\n" * 6_000

    assert remarks_on(f"{head}{lines}".encode()) == []
    assert remarks_on(f"{head}{P}{changed}\n{lines}".encode()) != []


def test_a_format_says_that_it_is_lossless_where_nothing_has_to_be_compared() -> None:
    lossless = {each.name for each in FORMATS if each.is_lossless}

    assert lossless == {"boj2580", "boj2239", "line", "sudoku"}
