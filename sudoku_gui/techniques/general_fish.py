"""Fish whose bases or covers are boxes, too (franken), or of any kinds at once (mutant).

Of n bases and n covers, what is in a base and in no cover, or in two bases, is a fin.  What is in
more covers than bases, and sees every fin, is ruled out.  A fish without fins is basic, one with
fins finned.  Fish of rows and columns alone are in `fish`.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial
from typing import NamedTuple

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Cell, Geometry, HouseKind
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.fish import prove
from sudoku_gui.techniques.fish_search import FishSearch, PlacementSearch
from sudoku_gui.techniques.technique import Finder, Finding, FindingCollector, Technique

_LARGEST = 9
"""Rows of the largest grid that is searched: beyond, the places of a digit fill no word."""


class FishType(Enum):
    """Which houses are bases and covers."""

    FRANKEN = "franken"
    """Rows and boxes against columns and boxes, some of them boxes."""
    MUTANT = "mutant"
    """Any others, but rows against columns."""


class _Target(NamedTuple):
    """A candidate that cannot be true, and the places that would be left to each house if it were.

    The places are bits that are counted within their union.
    """

    cell: int
    places: list[int]


class GeneralFishFinder:
    """Finds such fish with `count` bases; the pattern is the digit, bases, and covers."""

    def __init__(self, geometry: Geometry, count: int, type_: FishType, *, has_fins: bool) -> None:
        self._count, self._type, self._has_fins = count, type_, has_fins
        self._is_searched = geometry.size <= _LARGEST
        self._search = FishSearch()
        self._placements = PlacementSearch(geometry)
        cells = [*map(Cell, geometry.cells)]
        self._kinds = [house.kind for house in geometry.houses]
        self._bits = [sum(1 << cell for cell in house.cells) for house in geometry.houses]
        self._homes = [
            [at for at, bits in enumerate(self._bits) if bits >> cell & 1] for cell in cells
        ]
        self._seen = [sum(1 << peer for peer in geometry.peers_of(cell)) for cell in cells]
        self._choices = tuple(_house_choices(self._kinds, type_))

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report fish digit by digit, each effect once."""
        if not self._is_searched:
            return
        for digit, candidates, targets in masks.worked_out("fish targets", self._targets_by_digit):
            met = set()
            for bases, covers in self._fish_of(targets):
                lost = self._lost_to(bases, covers, candidates)
                if lost and lost not in met:
                    met.add(lost)
                    eliminations = tuple((Cell(cell), 1 << digit) for cell in _bits_of(lost))
                    pattern = (digit, *_bits_of(bases), *_bits_of(covers))
                    if collector.take(Finding((), eliminations, pattern)):
                        return

    def _targets_by_digit(self, masks: CandidateMasks) -> list[tuple[int, int, list[_Target]]]:
        """Return by digit its candidates, and those of them that cannot be true."""
        found = []
        for digit in range(1, masks.size + 1):
            candidates = sum(
                1 << cell for cell in range(masks.cell_count) if masks.of_cell[cell] >> digit & 1
            )
            targets = []
            for cell in self._placements.impossible(masks, digit):
                left = candidates & ~self._seen[cell] & ~(1 << cell)
                targets.append(_Target(cell, _packed([bits & left for bits in self._bits], left)))
            found.append((digit, candidates, targets))
        return found

    def _fish_of(self, targets: Sequence[_Target]) -> Iterator[tuple[int, int]]:
        """Yield bases and covers, as bits of houses, that make a target false, each once."""
        met = set()
        for cell, places in targets:
            for bases, covers in self._choices:
                allowed = _with_places(bases, places), _with_places(covers, places)
                for of_bases, others in self._search.fish(places, allowed, self._count):
                    for last in self._homes[cell]:
                        fish = of_bases, others | 1 << last
                        if fish not in met and self._is_of_type(*fish):
                            met.add(fish)
                            yield fish

    def _is_of_type(self, bases: int, covers: int) -> bool:
        kinds = ({self._kinds[house] for house in _bits_of(each)} for each in (bases, covers))
        return _type_of(*kinds) is self._type

    def _lost_to(self, bases: int, covers: int, candidates: int) -> int:
        """Return the cells of the candidates that fish rules out; 0 if it is of another kind."""
        in_base, in_bases = self._counted(bases, candidates)
        in_cover, in_covers = self._counted(covers, candidates)
        fins = in_bases | in_base & ~in_cover
        if bool(fins) is not self._has_fins:
            return 0
        lost = (in_cover & ~in_base) | (in_covers & in_base & ~in_bases)
        for fin in _bits_of(fins):
            lost &= self._seen[fin]
        return lost

    def _counted(self, houses: int, candidates: int) -> tuple[int, int]:
        """Return which candidates are in one of the houses at least, and which in two."""
        once = twice = 0
        for house in _bits_of(houses):
            here = self._bits[house] & candidates
            twice |= once & here
            once |= here
        return once, twice


