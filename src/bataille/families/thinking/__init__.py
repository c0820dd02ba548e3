"""Erik Arneson's thinking variant (R50–R54): everybody chooses a card of a small hand."""

from bataille.families.thinking.family import THINKING as FAMILY

__all__ = ["FAMILY"]
