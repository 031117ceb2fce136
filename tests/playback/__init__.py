"""Tests of sudoku_gui.playback."""
