"""The pictures of a camera, one after another.

What drives cameras is not always installed: it is loaded when a camera is wanted.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QImage

from sudoku_gui.language import text
from sudoku_gui.ui.photo.camera_extra import NO_CAMERA

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QCamera, QCameraDevice, QCameraFormat, QVideoFrame

_WIDEST = 1_920  # pixels: more says nothing more about a grid
_MILLISECONDS_A_PICTURE = 66  # of those that are shown: each is converted for that
_PATIENCE_MILLISECONDS = 8_000  # until the first one


def camera_names() -> Sequence[str]:
    """Return what the cameras are called, the usual one first."""
    return [device.description() for device in _devices()]


class CameraFeed(QObject):
    """Lets one camera at a time look, and has it no longer than that."""

    seen = Signal(object)  # QImage
    failed = Signal(object)  # Text

    def __init__(self, parent: QObject | None = None) -> None:
        from PySide6.QtMultimedia import QMediaCaptureSession, QVideoSink

        super().__init__(parent)
        self._camera: QCamera | None = None
        self._last: QVideoFrame | None = None
        self._since_shown = QElapsedTimer()
        self._session = QMediaCaptureSession(self)
        self._sink = QVideoSink(self)
        self._session.setVideoSink(self._sink)
        self._sink.videoFrameChanged.connect(self._see)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MILLISECONDS)
        self._patience.timeout.connect(self._give_up)

    @property
    def is_looking(self) -> bool:
        """Whether a camera is in use."""
        return self._camera is not None

    def start(self, number: int) -> None:
        """Let the camera look that has this place among the names."""
        from PySide6.QtMultimedia import QCamera

        self.stop()
        devices = _devices()
        if number >= len(devices):  # it was pulled out
            self.failed.emit(NO_CAMERA)
            return
        camera = QCamera(devices[number], self)
        best = _best_format(devices[number].videoFormats())
        if best is not None:
            camera.setCameraFormat(best)
        camera.errorOccurred.connect(self._tell_error)
        self._camera = camera
        self._patience.start()
        self._session.setCamera(camera)
        if self._camera is camera:  # it may have failed at once
            camera.start()

    def stop(self) -> None:
        """Have no camera any more: its light goes out, and other programs can have it."""
        self._patience.stop()
        camera, self._camera, self._last = self._camera, None, None
        if camera is not None:
            camera.stop()
            self._session.setCamera(None)  # type: ignore[arg-type, unused-ignore] # Qt takes none; typed where the extra is installed
            camera.deleteLater()

    def picture(self) -> QImage:
        """Return what is seen now, a picture without pixels before anything is."""
        return QImage() if self._last is None else self._last.toImage()

    @Slot(object)
    def _see(self, frame: QVideoFrame) -> None:
        if self._camera is None or not frame.isValid():
            return
        self._patience.stop()
        self._last = frame
        if not self._since_shown.isValid() or self._since_shown.elapsed() > _MILLISECONDS_A_PICTURE:
            self._since_shown.start()
            self.seen.emit(frame.toImage())

    @Slot(object, str)
    def _tell_error(self, _error: object, reason: str) -> None:
        self.stop()
        self.failed.emit(text("the camera gives no picture: {reason}", reason=reason))

    @Slot()
    def _give_up(self) -> None:
        self.stop()
        self.failed.emit(text("the camera gives no picture; another program may be using it"))


def _devices() -> list[QCameraDevice]:
    from PySide6.QtMultimedia import QMediaDevices

    return sorted(QMediaDevices.videoInputs(), key=lambda device: not device.isDefault())


def _best_format(formats: Sequence[QCameraFormat]) -> QCameraFormat | None:
    """Return the one with most pixels of those that are not too wide, None for the camera's own."""
    fitting = [each for each in formats if each.resolution().width() <= _WIDEST]
    return max(
        fitting,
        key=lambda each: (
            each.resolution().width() * each.resolution().height(),
            each.maxFrameRate(),
        ),
        default=None,
    )
