"""The puzzle of a file that a command is about."""

import gzip
from pathlib import Path

import pytest

from sudoku_gui.assets import resource
from sudoku_gui.formats import PuzzleRecord, format_named, write_all
from sudoku_gui.model.puzzle import Puzzle
from tests.support.puzzles import SMALL_FILE, SMALL_LINE, SMALL_SOLVED_LINE
from tests.support.solvers.corpus import unique_rows
from tests.support.terminal import run_command

TWO = SMALL_FILE + b"3" + SMALL_FILE[1:]
SPACED = "".join(" ".join(SMALL_LINE[at : at + 4]) + "\n" for at in range(0, 16, 4)).encode()
SEVERAL = b"1" + b"0" * 15 + b"\n" + SMALL_FILE + SMALL_SOLVED_LINE.encode() + b"\n"


@pytest.mark.parametrize(
    "words",
    [
        ["solve"],
        ["check", "--json"],
        ["trace", "--algorithm", "used-tables", "--json"],
        ["hint", "--all"],
    ],
    ids=lambda words: words[0],
)
def test_a_puzzle_is_chosen_by_its_number(words: list[str]) -> None:
    chosen = run_command(*words, "--puzzle", "2", given=SEVERAL)
    alone = run_command(*words, given=SMALL_FILE)

    assert (chosen.status, chosen.output, chosen.errors) == (
        alone.status,
        alone.output,
        alone.errors,
    )


@pytest.mark.parametrize("command", ["solve", "check", "race", "hint"])
def test_a_number_that_no_puzzle_has_is_bad_input(command: str) -> None:
    ended = run_command(command, "--puzzle", "4", given=SEVERAL)

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == ["there are 3 puzzles, and no puzzle 4"]


@pytest.mark.parametrize(
    ("words", "lines_each"),
    [
        (["solve"], 1),
        (["solve", "--to", "boj2239"], 4),
        (["check", "--json"], 1),
        (["trace", "--algorithm", "used-tables", "--at", "0"], 2),
        (["race", "--json"], None),
        (["hint", "--json"], 1),
    ],
    ids=lambda words: words[0] if words and isinstance(words, list) else "",
)
def test_several_puzzles_are_chosen_by_their_numbers(
    words: list[str], lines_each: int | None
) -> None:
    alone = [run_command(*words, "--puzzle", number, given=TWO) for number in ("1", "2")]
    both = run_command(*words, "--puzzle", "1-2", given=TWO)

    assert (both.status, [each.status for each in alone]) == (0, [0, 0])
    if lines_each is None:  # of times
        assert len(both.lines) == sum(len(each.lines) for each in alone)
    elif "boj2239" in words:
        assert [line for line in both.lines if line] == alone[0].lines + alone[1].lines
    else:
        assert both.output == alone[0].output + alone[1].output
        assert len(both.lines) == 2 * lines_each


@pytest.mark.parametrize(
    "words",
    [
        ["solve"],
        ["solve", "--to", "line"],
        ["check"],
        ["trace", "--algorithm", "used-tables", "--at", "0", "--json"],
        ["trace", "--algorithm", "used-tables", "--from", "1", "--to", "2", "--json"],
        ["race", "--json"],
        ["hint"],
        ["judge", str(resource("programs", "blank-list.py"))],
        ["convert", "--to", "line"],
        ["batch"],
        ["rate", "--jobs", "1"],
    ],
    ids=lambda words: words[0],
)
def test_the_format_of_the_file_may_be_said(words: list[str]) -> None:
    file = b"-" if words[0] in {"batch", "rate", "convert", "judge"} else None
    words = [*words, file.decode()] if file else words

    ended = run_command(*words, "--from", "boj2580", given=SPACED)
    unknown = run_command(*words, "--from", "boj", given=SPACED)
    other = run_command(*words, "--from", "opensudoku", given=SPACED)

    assert ended.status in {0, 1}
    assert ended.output
    assert (unknown.status, unknown.output, other.status, other.output) == (2, b"", 2, b"")
    assert len(unknown.messages) == len(other.messages) == 1
    assert 'no format is called "boj"' in unknown.messages[0]


@pytest.mark.parametrize("command", ["solve", "check", "hint", "convert"])
def test_lines_left_out_are_named_and_the_status_says_so(command: str) -> None:
    given = SMALL_FILE + b"nonsense\n" + SMALL_FILE
    file = ["-"] if command == "convert" else []

    ended = run_command(command, *file, "--from", "line", given=given)

    assert ended.status == 3
    assert ended.lines
    assert any("line 2: not a puzzle, skipped" in message for message in ended.messages)


def test_clashing_givens_of_one_do_not_keep_others_from_their_answer() -> None:
    clashing = b"22" + b"0" * 14 + b"\n"

    ended = run_command("solve", "--puzzle", "1-3", given=SMALL_FILE + clashing + SMALL_FILE)

    assert ended.status == 1
    assert ended.lines == [SMALL_SOLVED_LINE] * 2
    assert ended.messages == ["standard input: r1c1 and r1c2 both hold 2 (row 1, box 1)"]


