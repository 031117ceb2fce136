"""`sudoku-gui hint`: the next step as a person would find it, or all there are.

A deduction is a line: the technique, its difficulty and what follows, or a sentence for each
thing to be seen, or an object of JSON.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial

from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.arguments import add_file_argument, add_from_argument, add_puzzle_argument
from sudoku_gui.cli.command import AnswerIsNoError, BadInputError, Command, ExitStatus
from sudoku_gui.cli.deduction_objects import as_object, placed, ruled_out, words
from sudoku_gui.cli.streams import error_about
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.solvers.task import finish
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.hint_task import HintScope, HintTask, NotesUse
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES, UnknownTechniqueError, techniques_named
from sudoku_gui.techniques.technique import Technique
from sudoku_gui.wording.deductions import contradiction_sentence, difficulty_words
from sudoku_gui.wording.hints import NOTES_INCOMPLETE, SOLVED, UNIQUENESS_LEFT_OUT

_SLICE_GUESSES = 1_000  # between two of which Ctrl+C is heard


def _add_arguments(parser: ArgumentParser) -> None:
    add_file_argument(parser)
    add_puzzle_argument(parser)
    add_from_argument(parser)
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
    reading = puzzle_input.read_puzzle(options)
    return puzzle_input.run_for_each(reading, partial(_hint, options, techniques))


def _hint(options: Namespace, techniques: Sequence[Technique], record: PuzzleRecord) -> ExitStatus:
    """Print the deductions in a position, or why there is none."""
    sheet = record.sheet
    task = HintTask(sheet, techniques, HintScope.EVERY if options.all else HintScope.EASIEST)
    finish(task, _SLICE_GUESSES)
    result = task.partial_result
    if result.contradiction is not None:
        sentence = contradiction_sentence(result.contradiction, sheet.geometry)
        raise AnswerIsNoError(error_about(options.file, sentence).sentence)
    if result.notes_use is NotesUse.INCOMPLETE:
        streams.print_message(NOTES_INCOMPLETE)
    if result.leaves_out_uniqueness:
        streams.print_message(UNIQUENESS_LEFT_OUT)
    for deduction in result.deductions:
        streams.write_lines(_line(deduction, result.position, options))
    if result.deductions:
        return ExitStatus.DONE
    streams.print_message(_why_none(result.position, options))
    return ExitStatus.ANSWER_IS_NO


def _techniques_of(name: str | None) -> tuple[Technique, ...]:
    if name is None:
        return TECHNIQUES
    try:
        return techniques_named(name)
    except UnknownTechniqueError as error:
        raise BadInputError(error.sentence) from error


def _why_none(position: Position, options: Namespace) -> Text:
    """Return why there is no deduction, and what may be done instead."""
    if position.grid.is_complete():
        return SOLVED
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
    difficulty = difficulty_words(deduction.tenths)
    return "  ".join((deduction.technique.name, difficulty, " ".join(conclusions)))


def _named(deduction: Deduction) -> Text:
    title, difficulty = deduction.technique.title, difficulty_words(deduction.tenths)
    return text("{technique} ({difficulty}):", technique=title, difficulty=difficulty)


COMMAND = Command(
    "hint", text("print the next step, as a person would find it, and why"), _add_arguments, _run
)
