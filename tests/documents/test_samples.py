"""The samples in the menu and the files they name."""

import pytest

from sudoku_gui.assets import resource
from sudoku_gui.documents.samples import SAMPLES, Sample
from sudoku_gui.model.grid import Grid

every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)


def test_the_menu_names_every_puzzle_file_once() -> None:
    files = sorted(path.name for path in resource("puzzles").iterdir())

    assert sorted(sample.file for sample in SAMPLES) == files


def test_the_titles_tell_the_samples_apart() -> None:
    assert len({str(sample.title) for sample in SAMPLES}) == len(SAMPLES)


def test_the_samples_of_the_judge_come_first() -> None:
    assert [sample.file for sample in SAMPLES[:2]] == ["boj2580.txt", "boj2239.txt"]


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
    apart, together = (sample.path.read_text("ascii").splitlines() for sample in SAMPLES[:2])

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


def _givens(sample: Sample) -> Grid:
    return Grid.from_line("".join(sample.path.read_text("ascii").split()))
