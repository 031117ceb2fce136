"""A trial of a file that others write: events in any order between opening and saving.

    python -m tests.long.outside_changes --count 100 --seed 1

A game is open.  Then, in an order drawn by lot, somebody else changes its file, replaces it,
deletes it or writes it once more as it was; the person here types, saves, saves as another or hears
of what the system has noticed, and gives any answer to any question.  A fault is a save that
replaced what another had written, though nobody was asked about just that or the answer was another
than "keep mine"; and a digit that is gone from the window though nobody loaded the others' file.
"""

import argparse
import random
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import QApplication

from sudoku_gui.formats import format_named, write
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.ui.files.document_prompts import OutsideChoice
from tests.long.deciding_person import DecidingPerson
from tests.support.ui.document_bench import DocumentBench

EVENTS = ("change", "replace", "delete", "touch", "type", "save", "save as", "hear", "keep mine")
_EVENTS_IN_A_ROW = 12
_GAME = format_named("sudoku")
_EMPTY = Grid.from_line("." * 81)


@dataclass(frozen=True, slots=True)
class Order:
    """The events of one game, and what is wrong about the last of them, if anything."""

    events: tuple[str, ...]
    fault: str


class SharedFile:
    """A game that is open while others write its file."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self._rng = rng
        self._person = DecidingPerson(rng.randrange, folder)
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.desk = DocumentBench(store, self._person)
        path = folder / "game.sudoku"
        path.write_bytes(write(_EMPTY, _GAME))
        self.desk.open(path)
        self._agreed = self._content()  # what may be replaced without a question
        self._writes = 0

    @property
    def path(self) -> Path:
        """The file of the document, which saving as another changes."""
        path = self.desk.documents._document.path
        assert path is not None
        return path

    def happen(self, event: str) -> str:
        """Have one event happen; return what is wrong about it, "" if nothing is."""
        if event in ("save", "save as", "hear", "keep mine"):
            return self._act(event)
        if event == "type":
            cell = self._rng.randrange(81)
            self.desk.bench.enter_in_all((Cell(cell),), Digit(self._rng.randint(1, 9)))
        else:
            self._write_as_another(event)
        return ""

    def _act(self, event: str) -> str:
        path, before, sheet = self.path, self._content(), self.desk.sheet
        self._person.answers.clear()
        if event == "save":
            self.save()
        elif event == "save as":
            self.desk.saver.save_as()
        else:
            self.desk.saver._outside_changes._look()
            self.desk.files.work()
            self._agreed = self._heard(event, before)
        self.desk.files.work()
        answers = self._person.answers
        fault = ""
        after = path.read_bytes() if path.exists() else b""
        if before not in (after, self._agreed) and OutsideChoice.MINE not in answers:
            fault = f"{event} replaced what another had written"
        if sheet != self.desk.sheet and OutsideChoice.THEIRS not in answers:
            fault = f"{event} took a digit away"
        if after != before or self.path != path or OutsideChoice.THEIRS in answers:
            self._agreed = self._content()
        return fault

    def save(self) -> None:
        """Save as people do."""
        self.desk.saver.save()

    def _heard(self, event: str, found: bytes) -> bytes:
        """Click on "keep mine" where that is offered, and return what may be replaced then."""
        notices = [each for each in self.desk.said[-1:] if each.actions]
        if event != "keep mine" or not notices:
            return self._agreed
        (mine,) = (each for each in notices[0].actions if str(each.label) == "Keep mine")
        self.desk.said.clear()
        mine.accept()
        return found

    def _write_as_another(self, event: str) -> None:
        self._writes += 1
        content = write(_EMPTY.with_digit(self._rng.choice(_EMPTY.blanks()), self._digit()), _GAME)
        if event == "delete":
            self.path.unlink(missing_ok=True)
        elif event == "touch" and self.path.exists():
            self.path.write_bytes(self._content())
        elif event == "replace":
            beside = self.path.with_name("theirs")
            beside.write_bytes(content)
            beside.replace(self.path)
        else:
            self.path.write_bytes(content)

    def _digit(self) -> Digit:
        return Digit(self._rng.randint(1, 9))

    def _content(self) -> bytes:
        return self.path.read_bytes() if self.path.exists() else b""


def order_of(rng: random.Random, make: type[SharedFile] = SharedFile) -> Order:
    """Have events happen in one order, to the first fault."""
    events = list[str]()
    with tempfile.TemporaryDirectory() as folder:
        shared = make(Path(folder), rng)
        for _ in range(_EVENTS_IN_A_ROW):
            events.append(rng.choice(EVENTS))
            fault = shared.happen(events[-1])
            if fault:
                return Order(tuple(events), fault)
    return Order(tuple(events), "")


def run(count: int, seed: int, make: type[SharedFile] = SharedFile) -> list[Order]:
    """Return so many orders of events."""
    rng = random.Random(seed)
    return [order_of(rng, make) for _ in range(count)]


def main() -> int:
    """Run the trial and print its figures; the status is 1 if there was a fault."""
    parser = argparse.ArgumentParser(description="files that others write")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    _application = QCoreApplication.instance() or QApplication([])
    orders = run(arguments.count, arguments.seed)
    faulty = [order for order in orders if order.fault]
    happened = Counter(event for order in orders for event in order.events)
    print(", ".join(f"{event} {times}" for event, times in happened.most_common()))
    for order in faulty[:10]:
        print(f"WRONG: {order.fault}: {', '.join(order.events)}")
    print(f"orders {len(orders)}, faults {len(faulty)}")
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
