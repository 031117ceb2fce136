"""`sudoku-gui read`."""

import importlib.util
import json
from importlib.machinery import ModuleSpec
from pathlib import Path

import cv2
import pytest

from sudoku_gui.assets import resource
from sudoku_gui.photo.arrays import Grey
from sudoku_gui.photo.photo_reader import PhotoReader
from tests.photo.test_photo_reader import Undecided
from tests.support.drawn_pictures import (
    PUZZLE,
    blank_page,
    draw_grid,
    photographed,
    put_table,
    square,
    table,
)
from tests.support.terminal import run_command, run_program


def _photo(line: str = PUZZLE) -> Grey:
    page = blank_page()
    draw_grid(page, square(120, 200, 450), line=line)
    return photographed(page)


@pytest.fixture
def photo(tmp_path: Path) -> str:
    path = tmp_path / "photo.png"
    path.write_bytes(bytes(cv2.imencode(".png", _photo())[1]))
    return str(path)


@pytest.fixture
def words(tmp_path: Path) -> str:
    path = tmp_path / "words.png"
    path.write_text("no picture\n")
    return str(path)


def test_the_puzzle_in_a_photo_is_a_line(photo: str) -> None:
    ended = run_command("read", photo)

    assert (ended.status, ended.lines, ended.messages) == (0, [PUZZLE], [])


def test_json_says_all_that_is_known_of_a_grid(photo: str) -> None:
    said = json.loads(run_command("read", "--json", photo).output)

    assert list(said) == [
        "file", "grid", "corners", "score", "cells", "verdict", "unsure", "contradictions",
        "suggestions",
    ]  # fmt: skip
    assert (said["file"], said["grid"], said["verdict"]) == (photo, PUZZLE, "unique")
    assert [len(said[name]) for name in ("corners", "cells", "unsure", "suggestions")] == [
        4, 81, 0, 0,
    ]  # fmt: skip
    first, *_ = said["cells"]
    assert (first["digit"], first["kind"]) == (5, "given")
    assert first["probability"] >= 0.9
    assert said["cells"][2]["kind"] == "blank"


def test_what_is_written_by_hand_is_told_in_json_and_left_out_of_the_line() -> None:
    photo = str(resource("photos", "filled-in.jpg"))

    (line,) = run_command("read", photo).lines
    said = json.loads(run_command("read", "--json", photo).output)

    kinds = [cell["kind"] for cell in said["cells"]]
    assert said["grid"] == line
    assert [kind == "given" for kind in kinds] == [sign != "0" for sign in line]
    assert kinds.count("entry") == line.count("0")


def test_json_says_how_sure_the_kind_of_a_cell_is(
    photo: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    undecided = PhotoReader(Undecided(slice(81)))
    monkeypatch.setattr(PhotoReader, "shipped", lambda: undecided)

    said = json.loads(run_command("read", "--json", photo).output)

    given, _, blank, *_ = said["cells"]
    assert (given["kind"], len(said["unsure"])) == ("given", 81 - PUZZLE.count("0"))
    assert given["kind_probability"] == pytest.approx(0.6, abs=0.01)
    assert given["probability"] >= 0.9
    assert blank["kind"] == "blank"
    assert blank["kind_probability"] == blank["probability"]


def test_a_reading_with_a_clash_is_told_beside_the_result(tmp_path: Path) -> None:
    path = tmp_path / "clash.png"
    path.write_bytes(bytes(cv2.imencode(".png", _photo(f"55{PUZZLE[2:]}"))[1]))

    ended = run_command("read", str(path))

    assert ended.lines == [f"55{PUZZLE[2:]}"]
    assert ended.messages[0].startswith(f"{path}: digits clash: r1c1 and r1c2 both hold 5")


def test_what_is_no_picture_is_named_and_nothing_is_written(words: str) -> None:
    ended = run_command("read", words)

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages[0].startswith(f"{words}: ")


def test_a_picture_without_a_grid_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "page.png"
    path.write_bytes(bytes(cv2.imencode(".png", blank_page())[1]))

    ended = run_command("read", str(path))

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [f"{path}: no grid of 9x9 cells was found in the picture"]


def test_of_a_grid_of_another_size_it_is_said_which(tmp_path: Path) -> None:
    page = blank_page()
    put_table(page, table(16, 16, thick_every=4), 30, 60, 640)
    path = tmp_path / "large.png"
    path.write_bytes(bytes(cv2.imencode(".png", page)[1]))

    ended = run_command("read", str(path))

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [
        f"{path}: the grid in the picture has 16x16 cells, and only 9x9 can be read"
    ]


def test_a_damaged_picture_gets_one_message_and_none_of_a_library(tmp_path: Path) -> None:
    path = tmp_path / "damaged.png"
    data = bytearray(cv2.imencode(".png", _photo())[1])
    data[len(data) // 2] ^= 1
    path.write_bytes(data)

    ended = run_program("read", str(path))

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [f"{path}: the picture is damaged"]


def test_of_several_pictures_what_is_none_is_left_out(photo: str, words: str) -> None:
    ended = run_command("read", words, photo, f"{photo}.missing")

    assert (ended.status, ended.lines) == (3, [PUZZLE])
    assert [line.split(":")[0] for line in ended.messages] == [
        words,
        f"{photo}.missing",
    ]


def test_where_all_are_none_the_input_was_bad(words: str) -> None:
    assert run_command("read", words, words).status == 2


def test_without_the_extra_the_command_that_installs_it_is_said(
    monkeypatch: pytest.MonkeyPatch, photo: str
) -> None:
    find = importlib.util.find_spec

    def find_all_but_opencv(name: str) -> ModuleSpec | None:
        return None if name == "cv2" else find(name)

    monkeypatch.setattr("sudoku_gui.wording.extras.find_spec", find_all_but_opencv)

    ended = run_command("read", photo)

    assert (ended.status, ended.output) == (2, b"")
    assert "-m pip install numpy opencv-python-headless" in ended.messages[0]
