"""Open documents: the puzzles of a file and the games begun with them.  No Qt."""
