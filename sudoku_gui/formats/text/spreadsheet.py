"""Fields of a table that a spreadsheet would not take for the text they are.

A field that begins with one of _SIGNS is a formula to a spreadsheet, which may do more
than count.  OWASP (CSV Injection) lists these signs, and the apostrophe that is written
before them; to be told from it, an apostrophe of the text itself gets another.
"""

_APOSTROPHE = "'"
_SIGNS = "=+-@\t\r\n＝＋－＠"
_MARKED = tuple(_SIGNS + _APOSTROPHE)


def escape_formula(words: str) -> str:
    """Return the field by which a spreadsheet, and `unescape_formula`, understand `words`."""
    return _APOSTROPHE + words if words.startswith(_MARKED) else words


def unescape_formula(field: str) -> str:
    """Return what was meant by `field`."""
    is_marked = field.startswith(_APOSTROPHE) and field[1:].startswith(_MARKED)
    return field[1:] if is_marked else field


def formula_safe_path(name: str) -> str:
    """Return the same file by a name that is no formula, and that programs can open as it is."""
    return f"./{name}" if name.startswith(_MARKED[:-1]) else name
