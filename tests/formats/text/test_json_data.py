"""JSON as plain data: what it is, where it stands, and what is refused."""

import json
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text import json_data
from sudoku_gui.formats.text.json_data import JsonNumber, JsonValue, parse_json
from sudoku_gui.formats.text.source_text import SourceText

NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=4)
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | NAMES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)


def parsed(content: str) -> JsonValue:
    return parse_json(SourceText(content))


def plain(value: JsonValue) -> object:
    """The value as Python's own reader would give it."""
    match value.content:
        case list(items):
            return [plain(item) for item in items]
        case dict(members):
            return {name: plain(member) for name, member in members.items()}
        case JsonNumber(written):
            return json.loads(written)
        case other:
            return other


def refusal(content: str) -> str:
    with pytest.raises(FormatError) as caught:
        parsed(content)
    return str(caught.value)


@given(VALUES, st.sampled_from((None, 0, 2)), st.booleans())
def test_all_that_is_json_is_read_as_python_reads_it(
    value: object, indent: int | None, is_ascii: bool
) -> None:
    written = json.dumps(value, indent=indent, ensure_ascii=is_ascii)

    assert plain(parsed(written)) == value


@given(st.text('[]{}:,"\\ \n0123456789.eE+-truefalsn\u0000é', max_size=30))
def test_all_that_is_not_json_is_refused(content: str) -> None:
    try:
        json.loads(content.replace("\r", ""))
    except (ValueError, RecursionError):
        with pytest.raises(FormatError):
            parsed(content)


def test_a_value_knows_its_place() -> None:
    root = parsed('{"a": [1,\n  true,\n\n "x"]}')

    places = [(item.line, item.column) for item in root.member("a").items()]

    assert places == [(1, 8), (2, 3), (4, 2)]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ('{"a": 1, "a": 2}', "line 1, column 10: a name stands twice in an object"),
        ('{"a": 1,\n "b" 2}', 'line 2, column 6: found "2", expected ":"'),
        ('{"a": 1', "line 1: the JSON ends too early"),
        ("[1, 2] 3", 'line 1, column 8: found "3", expected the end'),
        ("[1 2]", 'line 1, column 4: found "2", expected ","'),
        ("[01]", 'line 1, column 2: found "0", expected a value'),
        ("[1,]", 'line 1, column 4: found "]", expected a value'),
        ("{1: 2}", 'line 1, column 2: found "1", expected a name in quotation marks'),
        ('["가" "나"]', 'line 1, column 6: found a text, expected ","'),
        (r'["\ud800"]', "line 1, column 2: found a text that is not Unicode"),
        ('["\udcff"]', "line 1, column 2: found a text that is not Unicode"),
        (r'["\x41"]', "line 1, column 2: found a text that is not Unicode"),
        ("[NaN]", 'line 1, column 2: found "N", expected a value'),
        ("[" * 99, "line 1, column 17: the JSON holds too much: nested deeper than 16"),
    ],
)
def test_a_refusal_says_what_was_found_and_where(content: str, message: str) -> None:
    assert refusal(content) == message


def test_more_values_than_a_game_has_are_refused() -> None:
    with patch.object(json_data, "_VALUE_LIMIT", 500):
        assert parsed("[" + "0," * 498 + "0]")
        assert "more than 500 values" in refusal("[" + "0," * 499 + "0]")


@pytest.mark.parametrize("written", ["true", "5.5", "1e0", '"5"', "null", "10", "-1", "9" * 5000])
def test_only_a_plain_number_in_its_range_is_an_integer(written: str) -> None:
    with pytest.raises(FormatError, match="expected a number from 0 to 9"):
        parsed(written).integer(0, 9)


def test_a_value_is_asked_for_as_what_it_is() -> None:
    value = parsed('{"number": 7, "text": "x", "truth": true, "list": []}')

    assert value.member("number").integer(0, 9) == 7
    assert value.member("text").string() == "x"
    assert value.member("truth").boolean()
    assert value.member("list").items() == []


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (JsonValue.members, "expected an object"),
        (JsonValue.items, "expected an array"),
        (JsonValue.boolean, "expected true or false"),
        (JsonValue.string, "expected a text in quotation marks"),
    ],
)
def test_a_value_asked_for_as_something_else_is_refused(ask: object, message: str) -> None:
    assert callable(ask)

    with pytest.raises(FormatError, match=message):
        ask(parsed(" 5"))


def test_a_member_that_is_missing_is_named() -> None:
    with pytest.raises(FormatError, match='line 1, column 1: found no "cells"'):
        parsed("{}").member("cells")
