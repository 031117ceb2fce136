"""Takes a picture of the screens, the windows of this program out of the way."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QImage, QScreen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from sudoku_gui.language import text
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.photo.screen_region import ScreenRegion

NO_PICTURE = text(
    "the system lets no program look at the screen; "
    "take a screenshot with the system's own key, and paste it here (Ctrl+V)"
)
_GONE_MILLISECONDS = 400  # until the system has painted what was below the windows


def may_look_at_screen() -> bool:
    """Return whether a program may ever see the screen here: Wayland shows it to none."""
    return not QGuiApplication.platformName().startswith("wayland")


class ScreenCamera(QObject):
    """Hides the windows, has somebody choose a part of what is below, and shows them again."""

    taken = Signal(object)  # QImage
    failed = Signal(object)  # Text

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._hidden: list[tuple[QWidget, bytes]] = []
        self._regions: list[ScreenRegion] = []
        self._timer = QTimer(self, singleShot=True, interval=_GONE_MILLISECONDS)
        self._timer.timeout.connect(self._look)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme

    def begin(self) -> None:
        """Look at the screens; `taken` or `failed` follows, or nothing if it is given up."""
        if self._timer.isActive() or self._regions:
            return
        visible = [each for each in QApplication.topLevelWidgets() if _is_in_the_way(each)]
        self._hidden = [(each, bytes(each.saveGeometry().data())) for each in visible]
        for each in visible:
            each.hide()
        self._timer.start()

    def shut_down(self) -> None:
        """Give up; windows that were hidden stay so, for the program ends."""
        self._timer.stop()
        self._end_regions()
        self._hidden = []

    @Slot()
    def _look(self) -> None:
        shots = [(screen, grabbed(screen)) for screen in QGuiApplication.screens()]
        if all(is_nothing(shot) for _, shot in shots):
            self._show_windows()
            self.failed.emit(NO_PICTURE)
            return
        for screen, shot in shots:
            self._offer(screen, shot)

    def _offer(self, screen: QScreen, shot: QImage) -> None:
        region = ScreenRegion(shot, self._theme)
        region.chosen.connect(self._take)
        region.given_up.connect(self._give_up)
        self._regions.append(region)
        region.setGeometry(screen.geometry())
        region.showFullScreen()
        region.activateWindow()

    @Slot(object)
    def _take(self, picture: QImage) -> None:
        self._end_regions()
        self._show_windows()
        self.taken.emit(picture)

    @Slot()
    def _give_up(self) -> None:
        if self._regions:
            self._end_regions()
            self._show_windows()

    def _end_regions(self) -> None:
        regions, self._regions = self._regions, []
        for region in regions:
            region.hide()
            region.deleteLater()

    def _show_windows(self) -> None:
        hidden, self._hidden = self._hidden, []
        for window, geometry in hidden:
            if isValid(window):
                window.restoreGeometry(geometry)
                window.show()


def _is_in_the_way(window: QWidget) -> bool:
    """Return whether it is a window that stays: menus and tips go by themselves, panels do not."""
    stays = {Qt.WindowType.Window, Qt.WindowType.Dialog, Qt.WindowType.Tool}
    return window.windowType() in stays and window.isVisible()


def grabbed(screen: QScreen) -> QImage:
    """Return what is on a screen."""
    return screen.grabWindow(0).toImage()


def is_nothing(shot: QImage) -> bool:
    """Return whether it is what one gets where nobody may look: no pixels, or all alike."""
    if shot.isNull():
        return True
    grey = shot.convertToFormat(QImage.Format.Format_Grayscale8)
    pixels, width = bytes(grey.constBits()), grey.width()  # a row may go on behind them
    rows = range(0, len(pixels), grey.bytesPerLine())
    return all(pixels[row : row + width].count(pixels[0]) == width for row in rows)
