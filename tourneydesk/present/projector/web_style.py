"""The style sheets of web pages: colors are tokens with a value for light and one for dark."""

import re
from collections.abc import Mapping

_TOKEN = re.compile(r"^@(\w+)\s+(\S+)\s+(\S+)$", re.MULTILINE)


def tokens(sheet: str, dark: bool) -> dict[str, str]:
    """The values of the tokens that are defined in the style sheet's header."""
    return {name: (night if dark else day) for name, day, night in _TOKEN.findall(sheet)}


def filled(sheet: str, values: Mapping[str, str]) -> str:
    """The style sheet without its header, its tokens replaced; KeyError for one that is not
    defined.
    """
    return re.sub(r"@(\w+)", lambda found: values[found[1]], sheet.partition("*/")[2])


def web_style(sheet: str, more: str = "") -> str:
    """The display's style sheet for browsers, light or dark as the viewer's device is set;
    ``more``: further rules with the same tokens.
    """
    light, dark = (
        "".join(f"--{name}:{color};" for name, color in tokens(sheet, is_dark).items())
        for is_dark in (False, True)
    )
    # A rule of the style sheet itself starts like a token.
    own = {name: f"var(--{name})" for name in tokens(sheet, False)}
    return filled(sheet + more, {**own, "media": "@media", "light": light, "dark": dark})
