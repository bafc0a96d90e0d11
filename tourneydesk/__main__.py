"""Starts the program: a command if one is named, else the window."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs with these arguments (the command line's, if none are given) and gives the exit code."""
    from tourneydesk.cli.main import COMMANDS
    from tourneydesk.cli.main import main as headless

    asked = list(sys.argv[1:] if arguments is None else arguments)
    if asked and (asked[0] in COMMANDS or asked[0].startswith("-")):
        return headless(asked)
    from tourneydesk.gui.app.program import main as window

    return window(asked)


if __name__ == "__main__":
    sys.exit(main())
