"""What tests of several folders share; the README says what to know first."""
