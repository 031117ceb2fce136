"""Where puzzles, headings and solutions lie on a printed page: arithmetic only, in millimetres."""

from math import ceil

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.export.print_options import (
    PageOrientation,
    PaperSize,
    PrintOptions,
    SolutionPlacement,
)

LINE_MILLIMETRES, LARGE_PRINT_LINE_MILLIMETRES = 0.12, 0.3  # the width of thin lines
_GAP = 7.0  # between puzzles
_HEADING, _SMALL_HEADING, _LARGE_HEADING = 7.0, 5.0, 9.0  # the height of a line of words
_PAGE_LINE = 5.0  # the height of the line at the lower edge
_FOOT_GAP, _FOOT_HEADING = 4.0, 3.5
_FOOT_SIDE, _SINGLE_FOOT_SIDE = 34.0, 58.0  # of a solution at the foot, at most
_FOOT_SHARE = 0.25  # of the page, at most
_FULL_SIDE = 130.0  # of a page whose lines and gaps are as above; they shrink with smaller ones
_MARGIN_SHARE = 0.2  # of the shorter side, at most
_GRIDS_IN_PORTRAIT = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3), 9: (3, 3)}  # columns, rows


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle on paper; its corner is counted from the upper left corner of the paper."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The distance of its right edge from the left edge of the paper."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The distance of its lower edge from the upper edge of the paper."""
        return self.top + self.height

    def inset(self, distance: float) -> "Area":
        """Return the same without a stripe along each edge."""
        return Area(
            self.left + distance,
            self.top + distance,
            self.width - 2 * distance,
            self.height - 2 * distance,
        )


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper as it lies before the reader, in millimetres."""

    width: float
    height: float

    def lying(self, orientation: PageOrientation) -> "Paper":
        """Return the same paper, turned as it is to lie."""
        short, long = sorted((self.width, self.height))
        if orientation is PageOrientation.PORTRAIT:
            return Paper(short, long)
        return Paper(long, short)


PAPERS = {PaperSize.A4: Paper(210.0, 297.0), PaperSize.LETTER: Paper(215.9, 279.4)}


@dataclass(frozen=True, slots=True)
class PuzzleArea:
    """The room of one puzzle or solution: a line of words, and a square below it."""

    heading: Area
    grid: Area
    is_upside_down: bool = False
    """Whether it is to be read with the paper turned: as a whole, around its middle."""

    @property
    def whole(self) -> Area:
        """Both together."""
        top = self.heading.top
        return Area(self.grid.left, top, self.grid.width, self.grid.bottom - top)


@dataclass(frozen=True, slots=True)
class PageLayout:
    """The room for puzzles on a page, for their solutions at its foot, and for its last line."""

    paper: Paper
    body: Area  # within the margins
    puzzles: tuple[PuzzleArea, ...]
    solutions: tuple[PuzzleArea, ...]
    page_line: Area
    line_width: float  # of thin lines


def page_layout_of(options: PrintOptions, paper: Paper, per_page: int) -> PageLayout:
    """Return the layout of a page with so many grids, one of PUZZLES_PER_PAGE.

    paper: as it lies; with solutions at the foot if the options say so.
    """
    shorter = min(paper.width, paper.height)
    body = Area(0, 0, paper.width, paper.height).inset(min(options.margin, shorter * _MARGIN_SHARE))
    scale = min(1.0, min(body.width, body.height) / _FULL_SIDE)
    line_height = _PAGE_LINE * scale if options.has_headings else 0.0
    page_line = Area(body.left, body.bottom - line_height, body.width, line_height)
    room = Area(body.left, body.top, body.width, body.height - line_height)
    solutions: tuple[PuzzleArea, ...] = ()
    if options.solutions is SolutionPlacement.FOOT:
        solutions = _foot(room, per_page, scale)
        foot_top = min(each.whole.top for each in solutions) - _GAP * scale
        room = Area(room.left, room.top, room.width, foot_top - room.top)
    puzzles = _puzzles(room, per_page, _heading_height(options, per_page) * scale, scale)
    is_large = options.is_large_print
    line = LARGE_PRINT_LINE_MILLIMETRES if is_large else LINE_MILLIMETRES
    return PageLayout(paper, body, puzzles, solutions, page_line, line * scale)


def _heading_height(options: PrintOptions, per_page: int) -> float:
    if options.is_large_print:
        return _LARGE_HEADING
    return _HEADING if per_page <= 2 else _SMALL_HEADING


def _puzzles(room: Area, per_page: int, heading: float, scale: float) -> tuple[PuzzleArea, ...]:
    """Divide a room into equal parts, each with a puzzle in its middle, row by row."""
    columns, rows = _GRIDS_IN_PORTRAIT[per_page]
    if room.width > room.height:
        columns, rows = rows, columns
    gap = _GAP * scale
    width = (room.width - (columns - 1) * gap) / columns
    height = (room.height - (rows - 1) * gap) / rows
    parts = (
        Area(room.left + column * (width + gap), room.top + row * (height + gap), width, height)
        for row in range(rows)
        for column in range(columns)
    )
    return tuple(_in_middle(part, heading) for part in parts)


def _in_middle(part: Area, heading: float, *, is_upside_down: bool = False) -> PuzzleArea:
    """Return the largest puzzle within `part` with a heading of that height."""
    side = min(part.width, part.height - heading)
    left = part.left + (part.width - side) / 2
    top = part.top + (part.height - heading - side) / 2
    return PuzzleArea(
        Area(left, top, side, heading), Area(left, top + heading, side, side), is_upside_down
    )


def _foot(room: Area, count: int, scale: float) -> tuple[PuzzleArea, ...]:
    """Return areas for small grids at the lower edge of `room`, in one or two rows."""
    gap, heading = _FOOT_GAP * scale, _FOOT_HEADING * scale
    most = (_SINGLE_FOOT_SIDE if count == 1 else _FOOT_SIDE) * scale

    def side_in(rows: int) -> float:
        columns = ceil(count / rows)
        across = (room.width - (columns - 1) * gap) / columns
        down = (room.height * _FOOT_SHARE - (rows - 1) * gap) / rows - heading
        return min(most, across, down)

    rows = max((1, 2), key=side_in) if count > 1 else 1
    columns, side = ceil(count / rows), side_in(rows)
    top = room.bottom - rows * (side + heading) - (rows - 1) * gap
    left = room.left + (room.width - columns * side - (columns - 1) * gap) / 2
    parts = (
        Area(
            left + (place % columns) * (side + gap),
            top + (place // columns) * (side + heading + gap),
            side,
            side + heading,
        )
        for place in range(count)
    )
    return tuple(_in_middle(part, heading, is_upside_down=True) for part in parts)
