"""Paints one cell of a grid from its look, on any device."""

from PySide6.QtCore import QLine, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygon

from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.grid.cell_look import CellBackground, CellLook
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.ground import fill
from sudoku_gui.ui.kit.text_outlines import needs_outlines, outline_within

# Of the tint of heat, of 255: digits stay readable on it.
_FAINTEST, _STRONGEST = 12, 70


def paint_cell(painter: QPainter, rect: QRect, look: CellLook, theme: Theme, font: QFont) -> None:
    """Paint one cell, without the lines around it."""
    _paint_ground(painter, rect, look, theme)
    if look.is_dead_end:
        _paint_hatch(painter, rect, theme.taken_back)
    if look.removed_sign and not look.sign:
        paint_sign(painter, rect, look.removed_sign, theme.taken_back, _struck(font, rect))
    if look.notes is not None and not look.sign:
        from sudoku_gui.ui.grid.note_painter import paint_notes  # noqa: PLC0415

        paint_notes(painter, rect, look.notes, theme, font)
    if look.ambiguous_signs and not look.sign:
        paint_sign(painter, rect, look.ambiguous_signs, theme.standing, _small_font(font, rect))
    if look.sign:
        paint_sign(
            painter, rect, look.sign, _sign_colour(look, theme), _sign_font(font, rect, look.origin)
        )
        if look.ground is CellBackground.PLACED:
            _paint_foot(painter, rect, theme.solver)
        if look.is_tentative:
            _paint_underline(painter, rect, _pen(rect, 18, theme.branch, Qt.PenStyle.DashLine))
    _paint_findings(painter, rect, look, theme)
    if look.is_highlighted:
        _paint_brackets(painter, rect, theme.accent)
    if look.is_conflict:
        _paint_corner(painter, rect, theme.conflict)
    if look.is_blocker:
        _paint_ring(painter, rect, _pen(rect, 24, theme.blocker, Qt.PenStyle.DashLine))
    if look.is_current_blank:
        _paint_frame(painter, rect, theme.standing)


def _paint_ground(painter: QPainter, rect: QRect, look: CellLook, theme: Theme) -> None:
    # Where a cell ends between two pixels of the screen, its ground has a sharp edge all the same.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    fill(painter, rect, QColor(_ground_colour(look, theme)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if look.heat:
        _paint_heat(painter, rect, look.heat, theme.standing)
    if look.colours:
        # Imported late, as for the notes: a grid without any is shown first.
        from sudoku_gui.ui.grid.colour_painter import paint_colours  # noqa: PLC0415

        paint_colours(painter, rect, look.colours, theme)


def _ground_colour(look: CellLook, theme: Theme) -> str:
    is_given = look.origin is Origin.GIVEN
    if look.ground is CellBackground.PLAIN:  # as most are
        return theme.given_ground if is_given else theme.base
    return {
        CellBackground.SHADED: theme.shaded_ground,
        CellBackground.HOUSE: theme.given_house_ground if is_given else theme.house_ground,
        CellBackground.EQUAL: theme.given_equal_ground if is_given else theme.equal_ground,
        CellBackground.SELECTED: theme.selected_ground,
        CellBackground.PLACED: theme.placed_ground,
        CellBackground.TAKEN_BACK: theme.taken_back_ground,
    }[look.ground]


def _paint_findings(painter: QPainter, rect: QRect, look: CellLook, theme: Theme) -> None:
    """What checks found out: each has a shape of its own besides its colour."""
    if look.is_ambiguous:
        _paint_dots(painter, rect, theme.standing)
    if look.is_in_core:
        _paint_ring(painter, rect, _pen(rect, 16, theme.conflict, Qt.PenStyle.SolidLine))
    if look.is_wrong:
        _paint_stroke(painter, rect, _pen(rect, 18, theme.conflict, Qt.PenStyle.SolidLine))
    if look.is_preview:
        _paint_box(painter, rect, _pen(rect, 18, theme.accent, Qt.PenStyle.DashLine))


def _sign_colour(look: CellLook, theme: Theme) -> str:
    if look.is_conflict or look.is_wrong:
        return theme.conflict
    if look.is_preview:
        return theme.accent
    if look.is_tentative:
        return theme.branch
    return {Origin.ENTRY: theme.entry, Origin.SOLVER: theme.solver}.get(look.origin, theme.given)


def _sign_font(font: QFont, rect: QRect, origin: Origin) -> QFont:
    """Return the font of a digit: givens bold, entries upright, a solver's digits italic."""
    sized = QFont(font)
    sized.setPixelSize(max(6, round(rect.height() * 0.6)))
    sized.setBold(origin is Origin.GIVEN)
    sized.setItalic(origin is Origin.SOLVER)
    return sized


def _small_font(font: QFont, rect: QRect) -> QFont:
    """Return the font for two signs beside each other."""
    sized = QFont(font)
    sized.setPixelSize(max(6, round(rect.height() * 0.34)))
    return sized


