"""A trial of leaving: every answer of every dialog between "save" and "quit".

    python -m tests.long.save_answers --count 100000 --seed 1

A puzzle is pasted or a file opened, as plain digits, with entries, or as a game; something is
entered, noted or bookmarked, or all of it; perhaps somebody else changes the file; and the window
is closed.  All ways through the dialogs are gone, up to `deciding_person.PATIENCE` questions, in an
order drawn by lot, as many as `--count` says.  What counts as a fault:

    the window closed, nobody had said that something may go, and the file opened again is not
    the same: digits, notes, colours, bookmarks, and for a game every move,
    the window closed with digits that were to become givens, and the file has others,
    the window stayed open, and what was made is gone from it,
    somebody else's file was replaced, and nobody had said so.
"""

import argparse
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product, takewhile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import QApplication

from sudoku_gui.formats import PuzzleRecord, format_named, read, write
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.note_moves import toggle_colour, toggle_note
from sudoku_gui.model.notes import Colour, NoteKind
from sudoku_gui.ui.files.document_prompts import OutsideChoice, OverwriteChoice, UnsavedChoice
from tests.long.deciding_person import DecidingPerson
from tests.support.ui.document_bench import DocumentBench

STARTS = ("pasted", "boj2580", "sdk", "ksudoku", "sudoku")
NINE = Grid.from_line("123456789" + "." * 72)
THEIRS = write(Grid.from_line("9" + "." * 80), format_named("line"))
_LOSING = {UnsavedChoice.DISCARD, OutsideChoice.THEIRS}


@dataclass(frozen=True, slots=True)
class Case:
    """What is left: how it began, what was made, whether somebody else changes the file."""

    start: str
    made: str
    is_changed_outside: bool


CASES = [
    Case(start, made, is_changed)
    for start, made, is_changed in product(
        STARTS, ("nothing", "entry", "note", "bookmark", "all"), (False, True)
    )
    if not (is_changed and start == "pasted")
]


@dataclass(frozen=True, slots=True)
class Leaving:
    """One way through the dialogs: what was answered, and what is wrong about the end, if it is."""

    case: Case
    answers: tuple[object, ...]
    fault: str


@dataclass(slots=True)
class _Script:
    """The answers to give, by their numbers, the first ones to what follows; and those given."""

    numbers: list[int]
    given: list[int] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)

    def decide(self, count: int) -> int:
        """Return the number of the next answer, out of `count`."""
        place = len(self.given)
        self.given.append(self.numbers[place] if place < len(self.numbers) else 0)
        self.counts.append(count)
        return self.given[-1]

    def following(self) -> "_Script | None":
        """Return the script after this one, None after the last."""
        given = list(self.given)
        while given and given[-1] + 1 == self.counts[len(given) - 1]:
            given.pop()
        return _Script([*given[:-1], given[-1] + 1]) if given else None


def ways(case: Case, folder: Path, leave: Callable[[DocumentBench], bool]) -> Iterator[Leaving]:
    """Go all ways through the dialogs of one case."""
    script: _Script | None = _Script([])
    while script is not None:
        yield left(case, folder, script.decide, leave)
        script = script.following()


def leave_carefully(desk: DocumentBench) -> bool:
    """Close the window as people do; return whether it has closed."""
    closed = list[bool]()
    desk.saver.after_saving(lambda: closed.append(True))
    desk.files.work()
    return bool(closed)


def left(
    case: Case,
    folder: Path,
    decide: Callable[[int], int],
    leave: Callable[[DocumentBench], bool] = leave_carefully,
) -> Leaving:
    """Make what the case says and leave it, with answers that are decided one by one."""
    for each in folder.iterdir():
        each.unlink()
    person = DecidingPerson(decide, folder)
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    desk = DocumentBench(store, person)
    path = folder / f"game.{case.start}"
    _begin(desk, case.start, path)
    _make(desk, case.made)
    if case.is_changed_outside:
        path.write_bytes(THEIRS)
    before = desk.documents.collection.record(0)
    closed = leave(desk)
    answers = tuple(person.answers)
    fault = _fault_of_theirs(case, path, answers)
    fault = fault or _fault_of_end(desk, before, answers, closed=closed)
    return Leaving(case, answers, fault)


