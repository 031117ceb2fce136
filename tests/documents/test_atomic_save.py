"""A file is replaced as a whole or not at all, however its writing ends."""

import os
from pathlib import Path

import pytest

from sudoku_gui.documents.atomic_save import SaveError, save_bytes, saving_to

OLD, NEW = b"as it was\n", b"as it is to be\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "steps.csv"
    file.write_bytes(OLD)
    return file


def test_what_is_written_in_parts_is_seen_as_a_whole(path: Path) -> None:
    with saving_to(path) as file:
        file.write(NEW)
        file.write(NEW)
        assert path.read_bytes() == OLD

    assert path.read_bytes() == NEW + NEW
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("interruption", [KeyboardInterrupt, GeneratorExit, ValueError])
def test_an_interruption_leaves_all_as_it_was(
    path: Path, interruption: type[BaseException]
) -> None:
    with pytest.raises(interruption):
        _write_and_be_interrupted(path, interruption)

    assert path.read_bytes() == OLD
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_is_not_replaced_by_a_file(path: Path) -> None:
    with pytest.raises(SaveError, match="not a regular file"):
        save_bytes(path.parent, NEW)

    assert path.read_bytes() == OLD


@pytest.mark.parametrize("place", [b"steps-\xff.csv", b"folder-\xff/steps.csv"])
def test_a_name_need_not_be_text(tmp_path: Path, place: bytes) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + place))
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(OLD)

    save_bytes(path, NEW)

    assert path.read_bytes() == NEW
    assert list(path.parent.iterdir()) == [path]


def test_links_that_lead_in_a_circle_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")

    with pytest.raises(SaveError, match="the links lead in a circle"):
        save_bytes(tmp_path / "a", NEW)

    assert all(each.is_symlink() for each in tmp_path.iterdir())


def test_a_link_leads_to_the_file_that_is_made(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("new")

    save_bytes(tmp_path / "link", NEW)

    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "new").read_bytes() == NEW


def _write_and_be_interrupted(path: Path, interruption: type[BaseException]) -> None:
    with saving_to(path) as file:
        file.write(NEW)
        raise interruption
