"""What is made only when something is asked of it."""

from sudoku_gui.ui.kit.first_use import at_first_use


class Adviser:
    """Counts how many there are, and is asked."""

    made = 0

    def __init__(self, advice: str) -> None:
        Adviser.made += 1
        self._advice = advice

    def advise(self) -> str:
        return self._advice


def test_it_is_made_once_and_not_before_it_is_asked() -> None:
    before = Adviser.made

    adviser = at_first_use(lambda: Adviser("patience"))
    assert Adviser.made == before

    assert [adviser.advise(), adviser.advise()] == ["patience"] * 2
    assert Adviser.made == before + 1
