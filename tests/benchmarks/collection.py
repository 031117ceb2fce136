"""How soon a collection is listed, scrolled, filtered and checked, and how late the loop is.

    python -m tests.benchmarks.collection --puzzles 49151 --pages 50
    python -m tests.benchmarks.collection --file FILE

FILE, or a file of puzzles made of some with 17 givens by renaming digits and moving
rows, is opened in the real window: it is listed when the table has painted its rows.
Pages here and there are shown, two filters are tried on all puzzles, and all are
checked (the made ones are harder than most: a list of all with 17 givens takes a
quarter of the time).
Meanwhile a timer of 10 ms notes how late it comes.  Times of the same work outside the
window, one after the other and nothing else, tell what the window adds.  Qt's platform
is the one in QT_QPA_PLATFORM.
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from sudoku_gui import formats
from sudoku_gui.app import prepare_threads
from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_check_task import CollectionCheckTask
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from sudoku_gui.ui.program import Program
from tests.benchmarks.event_loop import Figures, Probe
from tests.benchmarks.verdict_latency import open_program, run_for
from tests.support.solvers.corpus import unique_rows

_MOMENT = 0.002  # seconds between looks at what is waited for
_AFTERWARDS = 0.3  # seconds in which the loop may still be late
_IDLE = 1.0
_PATIENCE = 60.0
_SIZE, _BAND = 9, 3
_GIVENS = 17
_DIGITS = "123456789"


class TooLateError(Exception):
    """What was waited for did not come."""


@dataclass(frozen=True, slots=True)
class Job:
    """Seconds until something was done, and how late the loop was meanwhile."""

    seconds: float
    loop: Figures


class Painted(QObject):
    """Notes whether a widget was painted."""

    def __init__(self, widget: QObject) -> None:
        super().__init__()
        self.is_true = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.is_true |= event.type() is QEvent.Type.Paint
        return False


def many_puzzles(count: int, seed: int) -> bytes:
    """A file of `count` puzzles with one solution each, a line for each."""
    chance = random.Random(seed)
    known = [str(row.puzzle) for row in unique_rows() if row.puzzle.filled_count() == _GIVENS]
    lines = (_another(chance.choice(known), chance) for _ in range(count))
    return "".join(f"{line}\n" for line in lines).encode()


def measure_nothing(program: Program) -> Job:
    """Leave the window alone for a second: so late the machine itself is."""
    end = time.monotonic() + _IDLE
    return measure_until(program, lambda: None, lambda: time.monotonic() > end)


def panel_of(program: Program) -> CollectionPanel:
    """The list of the puzzles that are open."""
    panel = program.panels[ActionId.COLLECTION].panel
    assert isinstance(panel, CollectionPanel)
    return panel


def measure_opening(program: Program, path: Path) -> Job:
    """Open the file at `path`, and wait for its rows to be painted."""
    table = panel_of(program).table
    count, painted = path.read_bytes().count(b"\n"), Painted(table.viewport())

    def is_listed() -> bool:
        if len(program.documents.collection) != count:
            painted.is_true = False
        return painted.is_true

    return measure_until(program, lambda: program.opener.open_file(path), is_listed)


def measure_pages(program: Program, pages: int, seed: int) -> list[float]:
    """Seconds that each of so many pages anywhere in the list takes to be shown."""
    table, chance, seconds = panel_of(program).table, random.Random(seed), []
    bar = table.verticalScrollBar()
    for _ in range(pages):
        began = time.perf_counter()
        bar.setValue(chance.randint(bar.minimum(), bar.maximum()))
        table.viewport().repaint()
        seconds.append(time.perf_counter() - began)
    return seconds


def measure_filter(program: Program, narrow: Callable[[], None]) -> Job:
    """Let `narrow` change the filter, and wait until it was tried on all puzzles."""
    return measure_until(program, narrow, lambda: not panel_of(program).model.is_filtering)


def measure_check(program: Program, patience: float = _PATIENCE) -> Job:
    """Check all puzzles, in `patience` seconds at most."""
    panel = panel_of(program)
    return measure_until(program, panel.check.click, panel.progress.isHidden, patience)


def seconds_for(work: Callable[[], object]) -> float:
    """How long `work` takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def check_alone(data: bytes) -> None:
    """Check the puzzles in `data`, and do nothing else."""
    check = CollectionCheckTask(Collection(formats.read(data).records).unchecked())
    while not check.work(1_000):
        pass


def measure_until(
    program: Program,
    begin: Callable[[], object],
    is_done: Callable[[], bool],
    patience: float = _PATIENCE,
) -> Job:
    """Begin something, and wait until it is done, `patience` seconds at most."""
    probe = Probe(program.window.grid.viewport())
    probe.begin()
    began = time.monotonic()
    begin()
    while not is_done():
        run_for(_MOMENT)
        if time.monotonic() - began > patience:
            raise TooLateError(f"not within {patience} s")
    seconds = time.monotonic() - began
    run_for(_AFTERWARDS)
    return Job(seconds, probe.figures())


def _another(puzzle: str, chance: random.Random) -> str:
    """The same puzzle with other names for its digits, and rows in another order."""
    renamed = puzzle.translate(str.maketrans(_DIGITS, "".join(chance.sample(_DIGITS, _SIZE))))
    bands = chance.sample(range(_BAND), _BAND)
    rows = [_BAND * band + row for band in bands for row in chance.sample(range(_BAND), _BAND)]
    return "".join(renamed[_SIZE * row : _SIZE * (row + 1)] for row in rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says nothing about the figures."""
    parser = argparse.ArgumentParser(description="how soon a collection is listed and checked")
    parser.add_argument("--puzzles", type=int, default=49_151)
    parser.add_argument("--file", type=Path, help="puzzles to take in place of made ones")
    parser.add_argument("--pages", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    prepare_threads()
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    made = wanted.file is None
    data = many_puzzles(wanted.puzzles, wanted.seed) if made else wanted.file.read_bytes()
    print(
        f"platform {application.platformName()}, {os.cpu_count()} processors, {compilation.form()}"
    )
    with tempfile.TemporaryDirectory() as folder, open_program(application) as program:
        path = Path(folder, "many.sdm")
        path.write_bytes(data)
        panel = panel_of(program)
        jobs = {"idle": measure_nothing(program), "listed": measure_opening(program, path)}
        pages = measure_pages(program, wanted.pages, wanted.seed)
        jobs["filtered_by_givens"] = measure_filter(
            program, lambda: panel.filter_bar.fewest.setValue(25)
        )
        jobs["filtered_by_words"] = measure_filter(
            program, lambda: panel.filter_bar.words.setText("no")
        )
        measure_filter(program, panel.filter_bar.words.clear)
        measure_filter(program, lambda: panel.filter_bar.fewest.setValue(0))
        jobs["checked"] = measure_check(program)
    _print(jobs, pages)
    alone = {
        "listed": seconds_for(lambda: formats.read(data)),
        "checked": seconds_for(lambda: check_alone(data)),
    }
    for name, seconds in alone.items():
        print(f"{name}_to_alone {jobs[name].seconds / seconds:.1f}")
    return 0


def _print(jobs: dict[str, Job], pages: Sequence[float]) -> None:
    for name, job in jobs.items():
        print(f"{name}_ms {job.seconds * 1000:.0f}")
        print(f"{name}_loop_late_max_ms {job.loop.late_at(1.0):.1f}")
    print(f"page_median_ms {statistics.median(pages) * 1000:.1f}")
    print(f"page_max_ms {max(pages) * 1000:.1f}")


if __name__ == "__main__":
    sys.exit(main())
