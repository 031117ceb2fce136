# 2239: what the givens allow is listed once; then the houses are read for each digit.
import sys

cells = [int(sign) for sign in open(0).read() if sign.isdigit()]
possible = [[True] * 10 for _ in range(81)]
for n in range(81):
    for m in range(81):
        r, c, s, d = n // 9, n % 9, m // 9, m % 9
        if n != m and (r == s or c == d or (r // 3 == s // 3 and c // 3 == d // 3)):
            possible[n][cells[m]] = False


def fits(n, digit):
    r, c = divmod(n, 9)
    for i in range(9):
        if cells[i * 9 + c] == digit:
            return False
    for i in range(9):
        if cells[r * 9 + i] == digit:
            return False
    for i in range(9):
        if cells[(r // 3 * 3 + i // 3) * 9 + c // 3 * 3 + i % 3] == digit:
            return False
    return True


def finish():
    for r in range(9):
        print("".join(map(str, cells[r * 9 : r * 9 + 9])))
    sys.exit(0)


def walk(n):
    if cells[n]:
        if n == 80:
            finish()
        walk(n + 1)
        return
    for digit in range(1, 10):
        if possible[n][digit] and fits(n, digit):
            cells[n] = digit
            if n == 80:
                finish()
            walk(n + 1)
            cells[n] = 0


walk(0)
