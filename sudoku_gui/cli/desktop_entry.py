"""The program's entry in the menu, as the Desktop Entry Specification wants it written."""

_RESERVED = frozenset(" \t\n\"'\\><~|&;$*?#()`")  # what makes quotes necessary in a command
_ESCAPED_IN_QUOTES = frozenset('"`$\\')
_ESCAPES = {"\\": r"\\", "\n": r"\n", "\t": r"\t", "\r": r"\r"}


def entry_that_starts(program: str, entry: str) -> str:
    """Return the entry with `program`, a path, in the place of the name that it starts."""
    lines = []
    for line in entry.splitlines():
        key, _, value = line.partition("=")
        if key == "Exec":
            _, _, files = value.partition(" ")
            lines += [f"TryExec={_escaped(program)}", f"Exec={_escaped(_word(program))} {files}"]
        else:
            lines.append(line)
    return "".join(f"{line}\n" for line in lines)


def _word(path: str) -> str:
    """Return the path as a word of the command."""
    word = path.replace("%", "%%")  # otherwise a field code
    if _RESERVED.isdisjoint(word):
        return word
    return '"' + "".join(f"\\{sign}" if sign in _ESCAPED_IN_QUOTES else sign for sign in word) + '"'


def _escaped(value: str) -> str:
    """Return the value as any string of an entry is written."""
    return "".join(_ESCAPES.get(sign, sign) for sign in value)
