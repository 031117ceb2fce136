"""The language of the sentences people read.

Sentences stand in the code in English, as `Text`: a template with named gaps,
which can travel through layers that do not speak to anybody (an error raised by
a file reader, the description of an algorithm).  They become the reader's
language where they are shown, through `say` or `tr`, so that the language can
change while the program runs.  Catalogues are GNU gettext files under
resources/i18n; one catalogue serves the window and the terminal.
"""

import gettext
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from sudoku_gui.assets import resource
from sudoku_gui.lazy_dataclasses import dataclass, field

LANGUAGES: Mapping[str, str] = {"en": "English", "ko": "한국어"}
DOMAIN = "sudoku_gui"


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence with gaps, kept in English until it is shown.

    `values` fill the gaps and may be Texts themselves.  With `plural`, the
    value called `n` chooses between `template` (n = 1) and `plural`.
    """

    template: str
    values: Mapping[str, object] = field(default_factory=dict)
    plural: str | None = None

    def __str__(self) -> str:
        return _fill(self, gettext.NullTranslations())


def text(template: str, /, **values: object) -> Text:
    """Return a sentence to be said later.

    The catalogue is made from calls of this and of `tr`.
    """
    return Text(template, values)


def text_n(singular: str, plural: str, /, n: int, **values: object) -> Text:
    """Return a sentence about `n` things, to be said later."""
    return Text(singular, {"n": n, **values}, plural)


def say(sentence: Text) -> str:
    """Return the sentence in the language in use."""
    return _fill(sentence, _spoken.catalogue)


def tr(template: str, /, **values: object) -> str:
    """Return `template` in the language in use, its gaps filled with `values`."""
    return say(Text(template, values))


def tr_n(singular: str, plural: str, /, n: int, **values: object) -> str:
    """Return a sentence about `n` things in the language in use."""
    return say(text_n(singular, plural, n=n, **values))


def set_language(code: str) -> None:
    """Speak the language `code`, one of LANGUAGES."""
    if code == "en":
        _spoken.catalogue = gettext.NullTranslations()
    else:
        _spoken.catalogue = gettext.translation(DOMAIN, resource("i18n"), languages=[code])
    _spoken.code = code


@contextmanager
def spoken_by_libraries() -> Iterator[None]:
    """Within, Python's own libraries speak the language in use, as far as our catalogue goes.

    They ask gettext, which asks the environment; children that are started then inherit that.
    """
    environment, domain = os.environ.get(_WISH), gettext.textdomain()
    gettext.bindtextdomain(DOMAIN, str(resource("i18n")))
    gettext.textdomain(DOMAIN)
    os.environ[_WISH] = _spoken.code
    try:
        yield
    finally:
        gettext.textdomain(domain)
        if environment is None:
            del os.environ[_WISH]
        else:
            os.environ[_WISH] = environment


_WISH = "LANGUAGE"  # what gettext looks at first


def current_language() -> str:
    """Return the code of the language in use."""
    return _spoken.code


def best_language_of(wishes: Iterable[str]) -> str:
    """Return the first of LANGUAGES in `wishes` such as "ko_KR.UTF-8" or "en-GB", or English."""
    for wish in wishes:
        code = wish[:2].lower()
        if code in LANGUAGES and not wish[2:3].isalpha():
            return code
    return "en"


def languages_of_environment(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Return the languages that the POSIX environment asks for, the strongest first."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name)
        if locale:
            if locale.split(".")[0] in {"C", "POSIX"}:
                return []
            return [*filter(None, environment.get(_WISH, "").split(":")), locale]
    return []


def languages_of_windows() -> list[str]:
    """Return the language of Windows itself, seldom told by its environment, or no language."""
    if sys.platform == "win32":
        # Imported late because no other system has a use for them.
        import ctypes  # noqa: PLC0415
        import locale  # noqa: PLC0415

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return [locale.windows_locale.get(number, "")]
    return []


@dataclass(slots=True)
class _Spoken:
    code: str
    catalogue: gettext.NullTranslations


_spoken = _Spoken("en", gettext.NullTranslations())


def _fill(sentence: Text, catalogue: gettext.NullTranslations) -> str:
    if sentence.plural is None:
        template = catalogue.gettext(sentence.template)
    else:
        number = sentence.values["n"]
        assert isinstance(number, int)
        template = catalogue.ngettext(sentence.template, sentence.plural, number)
    values = {
        name: _fill(value, catalogue) if isinstance(value, Text) else value
        for name, value in sentence.values.items()
    }
    return _with_particles(template, values).format(**values) if values else template


_PARTICLE = re.compile(r'\{(\w+)[^{}]*\}"?(을\(를\)|은\(는\)|이\(가\)|과\(와\)|\(으\)로|\(이\))')
"""A gap of a Korean template, and the two forms of a particle behind it."""

_FORMS = {
    "을(를)": ("을", "를"),
    "은(는)": ("은", "는"),
    "이(가)": ("이", "가"),
    "과(와)": ("과", "와"),
    "(으)로": ("으로", "로"),
    "(이)": ("이", ""),
}
"""The particle behind a consonant, and that behind a vowel."""

_DIGITS_ON_CONSONANT, _DIGITS_ON_L = "013678", "178"
_LETTERS_ON_CONSONANT, _LETTERS_ON_L = "LMN", "L"
_FIRST_SYLLABLE, _LAST_SYLLABLE, _FINALS = "가", "힣", 28
_FINAL_L = 8


def _with_particles(template: str, values: Mapping[str, object]) -> str:
    """Return a Korean template with the particle that fits what fills the gap before it.

    Both forms stay where nobody knows how that is read, as behind an English word.
    """

    def chosen(found: re.Match[str]) -> str:
        whole, gap, particle = found[0], found[1], found[2]
        final = _final_of(str(values.get(gap, "")))
        if final is None:
            return whole
        on_consonant, on_vowel = _FORMS[particle]
        is_like_vowel = final == "" or (final == "l" and particle == "(으)로")
        return whole.removesuffix(particle) + (on_vowel if is_like_vowel else on_consonant)

    return _PARTICLE.sub(chosen, template) if "(" in template else template


def _final_of(words: str) -> str | None:
    """Return the consonant on which `words` end when they are read in Korean.

    It is "l", "c" for all others, "" for a vowel, None where nobody knows.
    """
    words = words.rstrip('"')
    last = words[-1:]
    if _FIRST_SYLLABLE <= last <= _LAST_SYLLABLE:
        number = (ord(last) - ord(_FIRST_SYLLABLE)) % _FINALS
        return "l" if number == _FINAL_L else "c" if number else ""
    if last in set("0123456789"):
        ends_on_l, ends_on_consonant = last in _DIGITS_ON_L, last in _DIGITS_ON_CONSONANT
    elif "A" <= last <= "Z" and not words[-2:-1].isalnum():
        ends_on_l, ends_on_consonant = last in _LETTERS_ON_L, last in _LETTERS_ON_CONSONANT
    else:
        return None
    return "l" if ends_on_l else "c" if ends_on_consonant else ""
