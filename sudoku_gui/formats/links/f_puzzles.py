"""f-puzzles: a puzzle as JSON behind `load=`, made smaller by lz-string.

    https://www.f-puzzles.com/?load=N4Ig…
    {"size": 9, "title": …, "grid": [[{"value": 5, "given": true}, {}, …], …], …}

What is not given was entered.  Every further member with something in it is a rule, or drawn.
"""

import re
from collections.abc import Mapping

from sudoku_gui.formats.links.link_site import LONGEST_CONTENT, LinkContent, LinkSite
from sudoku_gui.formats.links.lz_string import decompressed
from sudoku_gui.formats.links.other_rules import is_rule, other_regions, other_rules, refuse_rules
from sudoku_gui.formats.links.setter_grid import CellNames, SetterGrid, are_boxes, words_in
from sudoku_gui.formats.text.json_data import JsonNumber, JsonValue, parse_json
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.puzzle import Metadata

_GRID, _SIZE, _REGION = "grid", "size", "region"
_LIMITED = {"givenPencilMarks", "candidates"}
_DRAWINGS = {"text", "line", "circle", "rectangle", "cage"}
_SETTINGS = {"solution", "highlightConflicts", "disabledlogic", "truecandidatesoptions"}
_ABOUT = {"title", "author", "ruleset"}
_NAMES = CellNames(
    corner="cornerPencilMarks",
    centre="centerPencilMarks",
    is_given=lambda cell: "given" in cell and cell["given"].content is True,
    ignored=frozenset({_REGION, *_LIMITED}),
)


def is_f_puzzle(root: JsonValue) -> bool:
    """Return whether JSON is meant as a puzzle of f-puzzles."""
    return isinstance(root.content, dict) and _GRID in root.content and _SIZE in root.content


def content_of_json(written: str) -> LinkContent:
    """Return the puzzle that a link or a file of f-puzzles carries, or raise FormatError."""
    return content_of_puzzle(parse_json(SourceText(written)))


def content_of_puzzle(root: JsonValue) -> LinkContent:
    """Return the puzzle, or raise FormatError, by their names if it has other rules."""
    members = root.members()
    known = {_GRID, _SIZE, *_DRAWINGS, *_SETTINGS, *_ABOUT}
    others = {name: value for name, value in members.items() if name not in known}
    refuse_rules(others)
    grid = SetterGrid(root.member(_GRID), _NAMES)
    if any(is_rule(cell[name]) for cell in grid.cells for name in _LIMITED & cell.keys()):
        raise other_rules(text("candidates given with the puzzle"))
    _refuse_other_regions(grid.cells, grid.geometry)
    about = Metadata(
        title=words_in(members, "title"),
        author=words_in(members, "author"),
        description=words_in(members, "ruleset"),
    )
    has_drawings = any(is_rule(members[name]) for name in _DRAWINGS & members.keys())
    has_more = any(value.content for value in others.values()) or _has_solution(members)
    return grid.content(about, has_more, has_drawings)


def _refuse_other_regions(cells: list[dict[str, JsonValue]], geometry: Geometry) -> None:
    """Raise FormatError unless the regions are the boxes; a cell without one is in its box."""
    regions: list[object] = []
    for cell, members in enumerate(cells):
        region = members.get(_REGION)
        if region is None:
            regions.append(str(geometry.box_of(Cell(cell))))
        elif isinstance(region.content, JsonNumber):
            regions.append(region.content.written)
        else:
            raise other_regions()
    if not are_boxes(geometry, regions):
        raise other_regions()


def _has_solution(members: Mapping[str, JsonValue]) -> bool:
    return "solution" in members and bool(members["solution"].content)


SITE = LinkSite(
    "f-puzzles",
    re.compile(r"(?:f-puzzles\.com/\S{0,200}?[?&]load=|(?<![^\s\"'<])(?=N4Ig))([^&#\s\"'<>]+)"),
    lambda written: content_of_json(decompressed(written, LONGEST_CONTENT)),
)
