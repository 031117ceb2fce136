"""Files that are too long to be read at once: what is in them is what a short one would hold."""

import gzip
from io import BytesIO

import pytest

from sudoku_gui.formats import long_files, numbered_parts, puzzle_stream, registry
from sudoku_gui.formats.errors import FormatError, UnsuitableGridError
from sudoku_gui.formats.puzzle_summary import summaries_of
from sudoku_gui.formats.text import source_text
from sudoku_gui.formats.text.puzzle_lines import bare_records

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SHORT, PART = 4_000, 1_500


@pytest.fixture
def limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is long, and read in small parts."""
    monkeypatch.setattr(long_files, "SIZE_LIMIT", SHORT)
    monkeypatch.setattr(puzzle_stream, "SIZE_LIMIT", SHORT)
    monkeypatch.setattr(puzzle_stream, "_DECIDING_BYTES", PART)
    monkeypatch.setattr(numbered_parts, "_PART_BYTES", PART)


def lines_of(count: int, tail: str = "") -> list[str]:
    return [f"{PUZZLE[place % 80 :]}{PUZZLE[: place % 80]}{tail}" for place in range(count)]


def with_faults(lines: list[str]) -> list[str]:
    """The same with lines among them that are no puzzles."""
    lines[40:40] = ["5" * 80, "# a comment"]
    lines[130:130] = [f"{PUZZLE[:-1]}x", ""]
    return lines


@pytest.mark.parametrize(
    "lines",
    [
        lines_of(200),
        with_faults(lines_of(200)),
        with_faults(lines_of(200, " # not easy")),
        with_faults(lines_of(200, "\tED=7.1/1.2")),
        [f"{line} # 쉬움 {place}" for place, line in enumerate(lines_of(150))],
        ["." * 255 + "A"] * 60,
        [f"puzzle {place}: {line}" for place, line in enumerate(lines_of(200))],
        ["quizzes,solutions", *with_faults(lines_of(200, f",{'1' * 81}"))],
        ["id,Puzzle,Level", *(f"{place},{line},2" for place, line in enumerate(lines_of(200)))],
        ["Puzzle,Title", *with_faults([f'{line},"one, two\n3 ""a"""' for line in lines_of(200)])],
        [
            "",
            "Puzzle,Entries",
            *(f"{line},{'.' * 80}{place % 2}" for place, line in enumerate(lines_of(200))),
        ],
        [
            "Puzzle,Title,",
            *(f"{line},쉬움\u200e{place % 7 * ','}" for place, line in enumerate(lines_of(90))),
        ],
    ],
    ids=[
        *("bare", "faults", "comments", "tails", "korean", "16x16", "among words", "table"),
        *("table with texts", "table with quotes", "table with entries", "odd signs in a table"),
    ],
)
@pytest.mark.parametrize("is_compressed", [False, True])
def test_a_long_list_is_read_as_a_short_one(
    limited: None, monkeypatch: pytest.MonkeyPatch, lines: list[str], is_compressed: bool
) -> None:
    data = "".join(f"{line}\n" for line in lines).encode()
    with monkeypatch.context() as usual:
        usual.setattr(long_files, "SIZE_LIMIT", len(data))
        expected = long_files.read_file(BytesIO(data))
    found = long_files.read_file(BytesIO(gzip.compress(data) if is_compressed else data))

    assert len(data) > 2 * SHORT
    assert found.format is expected.format
    assert list(found.records) == list(expected.records)
    assert list(summaries_of(found.records)) == list(summaries_of(expected.records))
    assert list(map(str, found.refused)) == list(map(str, expected.refused))
    assert found.records[59] == expected.records[59]
    assert found.records[-1] == expected.records[-1]
    assert {each.words.template for each in found.remarks} >= {
        each.words.template for each in expected.remarks if not expected.refused
    }


def test_what_is_left_out_of_a_long_list_is_told_with_its_lines(limited: None) -> None:
    data = "".join(f"{line}\n" for line in with_faults(lines_of(200))).encode()
    found = long_files.read_file(BytesIO(data))

    assert [str(error) for error in found.refused] == [
        "line 41: the line has 80 cells, expected 81",
        'line 131, column 81: found "x", expected a digit 0-9',
    ]
    assert [str(remark.sentence) for remark in found.remarks][-1] == (
        "line 42: not a part of the puzzle, skipped"
    )


def test_a_long_file_that_is_no_list_is_refused_with_the_limit(
    limited: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(source_text, "SIZE_LIMIT", SHORT)
    rows = "\n".join(" ".join("53..7....") for _ in range(900)).encode()
    with pytest.raises(FormatError, match="only lists with a puzzle on each line, and tables, may"):
        long_files.read_file(BytesIO(rows))


def test_a_list_that_no_memory_holds_is_refused(
    limited: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_files, "LINES_OF_A_LIST", 150)
    data = "".join(f"{line}\n" for line in lines_of(151)).encode()
    with pytest.raises(FormatError, match=r"^the list has more than 150 lines"):
        long_files.read_file(BytesIO(data))


def test_a_legacy_encoding_is_told_once(limited: None) -> None:
    lines = [f"{line} # 쉬움" for line in lines_of(150)]
    found = long_files.read_file(BytesIO("".join(f"{line}\n" for line in lines).encode("euc_kr")))

    assert [str(remark.sentence) for remark in found.remarks] == [
        "not UTF-8, read as EUC-KR (Korean)"
    ]
    assert found.records[149].puzzle.metadata.comment == "쉬움"


@pytest.mark.parametrize("name", ["line", "sdm"])
def test_a_long_list_is_written_whole_and_read_again(
    limited: None, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(registry, "SIZE_LIMIT", SHORT)
    monkeypatch.setattr(registry, "_WRITTEN_AT_ONCE", 64)
    lines = lines_of(150)
    records = bare_records(lines)
    data = registry.write_all(records, registry.format_named(name))

    assert data.decode().replace("0", ".").splitlines() == lines
    assert registry.lost_parts(records, data, registry.format_named(name)) == frozenset()


@pytest.mark.parametrize("count", [16, 17, 150])
def test_many_grids_of_4x4_are_not_taken_for_rows(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr(registry, "_WRITTEN_AT_ONCE", 32)
    records = bare_records(["1" + "." * 15] * count)
    data = registry.write_all(records, registry.format_named("line"))

    assert list(registry.read(data).records) == list(records)


def test_a_long_file_of_another_format_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "SIZE_LIMIT", SHORT)
    with pytest.raises(UnsuitableGridError, match="larger than"):
        registry.write_all(bare_records(lines_of(150)), registry.format_named("boj2580"))
