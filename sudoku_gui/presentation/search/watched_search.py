"""The step of a search that was looked at, to be looked at again."""

from sudoku_gui.language import Text
from sudoku_gui.model.game import Game
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.search.variation import Variation
from sudoku_gui.solvers import UnknownAlgorithmError, algorithm_named
from sudoku_gui.solvers.search_start import ConflictError
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError
from sudoku_gui.wording import conflicts_sentence


def watched_step_of(
    game: Game, variation: Variation, shown_moment: ShownMoment | None
) -> WatchedStep | None:
    """Return the step shown of a search, if the game alone tells how the search began."""
    if shown_moment is None or not shown_moment.moment.counters.steps:
        return None
    if variation.algorithm.is_recorded:
        return None
    if variation.branch_point or not variation.sheet.has_same_digits(start_of(game)):
        return None
    return WatchedStep(variation.algorithm.name, shown_moment.moment.counters.steps)


class CannotWatchError(Exception):
    """A step of a search cannot be shown; `sentence` says why."""

    def __init__(self, sentence: Text) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


def variation_with(game: Game, watched: WatchedStep) -> Variation:
    """Return the search over `game` that has that step, or raise CannotWatchError.

    The step may have been written by hand, or by a program with other algorithms.
    """
    try:
        algorithm = algorithm_named(watched.algorithm)
        return Variation.main(start_of(game), algorithm)
    except (UnknownAlgorithmError, UnsuitableGeometryError) as error:
        raise CannotWatchError(error.sentence) from error
    except ConflictError as error:
        sentence = conflicts_sentence(error.conflicts, game.sheet.geometry)
        raise CannotWatchError(sentence) from error


def start_of(game: Game) -> Sheet:
    """Return what a search begins with: givens and entries, without what a search has left."""
    return game.sheet.only({Origin.GIVEN, Origin.ENTRY}).with_notes(())
