"""When Sudoku Explainer tries what: the techniques of its classical set, as version 1.2.1 has it.

This is not quite the order of difficulty.
"""

from enum import IntEnum, auto


class ExplainerOrder(IntEnum):
    """Groups of techniques, the first to be tried first.

    What belongs to one group is tried together, and the easiest of all that is found is taken.
    """

    HIDDEN_SINGLE = auto()
    DIRECT_LOCKED = auto()
    DIRECT_HIDDEN_PAIR = auto()
    NAKED_SINGLE = auto()
    DIRECT_HIDDEN_TRIPLE = auto()
    LOCKED = auto()
    NAKED_PAIR = auto()
    X_WING = auto()
    HIDDEN_PAIR = auto()
    NAKED_TRIPLE = auto()
    SWORDFISH = auto()
    HIDDEN_TRIPLE = auto()
    XY_WING = auto()
    XYZ_WING = auto()
    UNIQUE_LOOP = auto()
    NAKED_QUADRUPLE = auto()
    JELLYFISH = auto()
    HIDDEN_QUADRUPLE = auto()
    BUG = auto()
    ALIGNED_PAIR = auto()
    CHAIN = auto()
    """Cycles and forcing chains of one assumption."""
    ALIGNED_TRIPLE = auto()
    NISHIO = auto()
    MULTIPLE_CHAIN = auto()
    """Cell and region forcing chains."""
    DYNAMIC_CHAIN = auto()
    DYNAMIC_CHAIN_PLUS = auto()
    NESTED_CHAIN_2 = auto()
    NESTED_CHAIN_3 = auto()
    NESTED_CHAIN_4 = auto()
