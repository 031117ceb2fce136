"""Searches over the game that come to no good end, and what is offered then."""

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.moves import MoveKind
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.playback.jumps import ToEnd, ToNextSolution
from sudoku_gui.presentation.notice import NoticeTone
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.wording.outcomes import no_solution_sentence
from tests.model.variants import DIAGONAL_PUZZLES
from tests.support.puzzles import SMALL_SOLVED
from tests.support.solvers.corpus import InvalidRow, invalid_rows, puzzle_of_counts
from tests.support.solvers.variants import diagonal
from tests.support.ui.game_bench import GameBench
from tests.support.ui.searches import ENDLESS

STUCK = "stuck: {} blanks remain (rounds in vain: 1; the original never stops)"
UNSOLVABLE = [row for row in invalid_rows() if row.solutions == "0"]
CLASHING = [row for row in invalid_rows() if row.solutions == "conflict"]


COMMANDS: Mapping[str, Callable[[GameBench], None]] = {
    "search to the end": lambda desk: desk.game_search.search_to_end(),
    "watch": lambda desk: desk.game_search.watch(),
    "step": lambda desk: desk.game_search.step(1),
    "step back": lambda desk: desk.game_search.step(-1),
    "jump": lambda desk: desk.game_search.jump(ToEnd()),
}


@pytest.fixture
def desk(qapp: QApplication) -> GameBench:
    return GameBench()


@pytest.fixture
def endless(qapp: QApplication) -> GameBench:
    return GameBench(ENDLESS)


@pytest.mark.parametrize("row", UNSOLVABLE, ids=lambda row: row.name)
def test_an_unsolvable_puzzle_ends_as_no_solution_and_stays_as_it_was(
    row: InvalidRow, qapp: QApplication
) -> None:
    desk = GameBench(row.puzzle)
    desk.search.choose_algorithm(algorithm_named("fewest-candidates"))

    desk.game_search.search_to_end()
    desk.solver.run()

    assert desk.sentences[-1] == str(no_solution_sentence(has_entries=False))
    assert desk.said[-1].tone is NoticeTone.WARNING
    assert desk.offers == []
    assert desk.sheet == desk.shown[-1] == Sheet.of_givens(row.puzzle)
    assert desk.bench.game.next_undo is None


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("row", CLASHING, ids=lambda row: row.name)
def test_clashing_givens_are_refused_before_the_search_with_their_names(
    row: InvalidRow, command: str, qapp: QApplication
) -> None:
    puzzle = row.puzzle
    desk = GameBench(puzzle)

    COMMANDS[command](desk)
    desk.solver.deliver()

    first = puzzle.conflicts()[0]
    assert desk.sentences[-1].startswith(
        f"{puzzle.geometry.name(first.first)} and {puzzle.geometry.name(first.second)} both hold"
    )
    assert desk.said[-1].tone is NoticeTone.WARNING
    assert desk.scenes == []
    assert desk.search.phase is SearchPhase.IDLE


@pytest.mark.parametrize("command", COMMANDS)
def test_an_algorithm_that_knows_no_diagonals_is_refused_before_the_search_with_a_word(
    command: str, qapp: QApplication
) -> None:
    desk = GameBench(diagonal("1200000000000000"))

    COMMANDS[command](desk)
    desk.solver.deliver()

    assert desk.sentences[-1] == (
        "Used-number tables: this algorithm knows no houses but rows, columns and boxes"
    )
    assert desk.said[-1].tone is NoticeTone.WARNING
    assert desk.scenes == []
    assert desk.search.phase is SearchPhase.IDLE


def test_a_grid_with_diagonals_is_solved_by_an_algorithm_that_heeds_them(
    qapp: QApplication,
) -> None:
    puzzle, solution = map(diagonal, DIAGONAL_PUZZLES[1])
    desk = GameBench(puzzle)
    desk.search.choose_algorithm(algorithm_named("fewest-candidates"))

    desk.game_search.search_to_end()
    desk.solver.run()

    assert desk.sheet.grid == solution


