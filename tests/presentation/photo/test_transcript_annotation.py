"""What is drawn over the grid beside a photo."""

from sudoku_gui.model.geometry import Cell
from sudoku_gui.presentation.grid.annotation import CellRole
from sudoku_gui.presentation.photo.transcript import CellDoubt
from sudoku_gui.presentation.photo.transcript_annotation import DOUBT_COLOURS, annotation_of
from sudoku_gui.presentation.theme import DARK, LIGHT
from tests.presentation.photo.test_transcript import FAINT, SIX_FOR_FIVE
from tests.support.readings import transcript_of


def test_what_is_unsure_and_what_is_suggested_are_marked() -> None:
    transcript = transcript_of(others={**SIX_FOR_FIVE, 4: ((7, 0.6), (1, 0.4))})

    cells = annotation_of(transcript).cells

    assert cells == {Cell(0): CellRole.SUGGESTED, Cell(4): CellRole.UNSURE}


def test_the_summary_describes_it() -> None:
    description = annotation_of(transcript_of(others={0: FAINT})).description

    assert str(description) == "30 givens, 1 unsure, exactly one solution"


def test_what_contradicts_the_solution_is_marked() -> None:
    cells = annotation_of(transcript_of(written={2: ((1, 0.99),)})).cells

    assert cells == {Cell(2): CellRole.CONTRADICTING}


def test_each_doubt_has_a_colour_in_both_themes_and_what_is_alike_has_the_same() -> None:
    for theme in (LIGHT, DARK):
        colours = {doubt: getattr(theme, DOUBT_COLOURS[doubt]) for doubt in CellDoubt}
        wrong = colours.pop(CellDoubt.CONTRADICTING)
        assert wrong == colours[CellDoubt.CLASHING]
        assert colours.pop(CellDoubt.UNSURE_KIND) == colours[CellDoubt.UNSURE]
        assert len({*colours.values()}) == len(colours)
