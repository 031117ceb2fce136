# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True
"""Scans of houses and lines for patterns that have an effect: the hot loops of basic finders.

A scan goes on from where it is told or where it stopped, so that a finder can take the first
pattern or all of them.  It reports numbers; what they mean is up to the finder.

The file runs in two forms, as `search_base` says.
"""

from array import array
from collections.abc import Iterable, Sequence
from enum import Enum

from sudoku_gui.model.geometry import Geometry, House
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.geometry_arrays import number_of_house

MOST_MEMBERS = 4
"""Of closed sets."""


class SingleScan:
    """Looks for digits that have just one place, in houses given by their indices, in order."""

    def __init__(self, houses: Sequence[int]) -> None:
        self._houses = array("i", houses)
        self._count = len(houses)

    def next_full_house(self, masks: CandidateMasks, start: int) -> int:
        """Return at which of the houses, from `start`, one blank is left; -1 at none."""
        for at in range(start, self._count):
            first = self._houses[at] * masks.size
            blanks = only = 0
            for place in range(first, first + masks.size):
                mask = masks._of_cell[masks._house_cells[place]]
                if mask:
                    blanks += 1
                    only = mask
            if blanks == 1 and not only & (only - 1):
                return at
        return -1

    def next_hidden(self, masks: CandidateMasks, start: int) -> int:
        """Return house and digit, from `start`, that leave one place; -1 if none do.

        They are counted together, as `places` of the masks counts those of all houses.
        """
        stride = masks.size + 1
        for at in range(start, self._count * stride):
            mask = masks._places[self._houses[at // stride] * stride + at % stride]
            if mask and not mask & (mask - 1):
                return at
        return -1


def next_naked_single(masks: CandidateMasks, start: int) -> int:
    """Return the cell, from `start`, that has one candidate; -1 if none has."""
    for cell in range(start, masks.cell_count):
        mask = masks._of_cell[cell]
        if mask and not mask & (mask - 1):
            return cell
    return -1


def place_singles(masks: CandidateMasks) -> int:
    """Place all naked and hidden singles, and those that these lead to; return how many."""
    stride = masks.size + 1
    count = -1
    placed = 0
    while placed > count:
        count = placed
        for cell in range(masks.cell_count):
            mask = masks._of_cell[cell]
            if mask and not mask & (mask - 1):
                masks.place(cell, _place_of(mask))
                placed += 1
        for at in range(masks.house_count * stride):
            mask = masks._places[at]
            if mask and not mask & (mask - 1):
                first = at // stride * masks.size
                masks.place(masks._house_cells[first + _place_of(mask)], at % stride)
                placed += 1
    return placed


def most_left(masks: CandidateMasks) -> int:
    """Return how many blanks are left to a house, or rows to a digit, at the most.

    A house has as many digits left as blanks, a digit as many columns as rows.
    """
    stride = masks.size + 1
    most = 0
    for house in range(masks.house_count):
        count = 0
        for digit in range(1, stride):
            if masks._places[house * stride + digit]:
                count += 1
        most = max(most, count)
    for digit in range(1, stride):
        count = 0
        for row in range(masks.size):
            if masks._places[row * stride + digit]:
                count += 1
        most = max(most, count)
    return most


def _place_of(bit: int) -> int:
    place = 0
    while bit > 1:
        bit >>= 1
        place += 1
    return place


class LockedScan:
    """Looks for digits whose places in one house all lie in another.

    rows: for each case to look at, in order: a house, a mask of its places that are not in the
    other, a house that loses places, and a mask of its places.
    """

    def __init__(self, rows: Iterable[tuple[int, int, int, int]]) -> None:
        self._rows = array("i", [number for row in rows for number in row])
        self._count = len(self._rows) // 4

    def next_locked(self, masks: CandidateMasks, start: int, is_direct: bool) -> int:
        """Return digit and row, from `start`, with an effect; -1 if none have one.

        They are counted together, all rows for one digit after the other.  The effect is that
        the digit has any of the places in the row's second mask; if it is direct, that it has
        one of them, and others besides.
        """
        stride = masks.size + 1
        for at in range(start, self._count * masks.size):
            digit = at // self._count + 1
            row = at % self._count * 4
            base = masks._places[self._rows[row] * stride + digit]
            if base & self._rows[row + 1] or not base & (base - 1):
                continue
            before = masks._places[self._rows[row + 2] * stride + digit]
            left = before & self._rows[row + 3]
            if left and (not is_direct or (left != before and not left & (left - 1))):
                return at
        return -1


class SetKind(Enum):
    """Whose masks a closed set is of."""

    CELLS = "cells"
    """The candidates of cells, house by house: naked subsets."""
    DIGITS = "digits"
    """The places of digits, house by house: hidden subsets."""
    LINES = "lines"
    """The places in lines that are all parallel, digit by digit: fish."""


class ClosedSetScan:
    """Looks for n masks with n bits between them, of which another mask has some.

    Of the masks of one house or one digit, those sets come first that end early.  Where nothing is
    found, and nothing has changed since, it is not looked for again.
    """

    def __init__(self, kind: SetKind, houses: Sequence[int], count: int) -> None:
        self._is_of_cells = kind is SetKind.CELLS
        self._is_of_lines = kind is SetKind.LINES
        self._first_member = 1 if kind is SetKind.DIGITS else 0
        self._houses = array("i", houses)
        self._house_count = len(houses)
        self._count = count
        self._group = 0  # the house, counted as in `houses`, or the digit less one
        self._level = -1  # how many members of a set are chosen, less one; -1 before the first
        self._size = 0
        self._masks = zeros(32)  # all of the group
        self._few = zeros(32)  # those with few bits: which they are
        self._few_count = 0
        self._chosen = zeros(MOST_MEMBERS)  # as `few` counts, descending
        self._unions = zeros(MOST_MEMBERS + 1)  # of the first chosen ones
        groups = 32 if self._is_of_lines else len(houses)
        self._before = zeros(32 * groups)  # by group: its masks, when it was looked at last
        self._is_settled = zeros(groups)  # 1 if nothing had an effect then, 2 if none a direct one
        self._has_met = False  # whether anything has one now

    @property
    def group(self) -> int:
        """The house of the set that was met, or in lines its digit."""
        return self._group + 1 if self._is_of_lines else self._houses[self._group]

    @property
    def union(self) -> int:
        """The bits that its masks have between them."""
        return self._unions[self._count]

    @property
    def members(self) -> tuple[int, ...]:
        """Whose masks they are: places in the house, digits, or lines as `houses` counts them."""
        chosen = [self._few[self._chosen[level]] for level in range(self._count - 1, -1, -1)]
        return tuple([self._first_member + each for each in chosen])

    def restart(self) -> None:
        """Begin anew, in other masks maybe."""
        self._group = -1
        self._level = -1

    def next_set(self, masks: CandidateMasks, is_direct: bool) -> bool:
        """Go to the next set with an effect; return whether there is one.

        The effect is that another mask loses bits; if it is direct, one of those that do
        must have one bit left.
        """
        while True:
            if self._level < 0:
                self._group += 1
                if self._group >= (masks.size if self._is_of_lines else self._house_count):
                    return False
                self._read_group(masks, is_direct)
            while self._choose_next():
                if self._has_effect(is_direct):
                    self._has_met = True
                    return True
            if not self._has_met:
                self._is_settled[self._group] = 2 if is_direct else 1

    def _read_group(self, masks: CandidateMasks, is_direct: bool) -> None:
        """Take in the masks of a group, and begin with its sets, if any may have an effect."""
        is_settled = self._is_settled[self._group] == (2 if is_direct else 1)
        self._is_settled[self._group] = 0
        self._has_met = False
        self._size = self._house_count if self._is_of_lines else masks.size
        self._few_count = 0
        for index in range(self._size):
            if self._is_of_cells:
                place = self._houses[self._group] * masks.size + index
                mask = masks._of_cell[masks._house_cells[place]]
            elif not self._is_of_lines:
                mask = masks._places[self._houses[self._group] * (masks.size + 1) + index + 1]
            else:
                mask = masks._places[self._houses[index] * (masks.size + 1) + self._group + 1]
            self._masks[index] = mask
            if mask != self._before[32 * self._group + index]:
                self._before[32 * self._group + index] = mask
                is_settled = False
            if mask & (mask - 1) and not _has_more_bits(mask, self._count):
                self._few[self._few_count] = index
                self._few_count += 1
        if is_settled:
            self._few_count = 0
        self._level = 0
        self._chosen[0] = -1
        self._unions[0] = 0

    def _choose_next(self) -> bool:
        """Go to the next set; return False, before the first of the next group, if none is left."""
        level = self._level
        while level >= 0:
            self._chosen[level] += 1
            end = self._few_count if level == 0 else self._chosen[level - 1]
            if self._chosen[level] >= end:
                level -= 1
                continue
            mask = self._masks[self._few[self._chosen[level]]]
            self._unions[level + 1] = self._unions[level] | mask
            if _has_more_bits(self._unions[level + 1], self._count):
                continue
            if level + 1 == self._count:
                self._level = level
                return True
            level += 1
            self._chosen[level] = -1
        self._level = -1
        return False

    def _has_effect(self, is_direct: bool) -> bool:
        union = self._unions[self._count]
        for index in range(self._size):
            mask = self._masks[index]
            left = mask & ~union
            # Of the set's own masks nothing is left.
            if left and left != mask and not (is_direct and left & (left - 1)):
                return True
        return False


def _has_more_bits(mask: int, count: int) -> bool:
    while count > 0 and mask:
        mask &= mask - 1
        count -= 1
    return mask != 0


class BasicPropagation:
    """Does what follows from singles, locked candidates, pairs, triples, X-wings and swordfish.

    None of these is lost by what another places or rules out: where its pattern is no longer
    whole, a smaller one rules out the same.  So what is left in the end does not depend on the
    order, and they need not be done one by one.
    """

    def __init__(self, geometry: Geometry) -> None:
        # Two houses with several cells in common, a mask of the places of the first that are
        # outside the second, and one of those of the second that are outside the first.
        overlaps: list[int] = []
        for base, one in enumerate(geometry.houses):
            for cover, other in enumerate(geometry.houses):
                if base != cover and len({*one.cells} & {*other.cells}) > 1:
                    sides = _outside(one, other), _outside(other, one)
                    overlaps.extend((base, cover, *sides))
        self._overlaps = array("i", overlaps)
        self._end = len(overlaps)
        self._before = zeros(geometry.cell_count)  # the candidates of each cell, looked at last
        self._is_changed = bytearray(len(geometry.houses))  # since then
        self._changed_digits = 0
        self._values = zeros(geometry.size)  # masks of which closed sets are looked for
        self._value_count = 0
        self._unions = zeros(geometry.size**3)  # of these sets
        self._union_count = 0

    def propagate(self, masks: CandidateMasks) -> int:
        """Go on until nothing more follows; return how many digits were placed."""
        columns = masks.size * (masks.size + 1)
        placed = place_singles(masks)
        while self._note_changes(masks):
            self._rule_out_locked(masks)
            for house in range(masks.house_count):
                if self._is_changed[house]:
                    self._is_changed[house] = 0
                    self._rule_out_by_cells(masks, house)
                    self._rule_out_by_places(masks, house * (masks.size + 1) + 1, 1)
            for digit in range(1, masks.size + 1):
                if self._changed_digits >> digit & 1:
                    self._rule_out_by_places(masks, digit, masks.size + 1)
                    self._rule_out_by_places(masks, columns + digit, masks.size + 1)
            placed += place_singles(masks)
        return placed

    def _note_changes(self, masks: CandidateMasks) -> bool:
        """Note in which houses and of which digits there are other candidates than before."""
        self._changed_digits = 0
        for cell in range(masks.cell_count):
            changed = masks._of_cell[cell] ^ self._before[cell]
            if changed:
                self._before[cell] = masks._of_cell[cell]
                self._changed_digits |= changed
                for index in range(masks._first_home[cell], masks._first_home[cell + 1]):
                    self._is_changed[masks._homes[index]] = 1
        return self._changed_digits != 0

    def _rule_out_locked(self, masks: CandidateMasks) -> None:
        stride = masks.size + 1
        for at in range(0, self._end, 4):
            base = self._overlaps[at] * stride
            cover = self._overlaps[at + 1] * stride
            for digit in range(1, stride):
                places = masks._places[base + digit]
                if places and not places & self._overlaps[at + 2]:
                    outside = masks._places[cover + digit] & self._overlaps[at + 3]
                    _rule_out_places(masks, cover + digit, outside)

    def _rule_out_by_cells(self, masks: CandidateMasks, house: int) -> None:
        """Rule out what naked pairs and triples of a house do."""
        first = house * masks.size
        self._value_count = 0
        for place in range(first, first + masks.size):
            self._take_value(masks._of_cell[masks._house_cells[place]])
        self._find_closed_sets()
        for number in range(self._union_count):
            for place in range(first, first + masks.size):
                mask = masks._of_cell[masks._house_cells[place]]
                if mask & self._unions[number] and mask & ~self._unions[number]:
                    masks.rule_out(masks._house_cells[place], self._unions[number])

    def _rule_out_by_places(self, masks: CandidateMasks, first: int, step: int) -> None:
        """Rule out what the places of digits in a house do, or those of a digit in some lines.

        These are hidden pairs and triples, and fish.  first: where the first places stand in the
        masks.  step: how far from one another they are.
        """
        end = first + step * masks.size
        self._value_count = 0
        for at in range(first, end, step):
            self._take_value(masks._places[at])
        self._find_closed_sets()
        for number in range(self._union_count):
            for at in range(first, end, step):
                if masks._places[at] & ~self._unions[number]:
                    _rule_out_places(masks, at, masks._places[at] & self._unions[number])

    def _take_value(self, mask: int) -> None:
        """Take in a mask, if it may be in a set of two or three."""
        if mask & (mask - 1) and not _has_more_bits(mask, 3):
            self._values[self._value_count] = mask
            self._value_count += 1

    def _find_closed_sets(self) -> None:
        """List the unions of two values that have two bits, and of three that have three.

        Of such three, two have all three bits, or are closed themselves.
        """
        self._union_count = 0
        for one in range(1, self._value_count):
            for other in range(one):
                union = self._values[one] | self._values[other]
                if not _has_more_bits(union, 2):
                    self._take_union(union)
                elif not _has_more_bits(union, 3):
                    for third in range(other):
                        if not self._values[third] & ~union:
                            self._take_union(union)

    def _take_union(self, union: int) -> None:
        self._unions[self._union_count] = union
        self._union_count += 1


def _outside(house: House, other: House) -> int:
    """Return a mask of the places of a house whose cells are not in another."""
    return sum(1 << at for at, cell in enumerate(house.cells) if cell not in other.cells)


def _rule_out_places(masks: CandidateMasks, at: int, places: int) -> None:
    """Rule out some of the places that stand at an index of the masks."""
    stride = masks.size + 1
    first = at // stride * masks.size
    for place in range(masks.size):
        if places >> place & 1:
            masks.rule_out(masks._house_cells[first + place], 1 << at % stride)


class FinnedFishScan:
    """Looks for n parallel lines with places for a digit in n cross lines, and a few fins besides.

    The fins, which lie in one cross line more or two, have a common peer that loses the digit.  In
    a sashimi fish a line has fewer than two places without its fins.
    """

    def __init__(
        self, geometry: Geometry, bases: Sequence[int], covers: Sequence[int], count: int
    ) -> None:
        self._count = count
        self._bases = array("i", bases)
        self._base_count = len(bases)
        # In which of the bases and of the covers each cell is.
        self._base_of = number_of_house(geometry, bases)
        self._cover_of = number_of_house(geometry, covers)
        self._places = zeros(len(bases))  # of the digit, in each base
        self._chosen = zeros(count)
        self._fins = zeros(geometry.cell_count)
        self._digit = 0
        self._is_sashimi = False
        self._is_first_enough = False
        self._fish: list[tuple[int, int, int]] = []

    def fish(
        self, masks: CandidateMasks, is_sashimi: bool, is_first_enough: bool
    ) -> list[tuple[int, int, int]]:
        """Return the fish: digit, bases and covers, these as masks; the first alone if enough."""
        self._fish = []
        self._is_sashimi = is_sashimi
        self._is_first_enough = is_first_enough
        for digit in range(1, masks.size + 1):
            self._digit = digit
            for number in range(self._base_count):
                at = self._bases[number] * (masks.size + 1) + digit
                self._places[number] = masks._places[at]
            self._choose_bases(masks, 0, 0, 0)
            if self._is_done():
                break
        return self._fish

    def _is_done(self) -> bool:
        return self._is_first_enough and len(self._fish) > 0

    def _choose_bases(self, masks: CandidateMasks, level: int, start: int, union: int) -> None:
        if level == self._count:
            self._choose_covers(masks, union)
            return
        for number in range(start, self._base_count):
            places = self._places[number]
            joined = union | places
            if places & (places - 1) and not _has_more_bits(joined, self._count + 2):
                self._chosen[level] = number
                self._choose_bases(masks, level + 1, number + 1, joined)
                if self._is_done():
                    return

    def _choose_covers(self, masks: CandidateMasks, union: int) -> None:
        """Leave out one or two of the cross lines, so that as many are left as there are bases."""
        if not _has_more_bits(union, self._count):
            return
        is_one_enough = not _has_more_bits(union, self._count + 1)
        rest = union
        while rest and not self._is_done():
            one = rest & -rest
            rest ^= one
            others = 0 if is_one_enough else rest
            if is_one_enough:
                self._try_covers(masks, union ^ one)
            while others and not self._is_done():
                other = others & -others
                others ^= other
                self._try_covers(masks, union ^ one ^ other)

    def _try_covers(self, masks: CandidateMasks, taken: int) -> None:
        """Note a fish, if it is of the kind and has an effect."""
        fewest_is_one = False
        fin_count = 0
        members = 0
        for level in range(self._count):
            number = self._chosen[level]
            members |= 1 << number
            left = self._places[number] & taken
            fewest_is_one = fewest_is_one or not left & (left - 1)
            for place in range(masks.size):
                if (self._places[number] & ~taken) >> place & 1:
                    first = self._bases[number] * masks.size
                    self._fins[fin_count] = masks._house_cells[first + place]
                    fin_count += 1
        if fewest_is_one == self._is_sashimi and self._has_victim(masks, taken, members, fin_count):
            self._fish.append((self._digit, members, taken))

    def _has_victim(self, masks: CandidateMasks, taken: int, members: int, fin_count: int) -> bool:
        """Return whether a cell of the covers beside the bases loses the digit to all fins."""
        fin = self._fins[0]
        for index in range(masks._first_peer[fin], masks._first_peer[fin + 1]):
            cell = masks._peers[index]
            if (
                masks._of_cell[cell] >> self._digit & 1
                and taken >> self._cover_of[cell] & 1
                and not members >> self._base_of[cell] & 1
            ):
                seen = 1
                while seen < fin_count and masks._sees[cell * masks.cell_count + self._fins[seen]]:
                    seen += 1
                if seen == fin_count:
                    return True
        return False
