"""What is common to works on all puzzles of a collection."""

from collections.abc import Iterator

import pytest

from sudoku_gui.documents.collection import Collection
from sudoku_gui.formats import read
from sudoku_gui.generation.duplicates import Likeness
from sudoku_gui.ui.files.collection_checker import CollectionChecker
from sudoku_gui.ui.files.collection_comparer import CollectionComparer
from sudoku_gui.ui.files.collection_rater import CollectionRater
from sudoku_gui.ui.files.collection_work import CollectionWork
from tests.support.puzzles import SMALL_LINE
from tests.support.waiting import PatientBot


def compare(work: CollectionWork, collection: Collection) -> None:
    """Begin to compare."""
    assert isinstance(work, CollectionComparer)
    work.compare_all(collection, Likeness.EXACT)


def rate(work: CollectionWork, collection: Collection) -> None:
    """Begin to rate."""
    assert isinstance(work, CollectionRater)
    work.rate_all(collection)


def check(work: CollectionWork, collection: Collection) -> None:
    """Begin to check."""
    assert isinstance(work, CollectionChecker)
    work.check_all(collection)


BEGIN = {CollectionChecker: check, CollectionComparer: compare, CollectionRater: rate}


@pytest.fixture
def collection() -> Collection:
    return Collection(read(f"{SMALL_LINE}\n{SMALL_LINE}\n".encode()).records)


@pytest.fixture(params=BEGIN)
def work(request: pytest.FixtureRequest, qtbot: PatientBot) -> Iterator[CollectionWork]:
    kind: type[CollectionWork] = request.param
    made = kind()
    yield made
    made.shut_down()


def begin(work: CollectionWork, collection: Collection) -> list[tuple[int, int]]:
    """Begin, and return what is told of the progress from then on."""
    told: list[tuple[int, int]] = []
    work.progressed.connect(lambda done, count: told.append((done, count)))
    BEGIN[type(work)](work, collection)
    return told


def test_its_progress_ends_with_nothing_to_do(
    work: CollectionWork, collection: Collection, qtbot: PatientBot
) -> None:
    told = begin(work, collection)

    qtbot.waitUntil(lambda: told[-1] == (0, 0))
    assert told[0][0] == 0
    assert told[0][1] > 0


def test_it_ends_where_the_task_raises(
    work: CollectionWork,
    collection: Collection,
    qtbot: PatientBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_line: str) -> None:
        raise RuntimeError("there is no such grid")

    monkeypatch.setattr("sudoku_gui.model.grid.Grid.from_line", fail)

    with qtbot.captureExceptions() as exceptions:
        told = begin(work, collection)
        qtbot.waitUntil(lambda: told[-1] == (0, 0))

    assert [str(each[1]) for each in exceptions] == ["there is no such grid"]
