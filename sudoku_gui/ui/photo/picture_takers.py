"""What takes pictures: of the screen, and with a camera; each is made when it is first wanted."""
# ruff: noqa: PLC0415

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.presentation.theme import Theme

if TYPE_CHECKING:
    from sudoku_gui.ui.photo.camera_window import CameraWindow
    from sudoku_gui.ui.photo.screen_camera import ScreenCamera


class PictureTakers(QObject):
    """Reports the pictures that are taken, and why there is none."""

    taken = Signal(object)  # QImage
    failed = Signal(object)  # Text
    notice_posted = Signal(object)  # Notice

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    @cached_property
    def screen(self) -> ScreenCamera:
        """What takes pictures of the screen."""
        from sudoku_gui.ui.photo.screen_camera import ScreenCamera

        screen = ScreenCamera(self._theme, self)
        screen.taken.connect(self.taken)
        screen.failed.connect(self.failed)
        return screen

    @cached_property
    def camera(self) -> CameraWindow:
        """The window of the camera; what that needs is there."""
        from sudoku_gui.ui.photo.camera_window import CameraWindow

        window = CameraWindow(self._theme)
        window.taken.connect(self.taken)
        window.retranslate()
        return window

    @Slot()
    def photograph(self) -> None:
        """Look through the camera, or say why that cannot be."""
        from sudoku_gui.ui.photo.camera_extra import camera_problem

        problem = camera_problem()
        if problem is None:
            self.camera.open()
        else:
            self.notice_posted.emit(problem)

    @Slot()
    def look_at_screen(self) -> None:
        """Have a part of the screen chosen."""
        self.screen.begin()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        if "screen" in self.__dict__:
            self.screen.set_theme(theme)
        if "camera" in self.__dict__:
            self.camera.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        if "camera" in self.__dict__:
            self.camera.retranslate()

    def shut_down(self) -> None:
        """Give up whatever is being taken."""
        if "screen" in self.__dict__:
            self.screen.shut_down()
        if "camera" in self.__dict__:
            self.camera.close()
