"""SudokuPad: a puzzle as the last part of the address; its first letters say how it is written.

    https://sudokupad.app/scl…           JSON, shortened, then made smaller by lz-string; also ctc
    https://sudokupad.app/fpuzzlesN4Ig…  what f-puzzles writes; also fpuz
    https://sudokupad.app/classic53k…    digits with the blanks behind each

A short one is the number of a puzzle that the site keeps.
"""

import re
from collections.abc import Iterator

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.links.cell_strings import content_of, grid_of_runs, read_cells
from sudoku_gui.formats.links.f_puzzles import content_of_json
from sudoku_gui.formats.links.link_site import (
    LONGEST_CONTENT,
    LinkContent,
    LinkSite,
    damaged_link,
    kept_by,
)
from sudoku_gui.formats.links.lz_string import decompressed
from sudoku_gui.formats.links.other_rules import is_rule, other_regions, refuse_rules
from sudoku_gui.formats.links.relaxed_json import as_json
from sudoku_gui.formats.links.setter_grid import (
    CellNames,
    SetterGrid,
    are_boxes,
    cells_named,
    words_in,
)
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.formats.text.json_data import JsonValue, parse_json
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.puzzle import Metadata

_KIND = re.compile(r"(fpuz(?:zles)?|scl|ctc|scf|classic)?/?(.*)")
_CELLS, _REGIONS, _CAGES, _ABOUT = "cells", "regions", "cages", ("metadata", "metaData")
_DRAWINGS = {"lines", "arrows", "overlays", "underlays"}
_SETTINGS = {"id", "cellSize", "settings", "solution", "videos", *_ABOUT}
_TOLD = {"title", "author", "rules"}
_METADATA = re.compile(r"(title|author|rules|solution|msgcorrect|source|info)\s*:(.*)", re.DOTALL)
_NAMES = CellNames(
    corner="pencilMarks",
    centre="centremarks",
    is_given=lambda cell: "given" not in cell or cell["given"].content is True,
)
_RUNS = "p"  # a member of the shortest form, whose title is called n


def is_of_sudokupad(root: JsonValue) -> bool:
    """Return whether JSON is meant as a puzzle of SudokuPad: with rows of cells."""
    members = root.content
    if not isinstance(members, dict) or _CELLS not in members:
        return False
    rows = members[_CELLS].content
    return (
        isinstance(rows, list)
        and bool(rows)
        and bool(rows[0].content)
        and isinstance(rows[0].content, list)
    )


def content_of_puzzle(root: JsonValue) -> LinkContent:
    """Return the puzzle, or raise FormatError, by their names if it has other rules."""
    members = root.members()
    known = {_CELLS, _REGIONS, _CAGES, *_DRAWINGS, *_SETTINGS}
    others = {name: value for name, value in members.items() if name not in known}
    refuse_rules(others)
    grid = SetterGrid(root.member(_CELLS), _NAMES)
    told = _told_in(members)
    cages = [cage for cage in _items(members, _CAGES) if not _is_told(cage)]
    if not all(_is_house(cage, grid.geometry) for cage in cages):
        refuse_rules({_CAGES: members[_CAGES]})
    has_boxes = _has_boxes(members, grid.geometry)
    about = Metadata(told["title"], told["author"], told["rules"])
    has_drawings = any(is_rule(members[name]) for name in _DRAWINGS & members.keys())
    has_more = any(value.content for value in others.values())
    content = grid.content(about, has_more, has_drawings)
    if has_boxes:
        return content
    words = text("the link says nothing of boxes; the usual ones are taken")
    return replace(content, remarks=(*content.remarks, Remark(words, tells_choice=True)))


def _read(written: str) -> LinkContent:
    found = _KIND.fullmatch(written)
    if found is None or found[1] == "scf":
        raise damaged_link()
    kind, carrying = found.groups()
    if kind in ("scl", "ctc"):
        return _content_of_json(decompressed(carrying, LONGEST_CONTENT))
    if kind in ("fpuz", "fpuzzles"):
        return content_of_json(decompressed(carrying, LONGEST_CONTENT))
    if kind == "classic" or grid_of_runs(carrying):
        return read_cells(carrying)
    return _content_of_json(_decompressed_or_number(carrying))


def _decompressed_or_number(carrying: str) -> str:
    """Return what a part without a kind carries, or raise FormatError as it is just a name."""
    try:
        found = decompressed(carrying, LONGEST_CONTENT)
    except FormatError:
        found = ""
    if not found.startswith("{"):
        raise kept_by(SITE.name)
    return found


def _content_of_json(written: str) -> LinkContent:
    try:
        root = parse_json(SourceText(written))
    except FormatError:
        root = parse_json(SourceText(as_json(written)))
    members = root.members()
    if _RUNS not in members:
        return content_of_puzzle(root)
    grid = grid_of_runs(members[_RUNS].string())
    if grid is None or not grid.filled_count():
        raise damaged_link()
    return content_of(grid, Metadata(title=words_in(members, "n")))


def _items(members: dict[str, JsonValue], name: str) -> list[JsonValue]:
    return members[name].items() if name in members else []


def _told_in(members: dict[str, JsonValue]) -> dict[str, str]:
    """Return title, author and rules, which older puzzles have as cages without cells."""
    told = dict.fromkeys(_TOLD, "")
    for cage in _items(members, _CAGES):
        found = _METADATA.match(words_in(cage.members(), "value"))
        if found and found[1] in told and _is_told(cage):
            told[found[1]] = found[2].strip()
    for name in _ABOUT:
        about = members[name].members() if name in members else {}
        told |= {each: words_in(about, each) for each in _TOLD if words_in(about, each)}
    return told


def _is_told(cage: JsonValue) -> bool:
    members = cage.members()
    cells = members.get(_CELLS)
    return (cells is None or not cells.content) and bool(
        _METADATA.match(words_in(members, "value"))
    )


def _is_house(cage: JsonValue, geometry: Geometry) -> bool:
    """Return whether a cage says no more than a row, a column or a box does."""
    members = cage.members()
    if any(name in members and members[name].content for name in ("value", "sum")):
        return False
    if _CELLS not in members or not isinstance(members[_CELLS].content, list):
        return False
    cells = frozenset(cells_named(members[_CELLS], geometry))
    return any(cells == frozenset(house.cells) for house in geometry.houses)


def _has_boxes(members: dict[str, JsonValue], geometry: Geometry) -> bool:
    """Return whether the link has the usual boxes, or raise FormatError where it has others."""
    regions = [region for region in _items(members, _REGIONS) if region.content]
    region_of: list[object] = [None] * geometry.cell_count
    for number, cells in enumerate(_cells_of(regions, geometry)):
        for cell in cells:
            region_of[cell] = number
    if not regions:
        return False
    if not are_boxes(geometry, region_of):
        raise other_regions()
    return True


def _cells_of(regions: list[JsonValue], geometry: Geometry) -> Iterator[list[int]]:
    for region in regions:
        yield list(cells_named(region, geometry))


SITE = LinkSite(
    "SudokuPad",
    re.compile(
        r"(?:(?:sudokupad\.app|app\.crackingthecryptic\.com)/(?:sudoku/|\w+(?=\?puzzleid=))?"
        r"(?:\?puzzleid=)?|sudokupad://puzzle/|(?<![^\s\"'<])(?=(?:fpuz|scl|ctc)\S{40}))"
        r"([^?&#\s\"'<>]{20,})"
    ),
    _read,
)
