"""What the rows of a batch are made of, by the names that the terminal knows."""

from collections.abc import Callable, Mapping

from sudoku_gui.cli.answers import RowTemplate
from sudoku_gui.cli.streams import STANDARD_INPUT
from sudoku_gui.formats.text.spreadsheet import formula_safe_path
from sudoku_gui.solvers.engine.bulk_rows import RowField


def solution_template(_file: str) -> RowTemplate:
    """Return the puzzle and its solution."""
    return (RowField.PUZZLE, b",", RowField.SOLUTION, b"\n")


def count_template(_file: str) -> RowTemplate:
    """Return the puzzle and how many solutions it has."""
    return (RowField.PUZZLE, b",", RowField.COUNT, b"\n")


def csv_template(file: str) -> RowTemplate:
    """Return all that is known, as a row of a table."""
    facts = (RowField.LINE, RowField.PUZZLE, RowField.SOLUTION, RowField.COUNT)
    name = file if file == STANDARD_INPUT else formula_safe_path(file)
    return (csv_row(name), *(part for fact in facts for part in (b",", fact)), b"\n")


def json_template(file: str) -> RowTemplate:
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
        RowField.COUNT,
        b"}\n",
    )


def csv_row(*fields: str) -> bytes:
    """Return the fields with what csv needs around them, without the end of the row."""
    import csv  # noqa: PLC0415
    import io  # noqa: PLC0415

    row = io.StringIO()
    end = "\r\n"  # before Python 3.13, signs of a line end were quoted only if they stand here
    csv.writer(row, lineterminator=end).writerow(fields)
    return row.getvalue().removesuffix(end).encode("utf-8", "surrogateescape")


ROW_TEMPLATES: Mapping[str, Callable[[str], RowTemplate]] = {
    "line": solution_template,
    "csv": csv_template,
    "json": json_template,
}

CSV_HEADER = b"file,line,puzzle,solution,solutions\n"
