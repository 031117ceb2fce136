"""What the rows of a batch are made of, by the names that the terminal knows."""

import csv
import io
import json
from collections.abc import Callable, Mapping

from sudoku_gui.cli.answers import Form
from sudoku_gui.cli.streams import STANDARD_INPUT
from sudoku_gui.formats.text.spreadsheet import as_path
from sudoku_gui.solvers.engine.bulk_rows import Field


def solution_form(_file: str) -> Form:
    """The puzzle and its solution."""
    return (Field.PUZZLE, b",", Field.SOLUTION, b"\n")


def count_form(_file: str) -> Form:
    """The puzzle and how many solutions it has."""
    return (Field.PUZZLE, b",", Field.COUNT, b"\n")


def csv_form(file: str) -> Form:
    """All that is known, as a row of a table."""
    facts = (Field.LINE, Field.PUZZLE, Field.SOLUTION, Field.COUNT)
    name = file if file == STANDARD_INPUT else as_path(file)
    return (_csv_row(name), *(part for fact in facts for part in (b",", fact)), b"\n")


def json_form(file: str) -> Form:
    """All that is known, as an object of JSON."""
    return (
        b'{"file": %b, "line": ' % json.dumps(file).encode(),
        Field.LINE,
        b', "puzzle": "',
        Field.PUZZLE,
        b'", "solution": "',
        Field.SOLUTION,
        b'", "solutions": ',
        Field.COUNT,
        b"}\n",
    )


def _csv_row(*fields: str) -> bytes:
    """The fields with what csv needs around them, without the end of the row."""
    row = io.StringIO()
    end = "\r\n"  # before Python 3.13, signs of a line end were quoted only if they stand here
    csv.writer(row, lineterminator=end).writerow(fields)
    return row.getvalue().removesuffix(end).encode("utf-8", "surrogateescape")


FORMS: Mapping[str, Callable[[str], Form]] = {
    "line": solution_form,
    "csv": csv_form,
    "json": json_form,
}

CSV_HEADER = _csv_row("file", "line", "puzzle", "solution", "solutions") + b"\n"
