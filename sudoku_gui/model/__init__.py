"""What a Sudoku is: geometry, grid, puzzle, moves, game.  Standard library only."""
