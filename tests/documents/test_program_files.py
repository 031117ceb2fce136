"""Programs read from files."""

from pathlib import Path

import pytest

from sudoku_gui.documents.program_files import ProgramOpened, read_program
from sudoku_gui.documents.puzzle_files import FileFailed


def test_a_program_is_read_in_the_encoding_that_it_names(tmp_path: Path) -> None:
    path = tmp_path / "한글.py"
    path.write_bytes("# -*- coding: cp949 -*-\r\nprint('한글')\r\n".encode("cp949"))

    outcome = read_program(path)

    assert outcome == ProgramOpened(path, "# -*- coding: cp949 -*-\nprint('한글')\n")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe\x00", "not a program in Python"),
        (b"# -*- coding: no-such-encoding -*-\n", "not a program in Python"),
        (b"x" * ((1 << 20) + 1), "longer than any program that is judged: more than 1 MB"),
    ],
    ids=["bytes", "encoding", "size"],
)
def test_what_is_no_program_is_refused_by_a_sentence(
    tmp_path: Path, content: bytes, words: str
) -> None:
    path = tmp_path / "program.py"
    path.write_bytes(content)

    outcome = read_program(path)

    assert isinstance(outcome, FileFailed)
    assert str(outcome.problem) == words


@pytest.mark.parametrize("name", [".", "missing.py"])
def test_what_is_no_file_is_refused(tmp_path: Path, name: str) -> None:
    outcome = read_program(tmp_path / name)

    assert isinstance(outcome, FileFailed)
    assert str(outcome.problem)
