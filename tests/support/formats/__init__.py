"""What the tests of the formats share."""
