"""Free text of files, made fit for one line of the window."""

from pathlib import Path

from sudoku_gui.formats.text.free_text import sanitised

LONGEST = 200
"""The most characters shown; a file can make a title of any length."""

# As html.escape has them; its module loads the names of two thousand characters.
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})
_PATH_HEAD, _PATH_TAIL = 24, 55  # characters kept of a long path: the end tells more


def on_one_line(words: str) -> str:
    """Return `words` without line ends, and not longer than anybody reads."""
    line = " ".join(words[: 2 * LONGEST].split())
    return line if len(line) <= LONGEST else line[:LONGEST] + "…"


def path_on_one_line(path: Path) -> str:
    """Return `path` for a menu: without signs that break or turn the line, and not too wide."""
    line = " ".join(sanitised(str(path)).split())
    if len(line) <= _PATH_HEAD + _PATH_TAIL:
        return line
    return f"{line[:_PATH_HEAD]}…{line[-_PATH_TAIL:]}"


def name_in_title(name: str) -> str:
    """Return `name` for a title bar as it is.

    There, [*] is Qt's mark of a modified document unless doubled.
    """
    return name.replace("[*]", "[*][*]")


def plain_tip(words: str) -> str:
    """Return `words` for a tool tip as they are.

    Qt would take tags for orders to load and draw.
    """
    return f"<p>{words.translate(_ESCAPES)}</p>" if words else ""
