"""Lists of puzzles as long as one likes, made of a short one.

A list that repeats a few puzzles flatters a program: the processor learns their branches.
Digits, rows, columns, bands and stacks that trade places make other puzzles, as hard.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path

_SIGNS = "123456789"
_CELLS = 81


def puzzles_in(path: Path) -> list[str]:
    """The 81 signs with which lines begin, "." for a blank; other lines are passed over."""
    lines = [line[:_CELLS].replace("0", ".") for line in path.read_text("utf-8").splitlines()]
    return [line for line in lines if len(line) == _CELLS and set(line) <= set(_SIGNS + ".")]


def permuted(puzzles: Sequence[str], count: int, seed: int) -> Iterator[str]:
    """`count` puzzles, each like one of these, in turn."""
    chance = random.Random(seed)
    for puzzle in islice(cycle(puzzles), count):
        yield permuted_once(puzzle, chance)


def permuted_once(puzzle: str, chance: random.Random) -> str:
    """Another puzzle that is as hard and has as many solutions."""
    signs = str.maketrans(_SIGNS, "".join(chance.sample(_SIGNS, 9)))
    rows, columns = _lines(chance), _lines(chance)
    if chance.random() < 0.5:
        cells = [9 * column + row for row in rows for column in columns]
    else:
        cells = [9 * row + column for row in rows for column in columns]
    return "".join(puzzle[cell] for cell in cells).translate(signs)


def _lines(chance: random.Random) -> list[int]:
    """The rows or columns in another order, those of a band or stack together."""
    return [
        3 * band + line
        for band in chance.sample(range(3), 3)
        for line in chance.sample(range(3), 3)
    ]
