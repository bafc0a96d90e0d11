"""A journal that lives in memory, for rehearsals and made-up events; saved whole at the end."""


class MemoryJournal:
    """Keeps (time, step) pairs in order; nothing is safe until somebody writes them to a file."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str]] = []

    def append(self, at: str, step: str) -> None:
        self.rows.append((at, step))

    def before_round(self, number: int) -> None:
        """Nothing to copy."""

    def close(self) -> None:
        """Nothing to close."""
