"""Measurements, each a command; what they print depends on the machine, so no test looks at it."""
