# A solution of BOJ 2580: it goes from blank to blank and tries the digits from 1 to 9.
# sudoku-gui judge resources/programs/blank-list.py resources/puzzles/boj2580.txt

grid = [list(map(int, input().split())) for _ in range(9)]
blanks = [(row, column) for row in range(9) for column in range(9) if grid[row][column] == 0]


def fits(row, column, digit):
    for i in range(9):
        if grid[row][i] == digit or grid[i][column] == digit:
            return False
        if grid[row // 3 * 3 + i // 3][column // 3 * 3 + i % 3] == digit:
            return False
    return True


def solve(n):
    if n == len(blanks):
        return True
    row, column = blanks[n]
    for digit in range(1, 10):
        if fits(row, column, digit):
            grid[row][column] = digit
            if solve(n + 1):
                return True
            grid[row][column] = 0
    return False


solve(0)
for line in grid:
    print(*line)
