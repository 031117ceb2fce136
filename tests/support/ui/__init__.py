"""What the tests of the window share."""
