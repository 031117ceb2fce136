"""The samples in the menu and the files they name."""

import pytest

from sudoku_gui.assets import resource
from sudoku_gui.documents.samples import SAMPLE_PHOTOS, SAMPLES, Sample
from sudoku_gui.model.candidates import candidates_of_blanks
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.typo_task import TypoTask
from tests.support.solvers.counting import count_plainly

every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)


def test_the_menu_names_every_puzzle_file_once() -> None:
    files = sorted(path.name for path in resource("puzzles").iterdir())

    assert sorted(sample.file for sample in SAMPLES) == files


def test_the_menu_names_every_photo_once() -> None:
    files = sorted(path.name for path in resource("photos").glob("*.jpg"))

    assert sorted(photo.file for photo in SAMPLE_PHOTOS) == files


def test_the_titles_tell_the_samples_apart() -> None:
    titles = [str(sample.title) for sample in (*SAMPLES, *SAMPLE_PHOTOS)]

    assert len({*titles}) == len(titles)


def test_puzzles_to_be_played_come_first_the_easiest_before_the_others() -> None:
    assert [sample.file for sample in SAMPLES[:3]] == ["easy.txt", "medium.txt", "hard.txt"]


@pytest.mark.parametrize("sample", SAMPLES[:3], ids=lambda sample: sample.file)
def test_a_puzzle_to_be_played_has_one_solution_and_looks_the_same_turned_by_180_degrees(
    sample: Sample,
) -> None:
    givens = _givens(sample)
    pattern = [bool(digit) for digit in givens]

    assert count_plainly(givens, 2) == 1
    assert pattern == pattern[::-1]


def test_the_easy_one_is_solved_by_single_digits_and_the_others_are_not() -> None:
    left = [_left_by_singles(_givens(sample)) for sample in SAMPLES[:3]]

    assert left[0] == 0
    assert min(left[1:]) > 0


@pytest.mark.parametrize(("file", "count"), [("two-solutions.txt", 2), ("with-a-typo.txt", 0)])
def test_samples_show_what_it_is_to_have_several_solutions_or_none(file: str, count: int) -> None:
    (sample,) = (each for each in SAMPLES if each.file == file)

    assert count_plainly(_givens(sample), 3) == count


def test_of_the_mistyped_one_the_likeliest_typo_is_the_right_one() -> None:
    mistyped, right = (
        next(_givens(each) for each in SAMPLES if each.file == name)
        for name in ("with-a-typo.txt", "easy.txt")
    )
    task = TypoTask(mistyped)
    while not task.work(10_000):
        pass

    likeliest = task.partial_result.typos[0]

    assert mistyped.with_digits(likeliest.changes) == right


@every_sample
def test_a_sample_is_a_puzzle_without_conflicts(sample: Sample) -> None:
    givens = _givens(sample)

    assert givens.filled_count() > 0
    assert givens.blanks()
    assert givens.conflicts() == ()


@every_sample
def test_a_sample_is_plain_text_that_ends_with_its_last_line(sample: Sample) -> None:
    content = sample.path.read_bytes()

    assert content.isascii()
    assert b"\r" not in content
    assert content.endswith(b"\n")
    assert not content.endswith(b"\n\n")


def test_the_sample_of_2580_has_its_digits_apart_and_that_of_2239_together() -> None:
    apart, together = (
        resource("puzzles", name).read_text("ascii").splitlines()
        for name in ("boj2580.txt", "boj2239.txt")
    )

    assert apart[0] == "0 3 5 4 6 9 2 7 8"
    assert {len(line) for line in apart} == {17}
    assert together[0] == "103000509"
    assert {len(line) for line in together} == {9}


def test_the_samples_show_small_and_large_grids() -> None:
    assert {_givens(sample).geometry.size for sample in SAMPLES} == {4, 6, 9, 16}


def test_a_sample_that_is_not_installed_is_an_error_with_its_name() -> None:
    absent = Sample("absent.txt", SAMPLES[0].title)

    with pytest.raises(FileNotFoundError, match=r"resources/puzzles/absent\.txt"):
        _ = absent.path


def _left_by_singles(grid: Grid) -> int:
    """Return how many cells are left when none has a single candidate any more."""
    while True:
        candidates = candidates_of_blanks(grid)
        singles = {cell: min(found) for cell, found in candidates.items() if len(found) == 1}
        if not singles:
            return len(grid.blanks())
        grid = grid.with_digits(singles)


def _givens(sample: Sample) -> Grid:
    return Grid.from_line("".join(sample.path.read_text("ascii").split()))
