"""The published attempt `last-blank`, ported from the rules in which it is described."""

from tests.support.solvers.program import Ended, Hands, Program


class LastBlank(Program):
    """A queue of blanks as triples of kind, row and column, and two lists of counts.

    Both ends that the original lacks are ours: stuck, and a clash of the digit to be written.
    """

    def start(self) -> None:
        numbers = range(self.size)
        cells = [divmod(cell, self.size) for cell in self.blanks]
        self.in_row = [[y for y, _ in cells].count(number) for number in numbers]
        self.in_column = [[x for _, x in cells].count(number) for number in numbers]
        self.queue = sorted((self.first_kind(y, x), y, x) for y, x in cells)
        unchanged = 0
        while self.queue:
            if unchanged == len(self.queue):
                raise Ended("stuck")
            kind, y, x = self.queue[0]
            self.calls += 1
            after = self.turn(kind, y, x)
            del self.queue[0]
            if not after:
                unchanged = 0
                continue
            self.queue.append((after, y, x))
            unchanged = unchanged + 1 if after == kind else 0
        raise Ended("solved")

    def first_kind(self, y: int, x: int) -> str:
        if self.in_row[y] == 1:
            return "X"
        return "Y" if self.in_column[x] == 1 else "Z"

    def turn(self, kind: str, y: int, x: int) -> str:
        """Fill the blank and return nothing, or return the kind with which it is put back."""
        cell = y * self.size + x
        self.reads += 1
        if self.in_row[y] == self.size or self.count_blanks(x) == self.size:
            return "Z"
        if kind == "X" and self.write_only(cell, self.row(cell)):
            self.in_column[x] -= 1
            return ""
        if kind == "Y":
            if self.write_only(cell, self.column(cell)):
                self.in_column[x] = 0
                return ""
        elif self.write_only(cell, self.box(cell)):
            self.in_column[x] -= 1
            return ""
        self.reads += 1
        if self.in_column[x] == 1:
            return "Y"
        return "X" if self.count_blanks(y) == 1 else "Z"

    def count_blanks(self, y: int) -> int:
        return list(self.read(self.row(y * self.size))).count(0)

    def write_only(self, cell: int, house: list[int]) -> bool:
        """Write the digit missing from the house, if it is one."""
        missing = {*self.digits()} - {*self.read(house)}
        if len(missing) != 1:
            return False
        self.note_counters(cell)
        self.tries += 1
        (digit,) = missing
        around = self.row(cell) + self.column(cell) + self.box(cell)
        if digit in [self.grid[other] for other in around]:
            raise Ended("exhausted")
        self.grid[cell] = digit
        self.note_step("place", cell, digit)
        return True

    def hands(self) -> Hands:
        return {
            "queue": [(kind, y * self.size + x) for kind, y, x in self.queue],
            "in rows": [*self.in_row],
            "in columns": [*self.in_column],
        }
