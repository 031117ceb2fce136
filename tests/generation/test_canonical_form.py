"""Canonical forms: held against all grids that are essentially the same, and against orbits."""

import random
from collections.abc import Iterator, Sequence
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.generation.canonical_form import CanonicalForms, NoCanonicalFormError
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.generation.shuffling import shuffled
from sudoku_gui.model.geometry import SIZES, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.diagnose.counting import solution_of

FOUR, SIX, NINE = map(Geometry.of_size, (4, 6, 9))
SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"


def orders(size: int, band: int) -> Iterator[Sequence[int]]:
    """Yield every order of lines that keeps those of a band together."""
    bands = [range(first, first + band) for first in range(0, size, band)]
    for chosen in permutations(bands):
        for within in product(*(permutations(lines) for lines in chosen)):
            yield [line for lines in within for line in lines]


def relabelled(digits: Sequence[int]) -> tuple[int, ...]:
    """Return the digits as the numbers in which they come up: the first in order of all ways."""
    labels = {0: 0}
    return tuple(labels.setdefault(digit, len(labels)) for digit in digits)


def first_of_all(grid: Grid) -> tuple[int, ...]:
    """Return the canonical form as it is defined, having made every grid that it is of."""
    size, geometry = grid.geometry.size, grid.geometry
    whole = [grid.digits]
    if geometry.box_rows == geometry.box_columns:
        whole.append(bytes(grid.digits[c * size + r] for r in range(size) for c in range(size)))
    all_columns = list(orders(size, geometry.box_columns))
    return min(
        relabelled([digits[row * size + column] for row in rows for column in columns])
        for digits in whole
        for rows in orders(size, geometry.box_rows)
        for columns in all_columns
    )


def some_of(solution: Grid, seed: int, count: int) -> Grid:
    """Return a grid like `solution`, of which so many givens are left."""
    chance = random.Random(seed)
    filled = shuffled(solution, RandomStream(str(seed)))
    gone = chance.sample(filled.filled(), len(filled.digits) - count)
    return filled.with_digits(dict.fromkeys(gone, BLANK))


@st.composite
def puzzles(draw: st.DrawFn, sizes: Sequence[int] = SIZES) -> Grid:
    """Grids without a clash, from empty to full, many of them with several solutions."""
    geometry = Geometry.of_size(draw(st.sampled_from(sizes)))
    solution = solution_of(Grid.empty(geometry))
    assert solution is not None
    count = draw(st.integers(0, geometry.cell_count))
    return some_of(solution, draw(st.integers(0, 10**6)), count)


@settings(max_examples=60, deadline=None)
@given(puzzles([4]))
def test_the_form_is_the_first_of_all_grids_of_4x4(grid: Grid) -> None:
    assert tuple(CanonicalForms().of(grid).digits) == first_of_all(grid)


@settings(max_examples=8, deadline=None)
@given(puzzles([6]))
def test_the_form_is_the_first_of_all_grids_of_6x6(grid: Grid) -> None:
    assert tuple(CanonicalForms().of(grid).digits) == first_of_all(grid)


@settings(max_examples=60, deadline=None)
@given(puzzles([4, 6, 9, 12]), st.integers())
def test_essentially_same_puzzles_have_the_same_form(grid: Grid, seed: int) -> None:
    forms = CanonicalForms()

    assert forms.of(shuffled(grid, RandomStream(str(seed)))) == forms.of(grid)


@settings(max_examples=30, deadline=None)
@given(puzzles([4, 6, 9, 12]))
def test_the_form_of_a_form_is_itself(grid: Grid) -> None:
    forms = CanonicalForms()

    form = forms.of(grid)

    assert forms.of(form) == form
    assert form.filled_count() == grid.filled_count()
    assert not form.conflicts()


