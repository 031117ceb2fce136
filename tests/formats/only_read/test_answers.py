"""What commands over many puzzles write is read again, whatever they were asked for."""

from pathlib import Path

import pytest

from sudoku_gui.formats import FormatError, read
from tests.support.puzzles import SMALL_LINE
from tests.support.solvers.corpus import invalid_rows, unique_rows
from tests.support.terminal import run_command

SOLVED = unique_rows()[0].solution.line()
PUZZLES = [
    *(row.puzzle.line(".") for row in unique_rows()[:3]),
    *(row.puzzle.line(".") for row in invalid_rows()[:5]),
    "." * 81,
    SOLVED,
    "55" + "." * 79,
    SMALL_LINE,
    "." * 256,
]
LISTS = {
    "many": PUZZLES,
    "small": [SMALL_LINE, "." * 16],
    "blank": ["." * 81],
    "solved": [SOLVED],
    "large": ["G" + "." * 255],
}
WRITERS = {
    "batch": ["batch", "--jobs", "1"],
    "batch that counts": ["batch", "--count", "2", "--jobs", "1"],
    "batch in a table": ["batch", "--format", "csv", "--jobs", "1"],
    "batch in JSON": ["batch", "--format", "json", "--jobs", "1"],
    "batch that counts in JSON": ["batch", "--format", "json", "--count", "3", "--jobs", "1"],
}


@pytest.mark.parametrize("puzzles", LISTS.values(), ids=LISTS)
@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS)
def test_what_batch_writes_is_read_by_every_command(
    tmp_path: Path, words: list[str], puzzles: list[str]
) -> None:
    source, answers = tmp_path / "puzzles.txt", tmp_path / "answers"
    source.write_text("".join(f"{puzzle}\n" for puzzle in puzzles))
    answers.write_bytes(run_command(*words, "--from", "line", str(source)).output)

    givens = [record.puzzle.givens.line(".") for record in read(answers.read_bytes()).records]
    again = run_command("batch", str(answers), "--count", "2", "--jobs", "1")

    assert givens == [puzzle.replace("0", ".") for puzzle in puzzles]
    assert again.status == 0
    assert len(again.lines) == len(puzzles)


def test_what_rate_writes_in_json_is_read() -> None:
    given = "".join(f"{puzzle}\n" for puzzle in PUZZLES[:3]).encode()

    rated = run_command("rate", "-", "--json", "--jobs", "1", given=given)

    givens = [record.puzzle.givens.line(".") for record in read(rated.output).records]
    assert givens == PUZZLES[:3]


@pytest.mark.parametrize(
    "written",
    [
        f"{SMALL_LINE},{SMALL_LINE[::-1]}\n",
        f"{SMALL_LINE[:-1]}9,1\n",
        f"{SMALL_LINE},abc\n",
        f'{{"file": "\\"puzzle\\": \\"{SMALL_LINE}\\"", "line": 1}}\n',
    ],
)
def test_what_is_no_answer_is_refused(written: str) -> None:
    with pytest.raises(FormatError):
        read(written.encode())
