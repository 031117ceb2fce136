"""Reading pictures from files."""

from pathlib import Path

import pytest

from sudoku_gui.documents.picture_files import is_picture_name, picture_bytes
from sudoku_gui.file_errors import NotRegularError


@pytest.mark.parametrize("name", ["a.png", "photo.JPG", "b.c.jpeg", "x.webp", "x.bmp", "x.GIF"])
def test_pictures_are_told_by_their_names(name: str) -> None:
    assert is_picture_name(Path("folder") / name)


@pytest.mark.parametrize("name", ["a.txt", "png", "a.sudoku", "a.png.gz"])
def test_other_files_are_none(name: str) -> None:
    assert not is_picture_name(Path(name))


def test_a_file_is_read_up_to_a_byte_too_many(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(b"12345")

    assert picture_bytes(path, 5) == b"12345"
    assert picture_bytes(path, 3) == b"1234"


def test_what_is_missing_and_what_is_no_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        picture_bytes(tmp_path / "missing.png", 5)
    with pytest.raises(NotRegularError):
        picture_bytes(tmp_path, 5)
