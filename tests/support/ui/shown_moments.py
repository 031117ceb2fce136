"""Scenes of real searches for the parts that show them."""

from collections.abc import Callable

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.shown_moment import Scene
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import trial_of
from sudoku_gui.solvers.search import Outcome, StepKind, start_search

SMALL = "0200000200104000"  # solved after some steps back and some dead ends


def scene_after(steps: int, line: str = SMALL, algorithm: str = "used-tables") -> Scene:
    """The scene after `steps` steps of a search."""
    begun = Sheet.of_givens(Grid.from_line(line))
    program = algorithm_named(algorithm)
    search = start_search(program, begun.grid)
    search.advance(steps)
    moment = search.moment()
    return Scene(
        begun.with_found(moment.grid, moment.path), moment, trial_of(program.procedure, moment)
    )


def first_scene(fits: Callable[[Scene], bool], line: str = SMALL) -> Scene:
    """The first scene of a search that `fits`."""
    steps = 0
    while not fits(scene := scene_after(steps, line)):
        assert scene.moment.outcome is Outcome.RUNNING, "no scene of this search fits"
        steps += 1
    return scene


def is_progress(scene: Scene) -> bool:
    """Whether the last step placed a digit after which the search can go on."""
    placed = scene.moment.kind is StepKind.PLACE
    return placed and scene.trial is not None and not scene.trial.dead_end


def is_dead_end(scene: Scene) -> bool:
    """Whether the last step placed a digit after which nothing fits the next blank."""
    return scene.trial is not None and scene.trial.dead_end


def is_step_back(scene: Scene) -> bool:
    """Whether the last step took a digit out again."""
    return scene.moment.kind is StepKind.BACKTRACK
