"""Longer text on paper: broken into lines at its spaces."""

from tourneydesk.documents.fonts import plain, width_of


def broken(text: str, width: float, size: float, *, bold: bool = False) -> list[str]:
    """A text in lines of at most that width; a word that is wider stands alone and is cut where it
    is drawn. Nothing for a text without words.
    """
    text = plain(text)
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
    return [*lines, " ".join(line)] if line else lines
