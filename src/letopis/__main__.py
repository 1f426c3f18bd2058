"""`python -m letopis` is the command `letopis`."""

import sys

from letopis.cli import main

if __name__ == "__main__":
    sys.exit(main())
