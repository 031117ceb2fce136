"""Puzzle text to puzzles and back.

What others ask for by this package's name is known to `registry`, which names all formats and
is loaded when something of it is first asked for: a command that reads lines needs none.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_gui.formats.errors import FormatError, UnknownFormatError, UnsuitableGridError
    from sudoku_gui.formats.format import Format, ReadResult
    from sudoku_gui.formats.puzzle_record import PuzzleRecord, RecordPart
    from sudoku_gui.formats.registry import (
        FORMATS,
        format_for_suffix,
        format_named,
        lost_parts,
        read,
        write,
        write_all,
    )
    from sudoku_gui.formats.remarks import Remark
    from sudoku_gui.formats.text.source_text import SIZE_LIMIT

__all__ = [
    "FORMATS",
    "SIZE_LIMIT",
    "Format",
    "FormatError",
    "PuzzleRecord",
    "ReadResult",
    "RecordPart",
    "Remark",
    "UnknownFormatError",
    "UnsuitableGridError",
    "format_for_suffix",
    "format_named",
    "lost_parts",
    "read",
    "write",
    "write_all",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    return getattr(import_module(f"{__name__}.registry"), name)
