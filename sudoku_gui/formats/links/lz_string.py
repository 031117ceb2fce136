"""Decompression of what the JavaScript library lz-string writes in signs of base 64.

A variant of LZ78 (Ziv and Lempel 1978).  Six bits a sign, the highest first, make a stream of
codes whose bits come lowest first.  A code is 2 bits wide at first and grows by one whenever
there are more entries than it can name:

    0, 1    a new sign follows, in 8 bits or in 16 (a unit of UTF-16), and becomes an entry
    2       the end
    n       the entry n, or the one about to be made: the last text and its own first sign

After each but the first, the last text with the first sign of this one becomes an entry, too.
"""

from sudoku_gui.formats.links.link_site import damaged_link

_BITS_OF_LETTER = {
    letter: format(number, "06b")
    for number, letter in enumerate(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    )
} | {"-": "111111"}  # for the slash, where all signs are those of a link
_PADDING = "=$"
_NARROW, _WIDE, _END = 0, 1, 2
_WIDTH_OF_SIGN = {_NARROW: 8, _WIDE: 16}


class _CodeReader:
    """The codes of a stream of bits, one after another."""

    def __init__(self, bits: str) -> None:
        self._bits = bits
        self._at = 0

    def next(self, width: int) -> int:
        """Return the number in the next bits, or raise FormatError where they are not all there."""
        end = self._at + width
        if end > len(self._bits):
            raise damaged_link()
        number = int(self._bits[self._at : end][::-1], 2)
        self._at = end
        return number


def decompressed(letters: str, limit: int) -> str:
    """Return the text that was compressed, or raise FormatError if it is none or too long.

    limit: the most signs it may have.
    """
    try:
        bits = "".join(map(_BITS_OF_LETTER.__getitem__, letters.rstrip(_PADDING)))
    except KeyError as error:
        raise damaged_link() from error
    units = "".join(_entries_in(_CodeReader(bits), limit))
    try:
        return units.encode("utf-16-le", "surrogatepass").decode("utf-16-le")
    except UnicodeDecodeError as error:
        raise damaged_link() from error


def _entries_in(codes: _CodeReader, limit: int) -> list[str]:
    """Return the texts that the codes stand for; all entries together are not longer."""
    entries = ["", "", ""]  # in the places of the codes that are no entries
    found: list[str] = []
    width, room, length, last = 2, 1, 0, ""  # room: entries to make until codes are wider
    while (code := codes.next(width)) != _END:
        if code in _WIDTH_OF_SIGN:
            entries.append(chr(codes.next(_WIDTH_OF_SIGN[code])))
            code = len(entries) - 1
            width, room = _after_entry(width, room)
        if code > len(entries) or (code == len(entries) and not last):
            raise damaged_link()
        entry = entries[code] if code < len(entries) else last + last[0]
        found.append(entry)
        length += len(entry)
        if length > limit:
            raise damaged_link()
        if last:
            entries.append(last + entry[0])
            width, room = _after_entry(width, room)
        last = entry
    return found


def _after_entry(width: int, room: int) -> tuple[int, int]:
    return (width, room - 1) if room > 1 else (width + 1, 1 << width)