def _type_of(bases: set[HouseKind], covers: set[HouseKind]) -> FishType | None:
    """Return the type of a fish with houses of these kinds; None if rows are against columns."""
    lines = {HouseKind.ROW, HouseKind.COLUMN}
    if len(bases) == len(covers) == 1 and bases | covers == lines:
        return None
    for base, cover in ((HouseKind.ROW, HouseKind.COLUMN), (HouseKind.COLUMN, HouseKind.ROW)):
        if bases <= {base, HouseKind.BOX} and covers <= {cover, HouseKind.BOX}:
            return FishType.FRANKEN
    return FishType.MUTANT


def _house_choices(
    kinds: Sequence[HouseKind], type_: FishType
) -> Iterator[tuple[list[int], list[int]]]:
    """Yield the houses that may be bases, and those that may be covers then."""
    every = [*range(len(kinds))]
    if type_ is FishType.MUTANT:
        yield every, every
        return
    without_rows = [house for house in every if kinds[house] in (HouseKind.COLUMN, HouseKind.BOX)]
    without_columns = [house for house in every if kinds[house] in (HouseKind.ROW, HouseKind.BOX)]
    yield without_columns, without_rows
    yield without_rows, without_columns


def _with_places(houses: Sequence[int], places: Sequence[int]) -> list[int]:
    return [house for house in houses if places[house]]


def _packed(sets: Sequence[int], union: int) -> list[int]:
    """Return sets of cells as bits that are counted within their union, of 64 cells at most."""
    place_of = {1 << cell: 1 << place for place, cell in enumerate(_bits_of(union))}
    return [sum(place_of[1 << cell] for cell in _bits_of(each)) for each in sets]


def _bits_of(word: int) -> list[int]:
    """Return the numbers of the bits that are set, ascending."""
    found = []
    while word:
        lowest = word & -word
        found.append(lowest.bit_length() - 1)
        word ^= lowest
    return found


def _row(
    name: str, tenths: int, title: Text, summary: Text, finder: Callable[[Geometry], Finder]
) -> Technique:
    return Technique(name, tenths, title, summary, finder, prove)


_FRANKEN = partial(GeneralFishFinder, type_=FishType.FRANKEN)
_MUTANT = partial(GeneralFishFinder, type_=FishType.MUTANT)

TECHNIQUES = (
    _row(
        "finned-franken-x-wing",
        59,
        text("Finned franken X-wing"),
        text("an X-wing with boxes for lines, and a few places more, which see what is ruled out"),
        partial(_FRANKEN, count=2, has_fins=True),
    ),
    _row(
        "franken-swordfish",
        60,
        text("Franken swordfish"),
        text("a swordfish with boxes for some of its lines"),
        partial(_FRANKEN, count=3, has_fins=False),
    ),
    _row(
        "finned-franken-swordfish",
        61,
        text("Finned franken swordfish"),
        text("a franken swordfish with a few places more, which see what is ruled out"),
        partial(_FRANKEN, count=3, has_fins=True),
    ),
    _row(
        "franken-jellyfish",
        63,
        text("Franken jellyfish"),
        text("a jellyfish with boxes for some of its lines"),
        partial(_FRANKEN, count=4, has_fins=False),
    ),
    _row(
        "finned-franken-jellyfish",
        64,
        text("Finned franken jellyfish"),
        text("a franken jellyfish with a few places more, which see what is ruled out"),
        partial(_FRANKEN, count=4, has_fins=True),
    ),
    _row(
        "finned-mutant-swordfish",
        80,
        text("Finned mutant swordfish"),
        text("three houses of any kind in three others, and places that see what is ruled out"),
        partial(_MUTANT, count=3, has_fins=True),
    ),
    _row(
        "finned-mutant-jellyfish",
        82,
        text("Finned mutant jellyfish"),
        text("four houses of any kind in four others, and places that see what is ruled out"),
        partial(_MUTANT, count=4, has_fins=True),
    ),
    _row(
        "finned-mutant-squirmbag",
        84,
        text("Finned mutant squirmbag"),
        text("five houses of any kind in five others, and places that see what is ruled out"),
        partial(_MUTANT, count=5, has_fins=True),
    ),
    _row(
        "finned-mutant-whale",
        86,
        text("Finned mutant whale"),
        text("six houses of any kind in six others, and places that see what is ruled out"),
        partial(_MUTANT, count=6, has_fins=True),
    ),
    _row(
        "finned-mutant-leviathan",
        88,
        text("Finned mutant leviathan"),
        text("seven houses of any kind in seven others, and places that see what is ruled out"),
        partial(_MUTANT, count=7, has_fins=True),
    ),
)
