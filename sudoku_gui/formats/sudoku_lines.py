"""The lines of the program's own format, one JSON object each; its first member says which it is.

    {"format":"sudoku-game","version":1,"size":9}            the first line
    {"puzzle":{"title":"…"},"start":{"givens":"53..7…"}}     what it began with; the second line
    {"move":"enter","seconds":12.5,"cells":{"r1c3":{"entry":"4"}}}
    {"bookmark":"Fork","sheet":{"givens":"53..7…"}}
    {"played":75.25,"hints":1,"checks":2}
    {"watched":"direct-check","step":120}
    {"photo":"…","grid":"…","corners":[[312.5,80],…]}        said by `sudoku_photo`

A move is told by what stands in its cells afterwards: what stood there before follows from the
lines before it.
"""

from collections.abc import Callable, Mapping

from sudoku_gui.formats.sudoku_cells import (
    cell_named,
    decoded_sheet,
    decoded_state,
    encoded_change,
    encoded_sheet,
    names_of,
)
from sudoku_gui.formats.sudoku_values import (
    LineError,
    Members,
    any_members_of,
    count_of,
    line_of,
    members_of,
    seconds_of,
    string_of,
    true_of,
)
from sudoku_gui.formats.text.signs import named_word
from sudoku_gui.language import text
from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.model.game_history import PlayTotals, TimedMove, WatchedStep
from sudoku_gui.model.geometry import SIZES, Cell, Geometry
from sudoku_gui.model.moves import Change, Move, MoveKind
from sudoku_gui.model.puzzle import METADATA_TEXTS, NO_METADATA, Metadata
from sudoku_gui.model.sheet import CellState, Sheet

FORMAT_NAME = "sudoku-game"
VERSION = 2
"""Of the format; a file with a higher one is none of ours to read or to replace."""
_VERSION_WITHOUT_PHOTO = 1  # which every program reads

_MOVE_KINDS: Mapping[object, MoveKind] = {kind.value: kind for kind in MoveKind}


def header_line(geometry: Geometry, *, has_photo: bool = False) -> str:
    """Return the first line of a game on a grid of this geometry."""
    version = VERSION if has_photo else _VERSION_WITHOUT_PHOTO
    return line_of({"format": FORMAT_NAME, "version": version, "size": geometry.size})


def start_line(metadata: Metadata, start: Sheet) -> str:
    """Return the line that says what a game began with."""
    about = {name: getattr(metadata, name) for name in METADATA_TEXTS if getattr(metadata, name)}
    return line_of({"puzzle": about, "start": encoded_sheet(start)})


def move_line(timed: TimedMove, geometry: Geometry, *, is_undone: bool = False) -> str:
    """Return the line of a move; undone ones follow those done, the next to be redone first."""
    names = names_of(geometry)
    members: dict[str, object] = {"move": timed.move.kind.value, "seconds": timed.seconds}
    if is_undone:
        members["undone"] = True
    cells = {names[change.cell]: encoded_change(change) for change in timed.move.changes}
    return line_of(members | {"cells": cells})


def bookmark_line(bookmark: Bookmark) -> str:
    """Return the line of a bookmark."""
    return line_of({"bookmark": bookmark.name, "sheet": encoded_sheet(bookmark.sheet)})


def totals_line(totals: PlayTotals) -> str:
    """Return the line that says how long a game was played, and with how much help."""
    return line_of({"played": totals.seconds, "hints": totals.hints, "checks": totals.checks})


def watched_line(watched: WatchedStep) -> str:
    """Return the line that says which moment of a search was looked at."""
    return line_of({"watched": watched.algorithm, "step": watched.step})


def kind_of_line(members: Members) -> str:
    """Return the name of the first member, "" without one."""
    return next(iter(members), "")


def decode_header(members: Members) -> Geometry:
    """Return the geometry of the game, once its format and version are known to be ours."""
    members_of(members, ("format", "version", "size"), ())
    size = count_of(members["size"], "size")
    if size not in SIZES:
        sizes = ", ".join(map(str, SIZES))
        raise LineError(
            text("found {found}, expected one of {sizes}", found=size, sizes=sizes), "size"
        )
    return Geometry.of_size(size)


def decode_start(members: Members, geometry: Geometry) -> tuple[Metadata, Sheet]:
    """Return what a game began with; raises LineError, as all functions below."""
    members_of(members, ("puzzle", "start"), ())
    about = members_of(members["puzzle"], (), METADATA_TEXTS, "puzzle")
    texts = {name: string_of(words, "puzzle", name) for name, words in about.items()}
    return NO_METADATA.with_texts(texts), decoded_sheet(members["start"], geometry, "start")


def decode_move(
    members: Members, geometry: Geometry, state_at: Callable[[Cell], CellState]
) -> tuple[TimedMove, bool]:
    """Return the move and whether it is undone; `state_at` says what stands in a cell before it."""
    members_of(members, ("move", "seconds", "cells"), ("undone",))
    kind = _MOVE_KINDS.get(string_of(members["move"], "move"))
    if kind is None:
        found = named_word(str(members["move"]))
        raise LineError(text("found {found}, expected the kind of a move", found=found), "move")
    if "undone" in members:
        true_of(members["undone"], "undone")
    changes = tuple(
        _change(name, after, geometry, state_at)
        for name, after in any_members_of(members["cells"], "cells").items()
    )
    if not changes:
        raise LineError(text("found a move without a cell"), "cells")
    seconds = seconds_of(members["seconds"], "seconds")
    return TimedMove(Move(kind, changes), seconds), "undone" in members


def decode_bookmark(members: Members, geometry: Geometry) -> Bookmark:
    """Return the bookmark."""
    members_of(members, ("bookmark", "sheet"), ())
    name = string_of(members["bookmark"], "bookmark")
    sheet = decoded_sheet(members["sheet"], geometry, "sheet")
    try:
        return Bookmark(name, sheet)
    except ValueError:
        problem = text("expected a name without space at its ends")
        raise LineError(problem, "bookmark") from None


def decode_totals(members: Members) -> PlayTotals:
    """Return how long the game was played, and with how much help."""
    members_of(members, ("played", "hints", "checks"), ())
    return PlayTotals(
        seconds_of(members["played"], "played"),
        count_of(members["hints"], "hints"),
        count_of(members["checks"], "checks"),
    )


def decode_watched(members: Members) -> WatchedStep:
    """Return which moment of a search was looked at."""
    members_of(members, ("watched", "step"), ())
    return WatchedStep(string_of(members["watched"], "watched"), count_of(members["step"], "step"))


def _change(
    name: str, after: object, geometry: Geometry, state_at: Callable[[Cell], CellState]
) -> Change:
    cell = cell_named(name, geometry, "cells")
    before = state_at(cell)
    change = Change(cell, before, decoded_state(after, before, geometry.size, "cells", name))
    if change.before == change.after:
        raise LineError(text("found a cell that does not change"), "cells", name)
    return change
