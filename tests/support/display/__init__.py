"""What the tests on a display share."""
