"""Links: the puzzle is the right one, or the link is refused by its name."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats import FormatError, PuzzleRecord, ReadResult, read
from sudoku_gui.formats.entries import with_notes
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from tests.support.formats.foreign import said
from tests.support.formats.links import (
    LINE,
    LINKS,
    cells_of,
    coach_string,
    f_puzzle,
    f_puzzles_letters,
    shortened,
    sudokupad_letters,
    sudokupad_puzzle,
    wiki_string,
)
from tests.support.formats.lz_compression import compressed

GIVENS = Grid.from_line(LINE)


def link(letters: str) -> str:
    """A link to f-puzzles."""
    return f"https://www.f-puzzles.com/?load={letters}"


def read_text(words: str) -> ReadResult:
    """What is read of a text."""
    return read(f"{words}\n".encode())


def only_record(words: str) -> PuzzleRecord:
    """The one puzzle of a text."""
    (record,) = read_text(words).records
    return record


def why_refused(words: str) -> str:
    """The message about a text that is refused."""
    with pytest.raises(FormatError) as caught:
        read_text(words)
    return str(caught.value)


@pytest.mark.parametrize("written", LINKS.values(), ids=LINKS)
def test_the_puzzle_in_a_link_is_read_and_told(written: str) -> None:
    reading = read_text(written)

    assert [record.puzzle.givens for record in reading.records] == [GIVENS]
    assert said(reading)[0] == "read as links that carry their puzzles"


def test_what_a_player_did_is_entries_and_notes_of_both_kinds() -> None:
    grid = cells_of(given=True)
    grid[0][2] = {"value": 4}
    grid[0][3] = {"centerPencilMarks": [2, 6], "cornerPencilMarks": ["6"]}
    record = only_record(link(f_puzzles_letters(grid=grid)))

    assert record.puzzle.givens == GIVENS
    assert record.entries.digits[2] == 4
    assert record.notes[3] == CellNotes(frozenset({Digit(6)}), frozenset({Digit(2), Digit(6)}))


@pytest.mark.parametrize("written", [wiki_string(), coach_string()])
def test_a_position_has_its_entry_and_its_candidates(written: str) -> None:
    record = only_record(written)

    assert record.entries.digits[2] == 4
    assert record.notes[3] == CellNotes(frozenset({Digit(2), Digit(6)}))
    assert with_notes(record, {Cell(3): record.notes[3]}) == record


def test_title_author_and_rules_are_kept() -> None:
    first = only_record(link(f_puzzles_letters(ruleset="As usual."))).puzzle.metadata
    second = only_record(f"scl{sudokupad_letters()}").puzzle.metadata

    assert (first.title, first.author, first.description) == ("Seven", "Ann", "As usual.")
    assert (second.title, second.author) == ("Seven", "Ann")
    assert second.description == "It's plain, 'as usual'."


def test_what_older_puzzles_say_in_cages_is_the_title() -> None:
    cages = [{"value": "title: Old"}, {"value": "author: Bob"}]
    letters = sudokupad_letters(metadata={}, cages=cages)

    about = only_record(f"ctc{letters}").puzzle.metadata

    assert (about.title, about.author) == ("Old", "Bob")


def test_larger_digits_are_numbers() -> None:
    line = "." * 15 + "g" + "." * 240
    written = link(f_puzzles_letters(size=16, grid=cells_of(line, given=True)))

    assert only_record(written).puzzle.givens.digits[15] == 16


def test_several_links_are_puzzles_each_and_words_around_them_are_told() -> None:
    text = "My links\n" + "\n".join(
        f"{name}: <{each}>" for name, each in LINKS.items() if "://" in each
    )
    reading = read_text(text)

    assert len(reading.records) == sum("://" in each for each in LINKS.values())
    assert "line 1: not a part of the puzzle, skipped" in said(reading)


def test_a_link_that_is_none_among_others_is_told_with_its_line() -> None:
    good = link(f_puzzles_letters())
    reading = read_text(f"{good}\n{good[:-40]}\n")

    assert len(reading.records) == 1
    assert [error.line for error in reading.refused] == [2]


@pytest.mark.parametrize(
    ("more", "name"),
    [
        ({"killercage": [{"cells": ["R1C1"], "value": "5"}]}, "killer cages"),
        ({"thermometer": [{"lines": [["R1C1", "R1C2"]]}]}, "thermometers"),
        ({"diagonal+": True}, "diagonals"),
        ({"antiknight": True}, "a knight's move rule"),
        ({"negative": ["xv"]}, '"negative"'),
        ({"neverheardof": [1]}, '"neverheardof"'),
        ({"arrow": [1], "odd": [1], "even": [1], "xv": [1]}, "arrows, odd cells, even cells, more"),
    ],
)
def test_other_rules_are_refused_by_their_names(more: dict[str, object], name: str) -> None:
    message = why_refused(link(f_puzzles_letters(**more)))

    assert message == f"line 1: a Sudoku with other rules, not read here: {name}"


def test_rules_that_are_not_in_force_are_none() -> None:
    letters = f_puzzles_letters(**{"diagonal+": False, "killercage": [], "antiking": None})

    assert only_record(link(letters)).puzzle.givens == GIVENS


def test_candidates_that_are_given_are_a_rule() -> None:
    grid = cells_of(given=True)
    grid[0][3] = {"givenPencilMarks": [2, 6]}

    assert "candidates given with the puzzle" in why_refused(link(f_puzzles_letters(grid=grid)))


def test_cages_are_refused_unless_they_say_what_rows_columns_and_boxes_say() -> None:
    row = {"cells": [[0, column] for column in range(9)], "unique": True, "hidden": True}
    sum_ = {"cells": [[0, 0], [0, 1]], "value": "8"}

    assert only_record(f"scl{sudokupad_letters(cages=[row])}").puzzle.givens == GIVENS
    assert why_refused(f"scl{sudokupad_letters(cages=[row, sum_])}").endswith(": cages")
    assert why_refused(f"scl{sudokupad_letters(cages=[row | {'value': 45}])}").endswith(": cages")


def test_what_is_drawn_is_told_for_it_may_be_a_rule() -> None:
    for reading in (
        read_text(link(f_puzzles_letters(line=[{"lines": [["R1C1", "R1C2"]]}]))),
        read_text(f"scl{sudokupad_letters(underlays=[{'c1': '#FF00FF'}])}"),
    ):
        assert "what is drawn in the grid is not kept; it may stand for other rules" in said(
            reading
        )


def test_regions_of_other_shapes_are_refused_and_boxes_by_any_number_are_not() -> None:
    boxes, rows = cells_of(given=True), cells_of(given=True)
    for row in range(9):
        for column in range(9):
            boxes[row][column]["region"] = 8 - (row // 3 * 3 + column // 3)
            rows[row][column]["region"] = row

    assert only_record(link(f_puzzles_letters(grid=boxes))).puzzle.givens == GIVENS
    assert "regions of other shapes" in why_refused(link(f_puzzles_letters(grid=rows)))
    columns = [[[row, column] for row in range(9)] for column in range(9)]
    assert "regions of other shapes" in why_refused(f"scl{sudokupad_letters(regions=columns)}")


def test_a_link_without_boxes_says_that_the_usual_ones_are_taken() -> None:
    reading = read_text(f"scl{sudokupad_letters(regions=[])}")

    assert "the link says nothing of boxes; the usual ones are taken" in said(reading)


def test_cells_may_be_named_in_regions() -> None:
    boxes = [
        [f"r{box // 3 * 3 + at // 3 + 1}c{box % 3 * 3 + at % 3 + 1}" for at in range(9)]
        for box in range(9)
    ]

    assert only_record(f"scl{sudokupad_letters(regions=boxes)}").puzzle.givens == GIVENS


@pytest.mark.parametrize(
    "written",
    [json.dumps(f_puzzle()), json.dumps(sudokupad_puzzle()), shortened(sudokupad_puzzle())],
)
def test_what_such_a_link_carries_is_read_as_a_file(written: str) -> None:
    reading = read_text(written)

    assert reading.puzzle.givens == GIVENS
    assert said(reading)[0] == "read as a puzzle of f-puzzles or SudokuPad"


@pytest.mark.parametrize(
    ("written", "site"),
    [
        ("https://sudokupad.app/ddGfd499G7", "sudokupad.app"),
        ("https://sudokupad.app/someone/a-puzzle-with-a-very-long-name", "SudokuPad"),
        ("https://f-puzzles.com/?id=y7a8b9c0", "f-puzzles.com"),
        ("https://tinyurl.com/2p8", "tinyurl.com"),
        ("sudoku.coach/en/s/abcde", "sudoku.coach"),
        ("https://example.org/a\nhttps://example.org/b", "example.org"),
    ],
)
def test_a_link_that_carries_nothing_is_refused_by_its_site(written: str, site: str) -> None:
    message = why_refused(written)

    assert f"the number of a puzzle that {site} keeps: open it there" in message


@pytest.mark.parametrize("page", ["killersudoku.htm", "jigsaw.htm", "str8ts.htm", "Kakuro.asp"])
def test_a_link_to_another_puzzle_is_refused_by_its_name(page: str) -> None:
    message = why_refused(f"https://www.sudokuwiki.org/{page}?bd={LINE.replace('.', '0')}")

    assert message.startswith("line 1: a link to another puzzle: ")


@pytest.mark.parametrize(
    "written",
    [
        link(f_puzzles_letters()[:-30]),
        link(compressed('{"size":9')),
        link(compressed("17")),
        link(compressed('{"size":9,"grid":[[{"value":10,"given":true}]]}')),
        link(f_puzzles_letters(grid=cells_of("1" + "." * 99, given=True))),
        link(f_puzzles_letters(grid=cells_of("." * 81))),
        link(f_puzzles_letters(grid=[[{"value": "x"}] * 9] * 9)),
        link(compressed('{"size":9,"grid":[' + "[" * 2000)),
        link(compressed('{"size":9,"title":"' + "a" * 1_100_000 + '"}')),
        coach_string()[:-9],
        coach_string(givenDigits="0" * 81),
        coach_string(userCellCandidates="1-2"),
        coach_string(givenDigits="a" * 1_100_000),
        "S9B" + "zz" * 81,
        "S9B" + "00" * 81,
        f"https://sudokuexchange.com/play/?s={LINE[:-1]}",
        f"https://sudokupad.app/classic{'5' * 80}",
        f"https://sudokupad.app/scl{compressed('{ce:[[,]],re:?}')}",
    ],
)
def test_what_is_damaged_or_far_too_large_is_refused(written: str) -> None:
    assert why_refused(written).startswith("line 1: ")


@given(
    st.sampled_from(sorted(LINKS)),
    st.floats(0, 1),
    st.sampled_from(["", "A", "=", "+", "é", "\t"]),
)
def test_a_damaged_link_ends_in_a_puzzle_or_a_message(
    name: str, where: float, inserted: str
) -> None:
    written = LINKS[name]
    place = round(where * len(written))
    damaged = written[:place] + inserted + written[place + (not inserted) :]
    try:
        reading = read_text(damaged)
    except FormatError as error:
        said_of_it = [str(error)]
    else:
        said_of_it = said(reading)
    assert said_of_it
    assert max(map(len, said_of_it)) <= 120
