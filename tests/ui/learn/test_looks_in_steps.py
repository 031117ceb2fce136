"""Every look inside a step is seen, forth and back, by hand and played, and the counters run."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QSlider

from sudoku_gui.model.geometry import Cell
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.annotation import CellRole, HouseRole
from sudoku_gui.presentation.search.speed_scale import SUB_STEP_PACES
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.sub_steps import SubStep, inner_moments
from sudoku_gui.solvers.look import Look
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.wording.looks import look_sentence
from sudoku_gui.wording.sub_steps import sub_step_sentence
from tests.support.puzzles import SMALL
from tests.support.ui.pupil import ALGORITHM, NAIVE, Pupil
from tests.support.waiting import PatientBot

INNER = inner_moments(ALGORITHM.procedure, NAIVE.moments[4], NAIVE.moments[5], with_looks=True)
START = inner_moments(ALGORITHM.procedure, NAIVE.moments[0], NAIVE.moments[0], with_looks=True)


def words_of(happened: SubStep | Look) -> str:
    if isinstance(happened, Look):
        return str(look_sentence(happened, SMALL.geometry))
    return str(sub_step_sentence(happened, SMALL.geometry))


SENTENCES = [words_of(each.sub_step) for each in INNER]


@pytest.fixture
def pupil(qapp: QApplication, store: QSettings, qtbot: PatientBot) -> Iterator[Pupil]:
    pupil = Pupil(qapp, store, qtbot)
    pupil.program.start([])
    pupil.trigger("lesson")
    yield pupil
    pupil.end()


def test_by_hand_each_look_is_told_and_the_counters_run_with_it(
    pupil: Pupil, qtbot: PatientBot
) -> None:
    pupil.stand_at(4, qtbot)
    told, reads, tries = [], [], []

    for _ in INNER:
        pupil.trigger("sub_step")
        qtbot.waitUntil(lambda: pupil.steps() == 5)
        told.append(pupil.sentence)
        reads.append(pupil.counters()["reads"])
        tries.append(pupil.counters()["tries"])

    assert told == SENTENCES
    assert reads == [each.counters.reads for each in INNER]
    assert tries == [each.counters.tries for each in INNER]
    assert told[0] == "Has row 2 used 1? No."


def test_one_goes_back_look_by_look_into_the_steps_before(pupil: Pupil, qtbot: PatientBot) -> None:
    pupil.stand_at(5, qtbot)

    for sentence in reversed(SENTENCES):
        pupil.trigger("sub_step_back")
        qtbot.waitUntil(partial(_says, pupil, sentence))
    assert pupil.shown_in(5) == ""
    assert pupil.counters()["reads"] == INNER[0].counters.reads

    pupil.trigger("sub_step_back")

    qtbot.waitUntil(lambda: pupil.steps() == 4)
    qtbot.waitUntil(lambda: pupil.sentence.startswith("On to r2c2"))


def test_forth_and_back_by_as_many_presses_one_is_where_one_was(
    pupil: Pupil, qtbot: PatientBot
) -> None:
    pupil.stand_at(4, qtbot)
    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)
    for _ in range(8):
        pupil.trigger("sub_step")
    assert pupil.shown_in(5) == "4"

    for _ in range(8):
        pupil.trigger("sub_step_back")

    assert pupil.sentence == SENTENCES[0]
    assert pupil.shown_in(5) == ""


def test_a_search_begins_with_the_looks_of_its_start(pupil: Pupil, qtbot: PatientBot) -> None:
    pupil.put(SMALL)

    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.shown_moment is not None)

    assert pupil.steps() == 0
    assert pupil.sentence == words_of(START[0].sub_step)
    assert pupil.counters()["reads"] == 1
    pupil.trigger("sub_step_back")
    assert pupil.sentence == words_of(START[0].sub_step)


def test_the_entry_looked_at_lights_up_in_its_table(pupil: Pupil, qtbot: PatientBot) -> None:
    pupil.stand_at(4, qtbot)
    qtbot.waitUntil(lambda: len(pupil.panel.blocks.blocks) == 4)
    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)
    first = pupil.panel.blocks.lit_rects
    pupil.trigger("sub_step")
    second = pupil.panel.blocks.lit_rects

    assert len(first) == len(second) == 1
    assert first != second  # of the rows, and of the columns
    annotation = pupil.window.overlays.layers.annotation
    assert annotation is not None
    assert annotation.houses == {SMALL.geometry.houses_of(Cell(5))[1]: HouseRole.BASE}

    pupil.trigger("step")

    qtbot.waitUntil(lambda: pupil.steps() == 6)
    assert pupil.panel.blocks.lit_rects == ()
    assert pupil.window.overlays.layers.annotation is None


def test_the_cell_looked_at_lights_up_in_the_grid(pupil: Pupil, qtbot: PatientBot) -> None:
    pupil.choose_algorithm(algorithm_named("direct-check"))
    pupil.stand_at(4, qtbot)

    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)

    annotation = pupil.window.overlays.layers.annotation
    assert annotation is not None
    assert annotation.cells[Cell(4)] is CellRole.LOOKED_AT  # the first of row 2
    assert annotation.cells[Cell(5)] is CellRole.IN_QUESTION


def test_looks_are_played_at_a_pace_of_their_own_from_step_to_step(
    pupil: Pupil, qtbot: PatientBot
) -> None:
    pupil.stand_at(4, qtbot)
    _set_pace(pupil, len(SUB_STEP_PACES) - 1)

    pupil.trigger("play_sub_steps")
    assert pupil.action(ActionId.PLAY_SUB_STEPS).isChecked()
    qtbot.waitUntil(lambda: pupil.steps() >= 7)
    pupil.trigger("play_sub_steps")

    assert not pupil.action(ActionId.PLAY_SUB_STEPS).isChecked()
    said, steps = pupil.sentence, pupil.steps()
    qtbot.handle_all()
    assert (pupil.sentence, pupil.steps()) == (said, steps)


def test_looks_are_played_backwards_to_the_start_and_no_farther(
    pupil: Pupil, qtbot: PatientBot
) -> None:
    pupil.stand_at(2, qtbot)
    _set_pace(pupil, len(SUB_STEP_PACES) - 1)

    pupil.trigger("play_sub_steps_back")

    qtbot.waitUntil(lambda: not pupil.action(ActionId.PLAY_SUB_STEPS_BACK).isChecked())
    assert pupil.steps() == 0
    assert pupil.sentence == words_of(START[0].sub_step)


def test_watching_ends_the_playing_of_looks(pupil: Pupil, qtbot: PatientBot) -> None:
    pupil.stand_at(2, qtbot)
    pupil.trigger("play_sub_steps")
    qtbot.waitUntil(lambda: pupil.steps() == 3)

    pupil.trigger("watch")

    assert not pupil.action(ActionId.PLAY_SUB_STEPS).isChecked()
    assert pupil.phase is SearchPhase.PLAYING


def test_the_slowest_pace_is_one_in_three_seconds(pupil: Pupil) -> None:
    _set_pace(pupil, 0)

    slider = _slider(pupil)
    assert slider.accessibleDescription() == "1 in 3 s"
    assert pupil.program._settings.sub_step_speed == 0


def _says(pupil: Pupil, sentence: str) -> bool:
    return pupil.sentence == sentence


def _set_pace(pupil: Pupil, position: int) -> None:
    _slider(pupil).setValue(position)


def _slider(pupil: Pupil) -> QSlider:
    (slider,) = pupil.panel.findChildren(QSlider)
    return slider
