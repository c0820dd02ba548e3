"""`python -m bataille` is the command `bataille`."""

import sys

from bataille.cli import main

if __name__ == "__main__":
    sys.exit(main())
