"""Pages for printing from the terminal: their arguments, and how they are written."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.cli.interrupts import interrupts_deferred
from sudoku_gui.cli.number_arguments import number_in
from sudoku_gui.cli.puzzle_range import puzzle_range
from sudoku_gui.cli.puzzle_selection import chosen_pieces
from sudoku_gui.documents.document import UNTITLED
from sudoku_gui.language import text, tr
from sudoku_gui.presentation.export.page_contents import PrintSource
from sudoku_gui.presentation.export.print_options import (
    MARGINS,
    PAPER_WORDS,
    PUZZLES_PER_PAGE,
    SOLUTION_WORDS,
    PageOrientation,
    PaperSize,
    PrintOptions,
)

_USUAL = PrintOptions(paper=PaperSize.A4)
_PAPERS = tuple(word for word, size in PAPER_WORDS.items() if size is not PaperSize.PRINTER)


def add_page_arguments(parser: ArgumentParser) -> None:
    """Let be said how pages are to be, with their usual looks where it is not."""
    pages = parser.add_argument_group(tr("pages for printing, with --to pdf"))
    pages.add_argument(
        "--puzzle",
        type=puzzle_range,
        metavar="N[-M]",
        help=tr("only this puzzle of the file, or those from N to M; otherwise all"),
    )
    pages.add_argument(
        "--per-page",
        type=int,
        choices=PUZZLES_PER_PAGE,
        default=_USUAL.per_page,
        help=tr("how many puzzles stand on a page"),
    )
    pages.add_argument(
        "--solutions",
        choices=tuple(SOLUTION_WORDS),
        default=_USUAL.solutions.value,
        help=tr("left out, on pages of their own, or upside down at the foot"),
    )
    pages.add_argument(
        "--paper", choices=_PAPERS, default=_USUAL.paper.value, help=tr("what is printed on")
    )
    pages.add_argument(
        "--margin",
        type=number_in(MARGINS),
        default=_USUAL.margin,
        metavar="MM",
        help=tr("the empty stripe along the edges, in millimetres"),
    )
    for option, meaning in (
        ("--landscape", tr("the paper lies sideways")),
        ("--large-print", tr("thick lines and no grey")),
        ("--without-entries", tr("leave out the digits entered")),
        ("--without-notes", tr("leave out the notes")),
        ("--without-colours", tr("leave out the colours of cells and notes")),
        ("--without-headings", tr("leave out titles, levels and the last line")),
    ):
        pages.add_argument(option, action="store_true", help=meaning)


def _print_options_of(options: Namespace) -> PrintOptions:
    """Return what was said."""
    is_landscape = options.landscape
    return PrintOptions(
        per_page=options.per_page,
        has_entries=not options.without_entries,
        has_notes=not options.without_notes,
        has_colours=not options.without_colours,
        has_headings=not options.without_headings,
        solutions=SOLUTION_WORDS[options.solutions],
        is_large_print=options.large_print,
        paper=PAPER_WORDS[options.paper],
        orientation=PageOrientation.LANDSCAPE if is_landscape else PageOrientation.PORTRAIT,
        margin=options.margin,
    )


def write_pages(options: Namespace) -> ExitStatus:
    """Write puzzles of a file on pages, or raise BadInputError."""
    file, chosen = options.file, options.puzzle
    readings = list(puzzle_input.readings_from(file, options.source_format))
    count = sum(len(each.records) for each in readings)
    first = chosen.first if chosen else 1
    reading = puzzle_input.joined(
        file, list(chosen_pieces(readings, chosen)) if chosen else readings
    )
    for remark in reading.remarks:
        streams.print_message(remark.sentence)
    records = reading.records
    # Imported late because all the rest works where Qt is missing, and starts without it.
    with interrupts_deferred():
        from sudoku_gui.ui.printing.headless_printing import HeadlessPrinting  # noqa: PLC0415

        printing = HeadlessPrinting()
    if not printing.can_write:
        streams.print_message(text("no font is installed here: titles and numbers are left out"))
    is_file = file != streams.STANDARD_INPUT
    name = text("{name}", name=Path(file).name) if is_file else UNTITLED
    source = PrintSource(name, records, range(first, first + len(records)), is_numbered=count > 1)
    problem = printing.write_pdf(Path(options.out), source, _print_options_of(options))
    if problem is not None:
        raise streams.error_about(options.out, problem)
    return puzzle_input.status_of(reading)
