"""`sudoku-gui check`: whether a puzzle can be right, and if not, where it may be wrong.

In JSON, `solutions` are counted up to a limit, those of a typo up to one of its own;
`from` and `to` list a digit for each of its `cells`, 0 for a blank; each of the givens
under `settling` would make the solution the only one.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from functools import partial

from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.arguments import (
    add_from_argument,
    add_optional_files_argument,
    add_puzzle_argument,
)
from sudoku_gui.cli.check_list import add_list_arguments, check_list, is_list_wanted
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.language import Text, say, text, text_n, tr
from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import Grid, sign_of
from sudoku_gui.solvers.diagnose.disambiguation import (
    AddedGiven,
    Disambiguation,
    DisambiguationFinder,
)
from sudoku_gui.solvers.diagnose.typo_task import TypoFindings, TypoTask
from sudoku_gui.solvers.diagnose.typos import Typo
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind, verdict_on
from sudoku_gui.solvers.task import finish
from sudoku_gui.wording.typos import typo_sentence
from sudoku_gui.wording.verdicts import number_sentence, verdict_sentence

_SLICE_GUESSES = 1_000  # between two of which Ctrl+C is heard, also by compiled code
_SHOWN_TYPOS = 20
_SHOWN_IN_A_LINE = 12


@dataclass(frozen=True, slots=True)
class _CheckResult:
    """All that is known of a puzzle."""

    verdict: Verdict
    typos: TypoFindings = field(default_factory=TypoFindings)
    disambiguation: Disambiguation = field(default_factory=Disambiguation)
    is_complete: bool = True  # nothing was given up


def _add_arguments(parser: ArgumentParser) -> None:
    add_optional_files_argument(parser)
    add_puzzle_argument(parser)
    add_from_argument(parser)
    parser.add_argument(
        "--json", action="store_true", help=tr("write a JSON object for each puzzle")
    )
    add_list_arguments(parser)


def _run(options: Namespace) -> ExitStatus:
    if is_list_wanted(options):
        return check_list(options)
    (options.file,) = options.files
    reading = puzzle_input.read_puzzle(options)
    return puzzle_input.run_for_each(reading, partial(_check, options))


def _check(options: Namespace, record: PuzzleRecord) -> ExitStatus:
    """Print the verdict on a puzzle as soon as it is known, and what else is found out."""
    givens = record.puzzle.givens
    verdict = verdict_on(givens)
    if not options.json:
        streams.write_lines(say(verdict_sentence(verdict, givens.geometry)))
        streams.flush_results()
    findings = _examine(givens, verdict)
    if options.json:
        streams.write_lines(json.dumps(_as_object(findings, givens.geometry)))
    else:
        streams.write_lines(*map(say, _sentences(findings, givens)))
    is_unique = verdict.kind is VerdictKind.UNIQUE
    return ExitStatus.DONE if is_unique else ExitStatus.ANSWER_IS_NO


def _examine(grid: Grid, verdict: Verdict) -> _CheckResult:
    match verdict.kind:
        case VerdictKind.CONFLICT | VerdictKind.NONE:
            task = TypoTask(grid)
            finish(task, _SLICE_GUESSES)
            return _CheckResult(verdict, task.partial_result, is_complete=task.is_complete)
        case VerdictKind.SEVERAL:
            finder = DisambiguationFinder(grid)
            finish(finder, _SLICE_GUESSES)
            return _CheckResult(
                verdict, disambiguation=finder.disambiguation, is_complete=finder.is_complete
            )
        case _:
            return _CheckResult(verdict)


def _as_object(findings: _CheckResult, geometry: Geometry) -> dict[str, object]:
    """Return the findings as an object of JSON, by names that scripts know and that stay."""
    verdict = findings.verdict
    pairs = dict.fromkeys((each.first, each.second) for each in verdict.conflicts)
    return {
        "verdict": verdict.kind.value,
        "solutions": verdict.solutions,
        "more": verdict.has_more,
        "givens": verdict.givens,
        "conflicts": [_names(pair, geometry) for pair in pairs],
        "clash": _names(findings.typos.core.cells, geometry),
        "slips": [
            {
                "kind": typo.kind.value,
                "cells": _names(typo.cells, geometry),
                "from": list(typo.before),
                "to": list(typo.after),
                "solutions": typo.solutions,
            }
            for typo in findings.typos.typos
        ],
        "settling": [
            {"cell": geometry.name(given.cell), "digit": given.digit}
            for given in findings.disambiguation.single_givens
        ],
    }


def _sentences(findings: _CheckResult, grid: Grid) -> Iterator[Text]:
    """Yield what is told behind the verdict."""
    verdict, geometry = findings.verdict, grid.geometry
    if verdict.kind is VerdictKind.NONE and findings.typos.core.cells:
        clashing = [AddedGiven(cell, grid.digit_at(cell)) for cell in findings.typos.core.cells]
        yield text("these givens clash: {givens}", givens=_listed(_given_names(clashing, geometry)))
    if verdict.kind in {VerdictKind.CONFLICT, VerdictKind.NONE}:
        yield from _typo_sentences(findings.typos.typos, geometry)
    if verdict.kind is VerdictKind.SEVERAL:
        yield from _disambiguation_sentences(findings.disambiguation, geometry)
    if not findings.is_complete:
        yield text("the search was given up; there may be more")


def _typo_sentences(typos: Sequence[Typo], geometry: Geometry) -> Iterator[Text]:
    if not typos:
        yield text("no single slip explains it; more than one digit may be wrong")
        return
    yield text_n("{n} slip would explain it:", "{n} slips would explain it:", n=len(typos))
    for typo in typos[:_SHOWN_TYPOS]:
        yield text(
            "  {slip} ({solutions})",
            slip=typo_sentence(typo, geometry),
            solutions=number_sentence(typo.solutions, has_more=typo.has_more),
        )
    if len(typos) > _SHOWN_TYPOS:
        yield text_n(
            "  and {n} more, which --json shows",
            "  and {n} more, which --json shows",
            n=len(typos) - _SHOWN_TYPOS,
        )


def _disambiguation_sentences(disambiguation: Disambiguation, geometry: Geometry) -> Iterator[Text]:
    yield text_n(
        "solutions differ in {n} cell: {cells}",
        "solutions differ in {n} cells: {cells}",
        n=len(disambiguation.differing_cells),
        cells=_listed(_names(disambiguation.differing_cells, geometry)),
    )
    if disambiguation.single_givens:
        alone = _listed(_given_names(disambiguation.single_givens, geometry))
        yield text("any one of these givens would settle it: {givens}", givens=alone)
    elif disambiguation.joint_givens:
        together = ", ".join(_given_names(disambiguation.joint_givens, geometry))
        yield text("no single given settles it; these together do: {givens}", givens=together)


def _names(cells: Sequence[Cell], geometry: Geometry) -> list[str]:
    return [geometry.name(cell) for cell in cells]


def _given_names(givens: Sequence[AddedGiven], geometry: Geometry) -> list[str]:
    return [f"{geometry.name(given.cell)} = {sign_of(given.digit)}" for given in givens]


def _listed(names: Sequence[str]) -> Text:
    """Return the first of them, and how many more there are."""
    listed = ", ".join(names[:_SHOWN_IN_A_LINE])
    more = len(names) - _SHOWN_IN_A_LINE
    if more <= 0:
        return Text("{names}", {"names": listed})
    return text_n("{names} and {n} more", "{names} and {n} more", n=more, names=listed)


COMMAND = Command(
    "check",
    text("say whether a puzzle has exactly one solution, and if not, what may be wrong"),
    _add_arguments,
    _run,
)