def grids_of_4x4(givens: int) -> Iterator[bytes]:
    """Yield every grid of 4x4 with so many givens and no clash, each digit at its place."""

    def filled_from(cell: int, left: int, digits: bytes) -> Iterator[bytes]:
        if cell == len(digits):
            if not left:
                yield digits
            return
        if left < len(digits) - cell:
            yield from filled_from(cell + 1, left, digits)
        if left:
            used = {digits[peer] for peer in FOUR.peers_of(FOUR.cell_at(cell // 4, cell % 4))}
            for digit in FOUR.digits:
                if digit not in used:
                    more = digits[:cell] + bytes([digit]) + digits[cell + 1 :]
                    yield from filled_from(cell + 1, left - 1, more)

    return filled_from(0, givens, bytes(FOUR.cell_count))


def orbits(grids: set[bytes]) -> list[set[bytes]]:
    """Return the grids of 4x4 in sets of essentially the same, by exchanges that make all others.

    Knows nothing of forms: sets grow by one exchange after another until nothing is new.
    """
    rows = [[1, 0, 2, 3], [0, 1, 3, 2], [2, 3, 0, 1]]
    cells = [[row * 4 + column for row in lines for column in range(4)] for lines in rows]
    cells += [[row * 4 + column for row in range(4) for column in lines] for lines in rows]
    cells.append([column * 4 + row for row in range(4) for column in range(4)])
    labels = [bytes([0, 2, 1, 3, 4]), bytes([0, 2, 3, 4, 1])]
    found = []
    while grids:
        orbit, new = set[bytes](), {grids.pop()}
        while new:
            orbit |= new
            others = {bytes(each[cell] for cell in order) for each in new for order in cells}
            others |= {bytes(label[digit] for digit in each) for each in new for label in labels}
            new = others - orbit
        grids -= orbit
        found.append(orbit)
    return found


@pytest.mark.parametrize("givens", [1, 2, 3, 16])
def test_there_is_one_form_for_each_orbit_of_4x4(givens: int) -> None:
    forms = CanonicalForms()
    found = orbits(set(grids_of_4x4(givens)))

    some = (sorted(orbit)[:: len(orbit) // 9 + 1] for orbit in found)
    of_each = [{forms.of(Grid(FOUR, digits)) for digits in orbit} for orbit in some]

    assert all(len(form) == 1 for form in of_each)
    assert len(set[Grid]().union(*of_each)) == len(found)


def test_there_are_two_essentially_different_filled_grids_of_4x4() -> None:
    forms = CanonicalForms()

    assert len({forms.of(Grid(FOUR, digits)) for digits in grids_of_4x4(16)}) == 2


def test_puzzles_that_differ_in_one_given_have_other_forms() -> None:
    grid, forms = Grid.from_line(SEVENTEEN), CanonicalForms()

    others = {forms.of(grid.with_digit(cell, BLANK)) for cell in grid.filled()}

    assert len(others) == 17
    assert forms.of(grid) not in others


def test_a_form_begins_with_blanks_and_counts_its_digits() -> None:
    form = CanonicalForms().of(Grid.from_line(SEVENTEEN)).line()

    assert form.startswith("000000001")
    assert relabelled([*map(int, form)]) == (*map(int, form),)


@pytest.mark.parametrize("size", SIZES)
def test_every_size_has_forms(size: int) -> None:
    solution = solution_of(Grid.empty(Geometry.of_size(size)))
    assert solution is not None
    grid = some_of(solution, size, size * size // 3)
    forms = CanonicalForms()

    assert forms.of(shuffled(grid, RandomStream("other"))) == forms.of(grid)


@pytest.mark.parametrize(
    "digits",
    [
        [0] * 81,
        [cell // 9 + 1 if cell % 10 == 0 else 0 for cell in range(81)],  # a diagonal
        [((cell // 9 % 3) * 3 + cell // 27 + cell) % 9 + 1 for cell in range(81)],
    ],
)
def test_what_is_much_alike_in_itself_has_a_form_too(digits: list[int]) -> None:
    grid, forms = Grid(NINE, bytes(digits)), CanonicalForms()

    found = {forms.of(shuffled(grid, RandomStream(str(seed)))) for seed in range(5)}

    assert found == {forms.of(grid)}


def test_a_large_grid_that_is_nearly_blank_may_be_given_up() -> None:
    geometry = Geometry.of_size(16)
    places = {geometry.cell_at(line, line): Digit(line + 1) for line in range(16)}
    grid = Grid.empty(geometry).with_digits({**places, geometry.cell_at(0, 1): Digit(16)})

    with pytest.raises(NoCanonicalFormError):
        CanonicalForms().of(grid)


def test_clashing_givens_have_no_form() -> None:
    with pytest.raises(NoCanonicalFormError):
        CanonicalForms().of(Grid.from_line("11" + "." * 14))


def test_grids_with_other_houses_have_no_form() -> None:
    with pytest.raises(NoCanonicalFormError):
        CanonicalForms().of(Grid.empty(Geometry.diagonal(9)))
