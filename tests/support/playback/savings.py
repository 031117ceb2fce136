"""What the tests of savings share: the rules by name, and searches followed step by step."""

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.savings import RuleSavings, Savings
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.rules.rule import Rule, RuleKind
from sudoku_gui.solvers.search import Algorithm, Outcome
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.solvers.task import finish

RULES = {"jump": Rule(RuleKind.BACKJUMPING), "check": Rule(RuleKind.FORWARD_CHECKING)}
"""By the names that the programs of `ruled_programs` have for them."""


def savings_of(algorithm: Algorithm, grid: Grid, rule: Rule) -> Savings:
    """All that a rule spares a search."""
    task = RuleSavings(algorithm, grid, rule, 0)
    finish(task, 10_000)
    (savings,) = task.partial_result
    return savings


def ends_soon(algorithm: Algorithm, grid: Grid, limit: int = 2_000) -> bool:
    """Whether the search of the grid takes no more steps than that."""
    search = start_search(algorithm, grid)
    search.advance(limit)
    return search.moment().outcome is not Outcome.RUNNING


def needless_steps(algorithm: Algorithm, grid: Grid, rule: Rule) -> set[int]:
    """The steps that are needless under the rule, found one by one."""
    search = start_search(algorithm, grid)
    assert isinstance(search, BacktrackingSearch)
    follower = rule.follower_of(search)
    found, step = set[int](), 0
    while follower.follow(1):
        step += 1
        if follower.needless() > len(found):
            found.add(step)
    return found
