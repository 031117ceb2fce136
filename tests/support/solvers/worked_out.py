"""Inquiries worked out to their end."""

from typing import TypeVar

from sudoku_gui.solvers.diagnose.grid_analysis import Inquiry

Asked = TypeVar("Asked", bound=Inquiry)


def worked_out(inquiry: Asked) -> Asked:
    """The inquiry when nothing more will be found out."""
    while not inquiry.work(1_000):
        pass
    return inquiry
