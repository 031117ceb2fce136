"""Lengths of time in words and figures."""

from sudoku_gui.language import Text, text_n

_HOUR = 60  # minutes
_DAY = 24 * _HOUR
_YEAR = 365 * _DAY


def clock_time(seconds: float) -> str:
    """Return a length of time as clocks show it: 0:07, 12:30, 1:02:03."""
    minutes, left = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def rough_time(seconds: float) -> Text:
    """Return how long that is in the largest unit of which there are two or more, rounded down."""
    minutes = int(seconds / 60)
    if minutes < 2 * _HOUR:
        return text_n("{n} minute", "{n} minutes", n=minutes)
    if minutes < 2 * _DAY:
        return text_n("{n} hour", "{n} hours", n=minutes // _HOUR)
    if minutes < 2 * _YEAR:
        return text_n("{n} day", "{n} days", n=minutes // _DAY)
    return text_n("{n:,} year", "{n:,} years", n=minutes // _YEAR)
