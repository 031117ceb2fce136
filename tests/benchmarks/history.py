"""What the history of a long game costs, beside that of a short one.

    python -m tests.benchmarks.history --moves 10000

Measured on the whole program, offscreen, with the panel of the history open: `open`, listing
another game; `move`, one more move; `scroll`, from one end of the list to the other; and `go`,
from the last moment to the first.  The ratio is that of the long game to one of a
hundredth of its moves, measured in the same run, each the median of several.
"""

import argparse
import itertools
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QApplication

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.moves import enter_in_all
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.play.history_panel import HistoryPanel
from sudoku_gui.ui.program import Program
from tests.benchmarks.verdict_latency import open_program

_SIZE = 9
_ROUNDS = 5

Seconds = dict[str, float]


def game_of(moves: int) -> Game:
    """A game in which every move puts another digit into a cell."""
    game = Game(Puzzle.empty(_SIZE))
    for number in range(moves):
        cell, round_ = Cell(number % _SIZE**2), number // _SIZE**2
        digit = Digit(1 + (number + round_) % _SIZE)
        game.play(enter_in_all(game.sheet, (cell,), digit))
    return game


def measure(program: Program, moves: int) -> Seconds:
    """Return what each of the four costs in a game of so many moves."""
    panel = program.panels[ActionId.HISTORY].panel
    assert isinstance(panel, HistoryPanel)
    view, controller = panel.moves, program.game_controller
    other = Game(Puzzle.empty(_SIZE))
    costs: dict[str, list[float]] = {name: [] for name in ("open", "move", "scroll", "go")}
    game = game_of(moves)
    ends = itertools.cycle((view.scrollToTop, view.scrollToBottom))
    for number in range(_ROUNDS):
        controller.open_game(other)
        costs["open"].append(_time(partial(controller.open_game, game)))
        costs["move"].append(
            _time(partial(controller.enter_in_all, (Cell(0),), Digit(number % 2 + 1)))
        )
        costs["scroll"].append(_time(next(ends)))
        place = len(game.timed_moves)
        costs["go"].append(_time(partial(controller.go_to_move, 0)))
        controller.go_to_move(place)
    return {name: statistics.median(times) for name, times in costs.items()}


def _time(do: Callable[[], object]) -> float:
    """Return the seconds of the processor until what `do` leads to is painted."""
    started = time.process_time()
    do()
    QApplication.processEvents()
    return time.process_time() - started


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="what the history of a long game costs")
    parser.add_argument("--moves", type=int, default=10_000)
    wanted = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    with open_program(application) as program:
        program.window.named_actions[ActionId.HISTORY].trigger()
        short, long = (measure(program, count) for count in (wanted.moves // 100, wanted.moves))
    for name, seconds in long.items():
        ratio = seconds / max(short[name], 1e-6)
        print(f"{name} {1000 * seconds:.1f} ms, of the short game {ratio:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
