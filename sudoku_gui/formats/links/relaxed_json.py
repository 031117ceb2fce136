"""JSON as SudokuPad shortens it before it compresses it.

Names stand without quotation marks, some as two letters; texts in apostrophes; nothing stands for
an empty object in a row, `t` and `f` for true and false, six figures of base 16 for a colour.
"""

import re

from sudoku_gui.formats.links.link_site import damaged_link

_NAMES = {
    "c": "color", "ca": "cages", "ct": "center", "c1": "borderColor", "c2": "backgroundColor",
    "ce": "cells", "cs": "cellSize", "a": "arrows", "o": "overlays", "u": "underlays",
    "w": "width", "h": "height", "v": "value", "vd": "videos", "l": "lines", "r": "rounded",
    "re": "regions", "fs": "fontSize", "th": "thickness", "hl": "headLength", "wp": "wayPoints",
    "t": "title", "te": "text", "d": "duration", "d2": "d",
}  # fmt: skip
_TOKEN = re.compile(
    r"""(?P<sign>[][{},:])
        | (?P<text>'(?:[^'\\]|\\.)*+'|"(?:[^"\\]|\\.)*+")
        | (?P<word>[#\w.+-]++)
        | [ \t\n]++""",
    re.VERBOSE | re.DOTALL,
)
_COLOUR = re.compile(r"#?[0-9A-Fa-f]{6}|#0|#F")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_WORDS = {"t": "true", "f": "false", "true": "true", "false": "false", "null": "null"}


def as_json(written: str) -> str:
    """Return the same as JSON proper, or raise FormatError where something stands in no place.

    Whether the JSON is well formed is for its reader to find out.
    """
    pieces, at, last = [], 0, ""  # last: the sign before, "" behind a value
    while at < len(written):
        token = _TOKEN.match(written, at)
        if token is None:
            raise damaged_link()
        at = token.end()
        if token["sign"]:
            if last in ("[", ",") and token["sign"] in (",", "]"):
                pieces.append("{}")
            pieces.append(token["sign"])
            last = token["sign"]
        elif token["text"]:
            pieces.append(_text_of(token["text"]))
            last = ""
        elif token["word"]:
            is_name = written[at : at + 1] == ":" and last in ("{", ",")
            pieces.append(_name_of(token["word"]) if is_name else _value_of(token["word"]))
            last = ""
    return "".join(pieces)


def _text_of(token: str) -> str:
    if token.startswith('"'):
        return token
    return '"' + token[1:-1].replace("\\'", "'").replace('"', '\\"') + '"'


def _name_of(word: str) -> str:
    return f'"{_NAMES.get(word, word)}"'


def _value_of(word: str) -> str:
    if word in _WORDS:
        return _WORDS[word]
    if _COLOUR.fullmatch(word):
        return f'"{word}"'
    if _NUMBER.fullmatch(word):
        return word
    raise damaged_link()