def _struck(font: QFont, rect: QRect) -> QFont:
    struck = _sign_font(font, rect, Origin.SOLVER)
    struck.setStrikeOut(True)
    return struck


def paint_sign(painter: QPainter, rect: QRect, sign: str, colour: str, font: QFont) -> None:
    """Paint a sign, or several, in the middle of a rectangle."""
    if needs_outlines(painter):
        painter.fillPath(outline_within(rect, sign, font), QColor(colour))
        return
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, sign)


def _paint_corner(painter: QPainter, rect: QRect, colour: str) -> None:
    """A triangle in the upper right corner, to be seen inside the frame of the cursor too."""
    side = max(6, rect.width() * 3 // 10)
    corner = QPoint(rect.right() + 1, rect.top())
    triangle = QPolygon([corner, corner - QPoint(side, 0), corner + QPoint(0, side)])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(triangle)


def _paint_foot(painter: QPainter, rect: QRect, colour: str) -> None:
    """A small triangle in the lower left corner."""
    side = max(4, rect.width() // 6)
    corner = QPoint(rect.left(), rect.bottom() + 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygon([corner, corner - QPoint(0, side), corner + QPoint(side, 0)]))


def _paint_brackets(painter: QPainter, rect: QRect, colour: str) -> None:
    """An angle in each corner."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    length, width = max(4, rect.width() // 5), max(2, rect.width() // 20)
    inner = rect.adjusted(1, 1, -1, -1)
    right, bottom = inner.right() + 1, inner.bottom() + 1
    for across, down in ((length, width), (width, length)):
        for left in (inner.left(), right - across):
            for top in (inner.top(), bottom - down):
                fill(painter, QRect(left, top, across, down), QColor(colour))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_hatch(painter: QPainter, rect: QRect, colour: str) -> None:
    """Lines from the lower left to the upper right, as far apart as fits the cell.

    A brush with such a pattern is as fine as the pixels, of which paper has too many.
    """
    gap, side = max(4, rect.width() // 7), rect.width() - 1
    lines = []
    for start in range(gap, 2 * side, gap):
        over = max(0, start - side)
        lower = rect.topLeft() + QPoint(over, start - over)
        lines.append(QLine(lower, rect.topLeft() + QPoint(start - over, over)))
    width = max(1, rect.width() // 40)
    painter.setPen(QPen(QColor(colour), width, c=Qt.PenCapStyle.FlatCap))
    painter.drawLines(lines)


def _paint_heat(painter: QPainter, rect: QRect, heat: int, colour: str) -> None:
    """A tint, and a bar along the lower edge that is as long as the heat is high."""
    tint = QColor(colour)
    tint.setAlpha(_FAINTEST + (_STRONGEST - _FAINTEST) * heat // 100)
    painter.fillRect(rect, tint)
    height = max(3, rect.height() // 12)
    length = max(2, rect.width() * heat // 100)
    bar = QRect(rect.left(), rect.bottom() + 1 - height, length, height)
    painter.fillRect(bar, QColor(colour))


def _pen(rect: QRect, part: int, colour: str, style: Qt.PenStyle) -> QPen:
    """Return a pen whose width is a `part`-th of the cell."""
    return QPen(QColor(colour), max(1, rect.width() // part), style)


def _paint_ring(painter: QPainter, rect: QRect, pen: QPen) -> None:
    inset = pen.width() + max(1, rect.width() // 12)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))


def _paint_stroke(painter: QPainter, rect: QRect, pen: QPen) -> None:
    """A line through the cell from the lower left to the upper right."""
    inset = pen.width() + rect.width() // 8
    painter.setPen(pen)
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawLine(inner.bottomLeft(), inner.topRight())


def _paint_underline(painter: QPainter, rect: QRect, pen: QPen) -> None:
    """A dashed line below the digit."""
    inset, foot = rect.width() // 4, rect.bottom() - rect.height() // 9
    painter.setPen(pen)
    painter.drawLine(rect.left() + inset, foot, rect.right() - inset, foot)


def _paint_box(painter: QPainter, rect: QRect, pen: QPen) -> None:
    inset = pen.width() + max(1, rect.width() // 16)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 1))


def _paint_dots(painter: QPainter, rect: QRect, colour: str) -> None:
    """A row of three dots along the lower edge."""
    radius = max(1, rect.width() // 20)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for place in (-1, 0, 1):
        middle = QPoint(rect.center().x() + place * 4 * radius, rect.bottom() - 3 * radius)
        painter.drawEllipse(middle, radius, radius)


def _paint_frame(painter: QPainter, rect: QRect, colour: str) -> None:
    width = min(6, max(2, rect.width() // 14))
    painter.setPen(QPen(QColor(colour), width, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(width, width, -width, -width))
