"""Finds the files under resources/, in an installed wheel and in a checkout.

A wheel carries resources/ inside the package; an editable install and a plain
checkout have it beside the package.  Nothing else knows about the difference.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PLACES = tuple(
    place for place in (_PACKAGE / "resources", _PACKAGE.parent / "resources") if place.is_dir()
)


def resource(*parts: str) -> Path:
    """Return the path of resources/PARTS.

    Raises FileNotFoundError if no installed or checked-out file has that name.
    """
    for place in _PLACES:
        path = place.joinpath(*parts)
        if path.exists():
            return path
    raise FileNotFoundError(f"resources/{'/'.join(parts)} is not installed")
