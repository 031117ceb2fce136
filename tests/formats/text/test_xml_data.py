"""XML as plain data: what it is, where it stands, and what is refused."""

from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text import xml_data
from sudoku_gui.formats.text.free_text import sanitised
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.formats.text.xml_data import XmlElement, escaped, first_tag, parse_xml


def parsed(content: str) -> XmlElement:
    return parse_xml(SourceText(content))


def refusal(content: str) -> str:
    with pytest.raises(FormatError) as caught:
        parsed(content)
    return str(caught.value)


def test_elements_have_names_attributes_text_and_children() -> None:
    root = parsed('<a b="1">x<c/>y<d>&lt;&#x41;&amp;</d></a>')

    assert (root.name, root.attributes, root.text) == ("a", {"b": "1"}, "xy")
    assert [(child.name, child.text) for child in root.children] == [("c", ""), ("d", "<A&")]


def test_an_element_knows_its_place() -> None:
    root = parsed("<a>\n  <b/>\n\n<b/></a>")

    assert [(child.line, child.column) for child in root.all_named("b")] == [(2, 3), (4, 1)]


@given(st.text().map(sanitised))
def test_any_text_is_written_and_read_again_as_it_is(words: str) -> None:
    root = parsed(f'<a b="{escaped(words)}">{escaped(words)}</a>')

    assert (root.text, root.attributes["b"]) == (words, words)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("<a", "line 1, column 1: the XML ends too early"),
        ("<a>", "line 1, column 4: the XML ends too early"),
        ("<a>\n</b>", "line 2, column 3: an XML element ends that did not begin"),
        ('<a b="" b=""/>', "line 1, column 9: an XML attribute stands there twice"),
        ("<a>&b;</a>", "line 1, column 4: found an XML entity, expected plain text"),
        ("<!DOCTYPE a><a>&b;</a>", "line 1, column 16: found an XML entity, expected plain text"),
        ("<a/><a/>", "line 1, column 5: found more after the end of the XML"),
        ("<a>\x01</a>", "line 1, column 4: this is not well-formed XML"),
        ("<a>\udcff</a>", "line 1, column 4: this is not well-formed XML"),
        ("<a>\ud800</a>", "this is not well-formed XML"),
    ],
)
def test_a_refusal_says_what_was_found_and_where(content: str, message: str) -> None:
    assert refusal(content) == message


@pytest.mark.parametrize(
    "document_type",
    [
        '<!DOCTYPE a SYSTEM "file:///etc/passwd">',
        '<!DOCTYPE a PUBLIC "x" "http://example.org/">',
        "<!DOCTYPE a []>",
        '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
    ],
)
def test_a_document_type_that_says_anything_is_refused(document_type: str) -> None:
    assert "a document type of the file's own" in refusal(f"{document_type}<a/>")


def test_a_document_type_that_is_a_bare_name_is_harmless() -> None:
    assert parsed("<!DOCTYPE a><a/>").name == "a"


def test_what_is_nested_deep_is_refused() -> None:
    assert "nested deeper than 16" in refusal("<a>" * 100_000)


def test_more_elements_than_a_collection_has_are_refused() -> None:
    with patch.object(xml_data, "_ELEMENT_LIMIT", 2_000):
        assert parsed(f"<a>{'<b/>' * 1_999}</a>")
        assert "more than 2,000 elements" in refusal(f"<a>{'<b/>' * 2_000}</a>")


def test_the_only_child_of_a_name_is_found() -> None:
    assert parsed("<a><b/><c/></a>").one_named("c").name == "c"


def test_a_child_that_is_missing_or_there_twice_is_refused() -> None:
    root = parsed("<a><b/><b/></a>")

    with pytest.raises(FormatError, match='line 1, column 1: found no "c" in "a"'):
        root.one_named("c")
    with pytest.raises(FormatError, match='line 1, column 8: found "b" twice'):
        root.one_named("b")


def test_a_message_names_no_more_of_an_element_than_fits() -> None:
    (child,) = parsed(f"<a><{'b' * 99}/></a>").children

    assert child.shown == "b" * 24 + "…"


@pytest.mark.parametrize(
    ("content", "name"),
    [
        ("<a/>", "a"),
        (' \n<?xml version="1.0"?>\n<!-- x --><!DOCTYPE a><a b="1">', "a"),
        ("<a", "a"),
        ("5 < 6 <a>", ""),
        ("no XML", ""),
        ("< a", ""),
    ],
)
def test_the_first_tag_is_that_of_a_text_that_begins_as_xml(content: str, name: str) -> None:
    assert first_tag(SourceText(content)) == name
