"""Sentences with gaps, and the language they are shown in."""

import ctypes
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from sudoku_gui import language
from sudoku_gui.language import (
    Text,
    best_language_of,
    languages_of_environment,
    languages_of_windows,
    say,
    text,
    text_n,
    tr,
    tr_n,
)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    language.set_language("en")


def test_the_gaps_of_a_sentence_are_filled_when_it_is_shown() -> None:
    sentence = text("line {line}: {problem}", line=3, problem=text("not a text file"))

    assert str(sentence) == "line 3: not a text file"
    assert sentence == Text(
        "line {line}: {problem}", {"line": 3, "problem": Text("not a text file")}
    )


def test_a_sentence_without_gaps_may_hold_braces() -> None:
    assert str(text("braces {} stay")) == "braces {} stay"


def test_what_fills_a_gap_is_not_read_as_a_template() -> None:
    assert tr("{name} is here", name="{problem}") == "{problem} is here"


@pytest.mark.parametrize(("count", "said"), [(0, "0 steps"), (1, "1 step"), (2, "2 steps")])
def test_the_number_chooses_between_singular_and_plural(count: int, said: str) -> None:
    assert str(text_n("{n} step", "{n} steps", n=count)) == said
    assert tr_n("{n} step", "{n} steps", n=count) == said


def test_a_sentence_made_before_the_language_changed_is_said_in_the_new_one() -> None:
    sentence = text("row {number}", number=3)

    language.set_language("ko")

    assert language.current_language() == "ko"
    assert say(sentence) == tr("row {number}", number=3) != "row 3"
    assert str(sentence) == "row 3"


def test_the_sentence_inside_a_sentence_changes_its_language_too() -> None:
    inner = text("no solution")

    language.set_language("ko")

    assert say(inner) in tr("{file}: {problem}", file="file", problem=inner)


def test_a_sentence_that_is_not_translated_is_said_in_english() -> None:
    language.set_language("ko")

    assert tr("this is in no catalogue") == "this is in no catalogue"


def test_english_comes_back() -> None:
    language.set_language("ko")
    language.set_language("en")

    assert (language.current_language(), tr("no solution")) == ("en", "no solution")


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        (["ko_KR.UTF-8"], "ko"),
        (["ko"], "ko"),
        (["KO-kr"], "ko"),
        (["fr_FR", "ko_KR", "en"], "ko"),
        (["en_GB", "ko"], "en"),
        (["kok_IN"], "en"),  # Konkani
        (["fr"], "en"),
        ([], "en"),
    ],
)
def test_the_first_wish_that_can_be_met_is(wishes: list[str], code: str) -> None:
    assert best_language_of(wishes) == code


@pytest.mark.parametrize(
    ("environment", "wishes"),
    [
        ({"LANG": "ko_KR.UTF-8"}, ["ko_KR.UTF-8"]),
        ({"LC_ALL": "en_GB", "LC_MESSAGES": "fr", "LANG": "ko"}, ["en_GB"]),
        ({"LC_MESSAGES": "fr", "LANG": "ko"}, ["fr"]),
        ({"LC_ALL": "", "LANG": "ko"}, ["ko"]),
        ({"LANG": "en_GB", "LANGUAGE": "ko:fr"}, ["ko", "fr", "en_GB"]),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ko"}, []),
        ({"LANG": "POSIX", "LANGUAGE": "ko"}, []),
        ({}, []),
    ],
)
def test_the_environment_is_asked_as_posix_says(
    environment: dict[str, str], wishes: list[str]
) -> None:
    assert languages_of_environment(environment) == wishes


@pytest.mark.parametrize(
    ("system", "number", "wishes"),
    [
        ("win32", 0x0412, ["ko_KR"]),
        ("win32", 0x0409, ["en_US"]),
        ("win32", 0xFFFF, [""]),
        ("linux", 0x0412, []),
    ],
)
def test_windows_is_asked_for_its_language(
    system: str, number: int, wishes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)

    assert languages_of_windows() == wishes


def test_every_language_on_offer_can_be_spoken() -> None:
    for code in language.LANGUAGES:
        language.set_language(code)

        assert language.current_language() == code


@pytest.mark.parametrize(
    ("digit", "said"),
    [
        *((digit, "을") for digit in "013678"),
        *((digit, "를") for digit in "2459"),
        *((letter, "를") for letter in "ABCDEFGHIJKOP"),
        *((letter, "을") for letter in "LMN"),
        ("10", "을"),
        ("r3c5", "를"),
        ("3번 상자", "를"),
        ("5열", "을"),
    ],
)
def test_a_korean_particle_fits_the_digit_before_it(digit: str, said: str) -> None:
    language.set_language("ko")

    looked_at = tr("Look at {digit} in {houses}.", digit=digit, houses="1열")
    assert looked_at == f"1열에서 숫자 {digit}{said} 보세요."


@pytest.mark.parametrize("word", ["grid", "4을(를)", "[x]"])
def test_both_korean_particles_stay_behind_what_nobody_knows_how_to_read(word: str) -> None:
    language.set_language("ko")

    assert tr("expected {expected}", expected=word) == f"{word}이(가) 있어야 합니다"


@pytest.mark.parametrize(
    ("read", "said"), [("1", "1로"), ("3", "3으로"), ("L", "L로"), ("4", "4로")]
)
def test_the_korean_particle_of_direction_takes_l_for_a_vowel(read: str, said: str) -> None:
    language.set_language("ko")

    sentence = text("{cell}: {read} was read, but not for sure", cell="r1c1", read=read)
    assert f"{said} 읽었지만" in say(sentence)
