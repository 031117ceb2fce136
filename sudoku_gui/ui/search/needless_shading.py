"""The shade over the needless steps of a timeline: paled, and hatched as high as their part is."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter

from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.presentation.search.needless_picture import NeedlessPicture
from sudoku_gui.presentation.theme import Theme

_PALENESS = 165  # of 255


class NeedlessShading:
    """Paints what it was last given to show, which it keeps as an image as long as that stays."""

    def __init__(self) -> None:
        self.picture: NeedlessPicture | None = None
        """What is painted, or nothing."""
        self._image = QImage()
        self._painted: tuple[object, ...] = ()  # what the image is of

    def show(self, picture: NeedlessPicture | None) -> bool:
        """Paint `picture` from now on, or nothing; return whether that is something else."""
        is_other = picture is not self.picture
        self.picture = picture
        return is_other

    def paint(self, painter: QPainter, plot: QRect, theme: Theme, span: StepSpan) -> None:
        """Paint it over the picture of the depth in `plot`, if it is of the same span."""
        picture = self.picture
        if picture is None or picture.span != span or not any(picture.shares):
            return
        ratio = painter.device().devicePixelRatio()
        wanted = picture, plot.size(), ratio, theme
        if wanted != self._painted:
            self._painted = wanted
            self._image = _image_of(picture, plot.size(), ratio, theme)
        painter.drawImage(plot.topLeft(), self._image)


def _image_of(picture: NeedlessPicture, size: QSize, ratio: float, theme: Theme) -> QImage:
    image = QImage((size.toSizeF() * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    pale = QColor(theme.base)
    pale.setAlpha(_PALENESS)
    hatch = QBrush(QColor(theme.muted), Qt.BrushStyle.BDiagPattern)
    for room in _rooms(picture.shares, size):
        painter.fillRect(room, pale)
        painter.fillRect(room, hatch)
    painter.end()
    return image


def _rooms(shares: tuple[float, ...], size: QSize) -> list[QRect]:
    """Return a rectangle for each stretch of columns that are as high, from the foot up."""
    count, width = len(shares), size.width()
    rooms: list[QRect] = []
    left = 0
    for index, share in enumerate(shares):
        right = (index + 1) * width // count
        height = round(share * size.height())
        last = rooms[-1] if rooms else None
        if height and right > left:
            if last is not None and last.right() + 1 == left and last.height() == height:
                last.setRight(right - 1)
            else:
                rooms.append(QRect(left, size.height() - height, right - left, height))
        left = right
    return rooms
