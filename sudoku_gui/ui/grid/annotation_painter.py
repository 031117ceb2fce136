"""Paints an annotation over a grid that is painted already, on any device.

A candidate that has a cell for itself is written large, several each at its place: the
first row of the smallest digits, and so on.  Links are arrows; one that would cross the
middle of other cells goes around them.
"""

from collections.abc import Mapping
from math import ceil, hypot, sqrt

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

from sudoku_gui.model.candidates import Candidate, Link, LinkKind
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.model.grid import sign_of
from sudoku_gui.presentation.grid.annotation import (
    CANDIDATE_ROLE_STYLES,
    CELL_ROLE_STYLES,
    HOUSE_ROLE_STYLES,
    Annotation,
    CandidateGround,
    CandidateRole,
    CandidateRoleStyle,
    Outline,
)
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.cell_painter import paint_sign
from sudoku_gui.ui.grid.grid_layout import GridLayout

_PEN_STYLES: Mapping[LinkKind, Qt.PenStyle] = {
    LinkKind.WEAK: Qt.PenStyle.DashLine,
    LinkKind.STRONG: Qt.PenStyle.SolidLine,
}
# In parts of the side of a cell:
_RING = 0.42  # from the middle of a cell to the end of a link
_NEAR = 0.3  # from the middle of a cell to a line that would cross its digit
_ASIDE = 0.38  # from the straight line to a link that goes around what lies on it
_TURN = 0.45  # the length in which such a link leaves the line
_HEAD = 0.2  # the length of an arrow's head
_LARGE = 0.5  # the height of a candidate that is alone in its cell
_SMALL = 0.85  # that of others, in parts of their places
_LEAST_HEIGHT = 6  # pixels of a sign


