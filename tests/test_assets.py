"""Finding the files under resources/, installed or not."""

from pathlib import Path

import pytest

from sudoku_gui import assets


def test_a_file_of_the_checkout_is_found() -> None:
    assert assets.resource("puzzles", "boj2580.txt").read_bytes().startswith(b"0 3 5 ")


def test_a_folder_is_found_too() -> None:
    assert assets.resource("icons").is_dir()


def test_what_was_installed_goes_before_what_was_checked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("installed", "checkout"):
        (tmp_path / place).mkdir()
        (tmp_path / place / "both.txt").write_text(place, "ascii")
    (tmp_path / "checkout" / "one.txt").write_text("only here", "ascii")
    monkeypatch.setattr(assets, "_PLACES", (tmp_path / "installed", tmp_path / "checkout"))

    assert assets.resource("both.txt").read_text("ascii") == "installed"
    assert assets.resource("one.txt").read_text("ascii") == "only here"


def test_a_file_that_nobody_has_is_an_error_with_its_name() -> None:
    with pytest.raises(FileNotFoundError, match=r"resources/icons/none\.svg is not installed"):
        assets.resource("icons", "none.svg")
