"""How soon a long list is open in the window, what memory it takes, how late the loop is meanwhile.

    python -m tests.benchmarks.long_list --puzzles 1000000

A list of three puzzles is opened first: so late is the loop for a list of any length, when a grid
and a list are shown.  Then the long one is opened, all its puzzles are selected, a filter is tried
on them, they are listed the other way round, half of them is removed and put back, in that order
and in that of the file.  They are sorted by titles and givens, exact duplicates are found and
selected, and the file is saved.  Puzzles are rated for some seconds, then that is cancelled, and
how hard all others are is taken as it would come then; the list is sorted by it.  All are compared
with --alike, by canonical forms.  With --check all are checked at the end; how many in a second of
the clock, and in one of the processor, includes what the window does meanwhile.

Memory is what the process takes at most over what it took with the short list.  `loop_late` is how
late the loop was, which other programs on the machine add to, `busy` what no piece of work of the
window's thread exceeds, in its processor time.  Qt's platform is the one in QT_QPA_PLATFORM.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt
from PySide6.QtWidgets import QApplication

from sudoku_gui.app import prepare_threads
from sudoku_gui.model.puzzle import Metadata
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.ui import loading
from sudoku_gui.ui.files.collection_model import CollectionColumn
from sudoku_gui.ui.garbage import GarbageTimer
from sudoku_gui.ui.program import Program
from tests.benchmarks.collection import (
    Job,
    many_puzzles,
    measure_check,
    measure_filter,
    measure_opening,
    measure_until,
    panel_of,
)
from tests.benchmarks.verdict_latency import open_program
from tests.support.memory import peak_megabytes

_DIFFERENT = 5_000  # puzzles that are made by moving rows; the others have other digits
_DIGITS = b"123456789"
_SHORT = 3
_PATIENCE = 3_600.0
_RATING_SECONDS = 20.0
_RATED_AT_ONCE = 50


def long_list(count: int, seed: int) -> Iterator[bytes]:
    """Yield the lines of `count` puzzles, some thousand at a time."""
    lines = many_puzzles(min(count, _DIFFERENT), seed).splitlines(keepends=True)
    chance = random.Random(seed)
    for start in range(0, count, len(lines)):
        digits = bytes(chance.sample(_DIGITS, len(_DIGITS)))
        part = b"".join(lines[: count - start])
        yield part.translate(bytes.maketrans(_DIGITS, digits))


def measure_work(program: Program) -> Mapping[str, Job]:
    """Select all of the list that is open, filter it, turn it round, remove half, put it back."""
    panel, actions = panel_of(program), program.window.named_actions
    fewest, heading = panel.filter_bar.fewest, panel.table.horizontalHeader()
    count = len(program.documents.collection)

    def turn_round(order: Qt.SortOrder) -> None:
        heading.setSortIndicator(CollectionColumn.NUMBER, order)

    def remove_half() -> None:
        first = count - count // 2
        half = QItemSelection(panel.model.index(first, 0), panel.model.index(count - 1, 0))
        flags = QItemSelectionModel.SelectionFlag
        panel.table.selectionModel().select(half, flags.ClearAndSelect | flags.Rows)
        actions[ActionId.REMOVE_SELECTED].trigger()

    def measure_removal(name: str) -> None:
        jobs[name] = measure_until(program, remove_half, lambda: has(count - count // 2))
        put_back = actions[ActionId.PUT_BACK_REMOVED].trigger
        jobs[f"{name}_put_back"] = measure_until(program, put_back, lambda: has(count))

    def has(left: int) -> bool:
        is_listed = not panel.model.is_filtering
        return is_listed and len(program.documents.collection) == left

    jobs = {"all_selected": measure_until(program, panel.table.selectAll, lambda: True)}
    jobs["filtered"] = measure_filter(program, lambda: fewest.setValue(18))
    measure_filter(program, lambda: fewest.setValue(0))
    jobs["turned_round"] = measure_filter(program, lambda: turn_round(Qt.SortOrder.DescendingOrder))
    measure_removal("removed_backwards")
    measure_filter(program, lambda: turn_round(Qt.SortOrder.AscendingOrder))
    measure_removal("removed")
    return jobs


def measure_sorting_and_duplicates(program: Program) -> Mapping[str, Job]:
    """Sort the list by titles and givens, and find exact duplicates and select them."""
    panel, actions = panel_of(program), program.window.named_actions
    heading = panel.table.horizontalHeader()

    def sort(column: CollectionColumn) -> Job:
        order = Qt.SortOrder.AscendingOrder
        return measure_filter(program, lambda: heading.setSortIndicator(column, order))

    jobs = {
        f"sorted_by_{column.name.lower()}": sort(column)
        for column in (CollectionColumn.TITLE, CollectionColumn.GIVENS, CollectionColumn.NUMBER)
    }
    find, select = actions[ActionId.FIND_EXACT_DUPLICATES], actions[ActionId.SELECT_DUPLICATES]
    jobs["compared"] = measure_until(program, find.trigger, panel.progress.isHidden, _PATIENCE)
    jobs["duplicates_selected"] = measure_filter(program, select.trigger)
    measure_filter(program, panel.filter_bar.choose)
    return jobs


def measure_saving(program: Program) -> Job:
    """Save the list that is open over its file, with one change: it would not be written else."""
    named = Metadata(comment="changed")
    program.game_controller.edit_game(lambda game: game.set_metadata(named))
    done = list[bool]()
    return measure_until(
        program,
        lambda: program.saver.save(lambda: done.append(True)),
        lambda: bool(done),
        _PATIENCE,
    )


def measure_rating(program: Program) -> Mapping[str, Job]:
    """Rate for some seconds and cancel that; let all be rated, and sort by it."""
    panel, collection = panel_of(program), program.documents.collection
    heading = panel.table.horizontalHeader()
    began, end = len(collection.rated_lines), time.monotonic() + _RATING_SECONDS
    jobs = {
        "rated_a_while": measure_until(
            program, panel.rate.click, lambda: time.monotonic() > end or panel.progress.isHidden()
        )
    }
    print(f"rated_per_s {(len(collection.rated_lines) - began) / _RATING_SECONDS:.0f}")
    if not panel.progress.isHidden():
        jobs["rating_cancelled"] = measure_until(
            program, panel.check.click, panel.progress.isHidden
        )
    known = list(map(collection.rating, range(min(len(collection), _DIFFERENT))))
    lines = zip(collection.lines(), cycle(known), strict=False)

    def store_some() -> bool:
        some = list(islice(lines, _RATED_AT_ONCE))
        collection.store_ratings(some)
        return not some

    jobs["all_rated"] = measure_until(program, lambda: None, store_some, _PATIENCE)
    column, order = CollectionColumn.RATING, Qt.SortOrder.AscendingOrder
    jobs["sorted_by_rating"] = measure_filter(
        program, lambda: heading.setSortIndicator(column, order)
    )
    measure_filter(program, lambda: heading.setSortIndicator(CollectionColumn.NUMBER, order))
    return jobs


def measure_likeness(program: Program) -> Mapping[str, Job]:
    """Find puzzles that are essentially the same: for some seconds, cancelled, then all."""
    panel, find = panel_of(program), program.window.named_actions[ActionId.FIND_SAME_PUZZLES]
    end = time.monotonic() + _RATING_SECONDS
    jobs = {
        "alike_a_while": measure_until(
            program, find.trigger, lambda: time.monotonic() > end or panel.progress.isHidden()
        )
    }
    if not panel.progress.isHidden():
        jobs["alike_cancelled"] = measure_until(program, panel.check.click, panel.progress.isHidden)
    jobs["alike"] = measure_until(program, find.trigger, panel.progress.isHidden, _PATIENCE)
    return jobs


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says nothing about the figures."""
    parser = argparse.ArgumentParser(description="how soon a long list is open")
    parser.add_argument("--puzzles", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="check all as well: minutes")
    parser.add_argument("--alike", action="store_true", help="compare canonical forms: minutes")
    wanted = parser.parse_args(arguments)
    prepare_threads()
    application = QApplication.instance() or QApplication([*sys.argv[:1], "-style", "Fusion"])
    assert isinstance(application, QApplication)
    print(
        f"platform {application.platformName()}, {os.cpu_count()} processors, {compilation.form()}"
    )
    with tempfile.TemporaryDirectory() as folder, open_program(application) as program:
        loading.end_loading()
        GarbageTimer(program.window)
        short, path = Path(folder, "short.sdm"), Path(folder, "long.sdm")
        short.write_bytes(many_puzzles(_SHORT, wanted.seed))
        with path.open("wb") as stream:
            stream.writelines(long_list(wanted.puzzles, wanted.seed))
        jobs = {"short_listed": measure_opening(program, short)}
        before = peak_megabytes()
        jobs["listed"] = measure_opening(program, path)
        if before is not None:
            print(f"listed_mb {(peak_megabytes() or 0) - before:.0f}")
        jobs.update(measure_work(program))
        jobs.update(measure_sorting_and_duplicates(program))
        jobs["saved"] = measure_saving(program)
        jobs.update(measure_rating(program))
        if wanted.alike:
            jobs.update(measure_likeness(program))
        if wanted.check:
            began = time.process_time()
            jobs["checked"] = measure_check(program, _PATIENCE)
            print(f"checked_per_s {wanted.puzzles / jobs['checked'].seconds:.0f}")
            print(f"checked_per_cpu_s {wanted.puzzles / (time.process_time() - began):.0f}")
    for name, job in jobs.items():
        print(f"{name}_ms {job.seconds * 1000:.0f}")
        print(f"{name}_loop_late_max_ms {job.loop.late_at(1.0):.1f}")
        print(f"{name}_busy_max_ms {job.loop.busy_max:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
