"""Invisible characters that steer: a terminal, the direction of writing, the ends of lines.

They stand in names of files and in texts of files, whoever made those.
"""

import re

# Controls but tab and line feed, marks that turn the order of writing around, ends of lines
# and paragraphs of Unicode, halves of pairs, byte-order marks, which are lost at the start
# of a file, and what is no character.
_NO_TEXT = (
    "\0-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
    "\ud800-\udfff\ufeff\ufff9-\ufffb\ufffe\uffff"
)


def text_alone(words: str, replacement: str) -> str:
    """Return `words` with `replacement` for each sign that is no text."""
    if words.isascii() and words.isprintable():  # for speed: most are
        return words
    return re.sub(f"[{_NO_TEXT}]", replacement, words)


def visible(words: str) -> str:
    r"""Return `words` on a line, where each sign that is none is an escape such as \n or \x1b."""
    return re.sub(f"[\t\n{_NO_TEXT}]", _escape_of, words)


def _escape_of(sign: re.Match[str]) -> str:
    return sign[0].encode("unicode_escape").decode()
