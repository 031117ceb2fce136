"""Texts in tables that spreadsheets might take for formulas."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats import PuzzleRecord, read, write_all
from sudoku_gui.formats.csv import FORMAT
from sudoku_gui.formats.text.free_text import sanitised
from sudoku_gui.formats.text.spreadsheet import escape_formula, formula_safe_path, unescape_formula
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.formats.foreign import ENTRIES, GIVENS

FORMULA_SIGNS = "=+-@\t\r\n＝＋－＠"
TEXTS = st.one_of(
    st.text(max_size=12),
    st.text(alphabet=FORMULA_SIGNS + "' ,\"\n1a", max_size=6),
)
FIELDS = ("title", "author", "description", "comment", "date", "source", "level", "url")


@given(TEXTS)
def test_no_field_begins_like_a_formula_and_none_is_changed(words: str) -> None:
    field = escape_formula(words)

    assert not field.startswith(tuple(FORMULA_SIGNS))
    assert unescape_formula(field) == words


@given(st.lists(st.builds(Metadata, *[TEXTS.map(sanitised)] * len(FIELDS)), min_size=1, max_size=3))
def test_what_is_known_is_read_as_it_was_written(known: list[Metadata]) -> None:
    records = [PuzzleRecord(Puzzle(GIVENS, metadata), ENTRIES) for metadata in known]

    written = write_all(records, FORMAT)

    rows = list(csv.reader(io.StringIO(written.decode(), newline="")))
    assert list(read(written).records) == records
    assert not any(field.startswith(tuple(FORMULA_SIGNS)) for row in rows for field in row)


@pytest.mark.parametrize(
    ("title", "field"),
    [
        ('=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'),
        ("-1", "'-1"),
        ("@home", "'@home"),
        ("'quoted'", "''quoted'"),
        ("'=", "''="),
        ("a=b", "a=b"),
        ("5", "5"),
    ],
)
def test_an_apostrophe_stands_before_what_would_be_a_formula(title: str, field: str) -> None:
    record = PuzzleRecord.without_entries(Puzzle(GIVENS, Metadata(title=title)))

    written = write_all([record], FORMAT)

    (_, row) = csv.reader(io.StringIO(written.decode()))
    assert row == [GIVENS.line(blank="."), field]


@pytest.mark.parametrize("field", ["'twas", "'", "5'", "'1'"])
def test_an_apostrophe_of_another_program_stays(field: str) -> None:
    table = f"Puzzle,Title\n{GIVENS.line()},{field}\n"

    assert read(table.encode()).puzzle.metadata.title == field


def test_a_file_goes_by_a_name_that_is_no_formula() -> None:
    names = ["=1.txt", "-x", "@", "a=b", "/=", "'"]

    assert list(map(formula_safe_path, names)) == ["./=1.txt", "./-x", "./@", "a=b", "/=", "'"]
