"""The pictures under resources/icons and the entry for the desktop's menu."""

from configparser import ConfigParser
from xml.etree import ElementTree

import pytest

from sudoku_gui.assets import resource

INK = "#000001"
"""The colour that the program replaces by the ink of its theme."""

ACTIONS = [
    "branch",
    "check-entries",
    "close",
    "deepest",
    "find-typo",
    "help",
    "hint",
    "leave-subtree",
    "main-line",
    "new",
    "next-backtrack",
    "next-dead-end",
    "open",
    "pause",
    "play",
    "play-back",
    "previous-backtrack",
    "redo",
    "reset",
    "save",
    "save-as",
    "solve",
    "search-to-end",
    "solve-cell",
    "step",
    "step-back",
    "stop",
    "tear-off",
    "undo",
]
SIGNS = [
    "verdict-conflict",
    "verdict-few",
    "verdict-none",
    "verdict-several",
    "verdict-undecided",
    "verdict-unique",
]
INKED = [*ACTIONS, *SIGNS]
every_inked = pytest.mark.parametrize("name", INKED)
every_icon = pytest.mark.parametrize("name", ["app", *INKED])

DRAWING = {"svg", "g", "path", "rect", "circle", "defs", "linearGradient", "stop"}
"""The elements that icons are made of; text, scripts, pictures and styles are not among them."""


def test_there_is_an_icon_for_the_program_each_action_and_each_sign_and_no_other() -> None:
    names = sorted(path.name for path in resource("icons").iterdir())

    assert names == sorted(f"{name}.svg" for name in ["app", *INKED])


@every_icon
def test_an_icon_is_drawn_with_shapes_alone(name: str) -> None:
    elements = {element.tag.rpartition("}")[2] for element in _svg(name).iter()}

    assert elements <= DRAWING


@every_icon
def test_an_icon_refers_to_nothing_outside_itself(name: str) -> None:
    for element in _svg(name).iter():
        for attribute, content in element.items():
            assert not attribute.endswith("href")
            assert not attribute.startswith("on")
            assert "url(" not in content.replace("url(#", "")


@every_inked
def test_such_an_icon_is_drawn_in_the_ink_of_the_theme_and_no_other_colour(name: str) -> None:
    colours = {
        content
        for element in _svg(name).iter()
        for attribute, content in element.items()
        if attribute in {"fill", "stroke"}
    }

    assert colours - {"none"} == {INK}


@every_inked
def test_such_an_icon_is_24_units_square(name: str) -> None:
    assert _svg(name).get("viewBox") == "0 0 24 24"


def test_the_programs_icon_keeps_its_own_colours() -> None:
    assert INK not in _source("app")
    assert _svg("app").get("viewBox") == "0 0 256 256"


def test_the_desktop_entry_opens_files_of_its_own_and_speaks_korean() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(resource("desktop", "sudoku-gui.desktop"), encoding="utf-8")
    desktop = entry["Desktop Entry"]

    assert desktop["Exec"] == "sudoku-gui %F"
    types = desktop["MimeType"].rstrip(";").split(";")
    assert types
    assert all("sudoku" in each for each in types)  # text/plain would be every text
    assert all(key in desktop for key in ("Name", "Name[ko]", "Comment", "Comment[ko]"))


def _source(name: str) -> str:
    return resource("icons", f"{name}.svg").read_text("utf-8")


def _svg(name: str) -> ElementTree.Element:
    return ElementTree.fromstring(_source(name))
