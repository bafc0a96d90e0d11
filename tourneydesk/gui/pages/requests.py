"""What the pages of an event ask of the rest of the window."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal


class Requests(QObject):
    """Every page emits what it wants; the workspace and the window do it."""

    table = Signal(int, int)
    """The round and table to be shown."""
    papers = Signal(str)
    """The document to be shown for printing."""
    paper_of = Signal(str, object)
    """The same, and the player it is about or None."""
    display = Signal(str)
    """The kind of page that the audience is to see."""
    export = Signal()
    deciding_game = Signal()
    prizes = Signal()
    file = Signal(Path)
    """The file to be opened."""
    move = Signal(int)
    """The player who is to be moved to another section of the day."""
