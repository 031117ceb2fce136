"""A file for each puzzle, called by a pattern with the number in it: `out-%04d.sdk`."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from sudoku_gui.cli import streams
from sudoku_gui.cli.command import BadInputError
from sudoku_gui.cli.conversion_losses import ConversionLosses
from sudoku_gui.cli.conversion_progress import ConversionProgress
from sudoku_gui.cli.output_files import output_file, refuse_newer
from sudoku_gui.formats import FormatError, ReadResult
from sudoku_gui.language import text, text_n
from sudoku_gui.lazy_dataclasses import dataclass, replace

_NUMBER = re.compile(r"%(?:0[1-9][0-9]?)?d")


@dataclass(frozen=True, slots=True)
class NumberedNames:
    """Names of files in a folder, each with a number in it."""

    folder: Path
    pattern: str

    @classmethod
    def of_pattern(cls, word: str) -> "NumberedNames | None":
        """Return the names of which `word` is the pattern, None where it is a plain name.

        Raises BadInputError where a % in it stands for no number.
        """
        path = Path(word)
        if "%" not in path.name:
            return None
        if path.name.count("%") > 1 or not _NUMBER.search(path.name):
            raise BadInputError(
                text(
                    'found "{found}", expected a name in which one {plain}, or {filled} for four '
                    "figures, stands for the number of the puzzle",
                    found=word,
                    plain="%d",
                    filled="%04d",
                )
            )
        return cls(path.parent, path.name)

    def path(self, number: int) -> Path:
        """Return where the file with a number is."""
        return self.folder / (self.pattern % number)

    def refuse_inputs(self, sources: Sequence[str]) -> None:
        """Raise BadInputError where a file that is read may be one of those to be written."""
        before, after = map(re.escape, _NUMBER.split(self.pattern))
        name = re.compile(rf"{before}[0-9]+{after}")
        folder = self.folder.resolve()
        for source in sources:
            path = Path(source).resolve()
            if path.parent == folder and name.fullmatch(path.name):
                problem = text("this file is read, and would be replaced by one of the puzzles")
                raise streams.error_about(source, problem)


class NumberedConversion:
    """Writes a file for each puzzle, numbered from 1, as a whole or not at all.

    replaced: how many files were there before.
    """

    def __init__(
        self, names: NumberedNames, progress: ConversionProgress, losses: ConversionLosses
    ) -> None:
        self.replaced = 0
        self._written = 0
        self._names = names
        self._progress = progress
        self._losses = losses

    def write(self, readings: Iterable[tuple[str, ReadResult]]) -> None:
        """Write all puzzles, or raise BadInputError, which tells how many were written before."""
        try:
            for source, reading in readings:
                for record in reading.records:
                    self._write(replace(reading, records=(record,)))
                self._progress.add_file(source, reading, 0)
        except BadInputError as error:
            if not self._written:
                raise
            sentence = text_n(
                "{problem}; {n:,} file had been written before",
                "{problem}; {n:,} files had been written before",
                n=self._written,
                problem=error.sentence,
            )
            raise BadInputError(sentence) from error
        finally:
            self._progress.finish()

    def tell_interrupted(self) -> None:
        """Tell how many files had been written, which stay, if there are any."""
        if not self._written:
            return
        sentence = text_n(
            "interrupted; {n:,} file had been written before",
            "interrupted; {n:,} files had been written before",
            n=self._written,
        )
        streams.print_message(sentence)

    def _write(self, reading: ReadResult) -> None:
        path = self._names.path(self._written + 1)
        try:
            data = self._losses.file_of([reading])
        except FormatError as error:
            raise streams.error_about(str(path), error.sentence) from error
        refuse_newer(str(path))
        was_there = path.exists()
        with output_file(str(path), is_first=not self._written) as stream:
            stream.write(data)
        self._written += 1
        self.replaced += was_there
        self._progress.add(1)
