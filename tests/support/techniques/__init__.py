"""What the tests of techniques share."""
