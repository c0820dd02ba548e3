"""Each family of play against its rules."""
