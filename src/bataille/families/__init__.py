"""The ways of playing: one folder and one `Family` value each."""
