// The five published searches as plain recursive programs that count what the engine counts.
// Told the name of one, a puzzle of 81 digits (0: blank) and how often to search, it writes the
// seconds of the processor of the shortest search, and its placements, backtracks, tries, reads
// and calls.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <limits>

namespace {

struct Counters {
    long long placements, backtracks, tries, reads, calls;
};

int grid[9][9];
bool row_used[9][10], column_used[9][10], box_used[9][10];
bool is_possible[81][10];  // at the beginning: for listed_possibilities
int blanks[81];
int blank_count;
Counters counters;

void place(int row, int column, int digit) {
    grid[row][column] = digit;
    ++counters.placements;
}

void take_back(int row, int column) {
    grid[row][column] = 0;
    ++counters.backtracks;
}

bool used_tables(int cell) {
    ++counters.calls;
    if (cell == 81) return true;
    const int row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
    ++counters.reads;
    if (grid[row][column] != 0) return used_tables(cell + 1);
    for (int digit = 1; digit <= 9; ++digit) {
        ++counters.tries;
        ++counters.reads;
        if (row_used[row][digit]) continue;
        ++counters.reads;
        if (column_used[column][digit]) continue;
        ++counters.reads;
        if (box_used[box][digit]) continue;
        place(row, column, digit);
        row_used[row][digit] = column_used[column][digit] = box_used[box][digit] = true;
        if (used_tables(cell + 1)) return true;
        take_back(row, column);
        row_used[row][digit] = column_used[column][digit] = box_used[box][digit] = false;
    }
    return false;
}

// Which digits none of the houses of a cell holds.
void list_missing(int row, int column, bool* is_missing) {
    std::fill_n(is_missing, 10, true);
    for (int place = 0; place < 9; ++place) {
        is_missing[grid[row][place]] = is_missing[grid[place][column]] = false;
        counters.reads += 2;
    }
    const int top = row / 3 * 3, left = column / 3 * 3;
    for (int place = 0; place < 9; ++place) {
        is_missing[grid[top + place / 3][left + place % 3]] = false;
        ++counters.reads;
    }
}

bool missing_digits(int depth) {
    ++counters.calls;
    if (depth == blank_count) return true;
    const int row = blanks[depth] / 9, column = blanks[depth] % 9;
    bool is_missing[10];
    list_missing(row, column, is_missing);
    for (int digit = 1; digit <= 9; ++digit) {
        if (!is_missing[digit]) continue;
        ++counters.tries;
        place(row, column, digit);
        if (missing_digits(depth + 1)) return true;
        take_back(row, column);
    }
    return false;
}

bool candidate_sets(int start, int depth) {
    ++counters.calls;
    if (depth == blank_count) return true;
    int cell = start;
    while (++counters.reads, grid[cell / 9][cell % 9] != 0) ++cell;
    const int row = cell / 9, column = cell % 9;
    bool is_missing[10];
    list_missing(row, column, is_missing);
    for (int digit = 1; digit <= 9; ++digit) {
        if (!is_missing[digit]) continue;
        ++counters.tries;
        place(row, column, digit);
        if (candidate_sets(start + 1, depth + 1)) return true;
        take_back(row, column);
    }
    return false;
}

bool holds(int row, int column, int digit) {
    ++counters.reads;
    return grid[row][column] == digit;
}

// One house after another.
bool fits_by_house(int row, int column, int digit) {
    for (int place = 0; place < 9; ++place)
        if (holds(place, column, digit)) return false;
    for (int place = 0; place < 9; ++place)
        if (holds(row, place, digit)) return false;
    const int top = row / 3 * 3, left = column / 3 * 3;
    for (int place = 0; place < 9; ++place)
        if (holds(top + place / 3, left + place % 3, digit)) return false;
    return true;
}

bool listed_possibilities(int cell) {
    ++counters.calls;
    const int row = cell / 9, column = cell % 9;
    ++counters.reads;
    if (grid[row][column] != 0) return cell == 80 || listed_possibilities(cell + 1);
    for (int digit = 1; digit <= 9; ++digit) {
        ++counters.tries;
        ++counters.reads;
        if (!is_possible[cell][digit] || !fits_by_house(row, column, digit)) continue;
        place(row, column, digit);
        if (cell == 80 || listed_possibilities(cell + 1)) return true;
        take_back(row, column);
    }
    return false;
}

// The three houses side by side.
bool fits_by_place(int row, int column, int digit) {
    const int top = row / 3 * 3, left = column / 3 * 3;
    for (int place = 0; place < 9; ++place) {
        if (holds(row, place, digit) || holds(place, column, digit)) return false;
        if (holds(top + place / 3, left + place % 3, digit)) return false;
    }
    return true;
}

bool direct_check(int depth) {
    ++counters.calls;
    if (depth == blank_count) return true;
    const int row = blanks[depth] / 9, column = blanks[depth] % 9;
    for (int digit = 1; digit <= 9; ++digit) {
        ++counters.tries;
        if (!fits_by_place(row, column, digit)) continue;
        place(row, column, digit);
        if (direct_check(depth + 1)) return true;
        take_back(row, column);
    }
    return false;
}

void begin(const char* puzzle) {
    std::memset(row_used, 0, sizeof row_used);
    std::memset(column_used, 0, sizeof column_used);
    std::memset(box_used, 0, sizeof box_used);
    blank_count = 0;
    for (int cell = 0; cell < 81; ++cell) {
        const int digit = puzzle[cell] - '0', row = cell / 9, column = cell % 9;
        grid[row][column] = digit;
        row_used[row][digit] = column_used[column][digit] = true;
        box_used[row / 3 * 3 + column / 3][digit] = true;
        if (digit == 0) blanks[blank_count++] = cell;
    }
    for (int depth = 0; depth < blank_count; ++depth)
        for (int digit = 1; digit <= 9; ++digit)
            is_possible[blanks[depth]][digit] =
                fits_by_house(blanks[depth] / 9, blanks[depth] % 9, digit);
    counters = Counters{};
}

void search(const char* name) {
    if (!std::strcmp(name, "used-tables")) used_tables(0);
    if (!std::strcmp(name, "missing-digits")) missing_digits(0);
    if (!std::strcmp(name, "candidate-sets")) candidate_sets(0, 0);
    if (!std::strcmp(name, "listed-possibilities")) listed_possibilities(0);
    if (!std::strcmp(name, "direct-check")) direct_check(0);
}

}  // namespace

int main(int, char** arguments) {
    double shortest = std::numeric_limits<double>::infinity();
    for (int turn = std::atoi(arguments[3]); turn > 0; --turn) {
        begin(arguments[2]);
        const std::clock_t began = std::clock();
        search(arguments[1]);
        const std::clock_t took = std::clock() - began;
        shortest = std::min(shortest, static_cast<double>(took) / CLOCKS_PER_SEC);
    }
    std::printf("%.6f %lld %lld %lld %lld %lld\n", shortest, counters.placements,
                counters.backtracks, counters.tries, counters.reads, counters.calls);
}
