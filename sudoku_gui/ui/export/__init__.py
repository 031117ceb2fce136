"""Pictures, animations and tables of a search."""
