"""Compression as the JavaScript library lz-string does it, to make links of."""

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_END = 2


class _Codes:
    """The bits of codes, the lowest first, each as wide as the number of entries asks for."""

    def __init__(self) -> None:
        self.bits = ""
        self._width, self._room = 2, 2

    def add(self, number: int, width: int = 0) -> None:
        """Write a number, as wide as a code is now unless `width` says another."""
        wide = width or self._width
        self.bits += format(number, f"0{wide}b")[::-1]

    def count_entry(self) -> None:
        """Another entry was made: codes become wider when none is left."""
        self._room -= 1
        if not self._room:
            self._room = 1 << self._width
            self._width += 1


def compressed(words: str) -> str:
    """The text in signs of base 64, as a link has it."""
    encoded = words.encode("utf-16-le")
    units = [chr(encoded[at] | encoded[at + 1] << 8) for at in range(0, len(encoded), 2)]
    numbers: dict[str, int] = {}
    unseen: set[str] = set()
    codes, last = _Codes(), ""
    for unit in units:
        if unit not in numbers:
            numbers[unit] = len(numbers) + 3
            unseen.add(unit)
        if last + unit in numbers:
            last += unit
            continue
        _write(codes, last, numbers, unseen)
        numbers[last + unit] = len(numbers) + 3
        last = unit
    if last:
        _write(codes, last, numbers, unseen)
    codes.add(_END)
    bits = codes.bits + "0" * (6 - len(codes.bits) % 6)
    letters = "".join(_LETTERS[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))
    return letters + "=" * (-len(letters) % 4)


def _write(codes: _Codes, entry: str, numbers: dict[str, int], unseen: set[str]) -> None:
    if entry in unseen:
        is_wide = ord(entry) > 0xFF
        codes.add(int(is_wide))
        codes.add(ord(entry), 16 if is_wide else 8)
        codes.count_entry()
        unseen.remove(entry)
    else:
        codes.add(numbers[entry])
    codes.count_entry()
