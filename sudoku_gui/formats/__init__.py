"""Puzzle text to puzzles and back.

What others ask for by this package's name is known to `registry`, which names all formats, or to
the module said below.  They are loaded when something of them is first asked for: a command
that reads lines needs none.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_gui.formats.errors import FormatError, UnknownFormatError, UnsuitableGridError
    from sudoku_gui.formats.format import Format, ReadResult
    from sudoku_gui.formats.long_files import read_file
    from sudoku_gui.formats.puzzle_record import PuzzleRecord
    from sudoku_gui.formats.record_part import RecordPart
    from sudoku_gui.formats.registry import (
        FORMATS,
        format_for_suffix,
        format_named,
        lost_parts,
        lost_parts_in,
        read,
        write,
        write_all,
        write_in_pieces,
    )
    from sudoku_gui.formats.sudoku import newer_version_problem
    from sudoku_gui.formats.text.source_text import SIZE_LIMIT
    from sudoku_gui.formats.write_back import left_behind

__all__ = [
    "FORMATS",
    "SIZE_LIMIT",
    "Format",
    "FormatError",
    "PuzzleRecord",
    "ReadResult",
    "RecordPart",
    "UnknownFormatError",
    "UnsuitableGridError",
    "format_for_suffix",
    "format_named",
    "left_behind",
    "lost_parts",
    "lost_parts_in",
    "newer_version_problem",
    "read",
    "read_file",
    "write",
    "write_all",
    "write_in_pieces",
]
# All others are in `registry`: who asks for one of these alone does not load what reads text.
_NOT_IN_REGISTRY = {
    "Format": "format",
    "FormatError": "errors",
    "PuzzleRecord": "puzzle_record",
    "ReadResult": "format",
    "left_behind": "write_back",
    "RecordPart": "record_part",
    "UnknownFormatError": "errors",
    "UnsuitableGridError": "errors",
    "newer_version_problem": "sudoku",
    "read_file": "long_files",
}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    module = _NOT_IN_REGISTRY.get(name, "registry")
    return getattr(import_module(f"{__name__}.{module}"), name)
