"""Walking along a search: how many steps are due when.  No Qt, and no clock of its own."""
