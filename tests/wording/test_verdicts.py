"""How verdicts are said."""

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.wording.verdicts import number_sentence, verdict_sentence

NINE = Geometry.of_size(9)


def test_a_conflict_names_the_cells() -> None:
    grid = Grid.from_line("55" + "0" * 79)
    verdict = Verdict(VerdictKind.CONFLICT, 2, is_too_few=True, conflicts=grid.conflicts())

    sentence = verdict_sentence(verdict, NINE)

    assert str(sentence) == "digits clash: r1c1 and r1c2 both hold 5 (row 1, box 1)"


def test_none_and_one_are_said_in_words() -> None:
    none = Verdict(VerdictKind.NONE, 30, is_too_few=False)
    unique = Verdict(VerdictKind.UNIQUE, 30, is_too_few=False, solutions=1)

    assert str(verdict_sentence(none, NINE)) == "no solution"
    assert str(verdict_sentence(unique, NINE)) == "exactly one solution"


def test_several_solutions_are_counted() -> None:
    assert str(number_sentence(1, has_more=False)) == "1 solution"
    assert str(number_sentence(57, has_more=False)) == "57 solutions"
    assert str(number_sentence(1_000, has_more=True)) == "more than 1,000 solutions"


def test_too_few_givens_are_said_as_the_reason() -> None:
    several = Verdict(VerdictKind.SEVERAL, 3, is_too_few=True, solutions=1_000, has_more=True)

    sentence = verdict_sentence(several, NINE)

    assert str(sentence) == "more than 1,000 solutions; too few givens for only one"


def test_giving_up_says_after_how_many_guesses() -> None:
    undecided = Verdict(VerdictKind.UNDECIDED, 90, is_too_few=False, guesses=200_000)

    assert str(verdict_sentence(undecided, NINE)) == "not decided within 200,000 guesses"
