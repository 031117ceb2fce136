"""`sudoku-gui canonical`: of each puzzle the form that all essentially same puzzles have."""

from argparse import Namespace

from sudoku_gui.cli.command import AnswerIsNoError, Command, ExitStatus
from sudoku_gui.cli.puzzle_changes import add_change_arguments, write_changed
from sudoku_gui.generation.canonical_form import CanonicalForms, NoCanonicalFormError
from sudoku_gui.language import Text, text
from sudoku_gui.model.grid import Grid


def _run(options: Namespace) -> ExitStatus:
    forms = CanonicalForms()

    def form_of(puzzle: Grid, _number: int) -> Grid | Text:
        try:
            return forms.of(puzzle)
        except NoCanonicalFormError as error:
            if puzzle.conflicts():
                raise AnswerIsNoError(error.sentence) from error
            return error.sentence

    return write_changed(options, form_of)


COMMAND = Command(
    "canonical",
    text("write the form that a puzzle and all that are essentially the same have"),
    add_change_arguments,
    _run,
)
