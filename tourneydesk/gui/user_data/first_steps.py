"""The first steps that the home page shows, and which of them the user has done."""

from tourneydesk.gui.user_data.preferences import prefer, preferred

STEPS = ("start", "players", "pair", "results", "display", "certificates")
"""In the order of a first event."""
_KEY, _OVER = "first-steps", "over"


def steps_done() -> frozenset[str]:
    """The steps done so far, in any event."""
    return _stored() & set(STEPS)


def first_event_over() -> bool:
    """Whether an event has been played to its end, or every step is done."""
    return _OVER in _stored() or steps_done() == set(STEPS)


def note_done(*steps: str, over: bool = False) -> None:
    """Remembers that these steps are done and, if so, that an event is over."""
    before = _stored()
    now = before | set(steps) | ({_OVER} if over else set())
    if now != before:
        prefer(_KEY, " ".join(sorted(now)))


def _stored() -> frozenset[str]:
    return frozenset(preferred(_KEY).split())
