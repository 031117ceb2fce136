"""`sudoku-gui read`: the puzzles in photos, scans and screenshots, a line each.

The line has what is printed; what somebody has written into the grid is told in JSON, where the
`kind` of a cell is blank, given or entry, and `kind_probability` how sure that is.

There is an object for each grid.  `corners` begin with the one that is the top left of the
grid as it is read, in pixels of the picture; `digit` is what was read, 0 for a blank,
`probability` how sure that is, and `alternatives` what else it may be; `unsure` are the cells to
look at, `contradictions` the entries that are another digit than the solution has, slips or
misread, and `suggestions` changes of single cells that the rules speak for.  None of them is made.
"""

import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from sudoku_gui.cli import streams
from sudoku_gui.cli.arguments import source_name
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.cli.input_files import opened_input
from sudoku_gui.language import Text, text, tr
from sudoku_gui.model.grid import BLANK, sign_of
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.wording import file_sentence
from sudoku_gui.wording.extras import library_missing, missing_extra
from sudoku_gui.wording.no_grid import no_grid_sentence
from sudoku_gui.wording.verdicts import verdict_sentence

if TYPE_CHECKING:
    from sudoku_gui.photo.grid_reading import GridReading, ReadCell, Suggestion
    from sudoku_gui.photo.photo_reader import PhotoReader

_CHUNK = 1 << 20
_LEAST_LIKELY = 0.01  # what is less probable is no alternative


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        nargs="+",
        type=source_name,
        metavar="IMAGE",
        help=tr("photos, scans or screenshots; -: standard input"),
    )
    parser.add_argument("--json", action="store_true", help=tr("write a JSON object for each grid"))


def _run(options: Namespace) -> ExitStatus:
    reader = _reader()
    if len(options.files) == 1:
        _read(options.files[0], reader, options)
        return ExitStatus.DONE
    left_out = 0
    for file in options.files:
        try:
            _read(file, reader, options)
        except BadInputError as error:
            streams.print_message(error.sentence)
            left_out += 1
    if left_out == len(options.files):
        return ExitStatus.BAD_INPUT
    return ExitStatus.SOME_LEFT_OUT if left_out else ExitStatus.DONE


def _read(file: str, reader: "PhotoReader", options: Namespace) -> None:
    """Print the grids in a picture, or raise BadInputError."""
    readings = _readings_of(file, reader)
    for number, reading in enumerate(readings, start=1):
        if options.json:
            streams.write_lines(json.dumps(_as_object(file, reading)))
        else:
            streams.write_lines(reading.givens.line())
            _tell_doubts(file, number if len(readings) > 1 else 0, reading)
    streams.flush_results()


def _reader() -> "PhotoReader":
    """Return what reads pictures, or raise BadInputError where its libraries are missing."""
    missing = missing_extra()
    if missing is not None:
        raise BadInputError(missing)
    try:  # imported late because it is optional, and takes long to load
        from sudoku_gui.photo.photo_reader import PhotoReader  # noqa: PLC0415
    except ImportError as error:
        raise BadInputError(library_missing(error)) from error
    return PhotoReader.shipped()


def _readings_of(file: str, reader: "PhotoReader") -> "tuple[GridReading, ...]":
    """Return the grids in a picture, one at least, or raise BadInputError."""
    from sudoku_gui.photo.picture_file import UnreadablePictureError  # noqa: PLC0415 (optional)

    content = _content_of(file)
    size = None
    try:
        with streams.only_own_messages():
            readings = reader.read(content)
            if not readings:
                size = reader.other_size(content)
    except UnreadablePictureError as error:
        raise streams.error_about(file, error.sentence) from error
    if not readings:
        raise streams.error_about(file, no_grid_sentence(size))
    return readings


def _content_of(file: str) -> bytes:
    """Return the bytes of a file, and no more of it than a picture may have."""
    from sudoku_gui.photo.picture_file import LONGEST_FILE  # noqa: PLC0415 (optional)

    content = bytearray()
    try:
        with opened_input(file) as source:
            while len(content) <= LONGEST_FILE and (chunk := source.read(_CHUNK)):
                content += chunk
    except OSError as error:
        raise streams.error_about(file, file_sentence(error)) from error
    return bytes(content)


def _tell_doubts(file: str, number: int, reading: "GridReading") -> None:
    """Say beside the result which cells to look at, and what the rules say."""
    geometry = reading.grid.geometry
    doubts: list[Text] = []
    if reading.unsure:
        names = ", ".join(map(geometry.name, reading.unsure))
        doubts.append(text("not sure of {cells}", cells=names))
    if reading.contradictions:
        names = ", ".join(map(geometry.name, reading.contradictions))
        doubts.append(text("entries that contradict the solution: {cells}", cells=names))
    if reading.verdict.kind is not VerdictKind.UNIQUE:
        doubts.append(verdict_sentence(reading.verdict, geometry))
    doubts += (_suggested(reading, each) for each in reading.suggestions)
    for doubt in doubts:
        told = text("grid {n}: {doubt}", n=number, doubt=doubt) if number else doubt
        streams.print_message(streams.error_about(file, told).sentence)


def _suggested(reading: "GridReading", suggestion: "Suggestion") -> Text:
    name = reading.grid.geometry.name(suggestion.cell)
    if suggestion.digit == BLANK:
        return text("perhaps {cell} is blank", cell=name)
    return text("perhaps {cell} is {digit}", cell=name, digit=sign_of(suggestion.digit))


def _as_object(file: str, reading: "GridReading") -> dict[str, object]:
    """Return a reading as an object of JSON, by names that scripts know and that stay."""
    name = reading.grid.geometry.name
    return {
        "file": file,
        "grid": reading.givens.line(),
        "corners": [
            [round(float(place), 1) for place in corner] for corner in reading.found.corners
        ],
        "score": round(reading.found.score, 3),
        "cells": [_cell_object(cell) for cell in reading.cells],
        "verdict": reading.verdict.kind.value,
        "unsure": [name(cell) for cell in reading.unsure],
        "contradictions": [name(cell) for cell in reading.contradictions],
        "suggestions": [
            {"cell": name(each.cell), "digit": each.digit} for each in reading.suggestions
        ],
    }


def _cell_object(cell: "ReadCell") -> dict[str, object]:
    likely = [guess for guess in cell.guesses[1:] if guess.probability >= _LEAST_LIKELY]
    return {
        "digit": cell.digit,
        "kind": cell.kind.value,
        "kind_probability": round(_sureness_of_kind(cell), 3),
        "probability": round(cell.probability, 3),
        "alternatives": [
            {"digit": guess.digit, "probability": round(guess.probability, 3)} for guess in likely
        ],
    }


def _sureness_of_kind(cell: "ReadCell") -> float:
    """Return how sure the kind is; a blank is as sure as it is that nothing is there."""
    return cell.probability if cell.digit == BLANK else cell.kind_probability


COMMAND = Command(
    "read",
    text("read the puzzles in photos, scans and screenshots"),
    _add_arguments,
    _run,
)
