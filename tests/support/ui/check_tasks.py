"""Tasks for the thread of checks that are easy to follow: they count."""

from collections.abc import Callable


class Counting:
    """Counts up to `end`, which may be infinite; `amounts` notes how much was asked for."""

    def __init__(self, end: float, each: Callable[[], None] = lambda: None) -> None:
        self.counted = 0
        self.amounts: list[int] = []
        self._end = end
        self._each = each

    @property
    def partial_result(self) -> object:
        return self.counted

    @property
    def progress(self) -> float:
        return self.counted / self._end

    def work(self, amount: int) -> bool:
        self._each()
        self.amounts.append(amount)
        self.counted += amount
        return self.counted >= self._end
