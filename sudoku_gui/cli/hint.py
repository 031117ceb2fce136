"""`sudoku-gui hint`: the next step as a person would find it, or all there are.

A deduction is a line: the technique, its difficulty and what follows, or a sentence for each
thing to be seen, or an object of JSON.
"""

import json
from argparse import ArgumentParser, Namespace

from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.arguments import add_file_argument, add_puzzle_argument
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.cli.deduction_objects import as_object, placed, ruled_out, words
from sudoku_gui.cli.streams import error_about
from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.techniques.contradictions import contradiction_in, has_one_solution
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.position import Position, has_complete_notes
from sudoku_gui.techniques.registry import TECHNIQUES, UnknownTechniqueError, techniques_named
from sudoku_gui.techniques.technique import Technique
from sudoku_gui.wording.deductions import contradiction_sentence


def _add_arguments(parser: ArgumentParser) -> None:
    add_file_argument(parser)
    add_puzzle_argument(parser)
    parser.add_argument(
        "--technique",
        metavar="NAME",
        help=tr("look for this one alone (see sudoku-gui techniques)"),
    )
    parser.add_argument(
        "--all", action="store_true", help=tr("all deductions, not only the easiest")
    )
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--words", action="store_true", help=tr("say why, in sentences"))
    forms.add_argument("--json", action="store_true", help=tr("write a JSON object per line"))


def _run(options: Namespace) -> ExitStatus:
    techniques = _techniques_of(options.technique)
    reading = puzzle_input.read_puzzle(options.file, None, options.puzzle)
    sheet = reading.records[0].sheet
    position = Position.of_sheet(sheet)
    contradiction = contradiction_in(position, sheet.givens)
    if contradiction is not None:
        raise error_about(options.file, contradiction_sentence(contradiction, sheet.geometry))
    for remark in reading.remarks:
        streams.print_message(remark.sentence)
    if any(sheet.notes) and not has_complete_notes(sheet):
        streams.print_message(text("the notes are not complete, so they play no part"))
    deductions = _deductions(position, _suited(techniques, sheet), options)
    for deduction in deductions:
        streams.write_lines(_line(deduction, position, options))
    if deductions:
        return ExitStatus.DONE
    streams.print_message(_why_none(position, options))
    return ExitStatus.ANSWER_IS_NO


def _techniques_of(name: str | None) -> tuple[Technique, ...]:
    if name is None:
        return TECHNIQUES
    try:
        return techniques_named(name)
    except UnknownTechniqueError as error:
        raise BadInputError(error.sentence) from error


def _suited(techniques: tuple[Technique, ...], sheet: Sheet) -> tuple[Technique, ...]:
    """Return the techniques that do not go wrong where there are several solutions."""
    if not any(each.needs_uniqueness for each in techniques) or has_one_solution(sheet.givens):
        return techniques
    streams.print_message(
        text("the puzzle has not just one solution: techniques that need that are left out")
    )
    return tuple(each for each in techniques if not each.needs_uniqueness)


def _deductions(
    position: Position, techniques: tuple[Technique, ...], options: Namespace
) -> list[Deduction]:
    search = DeductionSearch(position.geometry, techniques)
    if options.all:
        return list(search.every(position))
    first = search.first(position)
    return [] if first is None else [first]


def _why_none(position: Position, options: Namespace) -> Text:
    """Return why there is no deduction, and what may be done instead."""
    if position.grid.is_complete():
        return text("the puzzle is solved: there is no next step")
    if options.technique is not None:
        return text("{technique} finds nothing here", technique=options.technique)
    return text("no technique helps here; sudoku-gui solve searches for the solution")


def _line(deduction: Deduction, position: Position, options: Namespace) -> str:
    geometry = position.geometry
    if options.json:
        return json.dumps(as_object(deduction, geometry), ensure_ascii=False)
    if options.words:
        return say(_named(deduction)) + " " + words(deduction, geometry)
    conclusions = [*placed(deduction.placements, geometry)]
    conclusions += ruled_out(deduction.eliminations, geometry)
    return "  ".join((deduction.technique.name, _difficulty(deduction), " ".join(conclusions)))


def _named(deduction: Deduction) -> Text:
    title, difficulty = deduction.technique.title, _difficulty(deduction)
    return text("{technique} ({difficulty}):", technique=title, difficulty=difficulty)


def _difficulty(deduction: Deduction) -> str:
    return f"{deduction.tenths / 10:.1f}"


COMMAND = Command(
    "hint", text("print the next step, as a person would find it, and why"), _add_arguments, _run
)
