"""The Korean catalogue against the sentences in the code."""

import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

from sudoku_gui import language
from sudoku_gui.assets import resource

PACKAGE = Path(language.__file__).parent
KEYWORDS = {"text": None, "tr": None, "text_n": (1, 2), "tr_n": (1, 2)}
REFRESH = "the head of sudoku_gui.po says how to bring the catalogue up to date"


def test_every_sentence_is_translated() -> None:
    assert _sentences() - _translations(_catalogue()).keys() == set(), REFRESH


def test_no_sentence_is_translated_that_nobody_says() -> None:
    catalogue = _catalogue()

    assert {message.id for message in _messages(catalogue)} - _sentences() == set(), REFRESH
    assert not catalogue.obsolete, REFRESH


def test_no_translation_is_a_guess() -> None:
    assert [message.id for message in _messages(_catalogue()) if message.fuzzy] == []


def test_a_translation_has_the_gaps_of_its_sentence() -> None:
    for message in _messages(_catalogue()):
        english = message.id[-1] if isinstance(message.id, tuple) else str(message.id)
        for korean in filter(None, _strings(message)):
            assert _gaps(korean) == _gaps(english), english


def test_the_compiled_catalogue_is_that_of_the_sentences() -> None:
    catalogue = _catalogue()
    with _path("mo").open("rb") as file:
        compiled = read_mo(file)

    # Not the bytes: the head names the version of what compiled it.
    assert _translations(compiled) == _translations(catalogue), REFRESH


def _path(suffix: str) -> Path:
    return resource("i18n", "ko", "LC_MESSAGES", f"{language.DOMAIN}.{suffix}")


def _catalogue() -> Catalog:
    with _path("po").open("rb") as file:
        return read_po(file, locale="ko", domain=language.DOMAIN)


def _messages(catalogue: Catalog) -> Iterator[Message]:
    """The messages without the head."""
    return (message for message in catalogue if message.id)


def _translations(catalogue: Catalog) -> dict[str | tuple[str, ...], tuple[str, ...]]:
    """The sentences that are translated, plurals as pairs."""
    return {
        message.id if isinstance(message.id, str) else tuple(message.id): _strings(message)
        for message in _messages(catalogue)
        if all(_strings(message))
    }


def _strings(message: Message) -> tuple[str, ...]:
    """The translation, one string for each plural form; empty strings where there is none."""
    if isinstance(message.string, str):
        return (message.string,)
    return tuple(str(string or "") for string in message.string or [""])


@cache
def _sentences() -> frozenset[str | tuple[str, ...]]:
    """The sentences in the code, plurals as pairs."""
    found = extract_from_dir(PACKAGE, keywords=KEYWORDS)
    return frozenset(message for _, _, message, *_ in found)


def _gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
