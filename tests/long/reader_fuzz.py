"""A trial of the readers: damaged files by the million, links and compressed ones among them.

    python -m tests.long.reader_fuzz --count 1000000 --seed 1

Each input is a bad or valid file, first as it is and from then on after some random
damage, read once by content and once in a format drawn by lot; it is accepted where either
reading is.  An escape is

    anything but a FormatError that leaves a reader,
    a message that is too long, unprintable or without a proper place,
    a grid opened without a remark that is not, sign by sign, what the text spells,
    a grid with a digit that the text does not have in this order,
    a grid that is another after writing and reading it again, or one of many that is
    missing then,
    more than two seconds for reading, or more memory than MEMORY_LIMIT.

What the trial cannot see: a wrong grid that was opened with a remark, if its digits are those of
the text, and any that came out of a damaged link.
"""

import argparse
import gzip
import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from sudoku_gui.formats import (
    FORMATS,
    Format,
    FormatError,
    PuzzleRecord,
    ReadResult,
    read,
    write_all,
)
from sudoku_gui.formats.puzzle_record import parts_that_differ
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import sign_of
from tests.long.reader_damage import damaged_files

Reader = Callable[[bytes, Format | None], ReadResult]

LONGEST_MESSAGE = 120
LONGEST_TIME = 2.0  # seconds of the processor
MEMORY_LIMIT = 1 << 30  # bytes of address space, in a run of its own
_IN_ORDER = {"boj2580", "boj2239", "line", "sdm", "csv", "sdk", "hodoku"}  # digits as they stand
_READ_AS_LINKS = "read as links"
_MARK_OF_GZIP = b"\x1f\x8b"
_MARKS = {b"\xff\xfe\0\0": "utf-32", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_BLANKS = str.maketrans(".*_", "000")
_PLAIN = {"boj2580", "boj2239", "line", "sdm"}
_EITHER = {"line", "sdm"}  # a single line may be either


class Verdict(Enum):
    """What became of one input."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    ESCAPE = "escapes"


_WORST_FIRST = (Verdict.ESCAPE, Verdict.ACCEPTED, Verdict.REFUSED)  # of one input, read twice


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, and for an escape what is wrong."""

    verdict: Verdict
    fault: str = ""


def judge(data: bytes, format: Format | None, reader: Reader = read) -> Judgement:
    """Whether `reader` keeps its promise on `data`."""
    start = time.process_time()
    try:
        reading = reader(data, format)
    except FormatError as error:
        faults = [
            *_faults_of_message(str(error)),
            *_faults_of_place(error),
            *_faults_of_time(start),
        ]
        return Judgement(Verdict.ESCAPE if faults else Verdict.REFUSED, "; ".join(faults))
    except Exception as error:  # whatever it is, it should not have left the reader
        return Judgement(Verdict.ESCAPE, repr(error))
    faults = [
        *_faults_of_time(start),
        *_faults_of_reading(reading, data),
        *_faults_of_another_reading(reading, reader),
    ]
    return Judgement(Verdict.ESCAPE if faults else Verdict.ACCEPTED, "; ".join(faults))


def run(count: int, seed: int, reader: Reader = read) -> tuple[Counter[Verdict], list[str]]:
    """How often each verdict fell in `count` inputs, and the first few escapes."""
    fates: Counter[Verdict] = Counter()
    escapes: list[str] = []
    rng = random.Random(seed)
    for data in damaged_files(count, rng):
        judgements = [judge(data, format, reader) for format in (None, rng.choice(FORMATS))]
        judgement = min(judgements, key=lambda each: _WORST_FIRST.index(each.verdict))
        fates[judgement.verdict] += 1
        if judgement.verdict is Verdict.ESCAPE and len(escapes) < 10:
            escapes.append(f"{judgement.fault}: {data!r}")
    return fates, escapes


def _faults_of_reading(reading: ReadResult, data: bytes) -> Iterator[str]:
    for remark in reading.remarks:
        yield from _faults_of_message(str(remark.sentence))
    if not reading.remarks and reading.format.name in _PLAIN:
        read_as = "".join(_signs_of(record, reading.format) for record in reading.records)
        if _spelled(data, reading.format) != read_as:
            yield "not the grids that the text spells"

    if not _has_in_order(reading, data):
        yield "a digit that is not in the text"


def _has_in_order(reading: ReadResult, data: bytes) -> bool:
    """Whether the givens stand in the text, each behind the one before; links are compressed."""
    sentences = [str(remark.sentence) for remark in reading.remarks]
    if reading.format.name not in _IN_ORDER or _READ_AS_LINKS in "".join(sentences):
        return True
    left = iter(_decoded(data))
    grids = [record.puzzle.givens for record in reading.records]
    return all(
        str(digit) in left for grid in grids if grid.geometry.size <= 9 for digit in grid if digit
    )


def _faults_of_time(start: float) -> list[str]:
    seconds = time.process_time() - start
    return [f"{seconds:.1f} seconds"] if seconds > LONGEST_TIME else []


def _faults_of_another_reading(reading: ReadResult, reader: Reader) -> Iterator[str]:
    written = write_all(reading.records, reading.format)
    for format in (None, reading.format):
        try:
            again = reader(written, format)
        except Exception as error:  # nothing at all may go wrong with what we wrote
            yield f"after writing and reading: {error!r}"
            return
        if not _are_kept(reading, again):
            yield "other puzzles after writing and reading"
        names = {again.format.name, reading.format.name}
        if len(names) > 1 and names != _EITHER:
            yield "another format after writing and reading"


def _are_kept(reading: ReadResult, again: ReadResult) -> bool:
    """Whether all is the same, but for parts without a place in the format that are gone."""
    if len(reading.records) != len(again.records):
        return False
    return all(
        one.puzzle.givens == other.puzzle.givens
        and not parts_that_differ(one, other) & (reading.format.keeps | other.parts)
        for one, other in zip(reading.records, again.records, strict=True)
    )


def _faults_of_message(message: str) -> list[str]:
    is_sound = len(message) <= LONGEST_MESSAGE and message.isprintable()
    return [] if is_sound else [f"unfit message {message!r}"]


def _faults_of_place(error: FormatError) -> list[str]:
    place = [number for number in (error.line, error.column) if number is not None]
    return [] if all(number >= 1 for number in place) else [f"no such place: {place}"]


def _spelled(data: bytes, format: Format) -> str:
    """The signs in the text and nothing else, read the plainest way there is."""
    return _plain(_decoded(data), format)


def _decoded(data: bytes) -> str:
    if data.startswith(_MARK_OF_GZIP):
        data = gzip.decompress(data)
    encodings = [encoding for mark, encoding in _MARKS.items() if data.startswith(mark)]
    return data.decode(encodings[0] if encodings else "utf-8-sig", "replace").rstrip("\x1a")


def _signs_of(record: PuzzleRecord, format: Format) -> str:
    """The signs that a text with this content spells."""
    about = record.puzzle.metadata
    return _plain(about.title, format) + record.grid.line() + _plain(about.comment, format)


def _plain(text: str, format: Format) -> str:
    marks = "\r\n\t#" if format.name == "sdm" else "\r\n\t"
    tokens = text.translate(dict.fromkeys(map(ord, marks), " ")).split(" ")
    if format.name == "boj2580":
        numbers = {str(number): sign_of(Digit(number)) for number in range(10, 26)}
        tokens = [numbers.get(token, token) for token in tokens]
    return "".join(tokens).translate(_BLANKS)


def main() -> int:
    """Run the trial and print its figures; the status is 1 if anything escaped."""
    parser = argparse.ArgumentParser(description="damaged files for the readers")
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
    fates, escapes = run(arguments.count, arguments.seed)
    print(f"inputs {arguments.count}\nseed {arguments.seed}")
    for verdict in Verdict:
        print(f"{verdict.value} {fates[verdict]}")
    print(f"memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB at most")
    if escapes:
        print("escapes, the first of them:", *escapes, sep="\n  ")
        return 1
    # No event in N trials: with 95 % certainty its rate is under 1 - 0.05 ** (1 / N).
    bound = 1 - 0.05 ** (1 / arguments.count)
    print(f"rate of escapes below {bound:.2g} (95 %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
