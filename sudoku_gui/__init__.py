"""sudoku_gui: a Sudoku workbench for the desktop."""

__version__ = "0.1.0"
