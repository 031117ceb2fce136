"""Choosing an algorithm: what it does is said wherever people look."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import say
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.search.algorithm_chooser import AlgorithmChooser

PANEL_WIDTH = 300
every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda each: each.name)


def test_shown_late_it_lists_all_and_has_the_one_chosen_meanwhile(
    chooser: AlgorithmChooser, qtbot: QtBot
) -> None:
    late = AlgorithmChooser(ALGORITHMS[0])
    qtbot.addWidget(late)
    assert _box(late).count() == 0

    for each in (chooser, late):
        each.show_algorithm(ALGORITHMS[2])
    late.retranslate()
    late.show()

    assert _seen(late) == _seen(chooser)


def test_every_algorithm_can_be_chosen_by_its_title(chooser: AlgorithmChooser) -> None:
    box = _box(chooser)

    titles = [box.itemText(place) for place in range(box.count())]

    assert titles == [str(algorithm.title) for algorithm in ALGORITHMS]


@every_algorithm
def test_what_an_algorithm_does_is_said_wherever_people_look(
    algorithm: Algorithm, chooser: AlgorithmChooser
) -> None:
    chooser.show_algorithm(algorithm)

    box, words = _box(chooser), str(algorithm.description)
    assert box.currentText() == str(algorithm.title)
    assert words in [label.accessibleName() for label in chooser.findChildren(QLabel)]
    assert box.toolTip() == box.accessibleDescription() == words


def test_a_choice_is_reported_once_and_showing_one_not_at_all(chooser: AlgorithmChooser) -> None:
    reported: list[Algorithm] = []
    chooser.algorithm_chosen.connect(reported.append)

    chooser.show_algorithm(ALGORITHMS[3])
    chooser.retranslate()
    assert reported == []

    chooser.show()
    QTest.keyClick(_box(chooser), Qt.Key.Key_Down)
    QTest.keyClick(_box(chooser).view(), Qt.Key.Key_Down)
    QTest.keyClick(_box(chooser).view(), Qt.Key.Key_Return)
    assert reported == [ALGORITHMS[4]]


@pytest.mark.parametrize("words", ["5", "d", "s", "x"])
def test_a_stray_key_changes_no_algorithm(words: str, chooser: AlgorithmChooser) -> None:
    chooser.show()

    QTest.keyClicks(_box(chooser), words)

    assert _box(chooser).currentIndex() == 0
    assert not _box(chooser).view().isVisible()


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Space, Qt.Key.Key_Return]
)
def test_a_key_opens_the_list_and_chooses_nothing(key: Qt.Key, chooser: AlgorithmChooser) -> None:
    chooser.show()

    QTest.keyClick(_box(chooser), key)

    assert _box(chooser).view().isVisible()
    assert _box(chooser).currentIndex() == 0
    _box(chooser).hidePopup()


def test_the_wheel_changes_no_algorithm(chooser: AlgorithmChooser) -> None:
    chooser.show()
    middle = QPointF(_box(chooser).rect().center())
    turn = QWheelEvent(
        middle,
        middle,
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )

    QApplication.sendEvent(_box(chooser), turn)

    assert _box(chooser).currentIndex() == 0


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_every_description_has_room(code: str, chooser: AlgorithmChooser) -> None:
    language.set_language(code)
    chooser.retranslate()
    chooser.show()
    for algorithm in ALGORITHMS:
        chooser.show_algorithm(algorithm)
        label = _description(chooser)
        assert label.accessibleName() == say(algorithm.description)
        assert label.text().replace("\u2060", "") == label.accessibleName()
        assert "++" not in label.text()  # which Qt would break between the signs
        assert label.heightForWidth(PANEL_WIDTH) <= label.minimumHeight()


def test_without_its_description_it_is_lower_by_what_it_said(chooser: AlgorithmChooser) -> None:
    chooser.show()
    high = chooser.heightForWidth(PANEL_WIDTH)

    chooser.show_description(False)

    assert chooser.sizeHint().height() == high - chooser.description_height


def test_the_words_follow_the_language_and_the_choice_stays(
    chooser: AlgorithmChooser, pseudo_language: None
) -> None:
    chooser.show_algorithm(ALGORITHMS[2])

    language.set_language("ko")
    chooser.retranslate()

    box = _box(chooser)
    assert box.currentIndex() == 2
    assert box.currentText() == f"⟦{ALGORITHMS[2].title}⟧"
    assert box.toolTip() == f"⟦{ALGORITHMS[2].description}⟧"


@pytest.fixture
def chooser(qtbot: QtBot) -> AlgorithmChooser:
    """A chooser as wide as in the window."""
    made = AlgorithmChooser(ALGORITHMS[0])
    qtbot.addWidget(made)
    made.retranslate()
    made.resize(PANEL_WIDTH, made.sizeHint().height())
    made.show()
    return made


def _box(chooser: AlgorithmChooser) -> QComboBox:
    box = chooser.findChild(QComboBox)
    assert isinstance(box, QComboBox)
    return box


def _description(chooser: AlgorithmChooser) -> QLabel:
    return next(label for label in chooser.findChildren(QLabel) if label.wordWrap())


def _seen(chooser: AlgorithmChooser) -> object:
    box = _box(chooser)
    titles = [box.itemText(place) for place in range(box.count())]
    return titles, box.currentIndex(), [label.text() for label in chooser.findChildren(QLabel)]
