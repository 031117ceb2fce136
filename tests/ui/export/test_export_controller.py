"""Taking away what the window shows: which files there are then, and what was said."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QProgressDialog
from pytestqt.qtbot import QtBot

from sudoku_gui.assets import resource
from sudoku_gui.formats import read
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.step_formats import JSON_LINES
from sudoku_gui.playback.step_range import StepRange
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.export.export_formats import (
    ANIMATION_FORMATS,
    PICTURE_FORMATS,
    TABLE_FORMATS,
    ExportFormat,
)
from sudoku_gui.presentation.export.export_options import (
    ExportContext,
    ExportOptions,
    PictureSubject,
    RenderStyle,
)
from sudoku_gui.presentation.grid.cell_look import Findings
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.why_not import moment_without_search, why_not
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.wording.why_not import answer_sentence
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL, SMALL_LINE
from tests.support.ui.fakes import FakeTaker
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.render_samples import STEPS_OF_SMALL

LONG = read(resource("puzzles", "against-row-major.txt").read_bytes()).puzzle.givens.line()
USED_TABLES = algorithm_named("used-tables")
NOW = StepRange(0, 0)
PICTURE = ExportOptions(ExportFormat.SVG, NOW, RenderStyle(400, LIGHT, has_caption=True))
ANIMATION = ExportOptions(
    ExportFormat.GIF, StepRange(3, 12), RenderStyle(150, LIGHT, has_caption=True), rate=5
)
STEPS = ExportOptions(ExportFormat.JSON_LINES, StepRange(0, STEPS_OF_SMALL))
ENDLESS = ExportOptions(ExportFormat.JSON_LINES, StepRange(0, sys.maxsize))


class Desk:
    """The open program, and somebody who takes things away from it."""

    def __init__(self, opened: OpenProgram, taker: FakeTaker) -> None:
        self.opened = opened
        self.taker = taker

    def search(self, step: int, line: str = SMALL_LINE) -> None:
        """Have the window show a step of a search."""
        self.opened.put(Grid.from_line(line))
        self.opened.choose_algorithm(USED_TABLES)
        self.opened.jump_to_step(step)
        self.opened.wait_for_steps(step)

    def take(self, action: str, sentence: str) -> None:
        """Choose an action and wait for what is said of it."""
        self.opened.trigger(action)
        self.opened.wait_for_sentence(sentence)

    def is_enabled(self, action: str) -> bool:
        """Whether the action can be chosen."""
        return self.opened.action(ActionId(action)).isEnabled()

    @property
    def written(self) -> dict[str, bytes]:
        """The files that there are."""
        return {path.name: path.read_bytes() for path in self.taker.folder.iterdir()}


@pytest.fixture
def desk(qapp: QApplication, store: QSettings, qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    folder = tmp_path / "taken"
    folder.mkdir()
    taker = FakeTaker(folder)
    opened = OpenProgram(qapp, store, qtbot, taker)
    opened.program.start([])
    yield Desk(opened, taker)
    opened.end()


def test_without_a_search_the_grid_can_be_taken_away_and_nothing_else(desk: Desk) -> None:
    desk.opened.put(SMALL)
    desk.opened.enter(0, 1)
    desk.taker.picture = PICTURE

    desk.take("export_picture", "Saved ")

    assert desk.taker.offers == [ExportContext(Geometry.of_size(4), lines=0)]
    (svg,) = desk.written.values()
    assert (ElementTree.fromstring(svg)[1].text or "").endswith("12.....2..1.4...")
    assert not desk.is_enabled("export_animation")
    assert not desk.is_enabled("export_steps")


def test_the_moment_shown_is_the_one_in_the_picture(desk: Desk) -> None:
    desk.search(5)
    desk.taker.picture = PICTURE

    desk.take("export_picture", "Saved ")

    (name,) = desk.taker.suggestions
    assert name.endswith("-5.svg")
    description = ElementTree.fromstring(desk.written[name])[1].text or ""
    assert "step 5, depth 5" in description
    assert description.endswith("123434.2..1.4...")


@pytest.mark.parametrize("has_search", [False, True])
def test_what_is_explained_in_the_grid_is_explained_in_the_picture(
    desk: Desk, has_search: bool
) -> None:
    if has_search:
        desk.search(5)
    else:
        desk.opened.put(SMALL)
    reasons = desk.opened.why_not
    desk.opened.grid.select(Cell(6))
    desk.opened.trigger("why_not")
    reasons.menu.actions()[2].trigger()
    reasons.menu.hide()
    desk.taker.picture = PICTURE

    desk.take("export_picture", "Saved ")

    (svg,) = desk.written.values()
    description = ElementTree.fromstring(svg)[1].text or ""
    why = why_not(moment_without_search(SMALL), Cell(6), Digit(2))
    assert str(answer_sentence(why, SMALL.geometry)) in description.splitlines()
    assert LIGHT.blocker.encode() in svg


@pytest.mark.parametrize("format_", PICTURE_FORMATS)
@pytest.mark.parametrize(
    ("panel", "subject"),
    [
        ("search_tree", PictureSubject.TREE),
        ("lesson", PictureSubject.TABLES),
        (None, PictureSubject.TIMELINE),
    ],
)
def test_what_stands_around_the_grid_is_taken_away_as_the_grid_is(
    desk: Desk, panel: str | None, subject: PictureSubject, format_: ExportFormat
) -> None:
    if panel is not None:
        desk.opened.trigger(panel)
    desk.search(5)
    desk.opened.wait_until(lambda: subject in offered(desk))
    desk.taker.picture = replace(PICTURE, subject=subject, format=format_)

    desk.take("export_picture", "Saved ")

    ((name, content),) = desk.written.items()
    assert name.endswith(f"-5{subject.value}{format_.value}")
    assert len(content) > 1_000
    if format_ is ExportFormat.SVG:
        drawing = ElementTree.fromstring(content)
        assert "step 5, depth 5" in (drawing[1].text or "")
        colours = (LIGHT.placed_ground, LIGHT.solver)
        assert subject is PictureSubject.TIMELINE or any(
            each.encode() in content for each in colours
        )
    elif format_ is ExportFormat.PNG:
        width, height = desk.taker.offers[-1].others[subject]
        with Image.open(BytesIO(content)) as picture:
            assert picture.width == PICTURE.style.side
            assert picture.height > picture.width * height // max(400, width + 24)


def offered(desk: Desk) -> set[PictureSubject]:
    """What there is a picture of besides that of the grid."""
    desk.taker.picture = None
    desk.opened.trigger("export_picture")
    return set(desk.taker.offers[-1].others)


def test_what_is_not_open_is_not_offered(desk: Desk) -> None:
    desk.opened.put(SMALL)
    assert offered(desk) == set()

    desk.search(5)
    assert offered(desk) == {PictureSubject.TIMELINE}
    desk.opened.trigger("search_tree")
    desk.opened.wait_until(lambda: PictureSubject.TREE in offered(desk))
    desk.opened.trigger("search_tree")

    assert offered(desk) == {PictureSubject.TIMELINE}


def test_what_checks_found_is_in_the_picture_too(desk: Desk) -> None:
    desk.opened.put(SMALL)
    desk.opened.window.overlays.show_findings(Findings(wrong=frozenset({Cell(1)})))
    desk.taker.picture = PICTURE

    desk.take("export_picture", "Saved ")

    (svg,) = desk.written.values()
    assert LIGHT.conflict.encode() in svg


@pytest.mark.parametrize(
    ("name", "beginning"),
    [("m.pdf", b"%PDF"), ("m.PNG", b"\x89PNG"), ("m.svg", b"<?xml"), ("a.b.pdf", b"%PDF")],
)
@pytest.mark.parametrize("chosen", PICTURE_FORMATS)
def test_the_name_of_a_picture_says_of_which_kind_it_is(
    desk: Desk, chosen: ExportFormat, name: str, beginning: bytes
) -> None:
    desk.search(5)
    desk.taker.picture = ExportOptions(chosen, NOW, RenderStyle(200, LIGHT, has_caption=True))
    desk.taker.name = name

    desk.take("export_picture", f"Saved {name}")

    assert desk.written[name].startswith(beginning)
    assert desk.taker.suffixes == [".png", ".svg", ".pdf"]


@pytest.mark.parametrize(
    ("name", "beginning"), [("a.gif", b"GIF89a"), ("a.apng", b"\x89PNG"), ("a.png", b"\x89PNG")]
)
@pytest.mark.parametrize("chosen", ANIMATION_FORMATS)
def test_the_name_of_an_animation_says_of_which_kind_it_is(
    desk: Desk, chosen: ExportFormat, name: str, beginning: bytes
) -> None:
    desk.search(3)
    desk.taker.animation = replace(ANIMATION, format=chosen)
    desk.taker.name = name

    desk.take("export_animation", f"Saved {name}")

    assert desk.written[name].startswith(beginning)


@pytest.mark.parametrize(("name", "beginning"), [("s.csv", b"step,"), ("s.jsonl", b'{"step"')])
@pytest.mark.parametrize("chosen", TABLE_FORMATS)
def test_the_name_of_a_table_of_steps_says_of_which_kind_it_is(
    desk: Desk, chosen: ExportFormat, name: str, beginning: bytes
) -> None:
    desk.search(3)
    desk.taker.steps = replace(STEPS, format=chosen)
    desk.taker.name = name

    desk.take("export_steps", f"Saved {name}")

    assert desk.written[name].startswith(beginning)


@pytest.mark.parametrize(
    ("action", "name", "suffixes"),
    [
        ("export_picture", "m.gif", ".png .svg .pdf"),
        ("export_picture", "m", ".png .svg .pdf"),
        ("export_animation", "a.pdf", ".png .gif .apng"),
        ("export_steps", "s.xlsx", ".jsonl .csv"),
    ],
)
def test_nothing_is_written_under_the_name_of_another_kind(
    desk: Desk, action: str, name: str, suffixes: str
) -> None:
    desk.search(3)
    desk.taker.picture, desk.taker.animation, desk.taker.steps = PICTURE, ANIMATION, STEPS
    desk.taker.name = name

    desk.take(action, f"{name} was not saved: expected a name that ends in {suffixes}")

    assert desk.written == {}
    assert desk.is_enabled(action)


def test_the_algorithm_named_is_that_of_the_search_not_of_the_next_one(desk: Desk) -> None:
    desk.search(5)
    desk.opened.choose_algorithm(algorithm_named("backwards"))
    desk.taker.picture, desk.taker.steps = PICTURE, STEPS

    desk.take("export_picture", "Saved ")
    description = ElementTree.fromstring(next(iter(desk.written.values())))[1].text or ""
    desk.opened.said.clear()
    desk.take("export_steps", "Saved ")

    lines = desk.written[desk.taker.suggestions[-1]].decode().splitlines()
    assert str(USED_TABLES.title) in description
    assert json.loads(lines[1])["cell"] == "r1c1"


def test_a_stretch_becomes_an_animation(desk: Desk) -> None:
    desk.search(3)
    desk.taker.animation = ANIMATION

    desk.take("export_animation", "Saved ")

    (name,) = desk.taker.suggestions
    assert name.endswith("-3-12.gif")
    with Image.open(desk.taker.folder / name) as opened:
        assert getattr(opened, "n_frames", 1) == 10
    (offer,) = desk.taker.offers
    assert (offer.now, offer.lines) == (3, 3)


def test_the_steps_are_those_of_a_naive_walk(desk: Desk) -> None:
    desk.search(3)
    desk.taker.steps = STEPS

    desk.take("export_steps", "Saved ")

    moments = walk(USED_TABLES, SMALL).moments
    (written,) = desk.written.values()
    assert written.decode() == "".join(map(JSON_LINES.line, moments))


def test_the_window_stays_where_it_is_while_something_is_written(desk: Desk) -> None:
    desk.search(7)
    before = desk.opened.game_controller.shown
    desk.taker.steps = STEPS

    desk.take("export_steps", "Saved ")

    assert desk.opened.game_controller.shown == before
    assert desk.opened.steps() == 7


def test_a_long_export_shows_how_far_it_is_and_can_be_stopped(desk: Desk, qtbot: QtBot) -> None:
    desk.search(3, LONG)
    desk.taker.steps = ENDLESS
    (desk.taker.folder / "untouched").write_bytes(b"")

    desk.opened.trigger("export_steps")
    qtbot.waitUntil(lambda: "steps so far" in _progress(desk).labelText())
    assert not desk.is_enabled("export_picture")
    _progress(desk).canceled.emit()
    desk.opened.wait_for_sentence("Stopped; ")

    assert list(desk.written) == ["untouched"]
    assert desk.is_enabled("export_steps")


def test_closing_the_window_ends_an_export_and_leaves_nothing_of_it(desk: Desk) -> None:
    desk.search(3, LONG)
    desk.taker.steps = ENDLESS
    desk.opened.trigger("export_steps")

    desk.opened.program.shut_down()

    assert desk.written == {}
    assert not desk.opened.program.is_held_up


def test_what_cannot_be_written_is_said_with_its_reason(desk: Desk) -> None:
    desk.search(3)
    desk.taker.picture = PICTURE
    desk.taker.folder = desk.taker.folder / "gone"

    desk.take("export_picture", "Untitled-3.svg was not saved: there is no folder ")

    assert desk.is_enabled("export_picture")


@pytest.mark.parametrize("action", ["export_picture", "export_animation", "export_steps"])
def test_who_changes_their_mind_leaves_everything_as_it_was(desk: Desk, action: str) -> None:
    desk.search(3)

    desk.opened.trigger(action)
    desk.taker.picture, desk.taker.animation, desk.taker.steps = PICTURE, ANIMATION, STEPS
    desk.taker.changed_mind = True
    desk.opened.trigger(action)

    assert len(desk.taker.suggestions) == 1
    assert desk.written == {}
    assert desk.is_enabled(action)


def test_without_pillow_one_sentence_says_how_to_get_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.search(3)
    monkeypatch.setitem(sys.modules, "PIL", None)

    desk.take("export_animation", "Animations need Pillow")

    assert desk.taker.offers == []


def test_when_the_search_is_forgotten_only_the_grid_can_be_taken_away(desk: Desk) -> None:
    desk.search(3)
    assert desk.is_enabled("export_steps")

    desk.opened.enter(Cell(0), 3)

    assert not desk.is_enabled("export_steps")
    assert desk.is_enabled("export_picture")


def _progress(desk: Desk) -> QProgressDialog:
    dialogs = desk.opened.window.findChildren(QProgressDialog)
    assert dialogs
    return dialogs[-1]


def test_the_next_file_is_proposed_where_the_last_one_went_at_the_next_start_too(
    desk: Desk, store: QSettings
) -> None:
    desk.taker.picture = ExportOptions(
        ExportFormat.PNG, NOW, RenderStyle(200, LIGHT, has_caption=False)
    )

    desk.take("export_picture", "Saved")
    desk.opened.said.clear()
    desk.take("export_picture", "Saved")

    assert desk.taker.folders == [Path.home(), desk.taker.folder]
    assert Settings(store).export_folder == desk.taker.folder
