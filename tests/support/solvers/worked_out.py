"""Inquiries worked out to their end."""

from typing import TypeVar

from sudoku_gui.solvers.diagnose.grid_analysis import GridAnalysis

Asked = TypeVar("Asked", bound=GridAnalysis)


def worked_out(analysis: Asked) -> Asked:
    """The inquiry when nothing more will be found out."""
    while not analysis.work(1_000):
        pass
    return analysis
