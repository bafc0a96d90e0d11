"""A desk that is connected to a shared event. Imports nothing of PostgreSQL: windows show it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ConnectedDesk:
    """A connected desk as the server knows it."""

    name: str
    role: str
    """``head``, ``scorekeeper`` or ``viewer``: proved by the code."""
    host: str
    """The address of its laptop; empty where the server does not tell."""
    since: str
    """ISO time by the server's clock."""
    program_version: str
    clock_ahead: float
    """Seconds by which its clock was ahead of the server's when it connected."""
