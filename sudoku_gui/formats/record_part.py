"""The parts of what a file holds: by these names it is said what a format has no room for."""

from enum import Enum


class RecordPart(Enum):
    """What a format may have room for besides the givens; the texts are those of `Metadata`."""

    ENTRIES = "entries"
    CORNER_NOTES = "corner notes"
    CENTRE_NOTES = "centre notes"
    COLOURS = "colours"
    NOTE_COLOURS = "colours of notes"
    BOOKMARKS = "bookmarks"
    HISTORY = "history"
    PHOTO = "photo"
    TITLE = "title"
    AUTHOR = "author"
    DESCRIPTION = "description"
    COMMENT = "comment"
    DATE = "date"
    SOURCE = "source"
    LEVEL = "level"
    URL = "url"
    OTHERS = "others"


NOTE_PARTS = frozenset(
    {
        RecordPart.CORNER_NOTES,
        RecordPart.CENTRE_NOTES,
        RecordPart.COLOURS,
        RecordPart.NOTE_COLOURS,
    }
)
SHEET_PARTS = NOTE_PARTS | {RecordPart.ENTRIES}
"""What a player adds to a puzzle."""
MADE_PARTS = NOTE_PARTS | {RecordPart.BOOKMARKS, RecordPart.PHOTO}
"""What a player adds besides digits, and nobody else could make again."""
HISTORY_PARTS = frozenset({RecordPart.BOOKMARKS, RecordPart.HISTORY, RecordPart.PHOTO})
"""What is known of how that came to be; the other parts are texts about the puzzle."""
