"""A clock that the test holds."""


class Clock:
    """Goes on by `seconds_per_look` whenever it is looked at."""

    def __init__(self, seconds_per_look: float = 0.0) -> None:
        self.now = 0.0
        self.seconds_per_look = seconds_per_look

    def __call__(self) -> float:
        self.now += self.seconds_per_look
        return self.now
