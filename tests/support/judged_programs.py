"""Programs in Python to be judged on the small puzzle of the tests."""

from tests.support.puzzles import SMALL_SOLVED_LINE

RIGHT = f"""\
grid = [list(map(int, input().split())) for _ in range(4)]

def fill(cell):
    if cell < 16:
        if not grid[cell // 4][cell % 4]:
            grid[cell // 4][cell % 4] = int("{SMALL_SOLVED_LINE}"[cell])
        fill(cell + 1)

fill(0)
for row in grid:
    print(*row)
"""
WRONG = "for row in ('3 2 4 1', '1 4 3 2', '2 3 4 1', '4 1 2 3'):\n    print(row)\n"
"""Its third row has been mixed up."""

ENDLESS = "while True:\n    pass\n"
FAILING = "print('so far')\n[][1]\n"
NOT_PYTHON = "print('well')\nfor:\n"
