"""`tourneydesk join`: opens the window at an event of another desk."""

from collections.abc import Sequence
from contextlib import nullcontext

from tourneydesk.cli.arguments import parser_for
from tourneydesk.present.messages import in_language


def join_request(arguments: Sequence[str], language: str | None) -> tuple[str, str, str]:
    """The address, the code and the desk's name in a command line, each empty if it is not there.
    For the window, which `tourneydesk.__main__` opens.
    """
    with nullcontext() if language is None else in_language(language):
        parsed = parser_for(arguments).parse_args(arguments)
    return parsed.address or "", parsed.code or "", parsed.desk or ""
