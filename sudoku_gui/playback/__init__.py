"""Walking along a search, to any moment of it and at any pace.  No Qt, and no clock of its own."""
