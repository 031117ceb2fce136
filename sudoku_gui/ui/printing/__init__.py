"""Puzzles on paper: pages painted, shown before, printed and saved as PDF."""
