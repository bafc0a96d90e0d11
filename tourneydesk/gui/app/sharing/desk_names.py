"""This desk's name in shared events, remembered from the last time."""

from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.present import messages

DESK = "desk"
"""The key of the preference."""


def own_desk_name(otherwise: str) -> str:
    """The name of the last time, or this message."""
    return str(preferred(DESK) or "") or messages.text(otherwise)


def remember_desk_name(name: str) -> None:
    """Offers this name the next time."""
    prefer(DESK, " ".join(name.split()))
