"""The laboratory: many games, counted exactly."""
