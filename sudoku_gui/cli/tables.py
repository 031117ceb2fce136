"""Tables for people: columns, two spaces apart."""

from collections.abc import Sequence

from sudoku_gui.cli import streams


def write_table(rows: Sequence[tuple[str, ...]]) -> None:
    """Write the rows in columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        streams.write_lines("  ".join(cells).rstrip())
