"""Longer text on paper: broken into lines at its spaces."""

from tourneydesk.documents.drawing.fonts import plain, width_of

_APART, _TOGETHER = "\u2068", "\u2069"
"""Unicode's first strong isolate and pop directional isolate, as `present.messages` sets them."""


def broken(text: str, width: float, size: float, *, bold: bool = False) -> list[str]:
    """A text in lines of at most this width; a wider word gets its own line and is cut when
    painted. Empty for a text without words.
    """
    # Word by word: the whole text may be longer than LONGEST.
    text = " ".join(map(plain, text.split()))
    if width_of(text, size, bold) <= width:
        return [text] if text.strip() else []
    space = width_of(" ", size, bold)
    lines: list[str] = []
    line: list[str] = []
    used = 0.0
    for said in text.split():
        wide = width_of(said, size, bold)
        if line and used + space + wide > width:
            lines.append(" ".join(line))
            line, used = [], 0.0
        used += wide + (space if line else 0)
        line.append(said)
    return _closed([*lines, " ".join(line)])


def _closed(lines: list[str]) -> list[str]:
    """Repeats isolates that continue on the next line in both lines."""
    closed: list[str] = []
    open_ = 0
    for line in lines:
        begun = _APART * open_ + line
        open_ = max(0, begun.count(_APART) - begun.count(_TOGETHER))
        closed.append(begun + _TOGETHER * open_)
    return closed
