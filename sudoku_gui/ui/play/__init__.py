"""What a player has beside the grid, and the switch between playing and watching."""
