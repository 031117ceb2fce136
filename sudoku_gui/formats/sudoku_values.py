"""Values in lines of the program's own format: plain JSON, checked member by member.

A line is read by Python's own reader, which is fast and says little.  Where something is wrong,
the line is read again by the one that knows the place of each value.
"""

import json
from collections.abc import Iterable, Mapping
from math import inf
from typing import NoReturn

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.json_data import JsonValue, parse_json
from sudoku_gui.formats.text.signs import named_word
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import Text, text

Members = Mapping[str, object]


class LineError(Exception):
    """A value is not what it should be; `path` leads to it from the outermost object."""

    def __init__(self, problem: Text, *path: str) -> None:
        super().__init__(str(problem))
        self.problem = problem
        self.path = path

    def at(self, line: str, number: int) -> FormatError:
        """Return the same with its place in `line`, the line `number` of a file."""
        value = _placed(line, number)
        for name in self.path:
            inner = value.content.get(name) if isinstance(value.content, dict) else None
            if inner is None:
                break
            value = inner
        return FormatError(self.problem, number, value.column)


def parse_line(line: str, number: int) -> Members:
    """Return the object that a line is, or raise FormatError."""
    try:
        value = json.loads(line, object_pairs_hook=_members_once, parse_constant=_refuse)
    except (ValueError, RecursionError):
        _placed(line, number)  # says better what is wrong
        raise FormatError(text("found a value that is no JSON"), number, 1) from None
    if not isinstance(value, dict):
        raise FormatError(text("expected an object"), number, 1)
    return value


def line_of(members: Members) -> str:
    """Return the line that holds `members`, without its end."""
    return json.dumps(members, ensure_ascii=False, separators=(",", ":"))


def members_of(
    value: object, required: Iterable[str], optional: Iterable[str], *path: str
) -> Members:
    """Return the members of an object that has these and no others, or raise LineError."""
    members = any_members_of(value, *path)
    for name in required:
        if name not in members:
            raise LineError(text('found no "{name}"', name=name), *path)
    known = {*required, *optional}
    for name in members:
        if name not in known:
            raise unknown(name, *path)
    return members


def any_members_of(value: object, *path: str) -> Members:
    """Return the members of an object, whatever they are, or raise LineError."""
    if not isinstance(value, dict):
        raise LineError(text("expected an object"), *path)
    return value


def unknown(name: str, *path: str) -> LineError:
    """Return what is wrong with a member that nothing is known of."""
    return LineError(text("found {found}, unknown here", found=named_word(name)), *path, name)


def string_of(value: object, *path: str) -> str:
    """Return a text, or raise LineError if it is none."""
    if not isinstance(value, str):
        raise LineError(text("expected a text in quotation marks"), *path)
    if not value.isascii():
        try:
            value.encode()
        except UnicodeEncodeError:
            raise LineError(text("found a text that is not Unicode"), *path) from None
    return value


def seconds_of(value: object, *path: str) -> float:
    """Return a length of time, or raise LineError if it is none."""
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < inf:
        try:
            return float(value)
        except OverflowError:
            pass  # more than a number of this kind can be, and refused like all others
    raise LineError(text("expected a number of seconds"), *path)


def count_of(value: object, *path: str) -> int:
    """Return how many, or raise LineError if that is no count."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 63:
        return value
    raise LineError(text("expected a whole number"), *path)


def true_of(value: object, *path: str) -> None:
    """Raise LineError if a value is not true, the only one there is room for."""
    if value is not True:
        raise LineError(text("expected true"), *path)


def _placed(line: str, number: int) -> JsonValue:
    try:
        return parse_json(SourceText(line))
    except FormatError as error:
        column = error.column or len(line) + 1
        raise FormatError(error.problem, number, column) from None


def _members_once(pairs: list[tuple[str, object]]) -> Members:
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError("a name stands twice")
    return members


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")
