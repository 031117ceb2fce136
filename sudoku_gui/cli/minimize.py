"""`sudoku-gui minimize`: puzzles with givens taken out until each is needed."""

from argparse import Namespace

from sudoku_gui.cli.command import AnswerIsNoError, Command, ExitStatus
from sudoku_gui.cli.puzzle_changes import add_change_arguments, write_changed
from sudoku_gui.generation.minimization import LARGEST, Minimizer
from sudoku_gui.language import Text, text
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import VerdictKind, verdict_on
from sudoku_gui.wording.verdicts import verdict_sentence


def _run(options: Namespace) -> ExitStatus:
    minimizer = Minimizer()

    def minimal(puzzle: Grid, _number: int) -> Grid | Text:
        if puzzle.geometry.size > LARGEST:
            return text("larger than {size}x{size}, where each given takes too long", size=LARGEST)
        verdict = verdict_on(puzzle, limit=1)
        if verdict.kind is VerdictKind.UNIQUE:
            return minimizer.minimal(puzzle, verdict.found[0])
        why = verdict_sentence(verdict, puzzle.geometry)
        raise AnswerIsNoError(text("not just one solution: {verdict}", verdict=why))

    return write_changed(options, minimal)


COMMAND = Command(
    "minimize",
    text("take givens out of puzzles until each is needed"),
    add_change_arguments,
    _run,
)
