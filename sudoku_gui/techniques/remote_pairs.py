"""Remote pair: a chain of cells with the same two digits, each of which sees the next.

The digits take turns along it.  So of two cells an odd number of steps apart, one has the one digit
and one the other: what sees both loses both.  It takes at least four cells; two are a naked pair.
"""

from collections.abc import Iterator

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.techniques.argument_branches import Branch, Inference
from sudoku_gui.techniques.arguments import Argument, Start, prove
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.chain_findings import eliminations_of
from sudoku_gui.techniques.forcing.chain_length import tenths_of_length
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class RemotePairFinder:
    """Finds remote pairs; the pattern is the argument."""

    def __init__(self, geometry: Geometry) -> None:
        self._stride = geometry.size + 1
        self._peers = [frozenset(geometry.peers_of(cell)) for cell in map(Cell, geometry.cells)]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every remote pair that rules something out, the shortest first."""
        chains = [chain for start in self._starts(masks) for chain in self._chains(start, masks)]
        for chain in sorted(chains, key=lambda each: (len(each), each)):
            lost = self._lost(chain, masks)
            if lost and collector.take(self._finding(chain, lost, masks)):
                return

    def _starts(self, masks: CandidateMasks) -> list[int]:
        return [cell for cell, mask in enumerate(masks.of_cell) if mask.bit_count() == 2]

    def _chains(self, start: int, masks: CandidateMasks) -> Iterator[tuple[int, ...]]:
        """Yield the shortest chains from a cell to cells behind it, of an even number of cells."""
        ways: dict[int, tuple[int, ...]] = {start: (start,)}
        queue = [start]
        for cell in queue:
            for peer in sorted(self._peers[cell]):
                if masks.of_cell[peer] == masks.of_cell[start] and peer not in ways:
                    ways[peer] = (*ways[cell], peer)
                    queue.append(peer)
        for end, way in ways.items():
            if end > start and len(way) >= 4 and len(way) % 2 == 0:
                yield way

    def _lost(self, chain: tuple[int, ...], masks: CandidateMasks) -> list[int]:
        """Return what each two cells rule out that are three, five, ... steps apart.

        Each is a candidate, numbered cell * stride + digit, in a cell that sees both.
        """
        mask = masks.of_cell[chain[0]]
        seen = {
            cell
            for place, one in enumerate(chain)
            for other in chain[place + 3 :: 2]
            for cell in self._peers[one] & self._peers[other]
        }
        return [
            cell * self._stride + digit
            for cell in sorted(seen.difference(chain))
            for digit in range(1, self._stride)
            if masks.of_cell[cell] & mask & 1 << digit
        ]

    def _finding(self, chain: tuple[int, ...], lost: list[int], masks: CandidateMasks) -> Finding:
        """Return the finding of a chain: its first cell has one digit or the other."""
        mask = masks.of_cell[chain[0]]
        digits = [digit for digit in range(1, self._stride) if mask >> digit & 1]
        branches = tuple(
            self._branch(chain, turns, lost) for turns in (digits, list(reversed(digits)))
        )
        argument = Argument(Start.CONSTRAINT, chain[0], branches)
        tenths = tenths_of_length(2 * len(chain) + 1)
        return Finding((), eliminations_of(lost, self._stride), argument.encoded(), tenths)

    def _branch(self, chain: tuple[int, ...], turns: list[int], lost: list[int]) -> Branch:
        """Return what follows if the first cell has the first digit."""
        held = [2 * (cell * self._stride + turns[at % 2]) + 1 for at, cell in enumerate(chain)]
        found: list[Inference] = []
        for cell, before, after in zip(chain[1:], held, held[1:], strict=False):
            excluded = 2 * (cell * self._stride + (before >> 1) % self._stride)
            found += [Inference(excluded, before), Inference(after, bases=(cell,))]
        for literal in held:
            cell, digit = divmod(literal >> 1, self._stride)
            found += [
                Inference(2 * node, literal)
                for node in lost
                if node % self._stride == digit and node // self._stride in self._peers[cell]
            ]
        return Branch(tuple(found))


TECHNIQUES = (
    Technique(
        "remote-pair",
        50,
        text("Remote pair"),
        text("a chain of cells with the same two digits, which take turns"),
        RemotePairFinder,
        prove,
    ),
)
