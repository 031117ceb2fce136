"""What a batch reads, piece by piece."""

import gzip
from collections.abc import Sequence
from pathlib import Path

import pytest

from sudoku_gui.cli.answers import LineChunk, RowTemplate
from sudoku_gui.cli.batch_input import line_chunks_of
from sudoku_gui.cli.input_files import size_of
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.solvers.engine.bulk_rows import RowField

LARGE = "." * 625


def _form_for(_: str) -> RowTemplate:
    return (RowField.PUZZLE,)


def _pieces(*files: Path) -> Sequence[LineChunk]:
    return list(line_chunks_of([str(file) for file in files], _form_for))


def _file(folder: Path, *lines: str) -> Path:
    path = folder / "puzzles"
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


def test_lines_of_large_grids_are_for_several_workers(tmp_path: Path) -> None:
    file = _file(tmp_path, *[LARGE] * 50)

    pieces = _pieces(file)

    assert len(pieces) > 10
    assert b"".join(piece.lines.data for piece in pieces) == file.read_bytes()


@pytest.mark.parametrize("tail", ["", " easy", "\t# 9.3"])
@pytest.mark.parametrize("is_compiled", [True, False])
def test_lines_of_usual_grids_are_cut_where_they_are_answered_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tail: str, is_compiled: bool
) -> None:
    monkeypatch.setattr(compilation, "is_compiled", lambda: is_compiled)

    pieces = _pieces(_file(tmp_path, *["." * 81 + tail] * 100))

    assert (len(pieces) == 2) is is_compiled  # the last tells that it is the last


def test_what_was_taken_grows_with_every_piece_up_to_the_whole_input(tmp_path: Path) -> None:
    files = [_file(tmp_path, *[LARGE] * 50)] * 2

    taken = [piece.taken for piece in _pieces(*files)]

    assert taken == sorted(taken)
    assert taken[-1] == size_of([str(file) for file in files]) == 2 * 50 * 626
    assert len(set(taken)) > 20


def test_the_end_of_each_file_is_told(tmp_path: Path) -> None:
    file = _file(tmp_path, LARGE)

    assert [piece.is_last for piece in _pieces(file, file)] == [False, True] * 2


def test_nobody_knows_the_size_of_standard_input(tmp_path: Path) -> None:
    assert size_of([str(_file(tmp_path, LARGE)), "-"]) == 0


def test_a_compressed_file_has_the_lines_of_what_it_was(tmp_path: Path) -> None:
    file = _file(tmp_path, *[LARGE] * 500)
    compressed = tmp_path / "compressed"
    compressed.write_bytes(gzip.compress(file.read_bytes()))

    pieces = _pieces(compressed)

    assert b"".join(piece.lines.data for piece in pieces) == file.read_bytes()
    assert pieces[-1].taken == compressed.stat().st_size


def test_the_lines_before_the_damage_are_read(tmp_path: Path) -> None:
    file = tmp_path / "damaged"
    file.write_bytes(gzip.compress(f"{LARGE}\n".encode() * 500)[:-9])

    *_, last = _pieces(file)

    (problem,) = last.problems
    assert "ends too soon; nothing was read from there on" in str(problem.sentence)
