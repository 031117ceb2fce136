"""Text around a puzzle in the encodings of Korea, Japan and western Europe: read, and told."""

import pytest

from sudoku_gui.formats import FormatError, read
from sudoku_gui.formats.text.legacy_encodings import legacy_encoding
from sudoku_gui.model.grid import Grid
from tests.support.formats.foreign import said
from tests.support.formats.forms import ROWS
from tests.support.formats.links import LINE

GIVENS = Grid.from_line(LINE)
WORDS = [
    ("스도쿠 모음, 어려움", "euc-kr", "EUC-KR (Korean)"),
    ("뷁뷁한 스도쿠", "cp949", "CP949 (Korean)"),
    ("홍길동", "euc-kr", "EUC-KR (Korean)"),
    ("数独の問題集 レベル", "shift-jis", "Shift-JIS (Japanese)"),
    ("Grille d'été n°1, très difficile", "latin-1", "Latin-1 (western European)"),
    ("Löwenmäßig", "latin-1", "Latin-1 (western European)"),
]


@pytest.mark.parametrize(("words", "encoding", "name"), WORDS)
def test_a_comment_is_read_in_its_encoding(words: str, encoding: str, name: str) -> None:
    reading = read(f"{LINE} # {words}\n{LINE} # {words}\n".encode(encoding))

    assert [record.puzzle.givens for record in reading.records] == [GIVENS] * 2
    assert reading.puzzle.metadata.comment == words
    assert said(reading) == [f"not UTF-8, read as {name}"]


@pytest.mark.parametrize(("words", "encoding", "name"), WORDS)
@pytest.mark.parametrize("rows", ["\n".join(ROWS), "\n".join(map(" ".join, ROWS)), LINE])
def test_words_around_a_grid_are_no_part_of_it(
    words: str, encoding: str, name: str, rows: str
) -> None:
    reading = read(f"{words}\n{rows}\n{words}\n".encode(encoding))

    assert [record.puzzle.givens for record in reading.records] == [GIVENS]
    assert f"not UTF-8, read as {name}" in said(reading)


@pytest.mark.parametrize(("words", "encoding"), [each[:2] for each in WORDS])
def test_words_on_the_line_of_a_grid_are_no_part_of_it(words: str, encoding: str) -> None:
    assert read(f"{words}: {LINE}\n".encode(encoding)).puzzle.givens == GIVENS


@pytest.mark.parametrize(("words", "encoding"), [each[:2] for each in WORDS])
def test_a_name_in_a_table_is_read(words: str, encoding: str) -> None:
    reading = read(f'Puzzle,Title\n{LINE},"{words}"\n'.encode(encoding))

    assert reading.puzzle.metadata.title == words


def test_utf_8_with_some_damage_is_utf_8() -> None:
    reading = read(f"{LINE} # 스도쿠 모음 ".encode() + b"\xff\n")

    assert reading.puzzle.metadata.comment.startswith("스도쿠 모음")
    assert not any("not UTF-8, read as" in each for each in said(reading))


def test_a_byte_in_a_row_is_no_letter() -> None:
    rows = "\n".join(ROWS).encode()

    with pytest.raises(FormatError, match=r"the byte 0xC3 \(not UTF-8\)"):
        read(rows.replace(b".", b"\xc3", 1))


@pytest.mark.parametrize("data", [b"\xff\xfe\xfd", b"5 \xe9 3", b"\x80\x81\x82\xff"])
def test_what_is_in_none_of_them_stays_as_it_is(data: bytes) -> None:
    assert legacy_encoding(data) is None
