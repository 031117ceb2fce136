"""Why a picture is not read."""

from sudoku_gui.language import Text


class PhotoError(Exception):
    """Nothing is read, for what was given is not as it has to be; `sentence` says why."""

    def __init__(self, sentence: Text) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence
