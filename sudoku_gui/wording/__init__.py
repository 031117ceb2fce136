"""The sentences that both entry points say, the window and the terminal, in the same words."""

import errno
from collections.abc import Sequence

from sudoku_gui.file_errors import NoFolderError, NotRegularError
from sudoku_gui.formats.record_part import RecordPart
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Cell, Digit, Geometry, House, HouseKind
from sudoku_gui.model.grid import Conflict, sign_of

NOT_REGULAR = text("not a regular file")
_CONFLICTS_NAMED = 3


def conflicts_sentence(conflicts: Sequence[Conflict], geometry: Geometry) -> Text:
    """Return which cells clash, and in which houses: the first few by name, the rest as a count."""
    houses_of: dict[tuple[Cell, Cell, Digit], list[House]] = {}
    for each in conflicts:
        houses_of.setdefault((each.first, each.second, each.digit), []).append(each.house)
    clashes = [
        text(
            "{first} and {second} both hold {digit} ({houses})",
            first=geometry.name(first),
            second=geometry.name(second),
            digit=sign_of(digit),
            houses=listed([house_name(house) for house in houses]),
        )
        for (first, second, digit), houses in houses_of.items()
    ]
    named = listed(clashes[:_CONFLICTS_NAMED])
    more = len(clashes) - _CONFLICTS_NAMED
    if more <= 0:
        return named
    return text_n("{clashes}, and {n} more", "{clashes}, and {n} more", n=more, clashes=named)


def house_name(house: House) -> Text:
    """Return the house as people call it: row 1, column 2, box 3, falling diagonal."""
    match house.kind:
        case HouseKind.ROW:
            return text("row {number}", number=house.number)
        case HouseKind.COLUMN:
            return text("column {number}", number=house.number)
        case HouseKind.BOX:
            return text("box {number}", number=house.number)
        case HouseKind.DIAGONAL:
            return text("rising diagonal") if house.index else text("falling diagonal")
        case HouseKind.EXTRA_REGION:
            return text("extra region {number}", number=house.number)


def file_sentence(error: OSError) -> Text:
    """Return why a file could not be read or written, in our words and without its name."""
    match error:
        case NoFolderError():
            return text("there is no folder {folder}", folder=error.filename)
        case NotRegularError():
            return NOT_REGULAR
    known = _FILE_PROBLEMS.get(error.errno or 0)
    return known or text("the system says: {reason}", reason=error.strerror or error)


def listed(sentences: Sequence[Text]) -> Text:
    """Return several sentences, at least one, with commas between them."""
    whole = sentences[0]
    for each in sentences[1:]:
        whole = text("{first}, {second}", first=whole, second=each)
    return whole


RECORD_PART_WORDS = {
    RecordPart.ENTRIES: text("the digits filled in, apart from the givens"),
    RecordPart.CORNER_NOTES: text("the notes in the corners of cells"),
    RecordPart.CENTRE_NOTES: text("the notes in the middle of cells"),
    RecordPart.COLOURS: text("the colours of cells"),
    RecordPart.NOTE_COLOURS: text("the colours of single notes"),
    RecordPart.BOOKMARKS: text("the bookmarks"),
    RecordPart.HISTORY: text("the moves one by one and the time played"),
    RecordPart.PHOTO: text("the photo of the puzzle"),
    RecordPart.TITLE: text("title"),
    RecordPart.AUTHOR: text("author"),
    RecordPart.DESCRIPTION: text("description"),
    RecordPart.COMMENT: text("comment"),
    RecordPart.DATE: text("date"),
    RecordPart.SOURCE: text("source"),
    RecordPart.LEVEL: text("level"),
    RecordPart.URL: text("link"),
    RecordPart.OTHERS: text("other columns of a table"),
}
"""What a file may have no room for."""


_FILE_PROBLEMS = {
    errno.ENOENT: text("there is no such file"),
    errno.ENOTDIR: text("there is no such file"),
    errno.EISDIR: text("this is a directory, not a file"),
    errno.EACCES: text("permission denied"),
    errno.EPERM: text("permission denied"),
    errno.ENAMETOOLONG: text("the name is too long for a file"),
    errno.ELOOP: text("the links lead in a circle"),
    errno.ENOSPC: text("the disk is full"),
    errno.EDQUOT: text("the disk is full"),
    errno.EFBIG: text("the disk is full"),
    errno.EROFS: text("the disk can only be read"),
    errno.EIO: text("the disk does not answer"),
}
