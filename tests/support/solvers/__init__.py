"""What the tests of the solvers share."""
