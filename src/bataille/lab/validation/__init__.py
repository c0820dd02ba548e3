"""What the laboratory counts, held against what others published (docs/figures.md): `scripts/validation`."""
