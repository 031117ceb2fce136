"""What is shown in the grid and over it, as values."""
