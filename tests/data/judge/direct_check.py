# 2239: rows are strings; row, column and box are looked at together for each digit.
rows = [input() for _ in range(9)]
blanks = [(r, c) for r in range(9) for c in range(9) if rows[r][c] == "0"]


def fits(r, c, digit):
    for i in range(9):
        if rows[r][i] == digit:
            return False
        if rows[i][c] == digit:
            return False
        if rows[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == digit:
            return False
    return True


def put(r, c, digit):
    rows[r] = rows[r][:c] + digit + rows[r][c + 1 :]


def solve(n):
    if n == len(blanks):
        print("\n".join(rows))
        return True
    r, c = blanks[n]
    for digit in "123456789":
        if fits(r, c, digit):
            put(r, c, digit)
            if solve(n + 1):
                return True
            put(r, c, "0")
    return False


solve(0)
