"""Starts the program: a command if one is named, else the window."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs with these arguments (the command line's, if none are given) and gives the exit code."""
    from tourneydesk.cli.arguments import COMMANDS, WrongValue, take_language
    from tourneydesk.cli.main import main as headless

    asked = list(sys.argv[1:] if arguments is None else arguments)
    try:
        language, rest = take_language(asked)
    except WrongValue:
        return headless(asked)  # which says what is wrong
    if rest and rest[0] == "join":
        from tourneydesk.cli.arguments import join_request

        join = join_request(rest, language)
        from tourneydesk.gui.app.program import main as window

        return window([], language, join)
    if rest and (rest[0] in COMMANDS or rest[0].startswith("-")):
        return headless(asked)
    from tourneydesk.gui.app.program import main as window

    return window(rest, language)


if __name__ == "__main__":
    sys.exit(main())
