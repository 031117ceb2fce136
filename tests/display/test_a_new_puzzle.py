"""A new puzzle by a level, by keys, on a real display."""

from pathlib import Path

from sudoku_gui.documents.puzzle_pile import PuzzlePile
from sudoku_gui.generation.puzzle_request import PuzzleRequest
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.level import Level
from tests.display.conftest import Start
from tests.support.display.running_program import CLEAN

# Made in advance, as making them takes minutes where the engine is not compiled.
MEDIUM_PUZZLES = (
    ".69.2...4..7..4..2....8..6...8.....6.5.....1.2.....7...4..7....3..1..6..7...9.13.",
    "84..619..........22.5.........35.8...6.....7...1.86.........3.19..........417..28",
)


def test_a_level_begins_a_game_and_the_next_one_of_its_kind_follows(
    start: Start, tmp_path: Path
) -> None:
    pile = PuzzlePile()
    for line in MEDIUM_PUZZLES:
        pile.add(PuzzleRequest.of_level(9, Symmetry.HALF_TURN, Level.MEDIUM), Grid.from_line(line))
    pile.write(tmp_path / "home" / ".local" / "share" / "sudoku_gui" / "made-puzzles")
    program = start()
    program.wait_for_title("Untitled – Sudoku")

    program.keys("ctrl+n")
    program.dialog("New Puzzle")
    program.keys("alt+m")
    program.wait_until_in_front()
    program.wait_for_title("Medium puzzle – Sudoku")
    program.wait_until_still()
    first = program.picture()

    program.keys("ctrl+n")
    program.dialog("New Puzzle")
    program.keys("Return")  # the same level again
    program.wait_until_in_front()
    program.wait_until_still()
    assert program.picture().pixels != first.pixels
    program.keys("ctrl+q")

    assert program.ending() == CLEAN


def test_typing_in_begins_as_ever(start: Start) -> None:
    program = start()
    program.wait_for_title("Untitled – Sudoku")

    program.begin_grid()
    program.type("1")

    program.wait_for_title("Untitled* – Sudoku")
    program.kill()
