"""The same games under several sets of rules, game by game."""
