"""What a line looks like: rows are never mistaken for prose, however damaged."""

import pytest

from sudoku_gui.formats.text.line_kind import SAMPLE, LineKind, kind_of

KINDS = {
    LineKind.COMMENT: ["# 123456789", "  ; 1 2 3", "// 53..7....", "#", "#ARuud"],
    LineKind.FRAME: [
        "+---+---+---+",
        " *-----------*",
        "|---+---+---|",
        "------|-------|------",
        ".-------.-------.",
        "'-------'-------'",
        ":------+------:",
        "---",
    ],
    LineKind.PROSE: [
        "hello",
        "Puzzle 12 of 2024, level 3",
        "[Puzzle]",
        '{"position": [0, 0], "value": 5}',
        "2,,,1,,5,,,3",
        "스도쿠 문제",
        "\udcbd\udcba",
        "CHALLENGE",
        "|   |   |",
        "=====",
    ],
    LineKind.SPACED: [
        "0 3 5 4 6 9 2 7 8",
        "0\t3\t5\t4",
        "5 3 . | . 7 . | . . .",
        "|5 3 .|. 7 .|. . .|",
        "-1 0 0 1 0 5 0 0 3",
        "0x2 0 0 1 0 5 0 0 3",
        "A B C D E F G H I J K L",
        "10 11 12 0 0 1 2 3 4 5 6 7",
        "| 1567   3      1567   | 4      12579  179    |",
    ],
    LineKind.JOINED: [
        "103000509",
        "  ..3..4  ",
        "*********",
        "2--1-5--3",
        "2??1?5??3",
        "XXXXXXXXX",
        "2OOlO5OO3",
        "２００１０５００３",
        "2\u200b0\u200b0",
        "2\u30000\u30000",
        "|200|105|003|",
        "| 200 | 105 | 003 |",
        "12|34",
        "║200│105│003║",
        "ABCDEFGHIJKL",
        "123456789ABCDEFGHIJKLMNOP",
        "1",
    ],
    LineKind.LONG: [
        "." * 81,
        "." * 26,
        "." * 81 + " # hard, SE 4.5",
        "." * 16 + " # easy",
        "." * 36 + " " + "a very long remark about a small puzzle " * 3,
        "9" * 5000,
        "99480,99408,114,1895," + "." * 81 + ",Easter",
    ],
}


@pytest.mark.parametrize(
    ("line", "kind"), [(line, kind) for kind, lines in KINDS.items() for line in lines]
)
def test_a_line_is_of_the_kind(line: str, kind: LineKind) -> None:
    assert kind_of(line) is kind


@pytest.mark.parametrize("kind", LineKind)
def test_the_last_three_kinds_are_rows(kind: LineKind) -> None:
    assert kind.is_row == (kind in (LineKind.SPACED, LineKind.JOINED, LineKind.LONG))


def test_two_dashes_are_no_frame_for_a_damaged_row_may_have_them() -> None:
    assert kind_of("....--...") is LineKind.JOINED


def test_a_kind_is_told_from_the_beginning_of_a_line() -> None:
    assert kind_of(" " * SAMPLE + "1" * SAMPLE + "x" * 5 * SAMPLE) is LineKind.LONG
