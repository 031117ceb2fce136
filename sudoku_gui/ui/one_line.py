"""Free text of files on a line of the window, whatever is in it."""

LONGEST = 200
"""The most characters shown; a file can make a title of any length."""


def on_one_line(words: str) -> str:
    """`words` without line ends, and not longer than anybody reads."""
    line = " ".join(words[: 2 * LONGEST].split())
    return line if len(line) <= LONGEST else line[:LONGEST] + "…"