def test_entries_are_kept_in_a_search(desk: GameBench) -> None:
    desk.enter("r1c1", 3)

    desk.game_search.search_to_end()
    desk.solver.run()

    assert desk.sheet.grid == SMALL_SOLVED
    assert desk.sheet.cells_of(Origin.ENTRY) == (desk.cell("r1c1"),)


def test_where_entries_leave_no_solution_solving_without_them_is_offered(
    desk: GameBench,
) -> None:
    desk.enter("r1c1", 1)
    with_entry = desk.sheet
    desk.game_search.search_to_end()
    desk.solver.run()
    assert desk.sentences[-1] == str(no_solution_sentence(has_entries=True))
    assert desk.sheet == with_entry

    desk.accept("Solve without my entries")
    desk.solver.run()

    assert desk.sheet.grid == SMALL_SOLVED
    assert desk.sheet.cells_of(Origin.ENTRY) == ()
    desk.bench.undo()
    desk.bench.undo()
    assert desk.sheet == with_entry


@pytest.mark.parametrize(("puzzle", "blanks"), [("B", 51), ("D", 58), ("small", 12)])
def test_the_last_blank_gets_stuck_and_says_how_many_blanks_remain(
    puzzle: str, blanks: int, qapp: QApplication
) -> None:
    desk = GameBench(puzzle_of_counts(puzzle))
    desk.search.choose_algorithm(algorithm_named("last-blank"))

    desk.game_search.search_to_end()
    desk.solver.run()

    assert desk.sentences[-1] == STUCK.format(blanks)
    assert desk.offers == [
        str(algorithm.title) for algorithm in ALGORITHMS if algorithm.name != "last-blank"
    ]


HALF = Grid.from_line("0241143000000000")  # the upper half is forced, the lower is not


@pytest.mark.parametrize(
    "name", [algorithm.name for algorithm in ALGORITHMS if algorithm.name != "last-blank"]
)
def test_going_on_with_another_algorithm_starts_from_what_the_last_blank_found(
    name: str, qapp: QApplication
) -> None:
    desk = GameBench(HALF)
    desk.search.choose_algorithm(algorithm_named("last-blank"))
    desk.game_search.search_to_end()
    desk.solver.run()
    found = desk.sheet
    assert found.cells_of(Origin.SOLVER)

    desk.accept(str(algorithm_named(name).title))
    desk.solver.deliver()
    assert desk.scenes[-1].moment.grid == found.grid
    desk.solver.run()

    assert desk.search.algorithm.name == name
    assert desk.sheet.grid.is_solved()
    assert desk.sheet.givens == HALF


def test_going_on_over_clashing_cells_is_refused_with_their_names(desk: GameBench) -> None:
    desk.search.choose_algorithm(algorithm_named("last-blank"))
    desk.game_search.search_to_end()
    desk.solver.run()
    stuck = desk.said[-1]
    desk.enter("r1c1", 2)

    stuck.actions[0].accept()

    assert desk.sentences[-1].startswith("r1c1 and r1c2 both hold 2")
    assert desk.search.phase is not SearchPhase.PLAYING


def test_going_on_twice_keeps_what_the_first_had_shown(qapp: QApplication) -> None:
    desk = GameBench(ENDLESS)
    desk.search.choose_algorithm(algorithm_named("last-blank"))
    desk.game_search.search_to_end()
    desk.solver.run()
    stuck = desk.said[-1]

    stuck.actions[0].accept()
    desk.solver.deliver()
    desk.solver.tick()
    desk.solver.deliver()
    shown = desk.scenes[-1].sheet
    stuck.actions[1].accept()
    desk.solver.deliver()

    assert desk.scenes[-1].moment.grid == shown.grid
    assert desk.bench.game.next_undo is MoveKind.FILL


