"""Damaged files for the trial of the readers: good ones, bad ones and hostile ones, all changed."""

import contextlib
import gzip
import json
import random
from collections.abc import Callable, Iterator, Sequence

from sudoku_gui.formats import FORMATS, PuzzleRecord, UnsuitableGridError, write_all
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.formats.bad_files import bad_files
from tests.support.formats.forms import FORMS
from tests.support.formats.links import (
    LINKS,
    coach_string,
    f_puzzle,
    shortened,
    sudokupad_puzzle,
)
from tests.support.formats.lz_compression import compressed

Damage = Callable[[random.Random, bytes, Sequence[bytes]], bytes]

_LONGEST_SEED = 2000
_TITLES = ("Grid 01", "", "# 3")
_WORDS = (
    ("스도쿠 모음", "cp949"),
    ("스도쿠", "euc-kr"),
    ("数独の問題", "shift-jis"),
    ("Génie", "latin-1"),
)
_BYTES_OF_BOMB = 40 << 20  # that a small file stands for
_SIGNS_OF_BOMB = 1_200_000  # that a link does
_NASTY = (
    *(b"\r", b"\n", b"\r\n", b"\t", b" ", b"\0", b"\x0c", b"\x1a", b"\x85", b"\xff", b"\xc3"),
    *(b"#", b";", b"//", b"|", b"+---+\n", b"---", b"-", b"+", b"?", b"x", b"X", b"O", b"l", b","),
    *(b"<", b">", b"<a>", b"</game>", b"&a;", b"&#0;", b"<!DOCTYPE a []>", b'"', b"'", b"=", b"\\"),
    *(b"{", b"}", b"[", b"]", b":", b"[[", b"true", b"null", b"\\ud800", b"-1", b"1e9"),
    *(b"[State]\n", b"%", b"%25", b"/", b"https://", b"S9B", b"N4Ig", b"?load=", b"given"),
    *(b"#A", b"#D", b"I005\n", b"E00005\n", b"Puzzle,Title\n", b"version: 1", b"*-----------*\n"),
    *(b"0", b".", b"*", b"_", b"9", b"10", b"25", b"A", b"G", b"P", b"Q", b"a", b"00", b"0x1"),
    *(sign.encode() for sign in "\u00b2\u0663\uff11\u2461\u200b\u3000\ufeff\u2028\u00a0가"),
)


def damaged_files(count: int, rng: random.Random) -> Iterator[bytes]:
    """So many files: those that damage begins with, then such with some of it."""
    seeds = [file.data[:_LONGEST_SEED] for file in bad_files()]
    seeds += [data for grid in _grids(rng) for data in _written(grid)]
    seeds += [each if isinstance(each, bytes) else each.encode() for each in FORMS.values()]
    seeds += [f"{each}\n".encode() for each in LINKS.values()]
    seeds += [json.dumps(f_puzzle()).encode(), shortened(sudokupad_puzzle()).encode()]
    if count > len(seeds):
        seeds += _bombs()
    # A large seed takes long and has its fault at one end: small ones get more of the time.
    weights = [1 if len(seed) > 400 else 4 for seed in seeds]
    yield from seeds[:count]
    for _ in range(len(seeds), count):
        (data,) = rng.choices(seeds, weights)
        for damage in rng.choices(
            [*_DAMAGES], [*_DAMAGES.values()], k=rng.choice((0, 1, 1, 1, 1, 2, 3, 8))
        ):
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


def _bombs() -> Iterator[bytes]:
    """Small files that stand for large ones."""
    yield gzip.compress(bytes(_BYTES_OF_BOMB))
    yield gzip.compress(b"53..7....\n" * (_BYTES_OF_BOMB // 10))
    letters = compressed('{"size":9,"title":"' + "a" * _SIGNS_OF_BOMB + '"}')
    yield f"https://www.f-puzzles.com/?load={letters}".encode()
    yield coach_string(title="a" * _SIGNS_OF_BOMB).encode()


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


def _compress(_: random.Random, data: bytes, _seeds: Sequence[bytes]) -> bytes:
    return gzip.compress(data, 1)


def _surround(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    words, encoding = rng.choice(_WORDS)
    written, place = (
        words.encode(encoding),
        rng.choice((0, len(data), rng.randrange(len(data) + 1))),
    )
    return data[:place] + written + rng.choice((b"\n", b" ", b"")) + data[place:]


def _put_in_link(rng: random.Random, _: bytes, seeds: Sequence[bytes]) -> bytes:
    """A link that is whole, to a puzzle that is not."""
    puzzle, site = rng.choice(
        (
            (json.dumps(f_puzzle()), "https://www.f-puzzles.com/?load="),
            (shortened(sudokupad_puzzle()), "https://sudokupad.app/scl"),
        )
    )
    damage = rng.choice((_flip, _insert, _replace, _delete, _repeat))
    data = damage(rng, puzzle.encode(), seeds)
    return (site + compressed(data.decode("utf-8", "replace"))).encode()


def _recode(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    encoding = rng.choice(("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"))
    return data.decode("latin-1").encode(encoding)


# How often each is done; a link takes longer to make than all others together.
_DAMAGES: dict[Damage, int] = {
    _flip: 10,
    _insert: 10,
    _replace: 10,
    _delete: 10,
    _repeat: 10,
    _splice: 10,
    _move_line: 10,
    _recode: 5,
    _compress: 3,
    _surround: 5,
    _put_in_link: 2,
}
