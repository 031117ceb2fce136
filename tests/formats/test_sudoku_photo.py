"""The photo in a file of the program's own format: whole, or refused with its place."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from sudoku_gui.formats import (
    FORMATS,
    Format,
    FormatError,
    PuzzleRecord,
    RecordPart,
    lost_parts,
    read,
    write_all,
)
from sudoku_gui.formats.sudoku import FORMAT
from sudoku_gui.formats.sudoku_photo import photo_line
from sudoku_gui.model.game import Game
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.photo import MOST_BYTES
from sudoku_gui.model.puzzle import Puzzle
from tests.support.contents import bare
from tests.support.formats.foreign import GIVENS, missing_after
from tests.support.kept_photos import photo
from tests.support.puzzles import SMALL


def photographed(givens: Grid = SMALL) -> PuzzleRecord:
    game = Game(Puzzle(givens))
    game.photo = photo(b"noise")
    return PuzzleRecord.of_game(game)


def with_line(change: Callable[[dict[str, Any]], object]) -> bytes:
    """A file whose photo is written otherwise."""
    members = json.loads(photo_line(photo()))
    change(members)
    lines = write_all([photographed()], FORMAT).decode().splitlines()
    return "\n".join([*lines[:-1], json.dumps(members)]).encode()


def test_the_photo_is_the_last_line_and_comes_back() -> None:
    written = write_all([photographed()], FORMAT)

    assert written.splitlines()[-1].startswith(b'{"photo":"/9j')
    assert list(read(written).records) == [photographed()]
    assert missing_after(photographed(), FORMAT) == set()


def test_only_a_file_with_a_photo_is_of_the_version_that_has_them() -> None:
    assert b'"version":2' in write_all([photographed()], FORMAT)
    assert b'"version":1' in write_all([bare(SMALL)], FORMAT)


def test_a_game_has_one_photo() -> None:
    written = write_all([photographed()], FORMAT)
    twice = written + written.splitlines()[-1]

    with pytest.raises(FormatError, match="second photo") as refused:
        read(twice, FORMAT)

    assert refused.value.line == len(written.splitlines()) + 1


def test_a_puzzle_with_a_photo_differs_by_that() -> None:
    assert photographed().parts == {RecordPart.PHOTO}
    assert photographed().without_moves() == photographed()


@pytest.mark.parametrize("format_", [each for each in FORMATS if each is not FORMAT])
def test_every_other_format_is_said_to_lose_it(format_: Format) -> None:
    records = [photographed(GIVENS)]

    assert RecordPart.PHOTO not in format_.keeps
    assert lost_parts(records, write_all(records, format_), format_) == {RecordPart.PHOTO}


def replacing(**members: object) -> Callable[[dict[str, Any]], object]:
    return lambda line: line.update(members)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (replacing(photo="%"), "line 3, column 11: expected a picture in Base64"),
        (replacing(photo="/9j"), "line 3, column 11: expected a picture in Base64"),
        (replacing(photo="한글"), "line 3, column 11: expected a picture in Base64"),
        (replacing(photo=7), "line 3, column 11: expected a text in quotation marks"),
        (replacing(photo=""), "column 11: expected a whole JPEG picture of at most 1,600 pixels"),
        (replacing(grid="/9j/"), "expected a whole JPEG picture of at most 1,600 pixels a side"),
        (replacing(grid="A" * 2 * MOST_BYTES), "found a picture of more than 400 kilobytes"),
        (replacing(corners=[[1, 2]] * 3), "expected four corners, two numbers each"),
        (replacing(corners=[[1, 2]] * 3 + [[1, True]]), "expected four corners"),
        (replacing(corners=[[1, 2]] * 3 + [[1, 1e9]]), "expected four corners"),
        (replacing(corners={}), "expected four corners, two numbers each"),
        (replacing(more=1), 'found "more", unknown here'),
        (lambda line: line.pop("grid"), 'line 3, column 1: found no "grid"'),
    ],
)
def test_a_damaged_photo_is_refused_in_one_sentence(
    change: Callable[[dict[str, Any]], object], message: str
) -> None:
    with pytest.raises(FormatError) as caught:
        read(with_line(change))

    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
