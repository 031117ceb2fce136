"""JSON as plain data whose every value knows where it stands.

Stricter than Python's own reader: no name twice in an object, nothing nested deep, no
more values than a saved game has, no half characters.  Built without recursion.
"""

import json
import re
from typing import NamedTuple

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.signs import named
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass

_DEPTH_LIMIT = 16
_VALUE_LIMIT = 50_000
_TOKEN = re.compile(
    r"""[ \t\n]*+(?:
        (?P<sign>[][{},:])
        | (?P<text>"(?:[^"\\\x00-\x1f]|\\.)*+")
        | (?P<number>-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?(?![0-9.eE+-]))
        | (?P<word>true|false|null)
        | (?P<odd>[^ \t\n]))""",
    re.VERBOSE | re.DOTALL,
)
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None}


class JsonNumber(NamedTuple):
    """A number as it is written; nobody has turned it into one yet."""

    written: str


@dataclass(slots=True)
class JsonValue:
    """A value and where it stands; lines and columns count from 1."""

    content: "str | bool | JsonNumber | list[JsonValue] | dict[str, JsonValue] | None"
    line: int
    column: int

    def fault(self, problem: Text) -> FormatError:
        """Return what is wrong with this value, and where it is."""
        return FormatError(problem, self.line, self.column)

    def members(self) -> "dict[str, JsonValue]":
        """Return the members of an object, or raise FormatError if this is none."""
        if isinstance(self.content, dict):
            return self.content
        raise self.fault(text("expected an object"))

    def items(self) -> "list[JsonValue]":
        """Return the items of an array, or raise FormatError if this is none."""
        if isinstance(self.content, list):
            return self.content
        raise self.fault(text("expected an array"))

    def member(self, name: str) -> "JsonValue":
        """Return the member `name` of an object, or raise FormatError without it."""
        members = self.members()
        if name not in members:
            raise self.fault(text('found no "{name}"', name=name))
        return members[name]

    def integer(self, lowest: int, highest: int) -> int:
        """Return a whole number from `lowest` to `highest`, or raise FormatError if it is none."""
        written = self.content.written if isinstance(self.content, JsonNumber) else ""
        # Longer ones are out of every range, and slow to convert.
        if len(written) <= 4 and written.isdecimal() and lowest <= int(written) <= highest:
            return int(written)
        raise self.fault(
            text("expected a number from {lowest} to {highest}", lowest=lowest, highest=highest)
        )

    def boolean(self) -> bool:
        """Return True or False, or raise FormatError if this is neither."""
        if isinstance(self.content, bool):
            return self.content
        raise self.fault(text("expected true or false"))

    def string(self) -> str:
        """Return the text, or raise FormatError if this is none."""
        if isinstance(self.content, str):
            return self.content
        raise self.fault(text("expected a text in quotation marks"))


def parse_json(source: SourceText) -> JsonValue:
    """Return the value that the text is, or raise FormatError."""
    return _JsonParser(source.content).value()


class _JsonParser:
    """Reads one text; `_open` holds the arrays and objects that have begun and not ended."""

    def __init__(self, content: str) -> None:
        self._content = content
        self._tokens = _TOKEN.finditer(content)
        self._open: list[JsonValue] = []
        self._count = 0
        self._line, self._line_start = 1, 0  # where the last token stands
        self._scanned = 0

    def value(self) -> JsonValue:
        """Return the whole text as one value."""
        root = self._begin(self._next())
        while self._open:
            if isinstance(self._open[-1].content, list):
                self._go_on_with_array(self._open[-1].content)
            else:
                self._go_on_with_object(self._open[-1].members())
        after = next(self._tokens, None)
        if after is not None:
            raise self._unexpected(after, text("the end"))
        return root

    def _go_on_with_array(self, items: list[JsonValue]) -> None:
        token = self._next()
        if token["sign"] == "]":
            self._open.pop()
            return
        if items:
            self._demand(token, ",")
            token = self._next()
        items.append(self._begin(token))

    def _go_on_with_object(self, members: dict[str, JsonValue]) -> None:
        token = self._next()
        if token["sign"] == "}":
            self._open.pop()
            return
        if members:
            self._demand(token, ",")
            token = self._next()
        if token["text"] is None:
            raise self._unexpected(token, text("a name in quotation marks"))
        name = self._text_of(token)
        if name in members:
            raise FormatError(text("a name stands twice in an object"), *self._place(token))
        self._demand(self._next(), ":")
        members[name] = self._begin(self._next())

    def _begin(self, token: re.Match[str]) -> JsonValue:
        """Return the value that begins with `token`, an array or object still to be filled."""
        self._count += 1
        if self._count > _VALUE_LIMIT:
            raise self._refused(token, text("more than {limit:,} values", limit=_VALUE_LIMIT))
        place = self._place(token)
        if token["text"] is not None:
            return JsonValue(self._text_of(token), *place)
        if token["number"] is not None:
            return JsonValue(JsonNumber(token["number"]), *place)
        if token["word"] is not None:
            return JsonValue(_WORDS[token["word"]], *place)
        if token["sign"] not in {"[", "{"}:
            raise self._unexpected(token, text("a value"))
        if len(self._open) == _DEPTH_LIMIT:
            raise self._refused(token, text("nested deeper than {limit}", limit=_DEPTH_LIMIT))
        value = JsonValue([] if token["sign"] == "[" else {}, *place)
        self._open.append(value)
        return value

    def _text_of(self, token: re.Match[str]) -> str:
        try:
            words = str(json.loads(token["text"]))
            words.encode()
        except ValueError as error:  # an escape that is none, or half a character
            problem = text("found a text that is not Unicode")
            raise FormatError(problem, *self._place(token)) from error
        return words

    def _next(self) -> re.Match[str]:
        token = next(self._tokens, None)
        if token is None:
            raise FormatError(text("the JSON ends too early"), self._content.count("\n") + 1)
        return token

    def _demand(self, token: re.Match[str], sign: str) -> None:
        if token["sign"] != sign:
            raise self._unexpected(token, named(sign))

    def _place(self, token: re.Match[str]) -> tuple[int, int]:
        """Return line and column of `token`, which is never before the one asked for last."""
        start = token.start(str(token.lastgroup))
        newlines = self._content.count("\n", self._scanned, start)
        if newlines:
            self._line += newlines
            self._line_start = self._content.rindex("\n", self._scanned, start) + 1
        self._scanned = start
        return self._line, start - self._line_start + 1

    def _unexpected(self, token: re.Match[str], expected: Text) -> FormatError:
        found = text("a text") if token["text"] else named(token[str(token.lastgroup)])
        problem = text("found {found}, expected {expected}", found=found, expected=expected)
        return FormatError(problem, *self._place(token))

    def _refused(self, token: re.Match[str], excess: Text) -> FormatError:
        problem = text("the JSON holds too much: {excess}", excess=excess)
        return FormatError(problem, *self._place(token))
