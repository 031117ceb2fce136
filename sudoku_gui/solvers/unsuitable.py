"""The refusal of grids whose houses an algorithm or an engine does not know."""

from sudoku_gui.language import Text


class UnsuitableGeometryError(ValueError):
    """The geometry has houses that would not be heeded; `sentence` says who refuses it."""

    def __init__(self, sentence: Text) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence
