"""`sudoku-gui minimize`, `canonical` and `shuffle`: other puzzles made of those of whole files."""

import gzip
from pathlib import Path

import pytest

from sudoku_gui import formats
from sudoku_gui.model.grid import Grid
from tests.support.puzzles import SMALL_LINE
from tests.support.terminal import run_command

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
OTHER = "...1.5...14....67..8...24...63.7..1.9.......3.1..9.52...72...8..26....35...4.9..."
SEVERAL = "." * 81
CONFLICT = "55" + "." * 79

CHANGES = ("minimize", "canonical", "shuffle")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{EASY}\n{OTHER}\n", "utf-8")
    return path


def lines_of(command: str, *arguments: str, given: bytes = b"") -> list[str]:
    seed = ("--seed", "7") if command == "shuffle" else ()
    return run_command(command, *seed, *arguments, given=given).lines


@pytest.mark.parametrize("command", CHANGES)
def test_each_puzzle_becomes_another_in_the_order_of_the_input(file: Path, command: str) -> None:
    changed = lines_of(command, str(file))

    alone = [*lines_of(command, "-", given=EASY.encode()), *changed[1:]]
    assert len(changed) == 2
    assert EASY not in changed
    assert changed == alone


@pytest.mark.parametrize("command", CHANGES)
def test_files_of_any_format_compressed_or_not_and_some_puzzles_of_each(
    file: Path, tmp_path: Path, command: str
) -> None:
    rows = tmp_path / "rows.txt"
    rows.write_text("\n".join(EASY[row : row + 9] for row in range(0, 81, 9)), "utf-8")
    packed = tmp_path / "packed.gz"
    packed.write_bytes(gzip.compress(file.read_bytes()))

    of_rows = lines_of(command, str(rows))
    of_packed = lines_of(command, str(packed), "--puzzle", "1")

    assert of_rows == of_packed == lines_of(command, str(file))[:1]


@pytest.mark.parametrize("command", CHANGES)
def test_results_are_written_in_the_format_that_is_asked_for(file: Path, command: str) -> None:
    lines = lines_of(command, str(file))

    as_csv = run_command(
        command, *("--seed", "7")[: 2 * (command == "shuffle")], str(file), "--to", "csv"
    )

    read = formats.read(as_csv.output).records
    assert [record.puzzle.givens.line(".") for record in read] == lines


def test_essentially_same_puzzles_have_the_same_canonical_form(file: Path) -> None:
    shuffled = "\n".join(lines_of("shuffle", str(file)))

    assert lines_of("canonical", "-", given=shuffled.encode()) == lines_of("canonical", str(file))


def test_a_seed_makes_the_same_again_and_no_seed_is_told(file: Path) -> None:
    first, again = (run_command("shuffle", str(file), "--seed", "7") for _ in range(2))
    any_seed = run_command("shuffle", str(file))

    same = [(each.status, each.output, each.problems) for each in (first, again)]
    assert same[0] == same[1]
    seed = any_seed.messages[0].split()[-1]
    assert run_command("shuffle", str(file), "--seed", seed).output == any_seed.output


def test_what_is_minimal_has_givens_of_the_puzzle_and_stays_as_it_is(file: Path) -> None:
    for line, puzzle in zip(lines_of("minimize", str(file)), (EASY, OTHER), strict=True):
        assert all(left in (".", given) for left, given in zip(line, puzzle, strict=True))
        assert lines_of("minimize", "-", given=line.encode()) == [line]


@pytest.mark.parametrize(
    ("command", "puzzle"),
    [("minimize", SEVERAL), ("minimize", CONFLICT), ("canonical", CONFLICT)],
)
def test_what_cannot_be_changed_is_named_and_left_out(command: str, puzzle: str) -> None:
    ended = run_command(command, "-", given=f"{puzzle}\n{EASY}\n".encode())

    assert ended.status == 3
    assert len(ended.lines) == 1
    assert "line 1: " in ended.problems[0]
    assert ended.summary == "1 puzzle written, 1 left out"


@pytest.mark.parametrize(
    ("command", "puzzle"),
    [("minimize", SEVERAL), ("minimize", CONFLICT), ("canonical", CONFLICT)],
)
def test_that_a_puzzle_has_no_such_form_is_an_answer(command: str, puzzle: str) -> None:
    ended = run_command(command, "-", given=puzzle.encode())

    assert (ended.status, ended.output) == (1, b"")
    assert "line 1: " in ended.messages[0]


def test_small_grids_are_changed_too() -> None:
    (form,) = lines_of("canonical", "-", given=SMALL_LINE.encode())
    (minimal,) = lines_of("minimize", "-", given=SMALL_LINE.encode())

    assert len(form) == len(minimal) == len(SMALL_LINE)
    assert Grid.from_line(form).filled_count() == Grid.from_line(SMALL_LINE).filled_count()


def test_grids_too_large_to_be_minimized_are_left_out() -> None:
    ended = run_command("minimize", "-", given=("." * 625).encode())

    assert ended.status == 2
    assert "16x16" in ended.messages[0]


def test_a_format_for_one_puzzle_takes_no_two(file: Path) -> None:
    ended = run_command("canonical", str(file), "--to", "ss")

    assert (ended.status, ended.output) == (2, b"")
