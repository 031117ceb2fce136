"""The search that was looked at when a game was saved, to be looked at again."""

from sudoku_gui.model.game import Game
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.search.variation import Variation
from sudoku_gui.solvers import UnknownAlgorithmError, algorithm_named
from sudoku_gui.solvers.search_start import ConflictError
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError


def watched_step_of(
    game: Game, variation: Variation, shown_moment: ShownMoment | None
) -> WatchedStep | None:
    """Return the step shown of a search, if the game alone tells how the search began."""
    if shown_moment is None or not shown_moment.moment.counters.steps:
        return None
    if variation.branch_point or not variation.sheet.has_same_digits(_start_of(game)):
        return None
    return WatchedStep(variation.algorithm.name, shown_moment.moment.counters.steps)


def variation_to_resume(game: Game) -> Variation | None:
    """Return the search that was looked at, None without one or if there is no such search."""
    if game.watched is None:
        return None
    try:
        algorithm = algorithm_named(game.watched.algorithm)
        return Variation.main(_start_of(game), algorithm)
    except (UnknownAlgorithmError, ConflictError, UnsuitableGeometryError):
        return None  # written by hand, or by a program with other algorithms


def _start_of(game: Game) -> Sheet:
    """Return what a search begins with: givens and entries, without what a search has left."""
    return game.sheet.only({Origin.GIVEN, Origin.ENTRY}).with_notes(())