def paint_annotation(
    painter: QPainter, layout: GridLayout, annotation: Annotation, theme: Theme, font: QFont
) -> None:
    """Paint houses, links, then what is drawn around cells, then candidates."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for house_role, house_style in HOUSE_ROLE_STYLES.items():
        pen = QPen(QColor(getattr(theme, house_style.colour)), _pen_width(layout))
        pen.setStyle(Qt.PenStyle.DashLine if house_style.is_dashed else Qt.PenStyle.SolidLine)
        for house, role_of_house in annotation.houses.items():
            if role_of_house is house_role:
                _paint_border(painter, layout, house, pen)
    for link in annotation.links:
        _paint_link(painter, layout, link, annotation, theme)
    for role, style in CELL_ROLE_STYLES.items():
        pen = QPen(QColor(getattr(theme, style.colour)), _pen_width(layout))
        for cell, other in annotation.cells.items():
            if other is role:
                _OUTLINES[style.outline](painter, layout.cell_rect(cell), pen)
    for cell in dict.fromkeys(candidate.cell for candidate in annotation.candidates):
        _paint_candidates(painter, layout, cell, annotation.candidates_in(cell), theme, font)


def _paint_border(painter: QPainter, layout: GridLayout, house: House, pen: QPen) -> None:
    """Paint the line around the cells of a house, within these cells."""
    beyond = layout.thick  # over the lines between cells
    region = QPainterPath()
    region.setFillRule(Qt.FillRule.WindingFill)  # what two cells have in common is inside
    for cell in house.cells:
        rect = QRectF(layout.cell_rect(cell))
        region.addRect(rect.adjusted(-beyond, -beyond, beyond, beyond))
    region = region.simplified()
    edge = QPainterPathStroker()
    edge.setWidth(2 * beyond + pen.width())
    edge.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(region.subtracted(edge.createStroke(region)))


def _pen_width(layout: GridLayout) -> int:
    return max(2, layout.cell_side // 20)


def _paint_ring(painter: QPainter, rect: QRect, pen: QPen) -> None:
    inset = rect.width() // 10
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))


def _paint_dashed_box(painter: QPainter, rect: QRect, pen: QPen) -> None:
    pen.setStyle(Qt.PenStyle.DashLine)
    _paint_box(painter, rect, pen)


def _paint_box(painter: QPainter, rect: QRect, pen: QPen) -> None:
    width = pen.width()
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(width, width, -width, -width))


_OUTLINES = {
    Outline.RING: _paint_ring,
    Outline.BOX: _paint_box,
    Outline.DASHED_BOX: _paint_dashed_box,
}


def _paint_candidates(
    painter: QPainter,
    layout: GridLayout,
    cell: Cell,
    roles: Mapping[Digit, CandidateRole],
    theme: Theme,
    font: QFont,
) -> None:
    """Those of one cell; small ones on a ground of their own."""
    is_alone = len(roles) == 1
    for digit, role in roles.items():
        style = CANDIDATE_ROLE_STYLES[role]
        colour = getattr(theme, style.colour)
        rect = layout.cell_rect(cell)
        height = rect.height() * _LARGE
        if not is_alone:
            place = candidate_rect(layout, Candidate(cell, digit))
            _paint_ground(painter, place, style, theme)
            if style.ground is CandidateGround.DISC:
                colour = theme.base
            rect, height = place.toAlignedRect(), place.height() * _SMALL
        sized = QFont(font)
        sized.setPixelSize(max(_LEAST_HEIGHT, round(height)))
        sized.setStrikeOut(style.is_struck_through)
        paint_sign(painter, rect, sign_of(digit), colour, sized)


def _paint_ground(
    painter: QPainter, place: QRectF, style: CandidateRoleStyle, theme: Theme
) -> None:
    """Paint what lies under a small candidate."""
    if style.ground is CandidateGround.NONE:
        return
    colour = QColor(getattr(theme, style.colour))
    has_ring = style.ground is CandidateGround.RING
    painter.setPen(QPen(colour, 1) if has_ring else Qt.PenStyle.NoPen)
    is_filled = style.ground is CandidateGround.DISC
    painter.setBrush(colour if is_filled else QColor(theme.base))
    painter.drawEllipse(place)


def candidate_rect(layout: GridLayout, candidate: Candidate) -> QRectF:
    """Return where a candidate stands that is not alone in its cell, ring included."""
    across = ceil(sqrt(layout.geometry.size))
    side = layout.cell_side * 0.94 / across
    row, column = divmod(candidate.digit - 1, across)
    corner = layout.cell_rect(candidate.cell).topLeft()
    margin = (layout.cell_side - across * side) / 2
    left, top = (margin + place * side for place in (column, row))
    gap = side * 0.04
    return QRectF(corner.x() + left, corner.y() + top, side, side).adjusted(gap, gap, -gap, -gap)


def _paint_link(
    painter: QPainter, layout: GridLayout, link: Link, annotation: Annotation, theme: Theme
) -> None:
    """An arrow from one candidate to the other, in the colour of what becomes of it."""
    line = _between_ends(layout, link, annotation)
    if line.length() <= 0:
        return
    role = annotation.candidates.get(link.target, CandidateRole.ELIMINATED)
    colour = QColor(getattr(theme, CANDIDATE_ROLE_STYLES[role].colour))
    width = _pen_width(layout)
    path = _link_path(layout, line, {link.source.cell, link.target.cell})
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width, _PEN_STYLES[link.kind], Qt.PenCapStyle.FlatCap))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(_arrow_head(path, min(layout.cell_side * _HEAD, line.length() / 2)))


def _between_ends(layout: GridLayout, link: Link, annotation: Annotation) -> QLineF:
    """Return the line from the edge of one end to that of the other, striking through no sign."""
    (first, before), (last, after) = (
        _end_at(layout, end, annotation) for end in (link.source, link.target)
    )
    whole = QLineF(first, last)
    if whole.length() <= before + after:
        return QLineF()
    begin, end = before / whole.length(), 1 - after / whole.length()
    return QLineF(whole.pointAt(begin), whole.pointAt(end))


def _end_at(layout: GridLayout, end: Candidate, annotation: Annotation) -> tuple[QPointF, float]:
    """Return the middle of what a link leads to, and how far from there the link ends."""
    if end in annotation.candidates and len(annotation.candidates_in(end.cell)) > 1:
        place = candidate_rect(layout, end)
        return place.center(), place.width() / 2
    middle = QRectF(layout.cell_rect(end.cell)).center()
    return middle, layout.cell_side * _RING


def _link_path(layout: GridLayout, line: QLineF, ends: set[Cell]) -> QPainterPath:
    """Return the line, bent where it would cross the middle of a cell other than its ends."""
    path = QPainterPath(line.p1())
    if _crosses_a_middle(layout, line, ends):
        ahead = QPointF(line.dx(), line.dy()) / line.length() * layout.cell_side
        aside, turn = QPointF(ahead.y(), -ahead.x()) * _ASIDE, ahead * _TURN
        left, back = line.p1() + aside + turn, line.p2() + aside - turn
        path.cubicTo(line.p1() + turn / 2, left - turn / 2, left)
        path.lineTo(back)
        path.cubicTo(back + turn / 2, line.p2() - turn / 2, line.p2())
    else:
        path.lineTo(line.p2())
    return path


def _crosses_a_middle(layout: GridLayout, line: QLineF, ends: set[Cell]) -> bool:
    """Return whether the line passes the middle of another cell as near as its digit."""
    near = layout.cell_side * _NEAR
    for step in range(ceil(line.length() / near)):
        point = line.pointAt(step * near / line.length())
        cell = layout.cell_at(point.toPoint())
        if cell is not None and cell not in ends:
            away = point - QRectF(layout.cell_rect(cell)).center()
            if hypot(away.x(), away.y()) < near:
                return True
    return False


def _arrow_head(path: QPainterPath, length: float) -> QPolygonF:
    """Return a triangle at the end of a path."""
    tip = path.currentPosition()
    back = QLineF(tip, path.pointAtPercent(path.percentAtLength(path.length() - length)))
    back.setLength(length)
    aside = QPointF(-back.dy(), back.dx()) * 0.4
    return QPolygonF([tip, back.p2() + aside, back.p2() - aside])
