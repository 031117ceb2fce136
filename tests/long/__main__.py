"""Runs the long tests and trials, in under an hour, and prints a summary.

    python -m tests.long [--seed 1] [--only WORD]

These are the tests of the marker `long`, every selection of tests alone, the laws on random
examples, the tests of the hot files as Python, and the trials of this folder.  It goes on after a
failure; the status is 1 if there was one.
"""

import argparse
import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Timer

ROOT = Path(__file__).parents[2]
SEEDS_OF_LAWS = 10
SECONDS_AT_MOST = 1_500  # of one part: a part that hangs must not hide the others
PYTEST = ("-m", "pytest", "-q", "-n", "auto")
HOT_FILES = (
    *("tests/solvers", "tests/playback", "tests/judge", "tests/techniques/forcing"),
    *("tests/techniques/test_aligned_scan.py", "tests/techniques/test_candidate_masks.py"),
    "tests/techniques/test_almost_locked_sets.py",
    *("tests/techniques/test_cell_scans.py", "tests/techniques/test_fish_search.py"),
    *("tests/techniques/test_house_scans.py", "tests/techniques/test_implications.py"),
)
"""The tests that are run with the hot files as Python, a hundred times slower."""
TRIALS = {
    "exports": ("--count", "10000"),
    "restart_on_display": ("--count", "200"),
    "close_while_solving": ("--count", "100"),
    "start_cancel": ("--count", "500"),
    "check_cancel": ("--count", "500"),
    "openings": ("--count", "500"),
    "journal_kill": ("--count", "100"),
    "journal_signals": ("--count", "20"),
    "journal_windows": ("--count", "20"),
    "journal_faults": (),
    "save_kill": ("--count", "300"),
    "save_faults": (),
    "save_answers": ("--count", "3000"),
    "outside_changes": ("--count", "50"),
    "picture_fuzz": ("--count", "200"),
    "reader_fuzz": ("--count", "50000"),
    "technique_soundness": ("--seconds", "240"),
    "rating_agreement": ("tests/data/explainer_ratings.tsv", "--exact"),
    "inspector_moments": ("--moments", "300"),
    "long_counts": (),
    "typos": ("--count", "50"),
}
"""The trials, and how much of each."""
WITHOUT_SEED = {
    *("exports", "restart_on_display", "openings", "journal_faults", "save_faults"),
    "rating_agreement",
    "long_counts",
}


@dataclass(frozen=True, slots=True)
class Part:
    """A command of the long run; as_python: in a copy without compiled files."""

    name: str
    arguments: Sequence[str]
    as_python: bool = False


def parts(seed: int) -> Iterator[Part]:
    """Yield all parts of the run."""
    yield Part("tests of the marker long", (*PYTEST, "-m", "long"))
    yield Part("selections", ("-m", "tests.long.selections", "--seed", str(seed)))
    for number in random.Random(seed).sample(range(10_000), SEEDS_OF_LAWS):
        options = ("-m", "hypothesis and not long and not display", "--hypothesis-profile=random")
        yield Part(f"laws, seed {number}", (*PYTEST, *options, f"--hypothesis-seed={number}"))
    yield Part("hot files as Python", (*PYTEST, *HOT_FILES), as_python=True)
    for name, amount in TRIALS.items():
        by_lot = () if name in WITHOUT_SEED else ("--seed", str(seed))
        yield Part(name, ("-m", f"tests.long.{name}", *amount, *by_lot))


def succeeds(part: Part) -> bool:
    """Run a part, and print how it ended: all of its output where it failed."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        place = _copy_without_compiled(Path(folder)) if part.as_python else ROOT
        with subprocess.Popen(
            [sys.executable, *part.arguments],
            cwd=place,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        ) as process:
            timer = Timer(SECONDS_AT_MOST, _end_with_stacks, (process.pid,))
            timer.start()
            output, _ = process.communicate(timeout=2 * SECONDS_AT_MOST)
            timer.cancel()
    status = process.returncode
    is_good = status == 0
    last = (output.strip().splitlines() or [""])[-1]
    print(f"{'good' if is_good else 'BAD '} {time.monotonic() - began:6.0f} s  {part.name}: {last}")
    if not is_good:
        print(f"status {status}\n{output}", flush=True)
    return is_good


def _end_with_stacks(group: int) -> None:
    """End a process group that hangs; faulthandler, which pytest enables, prints the stacks."""
    os.killpg(group, signal.SIGABRT)
    time.sleep(5)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def _copy_without_compiled(folder: Path) -> Path:
    ignored = shutil.ignore_patterns(".git", ".venv", "build", "*.so", "*.pyd", "__pycache__")
    return Path(shutil.copytree(ROOT, folder / "checkout", ignore=ignored, symlinks=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run all parts, or those whose name has a word in it, and print a summary."""
    parser = argparse.ArgumentParser(description="run what takes long")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000))
    parser.add_argument("--only", default="", help="parts with this in their name")
    options = parser.parse_args(arguments)
    print(f"seed {options.seed}", flush=True)
    began = time.monotonic()
    wanted = [part for part in parts(options.seed) if options.only in part.name]
    failed = [part.name for part in wanted if not succeeds(part)]
    minutes = (time.monotonic() - began) / 60
    print(f"{len(wanted) - len(failed)} of {len(wanted)} parts are good, {minutes:.0f} minutes")
    if failed:
        print("not good:", ", ".join(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
