"""Text that is not UTF-8: which of the encodings of Korea, Japan and western Europe it is in.

Digits and the signs between cells are the same in all of them; what is told apart is what stands
around: titles, names and comments.
"""

import re

_SAMPLE = 1 << 16  # bytes of the lines that are not ASCII
_HIGH = re.compile(rb"[\x80-\xff]")
# Signs of western words: one or two at a time, a letter before or behind.
_IN_WORD = re.compile(
    rb"(?:(?<=[A-Za-z])[\x80-\xff]{1,2}|[\x80-\xff]{1,2}(?=[A-Za-z]))(?![\x80-\xff])"
)
_HANGUL = re.compile("[\uac00-\ud7a3]")
_JAPANESE = re.compile("[\u3041-\u30ff\u4e00-\u9fff]")
_NOT_ASCII = re.compile("[^\x00-\x7f]")
# In this order: what an encoding is called by Python, and what most of its signs are in such text.
_TRIED = (("euc_kr", _HANGUL), ("cp1252", None), ("cp932", _JAPANESE), ("cp949", _HANGUL))


def legacy_encoding(data: bytes, *, is_mostly_utf8: bool = False) -> str | None:
    """Return the encoding of a text that is not UTF-8, by Python's name, or None of any other.

    is_mostly_utf8: whether it may be UTF-8 with some damage.  Short Korean text often seems to be,
    but UTF-8 hardly ever seems to be Korean.
    """
    lines = [line for line in data.split(b"\n") if _HIGH.search(line)]
    sample = b"\n".join(lines)[:_SAMPLE].rpartition(b"\n")[0] if len(lines) > 1 else b""
    sample = sample or b"\n".join(lines)[:_SAMPLE]
    for name, usual in _TRIED[:1] if is_mostly_utf8 else _TRIED:
        if _is_likely(sample, name, usual) and _decodes(data, name):
            return name
    return None


def _is_likely(sample: bytes, name: str, usual: re.Pattern[str] | None) -> bool:
    if usual is None:
        found = _IN_WORD.findall(sample)
        pairs = sum(len(signs) == 2 for signs in found)
        return sum(map(len, found)) == len(_HIGH.findall(sample)) and 2 * pairs <= len(found)
    if not _decodes(sample, name):
        return False
    words = sample.decode(name)
    return 2 * len(usual.findall(words)) >= len(_NOT_ASCII.findall(words))


def _decodes(data: bytes, name: str) -> bool:
    try:
        data.decode(name)
    except UnicodeDecodeError:
        return False
    return True
