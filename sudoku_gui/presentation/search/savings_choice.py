"""What a search can be compared with, as rows of a list."""

from __future__ import annotations

from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import NO_CELL, Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.savings import GivenElsewhere, OtherSearch, RuleSavings
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.rules.rule import Rule, RuleKind
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.wording import savings as words


@dataclass(frozen=True, slots=True)
class Searched:
    """The search that is compared: by which algorithm, of which grid, with the cursor where.

    known: how many steps it takes, 0 while nobody knows.
    """

    algorithm: Algorithm
    grid: Grid
    cursor: Cell
    known: int = 0


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """Another rule."""

    kind: RuleKind

    @property
    def title(self) -> Text:
        """How it is listed."""
        return words.RULE_TITLES[self.kind]

    def description(self, searched: Searched) -> Text:
        """Return what it is, or why it cannot be compared with."""
        if self.kind is not RuleKind.GIVEN:
            return words.RULE_SENTENCES[self.kind]
        sentence = words.given_sentence(searched.cursor, searched.grid.geometry)
        if self._rule(searched).leaves_out_branches(searched.algorithm):
            return sentence
        return words.with_other_blanks(sentence)

    def obstacle(self, searched: Searched) -> Text | None:
        """Return why there is nothing to compare, if so."""
        if searched.algorithm.is_recorded:
            return words.RECORDED
        if not searched.algorithm.takes_back:
            return words.NEVER_GUESSES
        is_blank = searched.cursor != NO_CELL and not searched.grid.digit_at(searched.cursor)
        if self.kind is RuleKind.GIVEN and not is_blank:
            return words.NO_BLANK
        return None

    def task(self, searched: Searched) -> RuleSavings | GivenElsewhere:
        """Return what finds out how much it spares the search."""
        rule = self._rule(searched)
        if rule.leaves_out_branches(searched.algorithm):
            return RuleSavings(searched.algorithm, searched.grid, rule, searched.known)
        return GivenElsewhere(searched.algorithm, searched.grid, rule.cell)

    def _rule(self, searched: Searched) -> Rule:
        if self.kind is RuleKind.GIVEN:
            return Rule(self.kind, searched.cursor)
        return Rule(self.kind)


@dataclass(frozen=True, slots=True)
class ProgramChoice:
    """Another program."""

    algorithm: Algorithm

    @property
    def title(self) -> Text:
        """How it is listed."""
        return self.algorithm.title

    def description(self, searched: Searched) -> Text:
        """Return that numbers are compared."""
        return words.ANOTHER_PROGRAM

    def obstacle(self, searched: Searched) -> Text | None:
        """Return why there is nothing to compare: nothing is in the way."""
        return None

    def task(self, searched: Searched) -> OtherSearch:
        """Return what finds out how many steps it takes."""
        other = start_search(self.algorithm, searched.grid)
        compared = start_search(searched.algorithm, searched.grid)
        return OtherSearch(other, compared)


SavingsChoice = RuleChoice | ProgramChoice


def choices_for(searched: Algorithm, grid: Grid) -> tuple[SavingsChoice, ...]:
    """Return what a search by the algorithm over the grid can be compared with."""
    rules = tuple(RuleChoice(kind) for kind in RuleKind)
    others = [each for each in ALGORITHMS if each.takes_back and each.can_search(grid.geometry)]
    return (*rules, *(ProgramChoice(each) for each in others if each.name != searched.name))
