"""Both of the judge's samples opened, watched, solved and saved, by keys and by mouse."""

from pathlib import Path

import pytest

from sudoku_gui.formats import read
from tests.display.conftest import Copy, Start
from tests.support.display.plan import Plan
from tests.support.display.running_program import CLEAN, RunningProgram
from tests.support.display.waiting import wait_until

SOLUTIONS = Path(__file__).parents[1] / "data" / "solutions"
SAMPLES = [("boj2580.txt", 14, "solved.2580"), ("boj2239.txt", 51, "solved.2239")]


@pytest.mark.parametrize(("sample", "blanks", "name"), SAMPLES)
def test_a_sample_is_watched_solved_and_saved_by_keys(
    start: Start, copy_of: Copy, sample: str, blanks: int, name: str
) -> None:
    puzzle = copy_of(sample)
    before = puzzle.read_bytes()
    program = start(puzzle)
    program.wait_for_title(f"{sample} – Sudoku")

    program.keys("ctrl+bracketright", "ctrl+bracketright", "F5")
    _wait_until_digits_come_one_by_one(program)
    program.keys("F9")
    program.wait_for_depth(blanks)
    program.save_digits_as(name)
    program.keys("ctrl+q")

    assert program.ending() == CLEAN
    assert puzzle.with_name(name).read_bytes() == (SOLUTIONS / sample).read_bytes()
    assert puzzle.read_bytes() == before


@pytest.mark.parametrize(("sample", "blanks", "name"), SAMPLES)
def test_a_sample_is_watched_solved_and_saved_by_mouse(
    start: Start, copy_of: Copy, plan: Plan, sample: str, blanks: int, name: str
) -> None:
    puzzle = copy_of(sample)
    program = start(puzzle)
    program.wait_for_title(f"{sample} – Sudoku")

    blank = read(puzzle.read_bytes()).puzzle.givens.blanks()[0]

    program.click(program.grid().place_of(blank))
    program.keys("9")
    program.wait_for_title(f"{sample}* – Sudoku")
    program.click(plan["undo-tool"])
    program.wait_for_title(f"{sample} – Sudoku")
    program.choose(plan["Search"], plan["faster"])
    program.click(plan["watch-button"])
    _wait_until_digits_come_one_by_one(program)
    program.click(plan["solve-button"])
    program.wait_for_depth(blanks)
    program.choose(plan["File"], plan["save_as"])
    program.finish_save_digits_as(name)
    program.choose(plan["File"], plan["quit"])

    assert program.ending() == CLEAN
    assert puzzle.with_name(name).read_bytes() == (SOLUTIONS / sample).read_bytes()


def _wait_until_digits_come_one_by_one(program: RunningProgram) -> None:
    wait_until(lambda: program.grid().depth >= 2, "two digits")
    wait_until(lambda: program.grid().depth >= 5, "three more digits")
