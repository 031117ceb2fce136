"""A photo that is open: its grids, the one that is looked at, and what was corrected in each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.presentation.photo.transcript import Transcript

if TYPE_CHECKING:
    from sudoku_gui.photo.grid_reading import Suggestion
    from sudoku_gui.photo.page_reader import ReadGrid, ReadPage
    from sudoku_gui.solvers.diagnose.verdict import Verdict


@dataclass(frozen=True, slots=True)
class GridWork:
    """A grid of the photo, and its transcripts: as it was read, and after each correction."""

    grid: ReadGrid
    transcripts: tuple[Transcript, ...]

    @classmethod
    def of_grid(cls, grid: ReadGrid) -> GridWork:
        """Return the work on a grid before anything is corrected."""
        return cls(grid, (Transcript.of_reading(grid.reading),))


@dataclass(frozen=True, slots=True)
class PhotoSession:
    """All that is known of a photo."""

    page: ReadPage
    works: tuple[GridWork, ...]
    chosen: int = 0  # the work that is looked at

    @classmethod
    def of_page(cls, page: ReadPage) -> PhotoSession:
        """Return a session that begins with the grid that is most likely meant."""
        return cls(page, tuple(map(GridWork.of_grid, page.grids)))

    @property
    def work(self) -> GridWork | None:
        """The work that is looked at; None as long as there is no grid."""
        return self.works[self.chosen] if self.works else None

    @property
    def transcript(self) -> Transcript | None:
        """What the puzzle that is looked at is taken for by now."""
        return self.work.transcripts[-1] if self.work is not None else None

    @property
    def can_undo(self) -> bool:
        """Whether something was corrected in the grid that is looked at."""
        return self.work is not None and len(self.work.transcripts) > 1

    def choosing(self, number: int) -> PhotoSession:
        """Return the same with another grid looked at."""
        return replace(self, chosen=number)

    def corrected(self, transcript: Transcript) -> PhotoSession:
        """Return the same with one more correction, which can be undone."""
        assert self.work is not None, "there is something to correct"
        return self._with_transcripts((*self.work.transcripts, transcript))

    def undone(self) -> PhotoSession:
        """Return the same without the last correction."""
        assert self.work is not None, "there is something to undo"
        return self._with_transcripts(self.work.transcripts[:-1])

    def judged(self, verdict: Verdict, suggestions: Iterable[Suggestion]) -> PhotoSession:
        """Return the same, with what is known of the transcript that is looked at."""
        assert self.work is not None, "something was judged"
        assert self.transcript is not None
        known = self.transcript.judged(verdict, suggestions)
        return self._with_transcripts((*self.work.transcripts[:-1], known))

    def with_grid(self, grid: ReadGrid) -> PhotoSession:
        """Return the same with a grid read anew in place of the one that is looked at."""
        work, place = GridWork.of_grid(grid), self.chosen
        return replace(self, works=(*self.works[:place], work, *self.works[place + 1 :]))

    def _with_transcripts(self, transcripts: tuple[Transcript, ...]) -> PhotoSession:
        assert self.work is not None
        work, place = replace(self.work, transcripts=transcripts), self.chosen
        return replace(self, works=(*self.works[:place], work, *self.works[place + 1 :]))
