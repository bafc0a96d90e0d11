"""Longer text on paper: broken into lines at its spaces."""

from tourneydesk.documents.drawing.fonts import plain, width_of

_APART, _TOGETHER = "\u2068", "\u2069"
"""Unicode's first strong isolate and pop directional isolate, as `present.messages` sets them."""


def break_lines(
    text: str, width: float, size: float, *, bold: bool = False, condensed: bool = False
) -> list[str]:
    """A text in lines of at most this width; a wider word gets its own line and is cut when
    painted. Empty for a text without words.
    """
    # Word by word: the whole text may be longer than LONGEST.
    text = " ".join(map(plain, text.split()))
    if width_of(text, size, bold, condensed) <= width:
        return [text] if text.strip() else []
    space = width_of(" ", size, bold, condensed)
    lines: list[str] = []
    line: list[str] = []
    used = 0.0
    for word in text.split():
        word_width = width_of(word, size, bold, condensed)
        if line and used + space + word_width > width:
            lines.append(" ".join(line))
            line, used = [], 0.0
        used += word_width + (space if line else 0)
        line.append(word)
    return _close_isolates([*lines, " ".join(line)])


def _close_isolates(lines: list[str]) -> list[str]:
    """Repeats isolates that continue on the next line in both lines."""
    closed: list[str] = []
    open_count = 0
    for line in lines:
        opened = _APART * open_count + line
        open_count = max(0, opened.count(_APART) - opened.count(_TOGETHER))
        closed.append(opened + _TOGETHER * open_count)
    return closed
