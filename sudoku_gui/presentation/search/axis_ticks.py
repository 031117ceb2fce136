"""The round numbers along an axis, and how they are written: 500, 1.5 k, 20 M."""

import math

_THOUSAND, _MILLION = 1_000, 1_000_000


def round_step(length: int, most: int) -> int:
    """Return the least of 1, 2, 5, 10, 20… that goes into `length` at most `most` times."""
    rough = max(1, math.ceil(length / max(1, most)))
    power = int("1" + "0" * (len(str(rough)) - 1))
    return next(step for step in (power, 2 * power, 5 * power, 10 * power) if step >= rough)


def axis_ticks(first: int, last: int, step: int) -> range:
    """Return the multiples of `step` from `first` to `last`."""
    return range(-(-first // step) * step, last + 1, step)


def tick_label(value: int, step: int) -> str:
    """Return how a multiple of `step` is written: short, and as no other multiple is."""
    for unit, sign in ((_MILLION, "M"), (_THOUSAND, "k")):
        if value >= unit and step * 10 >= unit:
            whole, rest = divmod(value, unit)
            tenths = f".{10 * rest // unit}" if rest else ""
            return f"{whole:,}{tenths} {sign}"
    return f"{value:,}"
