"""What is known of a line that is more, less or something else than 81 signs.

Loaded when the first such line comes: most batches have none, and it needs puzzles and solvers of
all sizes.
"""

from collections.abc import Callable

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.puzzle_lines import SIZE_OF_LENGTH, ClassifiedLines, PuzzleLine
from sudoku_gui.formats.text.source_text import SourceLine
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import GUESS_BUDGET, CountingSolver, solver_for

_SLICE_GUESSES = 2_000  # between two of which a worker hears that it is to stop
_GUESSES_EACH = 10  # granted for a solution that is asked for, beside GUESS_BUDGET


def puzzles_on(number: int, line: SourceLine) -> tuple[list[PuzzleLine], list[Text]]:
    """Return the puzzles on a line, and why there is none."""
    found = ClassifiedLines(SIZE_OF_LENGTH)
    found.add(line)
    faults = found.faults()
    problems = [FormatError(fault.problem, number, fault.column).sentence for fault in faults]
    return [PuzzleLine.of_text(written) for written in found.good], problems


def answer_of(
    puzzle: PuzzleLine, limit: int, stop_if_told: Callable[[], None]
) -> tuple[bytes, int] | Text:
    """Return the first solution and how many there are, or why that is not known.

    The digits of the solution are 0 if there is none.  Solutions are counted up to `limit`;
    `stop_if_told` is called again and again meanwhile.
    """
    grid = puzzle.record().grid
    solver = solver_for(grid.geometry)
    most_guesses = GUESS_BUDGET + _GUESSES_EACH * limit
    if not _has_ended(solver, grid, limit, most_guesses, stop_if_told):
        return _undecided(most_guesses, solver.solution_count)
    return (*solver.solutions, bytes(len(puzzle.signs)))[0], solver.solution_count


def _has_ended(
    solver: CountingSolver,
    grid: Grid,
    limit: int,
    most_guesses: int,
    stop_if_told: Callable[[], None],
) -> bool:
    solver.start(grid.digits, limit)
    for _ in range(0, most_guesses, _SLICE_GUESSES):
        if solver.advance(_SLICE_GUESSES):
            return True
        stop_if_told()
    return False


def _undecided(guesses: int, found: int) -> Text:
    if not found:
        return text("not decided after {n:,} guesses", n=guesses)
    return text_n(
        "not counted to the end: {n:,} solution found after {guesses:,} guesses",
        "not counted to the end: {n:,} solutions found after {guesses:,} guesses",
        n=found,
        guesses=guesses,
    )
