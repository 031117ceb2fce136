# 2580: a list of the blanks; each call lists the digits that are missing around its blank.
grid = []
blanks = []
for i in range(9):
    line = list(map(int, input().split()))
    grid.append(line)
    for j in range(9):
        if line[j] == 0:
            blanks.append((i, j))
finished = False


def missing(i, j):
    left = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    for k in range(9):
        if grid[i][k] in left:
            left.remove(grid[i][k])
        if grid[k][j] in left:
            left.remove(grid[k][j])
    top, first = i // 3 * 3, j // 3 * 3
    for p in range(top, top + 3):
        for q in range(first, first + 3):
            if grid[p][q] in left:
                left.remove(grid[p][q])
    return left


def fill(n):
    global finished
    if n == len(blanks):
        for line in grid:
            print(*line)
        finished = True
        return
    i, j = blanks[n]
    for digit in missing(i, j):
        grid[i][j] = digit
        fill(n + 1)
        grid[i][j] = 0
        if finished:
            return


fill(0)
