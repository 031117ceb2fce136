"""Widgets, threads and looks that know nothing of Sudoku."""