@pytest.mark.parametrize("number", ["0", "-1", "x", "1.5", "2-1", "1-", "-"])
def test_a_number_is_counted_from_one(number: str) -> None:
    assert run_command("solve", f"--puzzle={number}", given=SEVERAL).status == 2


@pytest.mark.parametrize("words", ["solve {}", "check {}", "convert {} - --to line"])
def test_a_compressed_file_is_read_like_any_other(words: str, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.gz"
    path.write_bytes(gzip.compress(SMALL_FILE))

    plain = run_command(*words.format("-").split(), given=SMALL_FILE)
    given = run_command(*words.format("-").split(), given=path.read_bytes())
    opened = run_command(*words.format(path).split())

    assert plain.output
    assert given == plain
    assert opened.output == plain.output


def test_a_damaged_compressed_file_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.gz"
    path.write_bytes(gzip.compress(SMALL_FILE)[:-3])

    ended = run_command("solve", str(path))

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [f"{path}: the compressed file ends too soon"]


def test_the_encoding_of_a_long_list_is_told_once() -> None:
    line = f"{unique_rows()[0].puzzle.line('.')} # 신문\n".encode("euc_kr")

    ended = run_command("solve", given=line * 10_000)

    assert ended.messages == [
        "the file holds 10,000 puzzles; the first is opened",
        "not UTF-8, read as EUC-KR (Korean)",
    ]


GOOD = [row.puzzle for row in unique_rows()[:3]]
SHORT = "1" * 80 + "\n"
LISTED = "".join(f"{SHORT}{each.line('.')}\n" for each in GOOD).encode() + SHORT.encode()
"""A list with a bad line in each place: lines 1, 3, 5 and 7."""
OF_ONE = ["solve", "check", "hint", "trace --algorithm used-tables --at 0", "race --json"]
OF_MANY = [
    "batch -",
    "check --all -",
    "rate --jobs 1 -",
    "convert - --to sdm",
    "canonical -",
    "minimize -",
    "shuffle -",
    "export --to pdf -o out.pdf",
    f"judge {resource('programs', 'blank-list.py')} -",
]


def bad_lines_told(messages: list[str]) -> list[int]:
    return [at for at in range(1, 8) if any(f"line {at}" in each for each in messages)]


@pytest.mark.parametrize("command", [*OF_ONE, *OF_MANY])
@pytest.mark.parametrize(("chosen", "lines"), [("2", []), ("1-2", [3]), ("1-3", [3, 5])])
def test_what_is_no_puzzle_counts_between_those_asked_for_alone(
    command: str, chosen: str, lines: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    ended = run_command(*command.split(), "--puzzle", chosen, given=LISTED)

    assert bad_lines_told(ended.messages) == lines
    assert ended.status == (3 if lines else 0)


def _bad_second(name: str) -> bytes:
    """Return a file of four puzzles in a format, of which the second is damaged."""
    four = [PuzzleRecord.without_entries(Puzzle(each)) for each in (GOOD[0], *GOOD)]
    data = write_all(four, format_named(name))
    mark = {"boj2239": b"\n\n", "hodoku": b":x:", "csv": b"\n", "opensudoku": b'data="'}[name]
    second = data.index(mark) if name == "boj2239" else data.index(mark, data.index(mark) + 1)
    place = second + len(mark)
    return data[:place] + b"z" + data[place + 1 :]


@pytest.mark.parametrize("name", ["boj2239", "hodoku", "csv", "opensudoku"])
@pytest.mark.parametrize("command", ["check", "batch -", "convert - --to line"])
def test_what_is_no_puzzle_has_its_place_in_other_formats_too(command: str, name: str) -> None:
    given = _bad_second(name)

    whole = run_command(*command.split(), "--puzzle", "1-3", given=given)
    behind = run_command(*command.split(), "--puzzle", "2-3", given=given)

    assert (whole.status, behind.status) == (3, 0)
    assert len([each for each in whole.messages if "line " in each]) == 1
    assert not [each for each in behind.messages if "line " in each]


@pytest.mark.parametrize("command", ["solve", "batch -", "rate -", "convert - -"])
def test_a_number_that_only_bad_lines_would_reach_is_explained(command: str) -> None:
    ended = run_command(*command.split(), "--puzzle", "4-5", given=LISTED)

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [
        "there are 3 puzzles, and no puzzle 5; what is no puzzle has no number"
    ]


def test_bad_lines_of_a_long_list_are_told_by_their_numbers() -> None:
    line = f"{GOOD[0].line('.')}\n".encode()
    given = line * 30_000 + b"12\n" + line * 30_000 + b"13\n"

    for command in ("convert - --to line", "batch -"):
        before = run_command(*command.split(), "--puzzle", "29998-30000", given=given)
        across = run_command(*command.split(), "--puzzle", "30000-30001", given=given)

        assert (before.status, across.status) == (0, 3)
        assert len(across.lines) == 2
        assert any("line 30001" in each for each in across.messages)
