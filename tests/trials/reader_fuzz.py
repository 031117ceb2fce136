"""A trial of the readers: damaged files by the million.

    python -m tests.trials.reader_fuzz --count 1000000 --seed 1

Each input is a bad or valid file, first as it is and from then on after some random
damage, read once by content and once in a format drawn by lot.  An escape is

    anything but a FormatError that leaves a reader,
    a message that is too long, unprintable or without a proper place,
    a grid opened without a remark that is not, sign by sign, what the text spells,
    a grid that is another after writing and reading it again, or one of many that is
    missing then.

What the trial cannot see: a wrong grid that was opened with a remark.
"""

import argparse
import contextlib
import gzip
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from sudoku_gui.formats import (
    FORMATS,
    Format,
    FormatError,
    PuzzleRecord,
    ReadResult,
    UnsuitableGridError,
    read,
    write_all,
)
from sudoku_gui.formats.puzzle_record import parts_that_differ
from sudoku_gui.model.geometry import SIZES, Digit, Geometry
from sudoku_gui.model.grid import Grid, sign_of
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.formats.bad_files import bad_files

Reader = Callable[[bytes, Format | None], ReadResult]
Damage = Callable[[random.Random, bytes, Sequence[bytes]], bytes]

LONGEST_MESSAGE = 120
_LONGEST_SEED = 2000
_MARK_OF_GZIP = b"\x1f\x8b"
_MARKS = {b"\xff\xfe\0\0": "utf-32", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_BLANKS = str.maketrans(".*_", "000")
_PLAIN = {"boj2580", "boj2239", "line", "sdm"}
_EITHER = {"line", "sdm"}  # a single line may be either
_TITLES = ("Grid 01", "", "# 3")
_NASTY = (
    *(b"\r", b"\n", b"\r\n", b"\t", b" ", b"\0", b"\x0c", b"\x1a", b"\x85", b"\xff", b"\xc3"),
    *(b"#", b";", b"//", b"|", b"+---+\n", b"---", b"-", b"+", b"?", b"x", b"X", b"O", b"l", b","),
    *(b"<", b">", b"<a>", b"</game>", b"&a;", b"&#0;", b"<!DOCTYPE a []>", b'"', b"'", b"=", b"\\"),
    *(
        b"{",
        b"}",
        b"[",
        b"]",
        b":",
        b"[[",
        b"true",
        b"null",
        b"\\ud800",
        b"-1",
        b"1e9",
        b"[State]\n",
    ),
    *(b"#A", b"#D", b"I005\n", b"E00005\n", b"Puzzle,Title\n", b"version: 1", b"*-----------*\n"),
    *(b"0", b".", b"*", b"_", b"9", b"10", b"25", b"A", b"G", b"P", b"Q", b"a", b"00", b"0x1"),
    *(sign.encode() for sign in "\u00b2\u0663\uff11\u2461\u200b\u3000\ufeff\u2028\u00a0가"),
)


class Verdict(Enum):
    """What became of one input."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    ESCAPE = "escapes"


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, and for an escape what is wrong."""

    verdict: Verdict
    fault: str = ""


def judge(data: bytes, format: Format | None, reader: Reader = read) -> Judgement:
    """Whether `reader` keeps its promise on `data`."""
    try:
        reading = reader(data, format)
    except FormatError as error:
        faults = [*_faults_of_message(str(error)), *_faults_of_place(error)]
        return Judgement(Verdict.ESCAPE if faults else Verdict.REFUSED, "; ".join(faults))
    except Exception as error:  # whatever it is, it should not have left the reader
        return Judgement(Verdict.ESCAPE, repr(error))
    faults = [*_faults_of_reading(reading, data), *_faults_of_another_reading(reading, reader)]
    return Judgement(Verdict.ESCAPE if faults else Verdict.ACCEPTED, "; ".join(faults))


def run(count: int, seed: int, reader: Reader = read) -> tuple[Counter[Verdict], list[str]]:
    """How often each verdict fell in `count` inputs, and the first few escapes."""
    fates: Counter[Verdict] = Counter()
    escapes: list[str] = []
    rng = random.Random(seed)
    for data in _damaged(count, rng):
        for format in (None, rng.choice(FORMATS)):
            judgement = judge(data, format, reader)
            if judgement.verdict is Verdict.ESCAPE:
                break
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
    if data.startswith(_MARK_OF_GZIP):
        data = gzip.decompress(data)
    encodings = [encoding for mark, encoding in _MARKS.items() if data.startswith(mark)]
    text = data.decode(encodings[0] if encodings else "utf-8-sig", "replace").rstrip("\x1a")
    return _plain(text, format)


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


def _damaged(count: int, rng: random.Random) -> Iterator[bytes]:
    seeds = [file.data[:_LONGEST_SEED] for file in bad_files()]
    seeds += [data for grid in _grids(rng) for data in _written(grid)]
    # A large seed takes long and has its fault at one end: small ones get more of the time.
    weights = [1 if len(seed) > 400 else 4 for seed in seeds]
    yield from seeds[:count]
    for _ in range(len(seeds), count):
        (data,) = rng.choices(seeds, weights)
        for damage in rng.choices(_DAMAGES, k=rng.choice((0, 1, 1, 1, 1, 2, 3, 8))):
            data = damage(rng, data, seeds)
        yield data


def _grids(rng: random.Random) -> Iterator[Grid]:
    for size in SIZES:
        geometry = Geometry.of_size(size)
        for givens in (size // 2, size * size // 3, size * size):
            digits = bytearray(geometry.cell_count)
            for cell in rng.sample(geometry.cells, givens):
                digits[cell] = rng.choice(geometry.digits)
            yield Grid(geometry, bytes(digits))


def _written(grid: Grid) -> Iterator[bytes]:
    """`grid` in every format that has room for it, alone and three times over."""
    titled = (
        PuzzleRecord.without_entries(Puzzle(grid, Metadata(title, comment=title)))
        for title in _TITLES
    )
    for contents in ([PuzzleRecord.without_entries(Puzzle(grid))], [*titled]):
        for format in FORMATS:
            with contextlib.suppress(UnsuitableGridError):
                yield write_all(contents, format)


def _flip(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    place = rng.randrange(len(data) + 1)
    flipped = bytes(byte ^ 1 << rng.randrange(8) for byte in data[place : place + 1])
    return data[:place] + flipped + data[place + 1 :]


def _insert(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    place = rng.randrange(len(data) + 1)
    return data[:place] + rng.choice(_NASTY) * rng.choice((1, 1, 1, 9)) + data[place:]


def _replace(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    found = rng.choice(_NASTY)
    return data.replace(found, rng.choice(_NASTY), rng.choice((1, 9, -1)))


def _delete(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    place = rng.randrange(len(data) + 1)
    return data[:place] + data[place + rng.choice((1, 1, 2, 10, 100)) :]


def _repeat(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    place = rng.randrange(len(data) + 1)
    return data[:place] + data[place:][: rng.choice((1, 10, 82, 100))] + data[place:]


def _splice(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    other = rng.choice(seeds)
    return data[: rng.randrange(len(data) + 1)] + other[rng.randrange(len(other) + 1) :]


def _move_line(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    lines = data.split(b"\n")
    lines.insert(rng.randrange(len(lines)), lines.pop(rng.randrange(len(lines))))
    return b"\n".join(lines)


def _recode(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    encoding = rng.choice(("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"))
    return data.decode("latin-1").encode(encoding)


_DAMAGES: tuple[Damage, ...] = (
    _flip,
    _insert,
    _replace,
    _delete,
    _repeat,
    _splice,
    _move_line,
    _recode,
)


def main() -> int:
    """Run the trial and print its figures; the status is 1 if anything escaped."""
    parser = argparse.ArgumentParser(description="damaged files for the readers")
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    fates, escapes = run(arguments.count, arguments.seed)
    print(f"inputs {arguments.count}\nseed {arguments.seed}")
    for verdict in Verdict:
        print(f"{verdict.value} {fates[verdict]}")
    if escapes:
        print("escapes, the first of them:", *escapes, sep="\n  ")
        return 1
    # No event in N trials: with 95 % certainty its rate is under 1 - 0.05 ** (1 / N).
    bound = 1 - 0.05 ** (1 / arguments.count)
    print(f"rate of escapes below {bound:.2g} (95 %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
