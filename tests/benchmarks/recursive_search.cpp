// The search row by row as a plain recursive program, with tables of used digits.
// Told a puzzle of 81 digits (0: blank), it writes the steps taken, the seconds of the
// processor they took, and the grid at its end.

#include <cstdio>
#include <ctime>

static int grid[9][9];
static bool row_used[9][10], column_used[9][10], box_used[9][10];
static long long steps;

static bool fill(int cell) {
    if (cell == 81) return true;
    const int row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
    if (grid[row][column] != 0) return fill(cell + 1);
    for (int digit = 1; digit <= 9; ++digit) {
        if (row_used[row][digit] || column_used[column][digit] || box_used[box][digit]) continue;
        grid[row][column] = digit;
        row_used[row][digit] = column_used[column][digit] = box_used[box][digit] = true;
        ++steps;
        if (fill(cell + 1)) return true;
        grid[row][column] = 0;
        row_used[row][digit] = column_used[column][digit] = box_used[box][digit] = false;
        ++steps;
    }
    return false;
}

int main(int, char** arguments) {
    for (int cell = 0; cell < 81; ++cell) {
        const int digit = arguments[1][cell] - '0', row = cell / 9, column = cell % 9;
        grid[row][column] = digit;
        row_used[row][digit] = column_used[column][digit] = true;
        box_used[row / 3 * 3 + column / 3][digit] = true;
    }
    const std::clock_t began = std::clock();
    fill(0);
    const std::clock_t took = std::clock() - began;
    std::printf("%lld %.6f ", steps, static_cast<double>(took) / CLOCKS_PER_SEC);
    for (int cell = 0; cell < 81; ++cell) std::putchar('0' + grid[cell / 9][cell % 9]);
    std::putchar('\n');
}
