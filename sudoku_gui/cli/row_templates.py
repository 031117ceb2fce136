"""What the rows of a batch are made of, by the names that the terminal knows."""

from collections.abc import Callable, Mapping

from sudoku_gui.cli.answers import RowTemplate
from sudoku_gui.cli.streams import STANDARD_INPUT
from sudoku_gui.formats.text.spreadsheet import formula_safe_path
from sudoku_gui.solvers.engine.bulk_rows import RowField


def solution_template(_file: str, is_counted: bool) -> RowTemplate:
    """Return the puzzle and its solution, or how many there are where they are counted."""
    return (RowField.PUZZLE, b",", RowField.COUNT if is_counted else RowField.SOLUTION, b"\n")


def csv_template(file: str, is_counted: bool) -> RowTemplate:
    """Return all that is known, as a row of a table."""
    name = file if file == STANDARD_INPUT else formula_safe_path(file)
    facts = (RowField.LINE, b",", RowField.PUZZLE, b",", RowField.SOLUTION, b",")
    return (csv_row(name), b",", *facts, *_counts(is_counted, b",", b""), b"\n")


def json_template(file: str, is_counted: bool) -> RowTemplate:
    """Return all that is known, as an object of JSON."""
    # Imported late, as `csv` below, because most batches write neither.
    import json  # noqa: PLC0415

    return (
        b'{"file": %b, "line": ' % json.dumps(file).encode(),
        RowField.LINE,
        b', "puzzle": "',
        RowField.PUZZLE,
        b'", "solution": "',
        RowField.SOLUTION,
        b'", "solutions": ',
        *_counts(is_counted, b', "more": ', b"null"),
        b"}\n",
    )


def _counts(is_counted: bool, between: bytes, unknown: bytes) -> RowTemplate:
    """Return how many solutions there are, and whether there may be more than were counted.

    Who looks for one solution does not know how many there are, unless there is none.
    """
    if is_counted:
        at_limit = (RowField.IF_LIMIT, b"true", RowField.IF_BELOW, b"false", RowField.ALWAYS)
        return (RowField.COUNT, between, *at_limit)
    none = (RowField.IF_NONE, b"0", between, b"false")
    return (*none, RowField.IF_SOME, unknown, between, unknown, RowField.ALWAYS)


def csv_row(*fields: str) -> bytes:
    """Return the fields with what csv needs around them, without the end of the row."""
    import csv  # noqa: PLC0415
    import io  # noqa: PLC0415

    row = io.StringIO()
    end = "\r\n"  # before Python 3.13, signs of a line end were quoted only if they stand here
    csv.writer(row, lineterminator=end).writerow(fields)
    return row.getvalue().removesuffix(end).encode("utf-8", "surrogateescape")


ROW_TEMPLATES: Mapping[str, Callable[[str, bool], RowTemplate]] = {
    "line": solution_template,
    "csv": csv_template,
    "json": json_template,
}

CSV_HEADER = b"file,line,puzzle,solution,solutions,more\n"
