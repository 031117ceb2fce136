"""A stand-in for QtMultimedia, which is not always installed, and cameras that tests plug in."""

from types import ModuleType

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage


class FakeFormat:
    """How large the pictures of a camera may be, and how many there are in a second."""

    def __init__(self, width: int, height: int, rate: float = 30.0) -> None:
        self._size, self._rate = QSize(width, height), rate

    def resolution(self) -> QSize:
        return self._size

    def maxFrameRate(self) -> float:
        return self._rate


class FakeDevice:
    """A camera that is plugged in."""

    def __init__(self, name: str, *formats: FakeFormat, is_default: bool = False) -> None:
        self._name, self._formats, self._is_default = name, formats, is_default

    def description(self) -> str:
        return self._name

    def isDefault(self) -> bool:
        return self._is_default

    def videoFormats(self) -> list[FakeFormat]:
        return list(self._formats)


class FakeFrame:
    """A picture on its way."""

    def __init__(self, picture: QImage) -> None:
        self._picture = picture

    def isValid(self) -> bool:
        return not self._picture.isNull()

    def toImage(self) -> QImage:
        return self._picture


class FakeSink(QObject):
    """Where pictures arrive."""

    videoFrameChanged = Signal(object)  # noqa: N815 # as Qt has it


class FakeCamera(QObject):
    """A camera, in use or not."""

    errorOccurred = Signal(object, str)  # noqa: N815 # as Qt has it

    def __init__(self, device: FakeDevice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.device = device
        self.format: FakeFormat | None = None
        self.is_active = False

    def setCameraFormat(self, chosen: FakeFormat) -> None:
        self.format = chosen

    def start(self) -> None:
        self.is_active = True

    def stop(self) -> None:
        self.is_active = False


class FakeSession(QObject):
    """Leads from a camera to where its pictures arrive."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.camera: FakeCamera | None = None
        self.sink: FakeSink | None = None

    def setVideoSink(self, sink: FakeSink) -> None:
        self.sink = sink

    def setCamera(self, camera: FakeCamera | None) -> None:
        self.camera = camera


class FakeMultimedia(ModuleType):
    """The module, with what is plugged in and what is in use."""

    def __init__(self) -> None:
        super().__init__("PySide6.QtMultimedia")
        self.plugged_in: list[FakeDevice] = []
        self.sessions: list[FakeSession] = []
        self.QCamera = FakeCamera
        self.QVideoSink = FakeSink
        self.QMediaCaptureSession = self._session
        self.QMediaDevices = self

    def videoInputs(self) -> list[FakeDevice]:
        return self.plugged_in

    def _session(self, parent: QObject | None = None) -> FakeSession:
        self.sessions.append(FakeSession(parent))
        return self.sessions[-1]

    @property
    def camera(self) -> FakeCamera | None:
        """The camera in use."""
        return self.sessions[-1].camera if self.sessions else None

    def show(self, picture: QImage) -> None:
        """Have the camera see this."""
        sink = self.sessions[-1].sink
        assert sink is not None
        sink.videoFrameChanged.emit(FakeFrame(picture))
