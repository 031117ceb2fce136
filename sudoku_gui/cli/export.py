"""`sudoku-gui export`: a moment of a search as a picture, a range of steps as an animation or a
table, and puzzles on pages for printing.

The end of the file's name tells which.  Pictures are all in the terminal that needs Qt; a
display they do not need.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path

from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.algorithm_choice import algorithm_with_steps
from sudoku_gui.cli.arguments import (
    add_file_argument,
    settle_names,
    target_name,
)
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.cli.export_pages import add_page_arguments, write_pages
from sudoku_gui.cli.export_range import step_range_of
from sudoku_gui.cli.interrupts import interrupts_deferred
from sudoku_gui.cli.number_arguments import number_from, number_in
from sudoku_gui.cli.output_files import output_file
from sudoku_gui.cli.steps import (
    add_first_step_argument,
    add_step_argument,
)
from sudoku_gui.formats.format import ReadResult
from sudoku_gui.language import Text, text, tr
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.playback.step_formats import STEP_FORMATS
from sudoku_gui.playback.step_range import StepRange, moments_in
from sudoku_gui.presentation.export.export_formats import (
    ANIMATION_FORMATS,
    ANIMATION_SIDES,
    ANIMATIONS,
    DEFAULT_ANIMATION_SIDE,
    DEFAULT_MOMENT_SIDE,
    DEFAULT_RATE,
    MOMENT_SIDES,
    PICTURE_FORMATS,
    PICTURES,
    RATES,
    TABLE_FORMATS,
    TABLES,
    ExportFormat,
    why_not_animated,
)
from sudoku_gui.presentation.export.export_options import ExportOptions, RenderStyle
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm, Search
from sudoku_gui.solvers.search_start import ConflictError, start_search
from sudoku_gui.ui import preflight

_PAGES = "pdf"
"""What stands for pages for printing where otherwise the last step is named."""


def _add_arguments(parser: ArgumentParser) -> None:
    add_file_argument(parser)
    _add_target_arguments(parser)
    _add_step_arguments(parser)
    _add_style_arguments(parser)
    add_page_arguments(parser)


def _add_target_arguments(parser: ArgumentParser) -> None:
    """Let be said what is written."""
    parser.add_argument(
        "out",
        nargs="?",
        type=target_name,
        metavar="OUT",
        help=tr(
            "the file to write: .png, .svg, .pdf for a moment; "
            ".gif, .png, .apng, .jsonl, .csv for several"
        ),
    )
    parser.add_argument(
        "-o", "--output", type=target_name, metavar="OUT", help=tr("the same, named by an option")
    )


def _add_step_arguments(parser: ArgumentParser) -> None:
    """Let be said which moments of which search are meant."""
    add_step_argument(parser, "--at", "at", tr("one moment; otherwise the puzzle is shown"))
    add_first_step_argument(parser)
    parser.add_argument(
        "--to",
        dest="last",
        type=_step_or_pages,
        metavar="STEP",
        help=tr("the last of several; otherwise the end; pdf: puzzles on pages for printing"),
    )
    parser.add_argument(
        "--every",
        type=number_from(1),
        default=1,
        metavar="N",
        help=tr("of several moments, only one in so many"),
    )
    parser.add_argument(
        "--algorithm",
        default=ALGORITHMS[0].name,
        metavar="NAME",
        help=tr("how to search (see sudoku-gui algorithms); otherwise the first of them"),
    )


def _add_style_arguments(parser: ArgumentParser) -> None:
    """Let be said how pictures and animations are to look."""
    parser.add_argument(
        "--size",
        type=number_in(MOMENT_SIDES),
        metavar="N",
        help=tr("the width of the picture in pixels"),
    )
    parser.add_argument(
        "--speed",
        type=number_in(RATES),
        default=DEFAULT_RATE,
        metavar="N",
        help=tr("frames a second"),
    )
    parser.add_argument(
        "--caption", action="store_true", help=tr("write title, step and counters below the grid")
    )


def _step_or_pages(word: str) -> int | str:
    """Return the step that a word is, or _PAGES."""
    return _PAGES if word == _PAGES else number_from(0)(word)


def _run(options: Namespace) -> ExitStatus:
    settle_names(options)
    if options.last == _PAGES:
        return _print(options)
    kind = _kind(options)
    algorithm = algorithm_with_steps(options.algorithm)
    if kind in TABLE_FORMATS:
        return _record(options, kind, algorithm, _read(options))
    return _draw(options, kind, algorithm)


def _print(options: Namespace) -> ExitStatus:
    """Write puzzles on pages for printing, and return the exit status."""
    if options.at is not None or options.first is not None:
        raise BadInputError(text("--to pdf writes puzzles, and no moments of a search"))
    _kind_by_suffix(options, {ExportFormat.PDF.value: ExportFormat.PDF})
    _refuse_if_unable(ExportFormat.PDF)
    return write_pages(options)


def _record(
    options: Namespace, kind: ExportFormat, algorithm: Algorithm, reading: ReadResult
) -> ExitStatus:
    """Write moments down without Qt, and return the exit status."""
    puzzle = reading.puzzle
    step_range = step_range_of(options, kind, _start(options, algorithm, puzzle))
    if step_range is None:
        return ExitStatus.ANSWER_IS_NO
    form = STEP_FORMATS[kind.value]
    with output_file(options.out) as stream:
        stream.write(form.header.encode())
        for moment in moments_in(start_search(algorithm, puzzle.givens), step_range):
            if moment is not None:
                stream.write(form.line(moment).encode())
    return puzzle_input.status_of(reading)


def _draw(options: Namespace, kind: ExportFormat, algorithm: Algorithm) -> ExitStatus:
    style = RenderStyle(_side(options, kind), LIGHT, options.caption)
    _refuse_if_unable(kind)
    reading = _read(options)
    # Imported late because all the rest works where Qt is missing, and starts without it.
    with interrupts_deferred():
        from sudoku_gui.ui.export.headless_renderer import HeadlessRenderer  # noqa: PLC0415

        studio = HeadlessRenderer(Path(options.out))
    if style.has_caption and not studio.can_write:
        streams.print_message(text("no font is installed here: the caption is left out"))
    if kind in PICTURE_FORMATS and options.at is None:
        shown = ExportOptions(kind, StepRange(0, 0), style)
        return _conclude(options, reading, studio.draw_grid(reading.records[0], shown))
    puzzle = reading.puzzle
    search = _start(options, algorithm, puzzle)
    step_range = step_range_of(options, kind, search)
    if step_range is None:
        return ExitStatus.ANSWER_IS_NO
    wanted = ExportOptions(kind, step_range, style, options.speed)
    if kind in ANIMATION_FORMATS:
        problem = studio.animate(puzzle, algorithm, wanted)
    else:
        problem = studio.draw_moment(puzzle, algorithm, search.moment(), wanted)
    return _conclude(options, reading, problem)


def _read(options: Namespace) -> ReadResult:
    """Return what is in the file, with the remarks on it said."""
    if options.puzzle is not None and options.puzzle.first < options.puzzle.last:
        raise BadInputError(text("a picture, an animation or a table is of one puzzle"))
    reading = puzzle_input.read_puzzle(options)
    for remark in reading.remarks:
        streams.print_message(remark.sentence)
    return reading


def _kind(options: Namespace) -> ExportFormat:
    """Return what to write, as the name of the file says, or raise BadInputError."""
    names_range = options.first is not None or options.last is not None
    if options.at is not None and names_range:
        raise BadInputError(text("--at, and --from with --to, exclude each other"))
    stretches = {**ANIMATIONS, **TABLES}
    known = {**stretches, **PICTURES}
    if options.at is not None:
        known = {**PICTURES}
    elif names_range:
        known = stretches
    return _kind_by_suffix(options, known)


def _kind_by_suffix(options: Namespace, known: Mapping[str, ExportFormat]) -> ExportFormat:
    """Return what the end of the file's name stands for, or raise BadInputError."""
    suffix = Path(options.out).suffix.lower()
    if suffix not in known:
        raise BadInputError(
            text(
                'found "{found}", expected a name that ends in {suffixes}',
                found=options.out,
                suffixes=" ".join(known),
            )
        )
    return known[suffix]


