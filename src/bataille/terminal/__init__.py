"""War in a terminal: plain lines, and the full screen."""
