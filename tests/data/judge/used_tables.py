# 2580: tables of what each row, column and box has used; one call per cell.
import sys

board = [list(map(int, input().split())) for _ in range(9)]
row = [[False] * 10 for _ in range(9)]
column = [[False] * 10 for _ in range(9)]
box = [[False] * 10 for _ in range(9)]
for r in range(9):
    for c in range(9):
        if board[r][c]:
            row[r][board[r][c]] = True
            column[c][board[r][c]] = True
            box[r // 3 * 3 + c // 3][board[r][c]] = True


def solve(n):
    if n == 81:
        for line in board:
            print(*line)
        sys.exit()
    r, c = divmod(n, 9)
    if board[r][c]:
        solve(n + 1)
        return
    b = r // 3 * 3 + c // 3
    for d in range(1, 10):
        if not row[r][d] and not column[c][d] and not box[b][d]:
            board[r][c] = d
            row[r][d] = column[c][d] = box[b][d] = True
            solve(n + 1)
            board[r][c] = 0
            row[r][d] = column[c][d] = box[b][d] = False


solve(0)
