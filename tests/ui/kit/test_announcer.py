"""What is read out for a widget, and that nothing is when the widget is gone."""

from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from sudoku_gui.ui.kit.announcer import Announcer
from tests.support.waiting import PatientBot


def test_of_many_sentences_the_first_and_the_newest_are_said(qtbot: PatientBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    announcer = Announcer(widget)
    said: list[str] = []
    announcer.announced.connect(said.append)

    for words in ("first", "second", "third"):
        announcer.announce(words)
    announcer.announce_waiting()

    assert said == ["first", "third"]


def test_what_waits_to_be_said_goes_with_the_widget() -> None:
    widget = QWidget()
    widget.show()
    announcer = Announcer(widget)
    announcer.announce("first")
    announcer.announce("second")

    Shiboken.delete(widget)

    assert not Shiboken.isValid(announcer)
