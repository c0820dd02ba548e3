"""Searching for extreme games: random restarts and small changes of the deal, every find played again by the engine."""
