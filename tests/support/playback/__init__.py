"""What the tests of playback share."""
