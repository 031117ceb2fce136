"""What Qt leaves out when it lays Markdown out: anchors, widths of pictures, grounds of code."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from sudoku_gui.presentation.handbook import Heading
from sudoku_gui.presentation.theme import Theme

_HEADING_GAP = 14  # above a heading, in pixels
_PARAGRAPH_GAP = 8
_LINE_HEIGHT = 125  # in per cent of what the letters take
_PER_CENT = QTextLength.Type.PercentageLength
PICTURE_WIDTH = 80  # at most, in per cent of the page


def complete_layout(document: QTextDocument, headings: Sequence[Heading], theme: Theme) -> None:
    """Complete what `document` has of a chapter with these headings."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    anchors = iter([heading.anchor for heading in headings])
    for block in _blocks(document):
        if block.blockFormat().headingLevel():
            _make_heading(block, next(anchors))
        elif block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
            _give_ground(block, theme)
        else:
            _complete_text(block, theme)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _draw_thin_lines(frame, theme)
    cursor.endEditBlock()


def fitted_picture(image: QImage, room: int, pixel_ratio: float) -> QImage:
    """Return `image` no wider than `room`, in the pixels of the page, with all that a screen has.

    A size in whole pixels of the page is one at which nothing needs to be scaled any more.
    """
    width = max(1, min(image.width(), room))
    size = QSizeF(width, round(image.height() * width / image.width())) * pixel_ratio
    smooth = Qt.TransformationMode.SmoothTransformation
    fitted = image.scaled(size.toSize(), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    fitted.setDevicePixelRatio(pixel_ratio)
    return fitted


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _make_heading(block: QTextBlock, anchor: str) -> None:
    """Let links lead to the heading, and set it off."""
    named = QTextCharFormat()
    named.setAnchor(True)
    named.setAnchorNames([anchor])
    spaced = block.blockFormat()
    spaced.setTopMargin(_HEADING_GAP)
    spaced.setBottomMargin(_PARAGRAPH_GAP)
    cursor = _selected(block, block.position(), block.length() - 1)
    cursor.mergeCharFormat(named)
    cursor.setBlockFormat(spaced)


def _give_ground(block: QTextBlock, theme: Theme) -> None:
    """Set a line of code off, and let it go on below where the page is narrow."""
    shaded = block.blockFormat()
    shaded.setBackground(QColor(theme.panel))
    shaded.setNonBreakableLines(False)
    QTextCursor(block).setBlockFormat(shaded)


def _complete_text(block: QTextBlock, theme: Theme) -> None:
    """Give lines room, have pictures fit the page, and keys and code stand out."""
    shaded = QTextCharFormat()
    shaded.setBackground(QColor(theme.panel))
    has_picture = False
    for each in block.textFormats():
        form = each.format
        cursor = _selected(block, block.position() + each.start, each.length)
        if form.isImageFormat():
            has_picture = True
            fitting = form.toImageFormat()
            fitting.setMaximumWidth(QTextLength(_PER_CENT, PICTURE_WIDTH))
            cursor.setCharFormat(fitting)
        elif form.fontFamilies():
            cursor.mergeCharFormat(shaded)
    if not has_picture:
        roomy = block.blockFormat()
        roomy.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        QTextCursor(block).setBlockFormat(roomy)


def _selected(block: QTextBlock, place: int, length: int) -> QTextCursor:
    """Return a cursor that has selected `length` characters from `place` on."""
    cursor = QTextCursor(block)
    cursor.setPosition(place)
    cursor.setPosition(place + length, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _draw_thin_lines(table: QTextTable, theme: Theme) -> None:
    form = table.format()
    form.setTopMargin(_PARAGRAPH_GAP)
    form.setBottomMargin(_PARAGRAPH_GAP)
    form.setBorder(1)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderBrush(QColor(theme.thin_line))
    form.setBorderCollapse(True)
    table.setFormat(form)
