"""Lengths of time in words and figures."""


def clock_time(seconds: float) -> str:
    """Return a length of time as clocks show it: 0:07, 12:30, 1:02:03."""
    minutes, left = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"
