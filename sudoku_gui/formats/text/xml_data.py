"""XML as plain data: elements with attributes and text, and nothing that could do harm.

No document type but a bare name, no entities of a file's own, nothing nested deep,
no more elements than a large collection has.  Built without recursion.
"""

import re
from collections.abc import Iterator
from typing import NoReturn
from xml.parsers import expat

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.signs import first_odd
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass, field

_DEPTH_LIMIT = 16
_ELEMENT_LIMIT = 200_000
_NAME_SHOWN = 24
_FIRST_TAG = re.compile(r"<([^\s!?/<>&]+)")
_SAMPLE = 10_000  # a document type with its own entities may stand before the first element


@dataclass(slots=True)
class XmlElement:
    """An element, `text` being all that stands in it and in no other; places count from 1."""

    name: str
    attributes: dict[str, str]
    line: int
    column: int
    children: list["XmlElement"] = field(default_factory=list)
    text_parts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The text of the element, without that of its children."""
        return "".join(self.text_parts)

    def all_named(self, name: str) -> Iterator["XmlElement"]:
        """Return the children of that name."""
        return (child for child in self.children if child.name == name)

    def one_named(self, name: str) -> "XmlElement":
        """Return the only child of that name, or raise FormatError if there is none, or another."""
        found = list(self.all_named(name))
        if not found:
            raise self.fault(text('found no "{name}" in "{parent}"', name=name, parent=self.shown))
        if len(found) > 1:
            raise found[1].fault(text('found "{name}" twice, expected it once', name=name))
        return found[0]

    @property
    def shown(self) -> str:
        """The name, fit for a message."""
        plain = self.name[: first_odd(self.name)]
        return plain if plain == self.name[:_NAME_SHOWN] == self.name else f"{plain[:_NAME_SHOWN]}…"

    def fault(self, problem: Text) -> FormatError:
        """Return what is wrong with this element, and where it is."""
        return FormatError(problem, self.line, self.column)


def first_tag(source: SourceText) -> str:
    """Return the name of the first element if the text begins as XML does, or ""."""
    start = source.content.lstrip(" \t\n")[:_SAMPLE]
    found = _FIRST_TAG.search(start) if start.startswith("<") else None
    return found[1] if found else ""


def parse_xml(source: SourceText) -> XmlElement:
    """Return the outermost element, or raise FormatError."""
    builder = _Builder()
    try:
        builder.expat.Parse(source.content.encode("utf-8", "surrogateescape"), True)
    except expat.ExpatError as error:
        reason = _REASONS.get(error.code, _NOT_WELL_FORMED)
        raise FormatError(reason, error.lineno, error.offset + 1) from error
    except UnicodeEncodeError as error:  # half a character, which only UTF-16 can hold
        raise FormatError(_NOT_WELL_FORMED) from error
    return builder.root.children[0]


def escaped(value: str) -> str:
    """Return `value` as it is written in an element or in an attribute."""
    return "".join(_ESCAPES.get(sign, sign) for sign in value)


_ESCAPES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    # In an attribute these would be read as spaces.
    "\t": "&#9;",
    "\n": "&#10;",
}
_NOT_WELL_FORMED = text("this is not well-formed XML")
_REASONS = {
    expat.errors.codes[code]: reason
    for code, reason in {
        expat.errors.XML_ERROR_NO_ELEMENTS: text("the XML ends too early"),
        expat.errors.XML_ERROR_UNCLOSED_TOKEN: text("the XML ends too early"),
        expat.errors.XML_ERROR_TAG_MISMATCH: text("an XML element ends that did not begin"),
        expat.errors.XML_ERROR_DUPLICATE_ATTRIBUTE: text("an XML attribute stands there twice"),
        expat.errors.XML_ERROR_UNDEFINED_ENTITY: text("found an XML entity, expected plain text"),
        expat.errors.XML_ERROR_JUNK_AFTER_DOC_ELEMENT: text("found more after the end of the XML"),
    }.items()
}


class _Builder:
    """Builds the elements as the parser meets them."""

    def __init__(self) -> None:
        self.root = XmlElement("", {}, 1, 1)
        self._open = [self.root]
        self._count = 0
        # The bytes are UTF-8 whatever the file says of itself: they were decoded before.
        self.expat = expat.ParserCreate("UTF-8")
        self.expat.buffer_text = True
        self.expat.StartDoctypeDeclHandler = self._meet_document_type
        self.expat.StartElementHandler = self._begin
        self.expat.EndElementHandler = self._end
        self.expat.CharacterDataHandler = self._add_text

    def _meet_document_type(
        self, _name: str, system: str | None, public: str | None, has_subset: bool
    ) -> None:
        if system or public or has_subset:
            self._refuse(text("found a document type of the file's own, expected plain XML"))

    def _begin(self, name: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if len(self._open) > _DEPTH_LIMIT:
            self._refuse(text("the XML is nested deeper than {limit}", limit=_DEPTH_LIMIT))
        if self._count > _ELEMENT_LIMIT:
            self._refuse(text("the XML has more than {limit:,} elements", limit=_ELEMENT_LIMIT))
        place = self.expat.CurrentLineNumber, self.expat.CurrentColumnNumber + 1
        element = XmlElement(name, attributes, *place)
        self._open[-1].children.append(element)
        self._open.append(element)

    def _end(self, _name: str) -> None:
        self._open.pop()

    def _add_text(self, data: str) -> None:
        self._open[-1].text_parts.append(data)

    def _refuse(self, problem: Text) -> NoReturn:
        raise FormatError(problem, self.expat.CurrentLineNumber, self.expat.CurrentColumnNumber + 1)
