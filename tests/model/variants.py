"""Grids with other houses than those in print, and the rules on them told without any house.

Boxes and extra regions are drawn as pictures, a row of letters each; whether two cells may
hold the same digit is plain arithmetic on rows, columns and letters.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from random import Random

from hypothesis import strategies as st

from sudoku_gui.model.geometry import Geometry, diagonals
from sudoku_gui.model.grid import Grid


@dataclass(frozen=True)
class Variant:
    """boxes: a letter for the box of each cell; regions: for its extra region, "." for none."""

    name: str
    boxes: str
    has_falling: bool = False
    has_rising: bool = False
    regions: str = ""

    @cached_property
    def size(self) -> int:
        """How many rows there are."""
        return len(self.boxes.split())

    @cached_property
    def geometry(self) -> Geometry:
        """What the program is asked to make of it."""
        falling, rising = diagonals(self.size)
        extra: list[Iterable[int]] = [*self._cells(self.regions)]
        extra += [falling] if self.has_falling else []
        extra += [rising] if self.has_rising else []
        return Geometry.of_boxes(self._cells(self.boxes), extra)

    @cached_property
    def peers(self) -> tuple[frozenset[int], ...]:
        """By cell, those that must not hold the same digit."""
        cells = range(self.size**2)
        return tuple(frozenset(b for b in cells if b != a and self.excludes(a, b)) for a in cells)

    def excludes(self, one: int, other: int) -> bool:
        """Whether two cells must not hold the same digit."""
        (row, column), (row_2, column_2) = divmod(one, self.size), divmod(other, self.size)
        boxes, regions, last = self.boxes.split(), self.regions.split(), self.size - 1
        return (
            row == row_2
            or column == column_2
            or boxes[row][column] == boxes[row_2][column_2]
            or (self.has_falling and row == column and row_2 == column_2)
            or (self.has_rising and row + column == last and row_2 + column_2 == last)
            or (bool(regions) and "." != regions[row][column] == regions[row_2][column_2])
        )

    def solutions(self, digits: bytes) -> Iterator[bytes]:
        """Every solution of a grid, by trying; where digits clash there is none."""
        for cell, digit in enumerate(digits):
            if digit and any(digits[peer] == digit for peer in self.peers[cell]):
                return
        yield from self._completions(bytearray(digits))

    def count(self, digits: bytes, limit: int) -> int:
        """How many solutions there are, `limit` if there are as many or more."""
        return sum(1 for _, _ in zip(range(limit), self.solutions(digits), strict=False))

    def fitting(self, digits: Sequence[int], cell: int) -> list[int]:
        """The digits that no cell which excludes `cell` holds."""
        held = {digits[peer] for peer in self.peers[cell]}
        return [digit for digit in range(1, self.size + 1) if digit not in held]

    def _completions(self, digits: bytearray) -> Iterator[bytes]:
        blanks = [cell for cell, digit in enumerate(digits) if not digit]
        if not blanks:
            yield bytes(digits)
            return
        cell, fitting = self._scarcest(digits, blanks)
        for digit in fitting:
            digits[cell] = digit
            yield from self._completions(digits)
            digits[cell] = 0

    def _scarcest(self, digits: bytearray, blanks: Sequence[int]) -> tuple[int, list[int]]:
        """The blank with the fewest digits that fit, or the first with one at most, and these."""
        scarcest, fewest = blanks[0], self.fitting(digits, blanks[0])
        for blank in blanks[1:]:
            if len(fewest) <= 1:
                break
            fitting = self.fitting(digits, blank)
            if len(fitting) < len(fewest):
                scarcest, fewest = blank, fitting
        return scarcest, fewest

    def _cells(self, picture: str) -> list[list[int]]:
        signs = "".join(picture.split())
        return [
            [cell for cell, sign in enumerate(signs) if sign == letter]
            for letter in sorted({*signs} - {"."})
        ]


FOUR = "AABB AABB CCDD CCDD"
SIX = "AAABBB AAABBB CCCDDD CCCDDD EEEFFF EEEFFF"
NINE = " ".join(row for rows in ("AAABBBCCC", "DDDEEEFFF", "GGGHHHIII") for row in [rows] * 3)

DIAGONAL_4 = Variant("diagonal 4x4", FOUR, has_falling=True, has_rising=True)
RISING_6 = Variant("rising diagonal 6x6", SIX, has_rising=True)
DIAGONAL_9 = Variant("diagonal 9x9", NINE, has_falling=True, has_rising=True)
JIGSAW_5 = Variant("jigsaw 5x5", "AABBB ACCCB AACDB EECDD EEEDD")
JIGSAW_4 = Variant("jigsaw 4x4 with a diagonal", "AABB ACCB ADCB DDDC", has_falling=True)
WINDOWS_9 = Variant(
    "windows 9x9",
    NINE,
    regions="......... .aaa.bbb. .aaa.bbb. .aaa.bbb. ......... "
    ".ccc.ddd. .ccc.ddd. .ccc.ddd. .........",
)

VARIANTS = (DIAGONAL_4, RISING_6, DIAGONAL_9, JIGSAW_5, JIGSAW_4, WINDOWS_9)
SMALL_VARIANTS = (DIAGONAL_4, JIGSAW_5, JIGSAW_4)

_PREPARED = 10
"""How many puzzles of each small variant stand in for those drawn that do not fit."""

DIAGONAL_PUZZLES = (
    (
        ".4....7.51...47........2...9...7...8...........49...5.......816......3.....8...9.",
        "342198765156347289789562134915673428638425971274981653597234816861759342423816597",
    ),
    (
        "....4......5.6.3...7...8.42....82....1.7...583.............9.....1.7........1..3.",
        "283941576145267389679358142754182693912736458368495721437629815891573264526814937",
    ),
    (
        "3...9....1.........8...34.6...5....7...........28..93......6.2....7...4..6.......",
        "345697281126458379789123456931542867874369512652871934413986725298715643567234198",
    ),
)
"""Each with its only solution on 9x9 with both diagonals; without them, it has many."""


@st.composite
def variant_grids(
    draw: st.DrawFn, variants: tuple[Variant, ...] = VARIANTS
) -> tuple[Variant, Grid]:
    """A variant and a grid of it, mostly full of clashes."""
    variant = draw(st.sampled_from(variants))
    count = variant.size**2
    noise = draw(st.binary(min_size=count, max_size=count))
    numbers = [byte % (1 + 2 * variant.size) for byte in noise]
    digits = bytes(number if number <= variant.size else 0 for number in numbers)
    return variant, Grid(variant.geometry, digits)


@st.composite
def variant_puzzles(
    draw: st.DrawFn,
    variants: tuple[Variant, ...] = SMALL_VARIANTS,
    *,
    most_guessed: int = 0,
    most_wrong: int = 0,
) -> tuple[Variant, Grid]:
    """A variant, and a solution of it with cells blanked, mostly or here and there.

    At most so many blanks then get a digit that fits them, and digits are changed to any.
    """
    variant = draw(st.sampled_from(variants))
    cells = st.integers(0, variant.size**2 - 1)
    solution = draw(st.sampled_from(_some_solutions(variant)))
    drawn, is_kept = draw(st.sets(cells, max_size=2 * variant.size)), draw(st.booleans())
    givens = bytes(digit * ((cell in drawn) is is_kept) for cell, digit in enumerate(solution))
    guessed = draw(_changes(cells, variant, most_guessed))
    return variant, _changed(variant, givens, guessed, draw(_changes(cells, variant, most_wrong)))


def variant_puzzles_that(
    fit: Callable[[Variant, Grid], bool], *, most_guessed: int = 0, most_wrong: int = 0
) -> st.SearchStrategy[tuple[Variant, Grid]]:
    """Those of `variant_puzzles` that `fit`, and in place of each other one a prepared one.

    For what few puzzles are, so that hypothesis does not give up looking for it.
    """
    drawn = variant_puzzles(most_guessed=most_guessed, most_wrong=most_wrong)
    instead = st.sampled_from(_prepared(fit, most_guessed, most_wrong))
    return drawn.flatmap(lambda each: st.just(each) if fit(*each) else instead)


def _changes(
    cells: st.SearchStrategy[int], variant: Variant, most: int
) -> st.SearchStrategy[dict[int, int]]:
    return st.dictionaries(cells, st.integers(1, variant.size), max_size=most)


def _changed(
    variant: Variant, givens: bytes, guessed: Mapping[int, int], wrong: Mapping[int, int]
) -> Grid:
    """The grid with a fitting digit in each blank of `guessed`, and then the digits of `wrong`."""
    digits = bytearray(givens)
    for cell, place in guessed.items():
        fitting = variant.fitting(digits, cell)
        if fitting and not digits[cell]:
            digits[cell] = fitting[place % len(fitting)]
    for cell, digit in wrong.items():
        digits[cell] = digit
    return Grid(variant.geometry, bytes(digits))


def _prepared(
    fit: Callable[[Variant, Grid], bool], most_guessed: int, most_wrong: int
) -> list[tuple[Variant, Grid]]:
    """Some puzzles of each small variant that fit, the same ones each time."""
    return [
        (variant, grid)
        for variant in SMALL_VARIANTS
        for grid in islice(
            (each for each in _by_chance(variant, most_guessed, most_wrong) if fit(variant, each)),
            _PREPARED,
        )
    ]


def _by_chance(variant: Variant, most_guessed: int, most_wrong: int) -> Iterator[Grid]:
    """Puzzles like those of `variant_puzzles` without end, the same ones each time."""
    chance, cells, digits = Random(0), range(variant.size**2), range(1, variant.size + 1)
    while True:
        solution = chance.choice(_some_solutions(variant))
        kept = chance.sample(cells, chance.randint(0, len(cells)))
        guessed, wrong = (
            {cell: chance.choice(digits) for cell in chance.sample(cells, most)}
            for most in (most_guessed, most_wrong)
        )
        givens = bytes(digit * (cell in kept) for cell, digit in enumerate(solution))
        yield _changed(variant, givens, guessed, wrong)


@cache
def _some_solutions(variant: Variant) -> tuple[bytes, ...]:
    return tuple(islice(variant.solutions(bytes(variant.size**2)), 40))
