"""Puzzles made in advance, and their file."""

from pathlib import Path

import pytest

from sudoku_gui.documents.puzzle_pile import PuzzlePile
from sudoku_gui.generation.puzzle_request import PuzzleRequest
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.level import Level
from tests.support.puzzles import SMALL

EASY = PuzzleRequest.of_level(4, Symmetry.HALF_TURN, Level.EASY)
HARD = PuzzleRequest.of_level(4, Symmetry.HALF_TURN, Level.HARD)
OTHERS = [SMALL.with_digit(SMALL.blanks()[0], Digit(digit)) for digit in (1, 2, 3, 4)]


def pile_of(*puzzles: Grid) -> PuzzlePile:
    pile = PuzzlePile()
    for puzzle in puzzles:
        pile.add(EASY, puzzle)
    return pile


def test_a_puzzle_is_taken_once() -> None:
    pile = pile_of(SMALL)

    assert pile.take(HARD) is None
    assert pile.take(EASY) == SMALL
    assert pile.take(EASY) is None


def test_the_kind_with_fewest_is_made_next_until_there_are_enough() -> None:
    pile = pile_of(SMALL)

    assert pile.next_to_make([]) is None
    assert pile.next_to_make([EASY, HARD]) == HARD
    for puzzle in (SMALL, *OTHERS):
        pile.add(EASY, puzzle)
        pile.add(HARD, puzzle)
    assert pile.next_to_make([EASY, HARD]) is None


def test_a_file_keeps_the_pile(tmp_path: Path) -> None:
    pile, path = pile_of(SMALL, *OTHERS[:2]), tmp_path / "new folder" / "pile"
    changes = [pile.has_changed]
    pile.write(path)
    changes.append(pile.has_changed)
    assert changes == [True, False]

    again = PuzzlePile()
    again.read(path)

    assert [again.take(EASY) for _ in range(4)] == [SMALL, *OTHERS[:2], None]
    assert again.has_changed


@pytest.mark.parametrize("place", range(0, 42, 3))
def test_a_damaged_line_is_left_out(tmp_path: Path, place: int) -> None:
    path = tmp_path / "pile"
    pile_of(SMALL, OTHERS[0]).write(path)
    data = bytearray(path.read_bytes())
    data[place] ^= 0x55
    path.write_bytes(data)

    pile = PuzzlePile()
    pile.read(path)

    assert pile.take(EASY) in {OTHERS[0], None}
    assert pile.take(EASY) is None


@pytest.mark.parametrize("data", [b"", b"\0" * 500, b"93d6811d 9 easy\n", b"\xff\xfe\n" * 50])
def test_a_spoilt_file_is_an_empty_pile(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "pile"
    path.write_bytes(data)

    pile = PuzzlePile()
    pile.read(path)

    assert pile.take(EASY) is None


def test_a_file_that_is_not_there_or_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    pile = pile_of(SMALL)

    pile.read(tmp_path / "none")
    pile.write(tmp_path)  # a folder

    assert pile.has_changed
    assert pile.take(EASY) == SMALL