def _side(options: Namespace, kind: ExportFormat) -> int:
    """Return the width of the picture, or raise BadInputError where it is too much for the kind."""
    is_animated = kind in ANIMATION_FORMATS
    if options.size is None:
        return DEFAULT_ANIMATION_SIDE if is_animated else DEFAULT_MOMENT_SIDE
    most = ANIMATION_SIDES[-1]
    if is_animated and options.size > most:
        raise BadInputError(text("an animation may be {most} pixels wide", most=most))
    return int(options.size)


def _refuse_if_unable(kind: ExportFormat) -> None:
    """Raise BadInputError where something is not installed that is needed."""
    problem = preflight.find_drawing_problem(preflight.this_machine())
    if problem is None and kind in ANIMATION_FORMATS:
        problem = why_not_animated()
    if problem is not None:
        raise BadInputError(problem)


def _start(options: Namespace, algorithm: Algorithm, puzzle: Puzzle) -> Search:
    try:
        with puzzle_input.refusing_unsuitable(options.file):
            return start_search(algorithm, puzzle.givens)
    except ConflictError as error:
        raise puzzle_input.conflicts_error(options.file, error.conflicts, puzzle.givens) from error


def _conclude(options: Namespace, reading: ReadResult, problem: Text | None) -> ExitStatus:
    if problem is not None:
        raise streams.error_about(options.out, problem)
    return puzzle_input.status_of(reading)


COMMAND = Command(
    "export",
    text("write a moment as a picture, several as an animation or a table, or pages for printing"),
    _add_arguments,
    _run,
)
