"""War from the rules alone: a slow, plain second implementation, the oracle that the engine is held against."""
