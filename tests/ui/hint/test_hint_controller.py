"""Hints in the window: four presses, drawn, said, and played as one move."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sudoku_gui.model.candidates import candidates_of_blanks
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.annotation import Annotation
from sudoku_gui.presentation.hint.shown_hint import HintStage
from sudoku_gui.techniques.position import digits_in
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.ui.hint.hint_panel import HintPanel
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.techniques.positions import technique_positions
from tests.support.ui.open_program import OpenProgram

HARDEST = Grid.from_line(
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
)


def annotation(program: OpenProgram) -> Annotation | None:
    """What is drawn over the grid."""
    return program.window.overlays.layers.annotation


def panel(program: OpenProgram) -> HintPanel:
    """The panel of hints, which must have been wanted."""
    (found,) = program.window.findChildren(HintPanel)
    return found


def press(program: OpenProgram, times: int = 1) -> None:
    """Ask for a hint, and for more of it."""
    for _ in range(times):
        program.trigger("hint")
        program.wait_until(lambda: program.program.hints.hint is not None)


def notices(program: OpenProgram) -> list[str]:
    """What hints say in the place for notices, from now on."""
    said: list[str] = []
    program.program.hints.notice_posted.connect(lambda notice: said.append(str(notice.sentence)))
    return said


def put_position(program: OpenProgram, *, with_notes: bool) -> Sheet:
    """A position in which something is to be ruled out first, with all candidates noted or none."""
    row = next(each for each in technique_positions() if each.technique == "bug-plus-one")
    sheet = Sheet.of_givens(row.position.grid)
    if with_notes:
        masks = row.position.masks
        sheet = sheet.with_notes([CellNotes(frozenset(digits_in(mask))) for mask in masks])
    program.game_controller.open_game(Game(Puzzle(row.position.grid), sheet))
    return sheet


def test_each_press_shows_more_and_the_fourth_does_it(playing: OpenProgram) -> None:
    playing.put(SMALL)
    press(playing)
    hint = playing.program.hints.hint
    assert hint is not None
    assert hint.stage is HintStage.PLACE
    assert panel(playing).isVisible()

    press(playing)
    assert annotation(playing) == hint.advanced().annotation
    press(playing)
    assert annotation(playing) == hint.advanced().advanced().annotation

    playing.trigger("hint")

    ((cell, digit),) = ((each.cell, each.digit) for each in hint.deduction.placements)
    state = playing.sheet.state_at(cell)
    assert (state.digit, state.origin) == (digit, Origin.ENTRY)
    assert SMALL_SOLVED.digit_at(cell) == digit
    assert not panel(playing).isVisible()
    assert annotation(playing) is None
    playing.game_controller.undo()
    assert playing.sheet == Sheet.of_givens(SMALL)


def test_a_hint_is_counted_once_however_much_of_it_is_shown(playing: OpenProgram) -> None:
    playing.put(SMALL)

    press(playing, 3)

    assert playing.game_controller.game.totals.hints == 1


def test_the_steps_of_the_proof_are_gone_through_by_keys_and_by_the_list(
    playing: OpenProgram,
) -> None:
    playing.put(SMALL)
    press(playing, 2)
    assert not playing.action(ActionId.PREVIOUS_REASON).isEnabled()
    press(playing)
    hint = playing.program.hints.hint
    assert hint is not None

    playing.trigger("previous_reason")
    assert annotation(playing) == hint.at_step(hint.step - 1).annotation
    playing.trigger("next_reason")
    assert annotation(playing) == hint.annotation

    panel(playing).step_wanted.emit(0)
    assert annotation(playing) == hint.at_step(0).annotation


def test_each_stage_is_said_to_screen_readers(playing: OpenProgram) -> None:
    playing.put(SMALL)
    press(playing)
    announcer, said = playing.program.hints.announcer, list[str]()
    announcer.announced.connect(said.append)

    press(playing)
    announcer.announce_waiting()
    press(playing)
    announcer.announce_waiting()

    hint = playing.program.hints.hint
    assert hint is not None
    assert said == [str(hint.sentence), f"{hint.sentence} {hint.steps[-1].sentence}"]


@pytest.mark.parametrize("way", ["move", "note", "escape", "puzzle", "search"])
def test_a_move_another_puzzle_a_search_and_escape_end_it(playing: OpenProgram, way: str) -> None:
    playing.put(SMALL)
    press(playing)

    match way:
        case "move":
            playing.enter(0, 3)
        case "note":
            playing.trigger("fill_candidates")
        case "escape":
            QTest.keyClick(playing.grid, Qt.Key.Key_Escape)
        case "puzzle":
            playing.put(SMALL)
        case "search":
            playing.trigger("step")
            playing.wait_for_steps()

    assert playing.program.hints.hint is None
    assert not panel(playing).isVisible()
    assert annotation(playing) is None


def test_what_is_ruled_out_goes_out_of_complete_notes(playing: OpenProgram) -> None:
    before = put_position(playing, with_notes=True)
    press(playing, 3)
    hint = playing.program.hints.hint
    assert hint is not None
    assert hint.deduction.eliminations

    playing.trigger("hint")

    for each in hint.deduction.eliminations:
        assert each.digit in before.notes_at(each.cell).digits
        assert each.digit not in playing.sheet.notes_at(each.cell).digits
    playing.game_controller.undo()
    assert playing.sheet == before


def test_without_complete_notes_all_candidates_are_noted_in_the_same_move(
    playing: OpenProgram,
) -> None:
    before = put_position(playing, with_notes=False)
    press(playing, 3)
    hint, said = playing.program.hints.hint, notices(playing)
    assert hint is not None
    assert hint.deduction.eliminations

    playing.trigger("hint")

    ruled_out = {(each.cell, each.digit) for each in hint.deduction.eliminations}
    expected = {
        cell: frozenset(digit for digit in digits if (cell, digit) not in ruled_out)
        for cell, digits in candidates_of_blanks(before.grid).items()
    }
    assert {cell: playing.sheet.notes_at(cell).digits for cell in expected} == expected
    assert said[-1].endswith("All candidates were noted first.")
    playing.game_controller.undo()
    assert playing.sheet == before


def test_a_wrong_entry_is_named_and_shown_and_nothing_concluded(playing: OpenProgram) -> None:
    playing.put(SMALL)
    cell = Cell(0)
    playing.enter(cell, 1)
    said = notices(playing)

    playing.trigger("hint")
    playing.wait_until(lambda: bool(said))

    assert "is wrong" in said[0]
    shown = annotation(playing)
    assert shown is not None
    assert {*shown.cells} == {cell}
    assert playing.program.hints.hint is None
    playing.game_controller.undo()
    assert annotation(playing) is None


def test_where_no_technique_helps_the_search_is_offered(playing: OpenProgram) -> None:
    settings = playing.program.panels._parts().settings
    used = {"full-house"}
    settings.techniques_off = frozenset(each.name for each in TECHNIQUES if each.name not in used)
    playing.put(HARDEST)
    said = notices(playing)

    playing.trigger("hint")
    playing.wait_until(lambda: bool(said))

    assert said == ["No technique helps here."]
    assert playing.offer().text() == "Search for the solution"
    assert playing.game_controller.game.totals.hints == 0


def test_a_solved_puzzle_has_no_next_step(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.game_controller.fill(SMALL_SOLVED)
    said = notices(playing)

    playing.trigger("hint")
    playing.wait_until(lambda: bool(said))

    assert said == ["the puzzle is solved: there is no next step"]


def test_a_digit_that_was_filled_in_counts_as_one(playing: OpenProgram) -> None:
    playing.put(SMALL)
    press(playing)
    first = playing.program.hints.hint
    assert first is not None
    (placed,) = first.deduction.placements
    playing.game_controller.fill(SMALL.with_digit(placed.cell, placed.digit))

    press(playing)

    second = playing.program.hints.hint
    assert second is not None
    assert placed.cell not in {each.cell for each in second.deduction.placements}


def test_what_a_search_shows_plays_no_part(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.trigger("step")
    opened.wait_for_steps()

    press(opened)

    hint = opened.program.hints.hint
    assert hint is not None
    assert hint.result.position.grid == SMALL
    assert opened.shown_moment is None


def test_the_panel_speaks_the_language_and_wears_the_theme(playing: OpenProgram) -> None:
    playing.put(SMALL)
    press(playing, 3)
    english = panel(playing).words

    playing.choose_language("ko")

    assert panel(playing).words != english


def test_a_puzzle_that_is_typed_has_no_hint(playing: OpenProgram) -> None:
    playing.begin_grid()

    assert not playing.action(ActionId.HINT).isEnabled()


def test_digits_of_givens_are_never_changed(playing: OpenProgram) -> None:
    playing.put(SMALL)
    for _ in SMALL.blanks():
        press(playing, 3)
        playing.trigger("hint")

    assert playing.sheet.grid == SMALL_SOLVED
    assert playing.sheet.givens == SMALL
    assert Digit(0) not in {playing.sheet.grid.digit_at(Cell(0))}


def test_a_search_for_a_hint_that_fails_ends_with_a_notice(
    playing: OpenProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_gui.ui.hint.hint_controller.HintTask", lambda *_, **__: 1 // 0)
    playing.put(SMALL)
    said = notices(playing)

    with qtbot.captureExceptions() as exceptions:
        playing.trigger("hint")
        playing.wait_until(lambda: bool(said) and bool(exceptions))

    assert said == ["Something went wrong inside the program."]
    assert not panel(playing).isVisible()
    monkeypatch.undo()
    press(playing)


def test_a_korean_hint_has_the_particle_of_its_digit(opened: OpenProgram) -> None:
    opened.choose_language("ko")
    opened.put(SMALL)
    press(opened)

    said = " ".join(label.text() for label in panel(opened).findChildren(QLabel))
    digit = re.search(r"숫자 ([1-4])(을|를|이|가|은|는) ", said)
    assert digit, said
    assert digit[2] in ("을이은" if digit[1] in "13" else "를가는")
