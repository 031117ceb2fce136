"""Solutions found the plain way: sets of digits, the cell with the fewest, one after another."""

from collections.abc import Iterator

from sudoku_gui.model.grid import Grid


def solutions_of(grid: Grid, limit: int) -> list[bytes]:
    """The solutions of the grid as digits, `limit` of them at most, in no given order."""
    found: list[bytes] = []
    if not grid.conflicts():
        for solution in _completions(grid, list(grid.digits)):
            found.append(solution)
            if len(found) == limit:
                break
    return found


def _completions(grid: Grid, digits: list[int]) -> Iterator[bytes]:
    blanks = [cell for cell, digit in enumerate(digits) if not digit]
    if not blanks:
        yield bytes(digits)
        return
    cell = min(blanks, key=lambda blank: len(_missing(grid, digits, blank)))
    for digit in _missing(grid, digits, cell):
        digits[cell] = digit
        yield from _completions(grid, digits)
        digits[cell] = 0


def _missing(grid: Grid, digits: list[int], cell: int) -> set[int]:
    peers = _PEERS.setdefault(grid.geometry.size, {})
    if cell not in peers:
        peers[cell] = {
            other for house in grid.geometry.houses if cell in house.cells for other in house.cells
        }
    return {*grid.geometry.digits} - {digits[other] for other in peers[cell]}


_PEERS: dict[int, dict[int, set[int]]] = {}
