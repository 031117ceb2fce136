"""The owner of what is drawn over the grid: what is seen does not depend on who came when."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.annotation import Annotation, CellRole
from sudoku_gui.presentation.grid.cell_look import Findings
from sudoku_gui.presentation.grid.grid_layers import (
    GridLayers,
    SearchLayer,
    grid_look_of,
    search_layer_of,
)
from sudoku_gui.presentation.grid.highlight import CountHighlight, DigitHighlight
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from tests.support.puzzles import SMALL
from tests.support.ui.shown_moments import shown_moment_after

EMPTY = Sheet.of_givens(Grid.from_line("0" * 16))
SHEETS = [EMPTY, Sheet.of_givens(SMALL)]
SEARCHES = [None, *(search_layer_of(shown_moment_after(steps)) for steps in (0, 3, 6))]
FINDINGS = [None, *(Findings(wrong=frozenset({Cell(cell)})) for cell in (0, 7))]
ANNOTATIONS = [
    Annotation(text("Look here."), {Cell(cell): CellRole.IN_QUESTION}) for cell in (1, 2)
]
Setting = Callable[[GridOverlays], None]

any_layers = st.builds(
    GridLayers,
    st.sampled_from(SHEETS),
    st.sampled_from(SEARCHES),
    st.sampled_from(FINDINGS),
    st.sampled_from([None, *ANNOTATIONS]),
    highlight=st.sampled_from([None, DigitHighlight(Digit(1)), CountHighlight(2)]),
    shows_colours=st.booleans(),
    heat=st.sampled_from([None, (7,) * 16]),
)


def _settings_of(layers: GridLayers) -> list[Setting]:
    """What sets each of the layers, whoever does it."""

    def annotate(overlays: GridOverlays) -> None:
        if layers.annotation is None:
            for source in AnnotationSource:
                overlays.withdraw(source)
        else:
            overlays.annotate(AnnotationSource.QUIZ, layers.annotation)

    return [
        lambda overlays: overlays.show_sheet(layers.sheet),
        lambda overlays: overlays.show_search(layers.search),
        lambda overlays: overlays.show_findings(layers.findings),
        lambda overlays: overlays.show_highlight(layers.highlight),
        lambda overlays: overlays.show_colours(layers.shows_colours),
        lambda overlays: overlays.show_heat(layers.heat),
        annotate,
    ]


@given(any_layers, any_layers, st.data())
def test_what_is_seen_depends_on_the_values_and_not_on_the_order_of_setting(
    before: GridLayers, after: GridLayers, data: st.DataObject
) -> None:
    overlays = GridOverlays(EMPTY)
    for layers in (before, after):
        for put in data.draw(st.permutations(_settings_of(layers))):
            put(overlays)

    assert overlays.layers == after
    assert grid_look_of(overlays.layers, Cell(3)) == grid_look_of(after, Cell(3))


@pytest.fixture
def overlays() -> GridOverlays:
    return GridOverlays(EMPTY)


@pytest.mark.parametrize("search", SEARCHES[1:])
def test_every_change_is_told_once_and_no_change_not_at_all(
    search: SearchLayer, overlays: GridOverlays
) -> None:
    told: list[GridLayers] = []
    overlays.changed.connect(lambda: told.append(overlays.layers))

    for _ in range(2):
        overlays.show_search(search)
    for _ in range(2):
        overlays.show_search(None)

    assert told == [GridLayers(EMPTY, search), GridLayers(EMPTY)]


def test_what_one_part_has_drawn_no_other_takes_away(overlays: GridOverlays) -> None:
    first, second = ANNOTATIONS
    overlays.annotate(AnnotationSource.WHY_NOT, first)
    overlays.annotate(AnnotationSource.QUIZ, second)

    overlays.withdraw(AnnotationSource.WHY_NOT)
    assert overlays.layers.annotation is second

    overlays.withdraw(AnnotationSource.QUIZ)
    assert overlays.layers.annotation is None
