"""How long ratings take, beside solving the same puzzles.

    python -m tests.benchmarks.rating_speed PUZZLES.txt ...

Each puzzle of the lists is solved by the instant engine and rated, in turn.  What is timed is the
processor's time, reading and making the finders left out.  By bands of difficulty and for all
puzzles together are printed: how many a second, how many times as long as solving, and within how
many milliseconds the median, 90 % and 99 % of them are rated.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.solvers.engine.bitboard import Bitboard
from sudoku_gui.techniques.rating import Rater, Rating
from tests.benchmarks.verdict_latency import puzzles_of

BANDS = (15, 24, 45, 65, 72, 80, 90, 100)
"""Tenths at which a band of difficulties ends and the next one begins."""
_HEADER = f"{'difficulty':<12}{'puzzles':>8}{'a second':>10}{'solves':>9}{'ms 50%':>9}"
_MORE = f"{'90%':>9}{'99%':>9}{'most':>9}"


@dataclass(frozen=True, slots=True)
class Timing:
    """How long a puzzle took to solve and to rate, in seconds, and its difficulty in tenths."""

    tenths: int | None
    solving: float
    rating: float


def timings_of(puzzles: Iterable[Grid]) -> Iterator[Timing]:
    """Solve and rate puzzles of one size, one after the other."""
    solver = Bitboard()
    rater: Rater | None = None
    for puzzle in puzzles:
        rater = rater or Rater(puzzle.geometry)
        before = time.process_time()
        solver.start(puzzle.digits, 2)
        solver.advance(sys.maxsize)
        between = time.process_time()
        rating = rater.rate(puzzle)
        yield Timing(_difficulty(rating), between - before, time.process_time() - between)


def by_band(timings: Iterable[Timing]) -> Mapping[str, list[Timing]]:
    """The timings of each band that there are any of, the hardest last."""
    bands: dict[int, list[Timing]] = {}
    for each in timings:
        place = len(BANDS) + 1
        if each.tenths is not None:
            place = sum(each.tenths >= end for end in BANDS)
        bands.setdefault(place, []).append(each)
    return {_name_of(place): bands[place] for place in sorted(bands)}


def row(name: str, timings: Sequence[Timing]) -> str:
    """The figures of some puzzles."""
    rating = sorted(each.rating for each in timings)
    solving = sum(each.solving for each in timings)
    shares = [rating[min(int(share * len(rating)), len(rating) - 1)] for share in (0.5, 0.9, 0.99)]
    milliseconds = "".join(f"{1_000 * each:>9.2f}" for each in (*shares, rating[-1]))
    times = sum(rating) / solving if solving else float("nan")
    return (
        f"{name:<12}{len(rating):>8}{len(rating) / sum(rating):>10.0f}{times:>9.0f}{milliseconds}"
    )


def main(arguments: Sequence[str]) -> int:
    """Print a row for each band, and one for all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("lists", type=Path, nargs="+")
    options = parser.parse_args(arguments)
    timings = list(timings_of(puzzles_of(options.lists)))
    print(f"engine: {compilation.form()}")
    print(_HEADER + _MORE)
    for name, chosen in by_band(timings).items():
        print(row(name, chosen))
    print(row("all", timings))
    return 0


def _difficulty(rating: Rating) -> int | None:
    return rating.hardest.tenths if rating.is_solved and rating.hardest else None


def _name_of(place: int) -> str:
    if place > len(BANDS):
        return "beyond"
    ends = ["", *(f"{end / 10:.1f}" for end in BANDS), ""]
    return f"{ends[place]}-{ends[place + 1]}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