def run(
    count: int, seed: int, leave: Callable[[DocumentBench], bool] = leave_carefully
) -> tuple[Counter[object], list[Leaving]]:
    """Return how often each answer was given, and the ways with a fault."""
    rng, cases = random.Random(seed), list(CASES)
    rng.shuffle(cases)
    seen, faulty, gone = Counter[object](), list[Leaving](), 0
    with tempfile.TemporaryDirectory() as name:
        going = [ways(case, Path(name), leave) for case in cases]
        while going and gone < count:
            for way in list(going):
                leaving = next(way, None)
                if leaving is None:
                    going.remove(way)
                    continue
                gone += 1
                seen.update(leaving.answers)
                if leaving.fault:
                    faulty.append(leaving)
                if gone == count:
                    break
    seen["ways"] = gone
    return seen, faulty


def _begin(desk: DocumentBench, start: str, path: Path) -> None:
    if start == "pasted":
        desk.paste(write(NINE, format_named("line")).decode())
    else:
        path.write_bytes(write(NINE, format_named(start)))
        desk.open(path)


def _make(desk: DocumentBench, made: str) -> None:
    blank, other = NINE.blanks()[:2]
    if made in ("entry", "all"):
        desk.enter(blank, 1)
    if made in ("note", "all"):
        desk.bench.write_notes(lambda sheet: toggle_note(sheet, [other], NoteKind.CENTRE, Digit(2)))
        desk.bench.write_notes(lambda sheet: toggle_colour(sheet, [Cell(0)], Colour(3)))
    if made in ("bookmark", "all"):
        desk.bench.game.add_bookmark("Fork")


def _fault_of_theirs(case: Case, path: Path, answers: tuple[object, ...]) -> str:
    if not case.is_changed_outside or OutsideChoice.MINE in answers:
        return ""
    return "" if path.read_bytes() == THEIRS else "replaced somebody else's file"


def _fault_of_end(
    desk: DocumentBench, before: PuzzleRecord, answers: tuple[object, ...], *, closed: bool
) -> str:
    after = desk.documents.collection.record(0)
    if not closed:
        is_here = after.without_moves() == before.without_moves()
        return "" if is_here or OutsideChoice.THEIRS in answers else "gone though still open"
    if _LOSING.intersection(answers):
        return ""
    path = desk.documents._document.path
    if path is None or not (before.parts or answers):  # nothing was made, and nobody asked
        return "closed without a file" if desk.documents.is_modified else ""
    (found,) = read(path.read_bytes()).records
    return _fault_of_file(path, found, before, answers)


def _fault_of_file(
    path: Path, found: PuzzleRecord, before: PuzzleRecord, answers: tuple[object, ...]
) -> str:
    # "Another file" begins anew: what is said of that one counts.
    anew = (OverwriteChoice.ANOTHER, OutsideChoice.ANOTHER)
    since = list(takewhile(lambda each: each not in anew, reversed(answers)))
    last = next((each for each in since if isinstance(each, OverwriteChoice)), None)
    if last is OverwriteChoice.SHOWN:
        return "" if found.grid == before.grid else "other digits than those to be kept"
    if last is OverwriteChoice.GIVENS:
        return "" if before.is_untouched else "closed without the digits entered"
    if path.suffix == ".sudoku" and UnsavedChoice.SAVE in answers:
        return "" if found == before else "another game"
    return "" if found.without_moves() == before.without_moves() else "less than was to be kept"


def main() -> int:
    """Run the trial and print its figures; the status is 1 if there was a fault."""
    parser = argparse.ArgumentParser(description="answers between save and quit")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    _application = QCoreApplication.instance() or QApplication([])
    seen, faulty = run(arguments.count, arguments.seed)
    for answer, times in seen.most_common():
        print(f"{answer}: {times}")
    for leaving in faulty[:10]:
        print(f"WRONG: {leaving.fault}: {leaving.case}, {leaving.answers}")
    print(f"ways {seen['ways']}, faults {len(faulty)}")
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
