"""What can be said about a grid as a puzzle: its verdict, typos, and where a game went wrong."""
