"""Paints the notes of a cell, on any device.

There may be thousands of them, many alike: on pixels, a row of notes is painted once and kept.
"""

from functools import lru_cache

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from sudoku_gui.presentation.grid.cell_look import NotesLook
from sudoku_gui.presentation.grid.note_layout import MORE, NoteRow, PlacedNote, rows_of_notes
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.colour_painter import paint_swatch
from sudoku_gui.ui.kit.text_outlines import needs_outlines, outline_within, plain_font


def paint_notes(painter: QPainter, rect: QRect, look: NotesLook, theme: Theme, font: QFont) -> None:
    """Paint the notes of the cell in `rect`."""
    rows = rows_of_notes(look, rect.width())
    if not isinstance(painter.device(), QPixmap):
        for row in rows:
            _paint_row(painter, rect.topLeft(), row, theme, font)
        return
    family, ratio = font.toString(), painter.device().devicePixelRatio()
    for row in rows:
        kept = kept_row(row, rect.width(), ratio, theme.entry, theme.conflict, family)
        if kept is None:  # colours of notes are few, and each theme has its own
            _paint_row(painter, rect.topLeft(), row, theme, font)
        else:
            painter.drawPixmap(rect.left(), rect.top() + row.top, kept)


@lru_cache(maxsize=1024)
def kept_row(
    row: NoteRow, side: int, ratio: float, ink: str, excluded_ink: str, family: str
) -> QPixmap | None:
    """Return a row of notes without colours as a picture, with what is around it seen through."""
    if any(note.colour is not None for note in row.notes):
        return None
    picture = QPixmap((QRectF(0, 0, side, row.height + 2).size() * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    font = QFont()
    font.fromString(family)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sized = _sized(font, row)
    for note in row.notes:
        rect = QRect(note.left, 0, note.width, row.height)
        _paint_note(painter, rect, note, excluded_ink if note.is_excluded else ink, sized)
    painter.end()
    return picture


def _paint_row(painter: QPainter, corner: QPoint, row: NoteRow, theme: Theme, font: QFont) -> None:
    sized = _sized(font, row)
    for note in row.notes:
        rect = QRect(corner.x() + note.left, corner.y() + row.top, note.width, row.height)
        if note.colour is not None:
            paint_swatch(painter, rect, (note.colour,), theme)
        ink = theme.conflict if note.is_excluded else theme.entry
        _paint_note(painter, rect, note, ink, sized)


def _sized(font: QFont, row: NoteRow) -> QFont:
    sized = plain_font(font)
    sized.setPixelSize(row.letter_height)
    return sized


def _paint_note(painter: QPainter, rect: QRect, note: PlacedNote, ink: str, font: QFont) -> None:
    """Paint one note; a line through it says that a peer holds the digit."""
    if note.sign == MORE:
        _paint_dots(painter, rect, ink)
    elif needs_outlines(painter):
        painter.fillPath(outline_within(rect, note.sign, font), QColor(ink))
    else:
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, note.sign)
    if note.is_excluded:
        across = max(3, font.pixelSize() // 2)
        reach = QPoint(across // 2 + 1, -across // 2)
        painter.setPen(QPen(QColor(ink), max(1, font.pixelSize() // 10)))
        painter.drawLine(rect.center() - reach, rect.center() + reach)


def _paint_dots(painter: QPainter, rect: QRect, ink: str) -> None:
    side = max(1, rect.height() // 8)
    for place in (-1, 0, 1):
        left = rect.center().x() + 2 * side * place
        painter.fillRect(left, rect.bottom() - 2 * side, side, side, QColor(ink))
