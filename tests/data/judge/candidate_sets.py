# 2580: scan for the next blank from the parent's start plus one; sets of candidates.
import sys

rows = [[int(word) for word in line.split()] for line in sys.stdin.read().splitlines()[:9]]
count = sum(line.count(0) for line in rows)


class Solver:
    def fill(self, start, depth):
        if depth == count:
            return True
        cell = start
        while rows[cell // 9][cell % 9] != 0:
            cell += 1
        r, c = cell // 9, cell % 9
        free = set(range(1, 10))
        for i in range(9):
            free.discard(rows[r][i])
            free.discard(rows[i][c])
            free.discard(rows[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3])
        for digit in sorted(free):
            rows[r][c] = digit
            if self.fill(start + 1, depth + 1):
                return True
            rows[r][c] = 0
        return False


Solver().fill(0, 0)
print("\n".join(" ".join(map(str, line)) for line in rows))