def test_after_a_while_of_solving_something_quicker_is_offered(qapp: QApplication) -> None:
    desk = GameBench(puzzle_of_counts("defeating"))
    desk.game_search.search_to_end()
    desk.solver.deliver()

    desk.lose_patience()
    assert desk.sentences[-1].startswith("Still searching.")
    desk.search.choose_algorithm(algorithm_named("used-tables"))
    desk.accept("Solve with Fewest candidates first")
    desk.solver.run()

    assert desk.sheet.grid.is_solved()
    assert desk.search.algorithm.name == "fewest-candidates"


@pytest.mark.parametrize("command", ["stop", "watch", "play back", "step", "jump", "reset", "undo"])
def test_nothing_quicker_is_offered_when_it_no_longer_solves(
    command: str, endless: GameBench
) -> None:
    endless.game_search.search_to_end()
    endless.solver.deliver()
    doing = dict(COMMANDS) | {
        "stop": lambda desk: desk.bench.stop(),
        "play back": lambda desk: desk.game_search.play_back(),
        "reset": lambda desk: desk.bench.reset(),
        "undo": lambda desk: desk.bench.undo(),
    }
    doing[command](endless)
    endless.said.clear()

    endless.lose_patience()

    assert endless.said == []


def test_nothing_quicker_is_offered_for_a_search_that_is_watched_again(
    endless: GameBench,
) -> None:
    endless.game_search.search_to_end()
    endless.solver.deliver()
    endless.game_search.watch()
    endless.game_search.watch()
    assert endless.search.phase is SearchPhase.PLAYING
    endless.said.clear()

    endless.lose_patience()

    assert endless.said == []


def test_nothing_quicker_is_offered_than_the_quickest(endless: GameBench) -> None:
    endless.search.choose_algorithm(algorithm_named("fewest-candidates"))
    endless.game_search.search_to_end()
    endless.said.clear()

    endless.lose_patience()

    assert endless.said == []


def test_the_next_solution_is_offered_shown_and_kept_until_there_is_none(
    qapp: QApplication,
) -> None:
    desk = GameBench(Grid.from_line("1234341200000000"))
    desk.game_search.search_to_end()
    desk.solver.run()
    solutions = [desk.sheet.grid]

    while "Next Solution" in desk.offers:
        desk.accept("Next Solution")
        desk.solver.run()
        solutions.append(desk.sheet.grid)

    assert len({grid.digits for grid in solutions[:-1]}) == len(solutions) - 1 > 1
    assert all(grid.is_solved() for grid in solutions[:-1])
    assert desk.sentences[-2].startswith(f"solution {len(solutions) - 1} found after ")
    assert desk.sentences[-1] == (f"everything is tried: there are {len(solutions) - 1} solutions")
    assert desk.search.phase is SearchPhase.ENDED


def test_one_can_walk_back_from_the_second_solution_past_the_first_and_watch_on(
    qapp: QApplication,
) -> None:
    desk = GameBench(Grid.from_line("1234341200000000"))
    for _ in range(2):
        desk.game_search.jump(ToNextSolution())
        desk.solver.run()
    second = desk.scenes[-1].moment
    first = next(each.moment for each in desk.scenes if each.moment.solutions)

    desk.game_search.go_to_step(first.counters.steps)
    desk.solver.run()
    assert desk.scenes[-1].moment == first
    phases = [desk.search.phase]

    desk.game_search.watch()
    desk.solver.run()
    assert desk.scenes[-1].moment == second
    phases.append(desk.search.phase)
    assert phases == [SearchPhase.PAUSED, SearchPhase.ENDED]


def test_a_program_that_never_goes_back_offers_no_next_solution(qapp: QApplication) -> None:
    desk = GameBench(Grid.from_line("1234341221434320"))
    desk.search.choose_algorithm(algorithm_named("last-blank"))
    desk.game_search.search_to_end()
    desk.solver.run()

    assert desk.sentences[-1] == "solved in 1 step"
    assert desk.offers == []
